"""What axe-core finds on a page, on a desktop and on a phone, light and dark."""

from __future__ import annotations

from tests.browser.player import Player
from tests.places import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
#: Contrast does not depend on the size of the page, nor the layout on the colours: check each once.
PAGES = {"desktop, light": (1280, 800), "phone, dark": (360, 740)}
RUN = "axe.run(document, {resultTypes: ['violations']})"
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def violations(player: Player) -> list[str]:
    """Everything that axe-core finds on the page as it is now. Then the page is as it was."""
    assert AXE.exists(), "web/node_modules holds axe-core: pip install -e '.[test]' fetches it"
    page, before = player.page, player.page.viewport_size
    if not page.evaluate("typeof axe !== 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for how, (width, height) in PAGES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if "dark" in how else "light")
        page.evaluate(DRAWN)
        found += [
            f"{how}: {broken['id']}: {broken['help']} ({node['html'][:120]})"
            for broken in page.evaluate(RUN)["violations"]
            for node in broken["nodes"]
        ]
    page.emulate_media(color_scheme="light")
    if before is not None:
        page.set_viewport_size(before)
    return found
