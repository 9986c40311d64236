"""The laboratory: two sets of house rules compared in the background, in charts and files."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import axe
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def side(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"Rules {name}", exact=True)


def saved(page: Page, button: Locator, folder: Path) -> Path:
    with page.expect_download() as download:
        button.click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_house_rules_are_compared(player: Player, tmp_path: Path) -> None:
    page = player.page
    page.goto(f"{player.address}/new/stop-the-bus")
    page.get_by_role("link", name="Compare house rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Laboratory")
    expect(page.get_by_text("Both sets of rules are the same")).to_be_visible()

    second = side(page, "B")
    second.get_by_text("House rules").click()
    second.get_by_label("Lives", exact=True).fill("1")
    second.get_by_label("Lives", exact=True).blur()
    expect(second.get_by_text("1 changed")).to_be_visible()
    expect(page.get_by_text("Lives. A: 3. B: 1.")).to_be_visible()
    page.get_by_label("Bots").select_option(label="Novice")
    page.get_by_label("Matches with each set").select_option("50")
    assert "lives=1" in page.url and "x-matches=50" in page.url
    assert axe.violations(player) == []

    player.button("Compare").click()
    # a comparison runs at low priority: with much else to do it takes minutes
    expect(page.get_by_text("Done.", exact=True)).to_be_visible(timeout=480_000)
    found = page.get_by_role("heading", name="Stop the Bus: 50 matches")
    expect(found).to_be_in_viewport(ratio=1)  # it has come into sight by itself
    heading = page.get_by_role("heading", level=2).last
    expect(heading).to_have_text("Stop the Bus: 50 matches with each set of rules, Novice")
    clear = page.get_by_role("table", name="Clear differences")
    shorter = clear.get_by_role("row", name=re.compile("^Deals in a match"))
    expect(shorter.get_by_role("cell").last).to_have_text(re.compile(r"^−[\d.]+ ±\s[\d.]+$"))
    expect(page.locator(".found")).to_contain_text(
        re.compile(r"^With B \(Lives: 1\) a match lasts [\d.]+ deals less than with A: ")
    )
    expect(page.get_by_role("img").locator("svg")).to_have_count(6)
    page.get_by_text("As a table").first.click()
    assert axe.violations(player) == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320

    lengths = "Deals in a match, % of the matches"
    vector = saved(page, player.button(f"Save as SVG: {lengths}"), tmp_path)
    assert "B: Stop the Bus; Lives: 1" in vector.read_text(encoding="utf-8")
    picture = saved(page, player.button(f"Save as PNG: {lengths}"), tmp_path)
    assert picture.read_bytes().startswith(b"\x89PNG")
    table = saved(page, page.get_by_role("link", name="All figures"), tmp_path)
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert rows[0]["title"] == "Deals in a match" and float(rows[0]["difference_high"]) < 0

    page.reload()  # the address carries what is compared
    expect(page.get_by_text("Lives. A: 3. B: 1.")).to_be_visible()
    expect(page.get_by_label("Matches with each set")).to_have_value("50")


def test_a_comparison_is_stopped_and_the_language_changes(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/lab/stop-the-bus?x-matches=2000&x-level=master")
    player.button("Compare").click()
    player.button("Stop").click()
    expect(page.get_by_text("Stopped.", exact=True)).to_be_visible()
    expect(player.button("Stop")).to_have_count(0)
    game = page.locator("main select").first
    game.focus()
    game.select_option(label="Mus")
    expect(page).to_have_url(re.compile("/lab/mus"))
    player.settle()
    expect(game).to_be_focused()  # choosing another game does not change the page
    page.get_by_role("banner").get_by_label("Language").select_option(value="es")
    expect(page.get_by_role("heading", level=1)).to_have_text("Laboratorio")
