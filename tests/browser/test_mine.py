"""The page of your own matches: figures, the list, records, and forgetting."""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.fitting import speak
from tests.browser.player import Player
from tests.browser.screens import misfits

pytestmark = pytest.mark.browser


def test_matches_are_counted_taken_away_and_forgotten(player: Player, tmp_path: Path) -> None:
    page = player.page
    for _ in range(2):
        player.new_match(seats=2)
        player.finish()
    page.goto(player.address)
    page.get_by_role("link", name="Your figures and all your matches").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your matches")
    row = page.get_by_role("table", name="By game").get_by_role("row", name="Thirty-one")
    expect(row.get_by_role("cell").first).to_have_text("2")
    expect(page.get_by_role("heading", name="All matches: 2")).to_be_visible()
    expect(row).to_contain_text("stake")
    expect(page.get_by_text("everybody pays one stake into the match")).to_be_visible()
    result = page.locator("li .result").first
    expect(result).to_have_text(re.compile(r"^(Won · \+1|Lost · −1) stake$"))
    expect(page.locator("li.panel").first).to_contain_text(re.compile(r"\((\+|−)1\)"))
    assert axe.violations(player) == []

    with page.expect_download() as download:
        page.get_by_role("button", name="Save all as records").click()
    download.value.save_as(tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as file:
        assert len(file.namelist()) == 3 and "matches.csv" in file.namelist()
    with page.expect_download() as download:
        page.get_by_role("link", name="Record: ").first.click()
    assert download.value.suggested_filename.startswith("thirty-one-")

    review = page.get_by_role("link", name="Review: Thirty-one, ").first
    expect(review).to_have_text("Review")
    expect(review).to_have_attribute("href", re.compile("/match/.*/review$"))

    page.get_by_role("button", name="Forget: ").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the match is deleted from the server")
    assert axe.violations(player) == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("heading", name="All matches: 2")).to_be_visible()
    page.get_by_role("button", name="Forget: ").first.click()
    dialog.get_by_role("button", name="Forget").click()
    expect(page.get_by_text("The match is deleted.")).to_be_visible()
    expect(page.get_by_role("heading", name="All matches: 1")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="All matches: 1")).to_be_visible()

    # the longest name of one word is not broken
    name = page.get_by_role("table", name="By game").locator("tbody th").first
    line = name.evaluate("one => one.offsetHeight")
    name.evaluate("one => { one.textContent = 'Schwimmen'; }")
    assert name.evaluate("one => one.offsetHeight") == line
    page.reload()

    assert misfits(page, lambda: page.wait_for_load_state("networkidle")) == []


def test_a_browser_without_matches_is_told_so(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/mine")
    none = page.get_by_role("region", name="No match has been played in this browser yet.")
    expect(none).to_contain_text("Every match that you play is listed here with its result.")
    expect(none.get_by_role("link", name="Learn")).to_have_attribute("href", "/learn")
    assert axe.violations(player) == []
    assert misfits(page, player.settle) == []
    speak(page, "en")
    none.get_by_role("button", name="Play now: Thirty-one").click()
    page.wait_for_url("**/match/*")
    player.wait_for_my_turn()
