"""The icons that a phone puts on its first screen: the drawing of `icon.svg` on the felt.

A phone takes no SVG for them, so each size is a file. After a change of the drawing,
`BONEACE_REWRITE=1 pytest tests/browser/test_icons.py` makes them again.
"""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.painted]

PUBLIC = Path(__file__).parents[2] / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
SIZES = (180, 192, 512)
#: A phone may cut a circle out of a “maskable” icon: what matters is within 80 % of its middle.
SHARE = 0.6
TOLERANCE = 2  # of 255: smoothing differs a little between browsers


def drawn(browser: Browser, size: int) -> Image.Image:
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    page.set_content(
        f"""<style>
          body {{ margin: 0; height: {size}px; background: {MANIFEST["background_color"]};
                  display: grid; place-items: center; }}
          svg {{ width: {size * SHARE}px; height: {size * SHARE}px; }}
        </style>{drawing}"""
    )
    picture = Image.open(io.BytesIO(page.screenshot()))
    page.close()
    return picture.convert("RGB")


@pytest.mark.parametrize("size", SIZES)
def test_an_icon_is_the_drawing(browser: Browser, size: int) -> None:
    found, file = drawn(browser, size), PUBLIC / f"icon-{size}.png"
    if os.environ.get("BONEACE_REWRITE"):
        found.save(file, optimize=True)
    kept = Image.open(file).convert("RGB")
    assert kept.size == (size, size)
    apart = np.abs(np.asarray(found, dtype=np.int64) - np.asarray(kept, dtype=np.int64))
    assert apart.mean() < TOLERANCE


def test_the_manifest_and_the_page_name_them() -> None:
    named = {icon["src"]: icon["sizes"] for icon in MANIFEST["icons"]}
    assert named["/icon-192.png"] == "192x192"
    assert named["/icon-512.png"] == "512x512"
    page = (PUBLIC.parent / "index.html").read_text(encoding="utf-8")
    assert '<link rel="apple-touch-icon" href="/icon-180.png" />' in page
