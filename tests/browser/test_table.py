"""A table of friends in several browsers: they meet, talk, play, vote, and move their seats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.exchanger import Exchanger
from tests.browser.fitting import speak
from tests.browser.screens import ASIDE, DESKTOP, SMALL, Screens, misfits
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

Guest = Callable[..., "Visitor"]
PHONE = {"viewport": {"width": 390, "height": 844}}
START = "Start"
NOVICE = re.compile("^Novice")


class Visitor(Exchanger):
    """A person with a separate browser."""

    def come_in(self, link: str) -> None:
        self.page.goto(link)
        self.button("Join").click()
        expect(self.button(re.compile("^(Stand up|Sit here)")).first).to_be_visible()

    def make_table(self, game: str = "Stop the Bus") -> str:
        """In two presses: the game, and the link that is sent to friends."""
        page = self.page
        page.goto(self.address)
        self.button(f"With friends: {game}").click()
        page.wait_for_url("**/table/*")
        return page.get_by_role("textbox", name="Link to this table").input_value()

    @property
    def talk(self) -> Locator:
        return self.page.get_by_role("log", name="Talk")

    def say(self, text: str) -> None:
        self.page.get_by_label("Say something").fill(text)
        self.button("Send").click()

    def short_rules(self) -> None:
        """One life each, so that the first deals decide; two places."""
        self.button("Change the game or the rules").click()
        dialog = self.page.get_by_role("dialog", name="Change the game or the rules")
        dialog.get_by_label("Places").select_option(label="2")
        dialog.get_by_role("heading", name="House rules").click()
        dialog.get_by_label("Lives", exact=True).fill("1")
        dialog.get_by_role("button", name="Save").click()
        expect(self.page.get_by_text("1 house rule", exact=True)).to_be_visible()

    def at_match(self) -> None:
        self.page.wait_for_url("**/match/*")
        expect(self.page.get_by_role("region", name="Your seat")).to_be_visible()

    @property
    def over(self) -> bool:
        back = self.page.locator(".showdown").get_by_role("link", name="Back to the table")
        return back.count() > 0

    def back(self) -> None:
        self.page.locator(".showdown").get_by_role("link", name="Back to the table").click()
        self.page.wait_for_url("**/table/*")


def play_to_the_end(*players: Visitor) -> None:
    """The player to move stops the bus; everybody who looks at a result goes on."""
    for _ in range(60):
        for one in players:
            if one.over:
                continue
            for name in ("Next deal", "Stop the bus", "Swap all"):
                if one.open_now(re.compile(f"^{name}")):
                    one.button(re.compile(f"^{name}")).first.click()
                    break
        if all(one.over for one in players):
            return
        players[0].page.wait_for_timeout(100)
    raise AssertionError([one.page.locator("main").inner_text() for one in players])


@pytest.fixture
def guest(
    browser: Browser, server: Server, browser_context_args: dict[str, Any]
) -> Iterator[Guest]:
    """Makes people, each with a browser that remembers their name."""
    found: list[Visitor] = []

    def come(name: str, **arguments: object) -> Visitor:
        context = browser.new_context(**{**browser_context_args, **arguments})
        context.set_default_timeout(30_000)
        expect.set_options(timeout=30_000)
        one = Visitor(context.new_page(), server.address, name)
        found.append(one)
        return one

    yield come
    for one in found:
        one.page.context.close()
        assert one.complaints == []
        assert {url for url in one.requested if not url.startswith(one.address)} == set()


def test_friends_meet_talk_play_and_play_again(guest: Guest) -> None:
    ann, ben, cleo = guest("Ann"), guest("Ben", **PHONE), guest("Cleo")
    link = ann.make_table()
    assert "#" not in link, "the link that is sent opens no seat"
    ann.short_rules()

    # anybody with the link sees who sits and what is played, before joining
    ben.page.goto(link)
    expect(ben.page.get_by_text("Ann sits there.")).to_be_visible()
    expect(ben.page.get_by_text("Stop the Bus", exact=True)).to_be_visible()
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben")
    ben.button("Join").click()
    expect(ben.button("Stand up")).to_be_visible()
    cleo.page.goto(link)
    cleo.button("Join").click()
    expect(cleo.page.get_by_role("heading", name="Ann’s table")).to_be_visible()

    # talk is plain text, and unread on the phone until it is opened
    ann.say("Is <b>this</b> fun?")
    expect(cleo.talk).to_contain_text("Is <b>this</b> fun?")
    expect(ben.button(re.compile("Talk.*1 new line"))).to_be_visible()
    ben.button(re.compile("^Talk")).click()
    ben.button("Phrases").click()
    ben.button("Good luck!").click()
    expect(ann.talk).to_contain_text("Good luck!")
    ben.button("Close the talk").click()
    speak(cleo.page, "es")
    expect(cleo.page.get_by_role("log")).to_contain_text("¡Suerte!")
    speak(cleo.page, "en")

    # those who sit go to the match by themselves, the third may watch
    ben.button(START).click()
    ann.at_match()
    ben.at_match()
    cleo.button("Watch").click()
    cleo.page.wait_for_url("**/match/*")
    expect(cleo.page.get_by_text("You are watching")).to_be_visible()
    cleo.button(re.compile("^Talk")).click()
    cleo.say("Stop it!")
    expect(ann.page.get_by_role("navigation", name="Table of friends")).to_contain_text("Stop it!")
    assert violations(ann) == []

    play_to_the_end(ann, ben)
    ann.back()
    ben.back()
    played = ann.page.get_by_role("region", name="Played here")
    expect(played.get_by_role("row")).to_have_count(3)
    expect(played.get_by_role("link", name="Review: Stop the Bus")).to_be_visible()
    assert violations(ann) == []

    # all vote for the same again: it begins at once
    first = ann.button(re.compile("^Same again"))
    first.click()
    expect(ben.button(re.compile("^Same again.*1 vote, Ann"))).to_be_visible()
    ben.button(re.compile("^Same again")).click()
    ann.at_match()
    ben.at_match()

    # on every return the first page tells about the table
    ben.page.goto(ben.address)
    tables = ben.page.get_by_role("region", name="Your tables")
    expect(tables.get_by_role("link")).to_contain_text("with Ann")
    tables.get_by_role("link").click()
    ben.button("Go to the match").click()
    ben.at_match()


def test_a_seat_moves_to_another_device_and_back(guest: Guest) -> None:
    ann, elsewhere = guest("Ann"), guest("Nobody", **PHONE)
    ann.make_table()
    ann.button("Move my seat to another device").click()
    expect(ann.page.get_by_role("img", name="QR code of the link to your seat")).to_be_visible()
    own = ann.page.get_by_role("textbox", name="Link to your seat").input_value()
    key = own.split("#")[1]
    elsewhere.page.goto(own)
    expect(elsewhere.button("Stand up")).to_be_visible()
    assert key not in elsewhere.page.url
    assert not any(key in url for url in ann.requested | elsewhere.requested)
    told = ann.page.get_by_role("heading", name="This table is open in another tab")
    expect(told).to_be_visible()
    ann.button("Use it here").click()
    expect(ann.button("Stand up")).to_be_visible()
    expect(elsewhere.button("Use it here")).to_be_visible()


def test_the_host_decides_and_others_are_heard_or_not(guest: Guest) -> None:
    ann, ben = guest("Ann"), guest("Ben")
    link = ann.make_table("Mus")
    ben.come_in(link)
    expect(ann.page.get_by_text(re.compile("^Partners"))).to_be_visible()
    ann.button("Add a bot: place 3").click()
    ann.button("Change: Cleo").click()
    ann.page.get_by_role("dialog", name="Cleo").get_by_role("button", name=NOVICE).click()
    expect(ben.page.get_by_text("Novice", exact=True)).to_be_visible()
    ben.button("Sit here: place 4").click()
    expect(ann.button("Sit here: place 2")).to_be_visible()
    expect(ben.button("Change the game or the rules")).to_have_count(0)

    ann.button("More: Ben").click()
    ann.button("Hide messages: Ben").click()
    ben.say("Nobody hears this")
    expect(ben.talk).to_contain_text("Nobody hears this")
    expect(ann.talk).not_to_contain_text("Nobody hears this")
    ann.button("Show messages: Ben").click()
    expect(ann.talk).to_contain_text("Nobody hears this")
    ann.button("Silence: Ben").click()
    expect(ben.page.get_by_text("The host has silenced you.")).to_be_visible()

    # in the list of open tables only where the host wants it
    code = link.rsplit("/", 1)[1]
    stranger = guest("Dan")
    stranger.page.goto(f"{stranger.address}/tables")
    stranger.page.get_by_label("The code of a table").wait_for()
    listed = stranger.page.locator(f"a[href='/table/{code}']")
    expect(listed).to_have_count(0)
    ann.button("Change the game or the rules").click()
    ann.page.get_by_label("Show it in the list of open tables").check()
    ann.button("Save").last.click()
    expect(listed).to_be_visible()
    stranger.page.get_by_label("The code of a table").fill(code.upper())
    stranger.button("Join").click()
    expect(stranger.page.get_by_role("heading", name="Ann’s table")).to_be_visible()
    # a stranger may open a table too
    stranger.page.goto(f"{stranger.address}/tables")
    stranger.page.get_by_role("combobox", name="Game").select_option("Mus")
    stranger.button("Open a table").click()
    expect(stranger.button("Copy: Link to this table")).to_be_visible()
    stranger.page.goto(f"{stranger.address}/table/{code}")
    expect(stranger.page.get_by_role("heading", name="Ann’s table")).to_be_visible()
    # nobody new comes in once the host does not want it, and strangers no longer find the table
    expect(stranger.button("Join")).to_be_visible()
    ann.button("Change the game or the rules").click()
    ann.page.get_by_label("New people may join").uncheck()
    expect(ann.page.get_by_label("Show it in the list of open tables")).not_to_be_checked()
    ann.button("Save").last.click()
    closed = stranger.page.get_by_text("The host has closed this table to new people.")
    expect(closed).to_be_visible()
    expect(stranger.button("Join")).to_have_count(0)

    ann.button("Make host: Ben").click()
    expect(ben.button("Change the game or the rules")).to_be_visible()
    ben.button("Leave this table").click()
    ben.button("Leave").click()
    ben.page.wait_for_url(f"{ben.address}/")
    expect(ann.button("Change the game or the rules")).to_be_visible()


def test_a_table_by_keyboard_alone(guest: Guest) -> None:
    ann = guest("Ann")
    page = ann.page
    page.goto(ann.address)
    ann.tab_to("With friends: Stop the Bus")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    ann.tab_to("Add a bot: place 2")
    page.keyboard.press("Enter")
    expect(ann.button("Change: Ben")).to_be_focused()
    page.keyboard.press("Enter")
    ann.tab_to("Remove")
    page.keyboard.press("Enter")
    expect(ann.button("Sit here: place 2")).to_be_focused()
    ann.tab_to("Say something")
    page.keyboard.type("by key")
    page.keyboard.press("Enter")
    expect(ann.talk).to_contain_text("by key")
    ann.tab_to(START)
    page.keyboard.press("Enter")
    ann.at_match()


def test_a_table_at_every_size_and_in_every_language(guest: Guest) -> None:
    ann, door = guest("Ann"), guest("Ben")
    link = ann.make_table("Mus")
    ann.button("Add a bot: place 2").click()
    ann.say("A word that is long: " + "o" * 120)
    door.page.goto(link)
    expect(door.button("Join")).to_be_visible()
    for first, page in enumerate((ann.page, door.page)):
        told = partial(until, page, "() => !document.body.textContent.includes('table-')")
        assert misfits(page, told, Screens((SMALL,), (ASIDE, DESKTOP)), first=first) == []
    assert violations(ann) == []
    assert violations(door) == []


def test_a_table_that_is_not_there_and_a_key_that_opens_nothing(guest: Guest) -> None:
    ann, lost = guest("Ann"), guest("Ben")
    lost.expected = ["404"]
    lost.page.goto(f"{lost.address}/table/zzzzzzzz")
    expect(lost.page.get_by_text("There is no such table.")).to_be_visible()
    link = ann.make_table()
    lost.page.goto(f"{link}#nothing")
    lost.button("Join again").click()
    lost.button("Join").click()
    expect(lost.button("Stand up")).to_be_visible()
