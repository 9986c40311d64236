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
    # the step has an address to share, which opens it as it was seen, and Back leaves the review
    page.get_by_label("Seen by").select_option("1")
    at = step.input_value()
    address = page.get_by_role("textbox", name="This moment as a link").input_value()
    assert address.endswith(f"/review?step={at}&seat=1&hands=own")
    page.wait_for_url(address)
    player.button("Copy: This moment as a link").click()
    page.reload()
    expect(step).to_have_value(at)
    expect(page.get_by_label("Seen by")).to_have_value("1")
    expect(page.get_by_label("All hands open")).not_to_be_checked()
    page.go_back()
    expect(player.button("Play again")).to_be_visible()
    page.go_forward()
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
    sent = {
        "day": "2026-01-01",
        "game": "thirty-one",
        "deals": 3,
        "prize": "stake",
        "played": 4,
        "mean": -0.25,
    }
    page.route("**/api/daily?*", lambda route: route.fulfill(json={**sent, "yours": 1}))
    page.reload()
    expect(page.locator(".showdown .day")).to_have_text(
        "You won the match, and 1 stake of the others with it. "
        "Better than the average of 4 people here: −0.25 stakes."
    )
    assert axe.violations(player) == []
    page.get_by_role("region", name="match").get_by_role("link", name="Home").click()
    page.wait_for_url(f"{player.address}/")


def test_your_own_mistakes_come_first_and_the_way_through_stays_in_sight(player: Player) -> None:
    page = player.page
    player.new_match(seats=2)
    player.finish()
    page.get_by_role("link", name="Review", exact=True).first.click()
    now = page.get_by_role("table").filter(has=page.get_by_role("columnheader", name="Move"))
    expect(now.get_by_role("columnheader")).to_have_text(["Move", "Brings in stakes", "Wins"])
    expect(page.get_by_role("heading", name="Your decisions that lost most")).to_be_visible()
    others = page.locator("details", has_text="Those of the others")
    mistakes = page.get_by_role("region", name="Your decisions that lost most").get_by_role(
        "button"
    )
    assert all(", Ann: " in told for told in mistakes.all_inner_texts())
    if others.count():
        others.locator("summary").click()
        assert all(", Ann: " not in told for told in others.get_by_role("button").all_inner_texts())
    assert axe.violations(player) == []
    page.get_by_role("link", name="Download the record").scroll_into_view_if_needed()
    on = page.get_by_role("button", name="One step on")
    expect(on).to_be_in_viewport(ratio=1)
    last = page.get_by_role("slider", name="Step").get_attribute("max")
    line = page.locator(".dock .line")
    expect(line).to_contain_text(re.compile(rf"· \d+ of {last}"))
    page.locator("#main").focus()
    for key, step in (
        ("Home", "0"),
        ("ArrowRight", "1"),
        ("End", last),
        ("Shift+ArrowRight", last),
    ):
        page.keyboard.press(key)
        expect(line).to_contain_text(f"· {step} of {last}")


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
