"""The picture that a chat shows beside a link to the page: the head of the first page, filling it.

After a change of how that looks, `BONEACE_REWRITE=1 pytest tests/browser/test_preview.py` makes it
again.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Server

pytestmark = [pytest.mark.browser, pytest.mark.painted]

FILE = Path(__file__).parents[2] / "web" / "public" / "preview.png"
SIZE = (1200, 630)  # the size that sites with previews ask for
CARDS, COLOURS = 3, 128
TOLERANCE = 6  # of 255, on average
FILLING = """
  body * { visibility: hidden; }
  body main .hero, body main .hero * { visibility: visible; }
  body main .hero .ways { display: none; }
  body main .hero.hero.hero {
    position: fixed; inset: 0; margin: 0; border-radius: 0; padding: 0 80px; --card-w: 240px;
  }
  body main .hero.hero.hero h1 { font-size: 112px; }
  body main .hero.hero.hero .lead { font-size: 33px; max-width: 460px; }
"""


def taken(browser: Browser, address: str) -> Image.Image:
    width, height = SIZE
    context = browser.new_context(
        viewport={"width": width, "height": height}, bypass_csp=True, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    expect(page.locator(".hero .place svg")).to_have_count(CARDS)
    page.add_style_tag(content=FILLING)
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled")))
    context.close()
    return picture.convert("RGB")


def test_the_preview_is_the_head_of_the_first_page(browser: Browser, server: Server) -> None:
    found = taken(browser, server.address)
    if os.environ.get("BONEACE_REWRITE"):
        found.quantize(COLOURS).save(FILE, optimize=True)
    kept = Image.open(FILE).convert("RGB")
    assert kept.size == SIZE
    apart = np.abs(np.asarray(found, dtype=np.int64) - np.asarray(kept, dtype=np.int64))
    assert apart.mean() < TOLERANCE
