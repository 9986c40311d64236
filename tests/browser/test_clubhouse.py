"""A club and its evenings by the keyboard, in a broken hour, and on paper."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.test_table import PHONE, Guest, Visitor, guest, play_to_the_end

__all__ = ["guest"]

pytestmark = pytest.mark.browser

ALIKE = ["W" * 24, "MMMMMMMM MMMMMMM MMMMMMM"]
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def post(one: Visitor, path: str, **asked: str) -> dict[str, Any]:
    body = json.dumps(asked).encode()
    header = {"Content-Type": "application/json"}
    with urlopen(Request(one.address + path, body, header)) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def club(host: Visitor, *others: str) -> tuple[str, dict[str, str]]:
    """A club with its host's page on it; its address, and the links of the others."""
    made = post(host, "/api/clubs", title="Thursdays", name="Ann")
    at = f"{host.address}/club/{made['club']}"
    path = f"/api/clubs/{made['club']}/join"
    links = {name: f"{at}#{post(host, path, name=name)['key']}" for name in others}
    enter(host, f"{at}#{made['key']}")
    return at, links


def enter(one: Visitor, link: str) -> None:
    one.page.goto(link)
    expect(one.page.locator("#members-title")).to_be_visible()


def evening(host: Visitor, *there: str, game: str = "Stop the Bus", size: str = "2") -> None:
    """An evening at which these are."""
    host.button("Plan an evening").click()
    host.page.get_by_label("Name of the evening").fill("The first")
    host.page.get_by_label("What is played").select_option(label=game)
    host.page.get_by_label("Players at a table").select_option(label=size)
    host.button("Plan it").click()
    host.page.wait_for_url("**/evening/*")
    for name in there:
        host.page.get_by_role("checkbox", name=name, exact=True).check()


def result(host: Visitor, table: int, *won: str) -> None:
    host.button(f"Enter result: Table {table}").click()
    for field, amount in zip(host.page.locator("form input").all(), won, strict=True):
        field.fill(amount)
    host.button("Save").click()
    expect(host.page.get_by_text("Entered by").nth(table - 1)).to_be_visible()


def press(found: Locator) -> None:
    """As a keyboard does."""
    found.focus()
    found.press("Enter")


def test_the_focus_goes_to_what_takes_the_place_of_what_was_pressed(guest: Guest) -> None:
    ann = guest("Ann")
    club(ann, "Ben", "Cleo")
    page = ann.page
    expected: list[tuple[str, Locator]] = [
        ("Change the name", page.get_by_label("Name of the club")),
        ("Cancel", ann.button("Change the name")),
        ("Plan an evening", page.get_by_label("Name of the evening")),
        ("Cancel", ann.button("Plan an evening")),
        ("Add rules", page.get_by_label("Name of these rules")),
        ("Cancel", ann.button("Add rules")),
        ("Leave the club", ann.button("Cancel")),
        ("Cancel", ann.button("Leave the club")),
        ("Remove: Ben", ann.button("Remove: Ben")),
        ("Remove Ben", ann.button("Make host: Cleo")),
    ]
    for name, then in expected:
        press(page.get_by_role("button", name=name, exact=True))
        expect(then).to_be_focused()
    page.get_by_label("Change your name").fill("Anna")
    press(ann.button("Save"))
    expect(page.get_by_label("Change your name")).to_be_focused()

    evening(ann, "Anna", "Cleo")
    expect(page.locator("#main")).to_be_attached()
    press(ann.button("I leave"))
    expect(ann.button("I take part")).to_be_focused()
    press(ann.button("I take part"))
    expect(ann.button("I leave")).to_be_focused()
    press(ann.button("Draw round 1"))
    press(ann.button("Enter result: Table 1"))
    expect(page.get_by_role("spinbutton").first).to_be_focused()
    press(ann.button("Save"))
    expect(ann.button("Enter result: Table 1")).to_be_focused()
    press(ann.button("Close the evening"))
    expect(ann.button("Close the evening now")).to_be_focused()


def main_has_focus(page: Page) -> None:
    expect(page.locator("#main:focus h1")).to_be_visible()


def test_a_screen_that_was_gone_to_has_the_focus_once_it_is_there(guest: Guest) -> None:
    ann = guest("Ann")
    at, _ = club(ann)
    page = ann.page
    page.goto(ann.address)
    press(page.get_by_role("link", name="Thursdays"))
    main_has_focus(page)
    assert page.url == at
    page.go_back()
    main_has_focus(page)
    page.go_forward()
    main_has_focus(page)
    press(page.get_by_role("link", name="Bone Ace"))
    main_has_focus(page)
    press(page.get_by_role("link", name="Compare house rules"))
    main_has_focus(page)
    ben = guest("Ben")
    ben.page.goto(at)
    press(ben.button("Join"))
    main_has_focus(ben.page)


