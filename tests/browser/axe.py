"""What axe-core finds on a page, on a desktop and on a phone, light and dark."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.player import DRAWN, Player
from tests.places import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
#: Contrast does not depend on the size of the page, nor the layout on the colours: check each once.
PAGES = {"desktop, light": (1280, 800), "phone, dark": (360, 740)}
#: Nothing is loaded once more for rules about sound, of which the page has none.
RUN = """(rules) =>
    axe.run(document, {resultTypes: ['violations'], rules, preload: false})"""
#: With forced colours the browser colours all text itself, and axe-core is told the page's colours.
UNFORCED = {"color-contrast": {"enabled": False}}


def broken(page: Page, rules: dict[str, dict[str, bool]] | None = None) -> list[str]:
    """What axe-core finds on the page at its size and in its colours."""
    assert AXE.exists(), "web/node_modules holds axe-core: pip install -e '.[test]' fetches it"
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{rule['id']}: {rule['help']} ({node['html'][:120]})"
        for rule in page.evaluate(RUN, rules or {})["violations"]
        for node in rule["nodes"]
    ]


def violations(player: Player, *hows: str) -> list[str]:
    """Everything that axe-core finds on the page as it is now. Then the page is as it was.

    `hows` are some of `PAGES`: a long text in a style that other tests see both ways needs one.
    """
    page, before = player.page, player.page.viewport_size
    found = []
    for how in hows or PAGES:
        width, height = PAGES[how]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if "dark" in how else "light")
        page.evaluate(DRAWN)
        found += [f"{how}: {one}" for one in broken(page)]
    page.emulate_media(color_scheme="light")
    if before is not None:
        page.set_viewport_size(before)
    return found
