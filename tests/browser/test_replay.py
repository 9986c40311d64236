"""A finished match seen again: step by step, by a seat or with all hands open, with its review."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from boneace import record
from tests.browser import axe
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def face_down(player: Player) -> Locator:
    """The cards in hands that lie face down."""
    return player.page.locator("[data-hand] [data-card='??']")


def test_a_finished_match_is_seen_again(player: Player, tmp_path: Path) -> None:
    page = player.page
    player.new_match(seats=2)
    player.finish()
    page.get_by_role("link", name="Review", exact=True).first.click()
    step = page.get_by_role("slider", name="Step")
    expect(page.get_by_role("heading", name=re.compile(" decides$"))).to_be_visible()
    expect(step).not_to_have_value("0")  # it opens at the first decision
    expect(page.locator("[data-hand] [data-card]")).to_have_count(6)
    expect(face_down(player)).to_have_count(0)
    page.get_by_label("All hands open").uncheck()
    expect(face_down(player)).to_have_count(3)
    expect(page.get_by_role("heading", name="The whole match")).to_be_visible()
    assert axe.violations(player) == []
    page.get_by_role("button", name="To the next deal").click()
    page.get_by_role("button", name="One step back").click()
    worst = page.get_by_role("button", name=re.compile("^Deal 1, "))
    if worst.count():
        worst.first.click()
        expect(page.get_by_role("heading", name=re.compile(" decides$"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert record.read(saved).game == "thirty-one"
    page.get_by_role("link", name="To the table").click()
    expect(player.button("Play again")).to_be_visible()
    # a match of the daily deal has its result instead, and the way home
    id_ = page.url.rsplit("/", 1)[1]
    page.evaluate(f"localStorage.setItem('boneace.daily', JSON.stringify({{match: '{id_}'}}))")
    sent = {"day": "2026-01-01", "game": "thirty-one", "deals": 3, "played": 4, "mean": -0.25}
    page.route("**/api/daily?*", lambda route: route.fulfill(json={**sent, "yours": 1}))
    page.reload()
    expect(page.locator(".showdown .day")).to_have_text(
        "Your result: +1 stake. The average of 4 people here: −0.25 stakes."
    )
    assert axe.violations(player) == []
    page.get_by_role("region", name="match").get_by_role("link", name="Home").click()
    page.wait_for_url(f"{player.address}/")


def test_a_match_that_goes_on_is_not_replayed(player: Player) -> None:
    player.expected = ["409"]
    player.new_match(seats=2)
    player.page.goto(f"{player.page.url}/review")
    heading = player.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("There is nothing to replay")
    player.page.get_by_role("link", name="To the table").click()
    player.wait_for_my_turn()


def test_what_if_is_played_on_from_a_moment(player: Player) -> None:
    page = player.page
    player.new_match(seats=2)
    player.finish()
    page.get_by_role("link", name="Review", exact=True).first.click()
    expect(page.get_by_role("img", name=re.compile("could expect"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile(" decides$"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Play on from here as Ann")).click()
    page.wait_for_url(lambda url: "/review" not in url)
    player.wait_for_my_turn()
    expect(page.get_by_role("heading", level=1)).to_contain_text("deal 1")