def test_who_leaves_is_outside_and_who_is_removed_is_told(guest: Guest) -> None:
    ann, ben, cleo = guest("Ann"), guest("Ben", **PHONE), guest("Cleo")
    at, links = club(ann, "Ben", "Cleo")
    enter(ben, links["Ben"])
    enter(cleo, links["Cleo"])
    ben.page.get_by_label("Change your name").fill("Ann")
    ben.button("Save").click()
    note = ben.page.get_by_text("Somebody in the club is already called “Ann”.")
    expect(note).to_be_in_viewport()
    ben.button("Leave the club").click()
    expect(ben.page.get_by_text("You leave the club on all your devices.")).to_be_visible()
    assert violations(ben) == []
    ben.button("Leave for good").click()
    ben.page.wait_for_url(f"{ben.address}/")
    expect(ben.page.get_by_role("link", name="Thursdays")).to_have_count(0)

    ann.button("Remove: Cleo").click()
    ann.button("Remove Cleo").click()
    expect(cleo.page.get_by_text("A host has removed you from this club.")).to_be_visible()
    cleo.button("Join again").click()
    expect(cleo.page.get_by_text("Run by Ann. 1 member so far.")).to_be_visible()
    assert cleo.page.url == at


def test_a_large_club_is_folded_and_its_host_ticks_one_after_another(guest: Guest) -> None:
    ann = guest("Ann", **PHONE)
    others = [f"Member {n}" for n in range(2, 15)]
    club(ann, *ALIKE, *others)
    page = ann.page
    members = page.get_by_role("region", name="16 members").get_by_role("listitem")
    expect(members).to_have_count(12)
    ann.button("All 16 members").click()
    expect(members).to_have_count(16)
    assert members.first.inner_text().startswith("Ann"), "by name"
    assert not page.evaluate(SIDEWAYS)

    evening(ann, "Ann", "Member 2")
    ann.button("Draw round 1").click()
    result(ann, 1, "2", "-2")
    page.locator("summary", has_text="Who takes part").click()
    for name in ("Member 3", "Member 4", *ALIKE):  # what came later does not fold the list up
        page.get_by_role("checkbox", name=name).check()
        expect(page.get_by_text(re.compile("^Who takes part"))).to_be_visible()
    page.get_by_role("checkbox", name="Member 2", exact=True).uncheck()
    expect(page.get_by_role("row", name=re.compile("Member 2"))).to_contain_text("Member 2 (gone)")
    ann.button("Draw round 2").click()
    expect(page.get_by_role("heading", name="Round 2")).to_be_visible()
    assert not page.evaluate(SIDEWAYS)


SHADES = """() => [...document.querySelectorAll('h1, h2, td')].map((one) => {
    const shade = document.createElement('canvas').getContext('2d');
    shade.fillStyle = getComputedStyle(one).color;
    return parseInt(shade.fillStyle.slice(1, 3), 16);
})"""


def test_the_closing_table_is_dark_on_white_paper(guest: Guest) -> None:
    ann = guest("Ann")
    club(ann, "Ben")
    evening(ann, "Ann", "Ben")
    ann.button("Draw round 1").click()
    result(ann, 1, "2", "-2")
    ann.button("Close the evening").click()
    ann.button("Close the evening now").click()
    page = ann.page
    expect(page.get_by_role("heading", name="Final standings")).to_be_visible()
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    assert max(page.evaluate(SHADES)) > 200
    page.emulate_media(media="print")
    assert max(page.evaluate(SHADES)) < 100
    expect(page.locator("header")).to_be_hidden()
    expect(page.get_by_role("heading", name="Round 1")).to_be_hidden()
    expect(page.get_by_role("table")).to_be_visible()


def test_a_screen_whose_code_does_not_come_is_there_when_the_server_is(guest: Guest) -> None:
    ann = guest("Ann")
    club(ann, "Ben")
    evening(ann)
    at = ann.page.url
    ben = guest("Ben")  # a browser that has never had the code of an evening
    page = ben.page
    page.goto(f"{ben.address}/tables")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    ben.expected += ["Failed to load resource", "dynamically imported module"]
    page.route("**/*", lambda route: route.abort())
    page.evaluate(
        "(at) => { location.hash = ''; history.pushState(null, '', at); "
        "dispatchEvent(new PopStateEvent('popstate')); }",
        at,
    )
    expect(page.get_by_role("heading", name="Bone Ace cannot be reached")).to_be_visible()
    page.unroute("**/*")
    expect(page.get_by_role("heading", name="The first")).to_be_visible()


