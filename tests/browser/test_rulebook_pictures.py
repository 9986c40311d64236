"""The pictures of a rule book: moments of a record as the table draws them, and the way into it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def test_a_picture_leads_into_its_deal(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/rules/stop-the-bus")
    picture = page.get_by_role("img", name=re.compile("queen of spades, jack of spades and nine"))
    expect(picture).to_be_visible()
    assert axe.violations(player, "desktop, light") == []
    page.get_by_role("link", name="Step through this deal").click()
    step = page.get_by_role("slider", name="Step")
    expect(step).to_be_visible()
    expect(page.get_by_text("queen, jack, ten of spades")).to_be_visible()
    assert axe.violations(player, "desktop, light") == []
    before = int(step.input_value())
    assert before > 0
    page.get_by_role("button", name="One step on").click()
    expect(step).to_have_value(str(before + 1))
