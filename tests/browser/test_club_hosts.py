"""What hosts of a club change and take away, in the browser; and a club whose host is gone."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.fitting import speak
from tests.browser.test_clubhouse import club, enter, evening, result
from tests.browser.test_table import PHONE, Guest, guest

__all__ = ["guest"]

pytestmark = pytest.mark.browser

LONG_AGO = 1_700_000_000_000
"""14 November 2023, in milliseconds since 1970."""


def test_rules_of_the_club_are_removed_and_replaced_after_a_question(guest: Guest) -> None:
    ann = guest("Ann")
    club(ann)
    page = ann.page
    house = page.get_by_role("region", name="Rules of the club")
    for save in ("Save", "Replace them"):
        ann.button("Add rules").click()
        page.get_by_label("Name of these rules").fill("Quick")
        if save != "Save":
            expect(house).to_contain_text("The club already has rules with this name.")
            expect(house.get_by_role("button", name="Save")).to_have_count(0)
        house.get_by_role("button", name=save).click()
        expect(house.get_by_role("link", name="Quick")).to_have_count(1)
    ann.button("Remove: Quick").click()
    expect(house).to_contain_text("Evenings that are already planned keep these rules.")
    ann.button("Cancel").click()
    expect(house.get_by_role("link", name="Quick")).to_be_visible()
    ann.button("Remove: Quick").click()
    ann.button("Remove Quick").click()
    expect(house.get_by_role("link", name="Quick")).to_have_count(0)


def test_an_evening_is_renamed_listed_as_over_and_deleted(guest: Guest) -> None:
    ann, ben = guest("Ann"), guest("Ben", **PHONE)
    at, links = club(ann, "Ben")
    evening(ann, "Ann", "Ben")
    page, shown = ann.page, ann.page.url
    ann.button("Change the name").click()
    page.get_by_label("Name of the evening").fill("The second")
    ann.button("Save").click()
    expect(page.get_by_role("heading", name="The second")).to_be_visible()
    ann.button("Draw round 1").click()
    expect(page.get_by_role("heading", name="Table 1")).to_be_visible()
    expect(ann.button("Delete the evening")).to_have_count(0)

    enter(ben, links["Ben"])
    listed = ben.page.get_by_role("region", name="Evenings")
    expect(listed).not_to_contain_text("over")
    ben.page.goto(shown)
    ben.button(re.compile("^Go to my table")).click()
    expect(ben.page.get_by_role("heading", name="The second, table 1")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Watch")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Invite friends")).to_have_count(0)
    ben.page.goto(ben.address)
    own = ben.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(own).to_contain_text("The second")
    ben.page.goto(shown)
    result(ann, 1, "2", "-2")
    ann.button("Close the evening").click()
    ann.button("Close the evening now").click()
    ben.page.get_by_role("link", name="Thursdays").click()
    expect(listed).to_contain_text("The second")
    expect(listed).to_contain_text(re.compile(r"2026 · over|\d{4} · over"))

    ben.page.goto(shown)
    expect(ben.page.get_by_role("heading", name="Final standings")).to_be_visible()
    expect(
        ben.page.get_by_text(re.compile(r"The evening is over\. Winner: (Ann|Ben)\."))
    ).to_be_visible()
    expect(ben.button("Delete the evening")).to_have_count(0)
    ann.button("Delete the evening").click()
    expect(page.get_by_text("are deleted for everyone")).to_be_visible()
    assert violations(ann) == []
    ann.button("Delete for good").click()
    page.wait_for_url(at)
    expect(page.get_by_role("link", name="The second")).to_have_count(0)
    expect(ben.page.get_by_text("This evening has been deleted.")).to_be_visible()
    ben.page.get_by_role("link", name="Thursdays").click()
    expect(ben.page.get_by_role("heading", name="2 members")).to_be_visible()


def test_on_a_phone_what_is_done_with_a_member_is_behind_one_button(guest: Guest) -> None:
    ann = guest("Ann", **PHONE)
    club(ann, "Ben")
    row = ann.page.get_by_role("listitem").filter(has_text="Ben")
    expect(ann.button("Make host: Ben")).to_be_hidden()
    box = row.bounding_box()
    assert box is not None and box["height"] < 56, "one line"
    ann.button("More: Ben").click()
    ann.button("Make host: Ben").click()
    expect(row).to_contain_text("host")
    speak(ann.page, "de")  # where the words are longest
    ann.button("Mehr: Ben").click()
    for name in ("Nicht mehr Gastgeber: Ben", "Entfernen: Ben"):
        inside = ann.button(name).evaluate(
            "(one) => one.getBoundingClientRect().right"
            " <= one.closest('section').getBoundingClientRect().right"
        )
        assert inside, name
    speak(ann.page, "en")
    removing = ann.button("Remove: Ben")
    removing.evaluate("(one) => one.scrollIntoView({ block: 'end' })")
    removing.click()
    for name in ("Remove Ben", "Cancel"):  # below the foot of the screen a moment ago
        expect(ann.button(name)).to_be_in_viewport(ratio=1)
    assert violations(ann) == []


def put_to_sleep(server: Server, code: str) -> None:
    """No host has come to this club for years."""
    with sqlite3.connect(server.database, timeout=20) as store:
        (body,) = store.execute("select body from documents where id = ?", (code,)).fetchone()
        state: dict[str, Any] = json.loads(body)
        for member in state["members"]:
            member.update(joined=1, seen=LONG_AGO if member.get("host") else 0)
        new = json.dumps(state).encode()
        store.execute(
            "update documents set body = ?, version = version + 1 where id = ?", (new, code)
        )


def test_a_member_takes_over_a_club_whose_host_is_gone(
    tmp_path_factory: pytest.TempPathFactory, guest: Guest
) -> None:
    own = Server(tmp_path_factory.mktemp("sleeping"))
    own.start()
    try:
        ann, ben = guest("Ann"), guest("Ben")
        ann.address = ben.address = own.address
        at, links = club(ann, "Ben", "Cleo")
        expect(ann.page.get_by_text("You are the only host.")).to_be_visible()
        ann.page.goto("about:blank")
        own.kill()
        put_to_sleep(own, at.rsplit("/", 1)[1])
        own.start()
        enter(ben, links["Ben"])
        page = ben.page
        expect(page.get_by_text("No host has come since 14 November 2023.")).to_be_visible()
        assert violations(ben) == []
        ben.button("Become acting host").click()
        expect(page.get_by_text("you · acting host")).to_be_visible()
        expect(page.get_by_text("No host has come since")).to_have_count(0)
        expect(ben.button("Plan an evening")).to_be_visible()
        expect(ben.button("Remove: Cleo")).to_be_visible()
        expect(ben.button("Remove: Ann")).to_have_count(0)
        page.goto("about:blank")
    finally:
        own.stop()
