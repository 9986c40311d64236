"""A club in several browsers: a host, a member on a phone, and a stranger who only reads."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.fitting import speak
from tests.browser.screens import misfits
from tests.browser.test_table import PHONE, Guest, Visitor, guest, play_to_the_end

__all__ = ["guest"]

pytestmark = pytest.mark.browser


def found_club(host: Visitor) -> str:
    """Make a club from the first page; returns the link that is sent to friends."""
    page = host.page
    page.goto(host.address)
    page.get_by_role("link", name="Start a club").click()
    page.get_by_label("Name of the club").fill("Thursdays")
    host.button("Make the club").click()
    page.wait_for_url("**/club/*")
    return page.get_by_role("textbox", name="Link to this club", exact=True).input_value()


def plan(host: Visitor) -> str:
    """Short rules of the house, and an evening of one round with them; returns its address."""
    page = host.page
    host.button("Add rules").click()
    page.get_by_label("Name of these rules").fill("Quick")
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="Stop the Bus")
    page.get_by_role("heading", name="House rules").last.click()
    page.get_by_label("Lives", exact=True).fill("1")
    page.get_by_label("Lives", exact=True).press("Tab")  # a note about the change moves things
    house = page.get_by_role("region", name="Rules of the club")
    house.get_by_role("button", name="Save").click()
    expect(page.get_by_role("link", name="Quick")).to_be_visible()
    host.button("Plan an evening").click()
    page.get_by_label("Name of the evening").fill("The first")
    page.get_by_label("What is played").select_option(label="Quick (Stop the Bus)")
    page.get_by_label("Players at a table").select_option(label="2")
    page.get_by_label("Rounds", exact=True).fill("1")
    page.get_by_label("Clock").select_option(label="5 minutes, and 5 seconds a move")
    host.button("Plan it").click()
    page.wait_for_url("**/evening/*")
    return page.url


def fits(one: Visitor, first: int) -> list[str]:
    """The parts that do not fit, in any language, on any screen; and what axe-core finds."""
    page = one.page
    found = misfits(page, lambda: page.wait_for_load_state("networkidle"), first=first)
    speak(page, "en")
    return found + violations(one)


def test_an_evening_from_the_link_of_the_club_to_the_closing_table(guest: Guest) -> None:
    ann, ben = guest("Ann"), guest("Ben", **PHONE)
    link = found_club(ann)
    assert "#" not in link, "the link that is sent opens nobody's membership"
    ben.page.goto(link)
    expect(ben.page.get_by_text("Run by Ann. 1 member so far.")).to_be_visible()
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")
    ben.button("Join").click()
    expect(ann.page.get_by_role("heading", name="2 members")).to_be_visible()
    expect(ben.button("Plan an evening")).to_have_count(0)

    ann.button("Change the name").click()
    ann.page.get_by_label("Name of the club").fill("Fridays")
    ann.button("Save").first.click()
    expect(ben.page.get_by_role("heading", name="Fridays")).to_be_visible()
    expect(ben.button("Change the name")).to_have_count(0)

    evening = plan(ann)
    ben.page.get_by_role("link", name="The first").click()
    for one in (ann, ben):
        one.button("I take part").click()
    expect(ann.button("Draw round 1")).to_be_enabled()
    ann.button("Draw round 1").click()

    # the match begins by itself, once both are at their table
    for one in (ann, ben):
        one.button(re.compile("^Go to my table")).click()
    for one in (ann, ben):
        one.at_match()
    play_to_the_end(ann, ben)
    ann.back()
    ann.page.get_by_role("link", name="To the evening").click()
    expect(ann.page.get_by_text("Everything has been played.")).to_be_visible()
    expect(ann.page.get_by_role("row", name=re.compile("Ann"))).to_have_attribute(
        "aria-current", "true"
    )
    assert fits(ann, 0) == []

    # a result that the host writes is marked, for strangers too
    ann.button("Enter result: Table 1").click()
    for name, won in (("Ann", "-2"), ("Ben", "2")):
        ann.page.get_by_role("spinbutton", name=name).fill(won)
    ann.button("Save").click()
    expect(ann.page.get_by_text("Entered by Ann")).to_be_visible()
    ann.button("Close the evening now").click()
    stranger = guest("Cleo")
    stranger.page.goto(evening)
    expect(stranger.page.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(stranger.page.get_by_role("row").nth(1)).to_contain_text("Ben")
    expect(stranger.button(re.compile("I take part|Enter result"))).to_have_count(0)
    with stranger.page.expect_download() as file:
        stranger.page.get_by_role("link", name="CSV").click()
    assert file.value.suggested_filename.endswith(".csv")

    # the club has counted the match, and its page fits too
    ann.page.get_by_role("link", name="Fridays").click()
    expect(ann.page.get_by_role("heading", name="Ratings")).to_be_visible()
    assert fits(ann, 1) == []


def test_a_membership_moves_to_another_device(guest: Guest) -> None:
    ann = guest("Ann")
    link = found_club(ann)
    ann.button("Use another device").click()
    own = ann.page.get_by_role("textbox", name="Your own link").input_value()
    phone = guest("Somebody", **PHONE)
    phone.page.goto(own)
    expect(phone.page.get_by_role("heading", name="1 member")).to_be_visible()
    assert phone.page.url == link, "the key is gone from the address"
    expect(ann.page.get_by_role("heading", name="This is open on another page")).to_be_visible()
