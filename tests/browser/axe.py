"""What axe-core finds on a page: on a desktop in light colours, on a phone in dark ones, and on a
phone whose owner has chosen the colours of all pages (forced colours)."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.player import DRAWN, Player
from tests.places import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
#: Contrast does not depend on the size of the page, nor the layout on the colours: check each once.
PAGES = {"desktop, light": (1280, 800), "phone, dark": (360, 740), "phone, forced": (360, 740)}
COLOURS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "forced_colors": "none"},
    "forced": {"color_scheme": "light", "forced_colors": "active"},
}
#: Forced colours change nothing but colours.
OPTIONS: dict[str, dict[str, Any]] = {"forced": {"runOnly": ["color-contrast"]}}
#: Nothing is loaded once more for rules about sound, of which the page has none.
#: What keeps the page unpainted (conftest.py) is taken away meanwhile: it is no contrast.
RUN = """async (options) => {
    const sheets = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    try {
        return await axe.run(document, {resultTypes: ['violations'], preload: false, ...options});
    } finally {
        document.adoptedStyleSheets = sheets;
    }
}"""


def broken(page: Page, options: dict[str, Any] | None = None) -> list[str]:
    """What axe-core finds on the page at its size and in its colours."""
    assert AXE.exists(), "web/node_modules holds axe-core: pip install -e '.[test]' fetches it"
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{rule['id']}: {rule['help']} ({node['html'][:120]})"
        for rule in page.evaluate(RUN, options or {})["violations"]
        for node in rule["nodes"]
    ]


def violations(player: Player, *hows: str) -> list[str]:
    """Everything that axe-core finds on the page as it is now. Then the page is as it was.

    `hows` are some of `PAGES`: a long text in a style that other tests see all ways needs one.
    """
    page, before = player.page, player.page.viewport_size
    found = []
    for how in hows or PAGES:
        width, height = PAGES[how]
        colours = how.split(", ")[1]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(**COLOURS[colours])
        page.evaluate(DRAWN)
        found += [f"{how}: {one}" for one in broken(page, OPTIONS.get(colours))]
    page.emulate_media(**COLOURS["light"])
    if before is not None:
        page.set_viewport_size(before)
    return found