def test_at_a_table_the_widest_names_fit(guest: Guest) -> None:
    ann, wide = guest("Ann"), guest(ALIKE[0], **PHONE)
    page = wide.page
    wide.come_in(ann.make_table("Mus"))
    expect(page.get_by_text("Partners: Ann and Seat 3 (seats 1 and 3)")).to_be_visible()
    assert not page.evaluate(SIDEWAYS)
    ann.button("Change the game or the rules").click()
    ann.page.get_by_role("combobox", name="Game", exact=True).select_option(label="Stop the Bus")
    ann.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(ann.page.get_by_text("Partners:")).to_have_count(0)  # Mus is gone
    ann.short_rules()
    ann.button("Start").click()
    ann.at_match()
    wide.at_match()
    play_to_the_end(ann, wide)
    wide.back()
    expect(page.get_by_role("heading", name="Played here")).to_be_visible()
    assert not page.evaluate(SIDEWAYS)
    for ways in ("/mine", "/"):
        ann.page.set_viewport_size({"width": 390, "height": 844})
        ann.page.goto(ann.address + ways)
        expect(ann.page.get_by_text(re.compile(ALIKE[0])).first).to_be_visible()
        assert not ann.page.evaluate(SIDEWAYS)


def test_the_focus_stays_in_the_talk(guest: Guest) -> None:
    ann = guest("Ann")
    ann.make_table()
    press(ann.button("Phrases"))
    press(ann.button("Good luck!"))
    expect(ann.button("Phrases")).to_be_focused()
    press(ann.button("Start"))
    ann.at_match()
    press(ann.button(re.compile("^Talk")))
    press(ann.button("Close the talk"))
    expect(ann.button(re.compile("^Talk"))).to_be_focused()
    expect(ann.page.get_by_role("log", name="Talk")).to_have_count(0)


def test_partners_are_named_at_their_table_and_wait_for_one_another(guest: Guest) -> None:
    ann, ben = guest("Ann"), guest("Ben", **PHONE)
    _, links = club(ann, "Ben", "Cleo", "Dan", "Eva")
    evening(ann, "Ben", "Cleo", "Dan", "Eva", game="Mus", size="4")
    ann.button("Draw round 1").click()
    table = ann.page.get_by_role("listitem").filter(
        has=ann.page.get_by_role("heading", name="Table 1")
    )
    expect(table).to_contain_text(re.compile(r"\w+ and \w+ against \w+ and \w+"))
    first, second, *_ = table.get_by_role("listitem").all_inner_texts()
    expect(table).to_contain_text(re.compile(f"{first} and {second}|{second} and {first}"))
    evening_at = ann.page.url
    enter(ben, links["Ben"])
    ben.page.goto(evening_at)
    ben.button(re.compile("^Go to my table")).click()
    page = ben.page
    waits = "The match begins by itself when all players are here."
    expect(page.get_by_text(waits)).to_be_visible()
    expect(page.get_by_text("Partners: ")).to_be_visible()
    expect(ben.button("Copy the link")).to_have_count(0)  # nobody is invited to it


def test_a_knock_out_asks_nothing_that_has_no_effect(guest: Guest) -> None:
    ann = guest("Ann")
    club(ann)
    page = ann.page
    ann.button("Plan an evening").click()
    for name, game, shown in (
        ("Everybody", "Stop the Bus", 1),
        ("Knock-out", "Stop the Bus", 0),
        ("Knock-out", "Mus", 1),
    ):
        page.get_by_label("What is played").select_option(label=game)
        page.get_by_label(name).check()
        expect(page.get_by_label("A player without a table")).to_have_count(shown)


def test_who_came_without_a_name_is_asked_for_one_at_the_table(guest: Guest) -> None:
    ann = guest("")
    ann.make_table()
    page = ann.page
    expect(page.get_by_role("heading", name="Guest’s table")).to_be_visible()
    page.get_by_label("Your name", exact=True).fill("Ann")
    ann.button("Save").first.click()
    expect(page.get_by_role("heading", name="Ann’s table")).to_be_visible()
    expect(page.get_by_label("Your name", exact=True)).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Ann’s table")).to_be_visible()
    expect(page.get_by_label("Your name", exact=True)).to_have_count(0)


def test_the_talk_reaches_the_end_of_the_screen_wherever_the_page_is(guest: Guest) -> None:
    ann = guest("Ann")
    ann.make_table()
    page = ann.page
    send = ann.button("Send")
    expect(send).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_function("scrollY > 49")
    page.wait_for_function(
        "document.querySelector('aside').getBoundingClientRect().bottom === innerHeight"
    )
    expect(send).to_be_in_viewport(ratio=1)


def test_a_table_that_is_refused_says_so_beside_the_match(guest: Guest) -> None:
    ann = guest("Ann")
    ann.make_table()
    press(ann.button("Start"))
    ann.at_match()
    at = ann.page.url
    ann.page.goto(f"{ann.address}/healthz")  # the page itself writes there while it is open
    code = "const all = JSON.parse(localStorage['boneace.tables']);"
    ann.page.evaluate(
        code + "for (const one of Object.values(all)) one.key = 'x'.repeat(32);"
        "localStorage['boneace.tables'] = JSON.stringify(all)"
    )
    ann.page.goto(at)
    expect(ann.page.get_by_text("This link does not open the table any more.")).to_be_visible()
    expect(ann.button(re.compile("^Talk"))).to_have_count(0)
