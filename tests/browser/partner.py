"""A person at a table of Mus, and the other players: friends at other devices, who make the
moves that the test asks for."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from typing import Any
from uuid import uuid4

from playwright.sync_api import Locator, Page, Route, expect
from websockets.sync.client import connect

from boneace.match.changes import followed
from tests.browser.bettor import Bettor

View = dict[str, Any]
Choice = Callable[[int, list[str]], str]

GAME, TITLE = "mus", "Mus"
PATIENCE = 90.0  # seconds
SECOND = 550  # milliseconds after which a key is no second press of the one before
QUIET = 5.0  # after this time a friend sends a ping
#: The buttons pressed to be quick, by their text, each with its key.
HURRY = {"Next deal": "n", "No mus": "n", "Quiero": "y", "Paso": "p"}


def quiet(seat: int, legal: list[str]) -> str:
    """Wants no cards, bets nothing, and accepts nothing."""
    wanted = ("no mus", "paso", "no quiero")
    return next((move for move in wanted if move in legal), legal[0])


def bold(seat: int, legal: list[str]) -> str:
    """Wants no cards, bets five where that is legal, and accepts every bet."""
    wanted = ("no mus", "envido 5", "quiero")
    return next((move for move in wanted if move in legal), legal[0])


def willing(seat: int, legal: list[str]) -> str:
    """Wants new cards, and discards one; bets nothing."""
    return "mus" if "mus" in legal else quiet(seat, legal)


class Friend:
    """One of the others: a seat of the match at another device."""

    def __init__(self, address: str, match: str, key: str) -> None:
        self._open = ExitStack()
        door = address.replace("http", "ws") + "/ws"
        # nobody reads at the end: late messages must not keep the socket from closing
        self.socket = self._open.enter_context(connect(door, max_queue=None, close_timeout=1))
        self._send({"type": "hello", "match": match, "key": key, "seen": 0, "ready": 1000})
        self.view: View = {}

    def _send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def sit_down(self) -> None:
        """Wait until the cards are dealt: the server waits until everybody has joined."""
        self._until("welcome")

    def _until(self, kind: str) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                told: dict[str, Any] = json.loads(self.socket.recv(QUIET))
            except TimeoutError:
                assert time.monotonic() < end, f"no {kind} comes"
                self._send({"type": "ping"})  # the engine may have to be compiled first
                continue
            self.view = followed(self.view, told)
            if told["type"] in (kind, "refused"):
                return told

    def look(self) -> View:
        """The current view of this seat."""
        self._send({"type": "ping"})
        self._until("pong")
        return self.view

    def act(self, move: str) -> None:
        """Make a move, as soon as the person at the page has continued to the deal."""
        end = time.monotonic() + PATIENCE
        while True:
            self._send({"type": "act", "id": uuid4().hex, "move": move})
            told = self._until("accepted")
            if told["type"] == "accepted":
                return
            waits = "the next deal waits for" in told["reason"]
            assert waits and time.monotonic() < end, told
            time.sleep(0.05)

    def close(self) -> None:
        self._open.close()


class Partner(Bettor):
    """A person at a table of Mus, at seat 1; the others are friends, moved by the test."""

    others: dict[int, Friend]
    deal = 1

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        self.keys: dict[int, str] = {}
        page.route("**/api/matches", self._with_friends)

    def _with_friends(self, route: Route) -> None:
        """The match that the form requests, with friends instead of its bots."""
        asked = route.request.post_data_json
        for seat in asked["seats"]:
            seat["kind"] = "you" if seat["kind"] == "you" else "human"
        made = route.fetch(post_data=json.dumps(asked))
        self.keys = {other["seat"]: other["key"] for other in made.json()["others"]}
        route.fulfill(response=made)

    def lay_the_table(self, preset: str = TITLE, seats: int = 4, **options: str) -> None:
        """The form, filled in: `options` are house rules by their titles, with _ for a space."""
        self.open_form(GAME, TITLE)
        page = self.page
        page.get_by_role("radio", name=re.compile(f"^{preset}")).first.check()
        rows = page.get_by_label(re.compile("^Who sits at seat"))
        while rows.count() < seats:
            page.get_by_role("button", name="Add a seat").click()
        page.get_by_label("First dealer").select_option(value=str(seats - 1))
        if options:
            page.get_by_role("heading", name="House rules", exact=True).click()
        for title, value in options.items():
            field = page.get_by_label(title.replace("_", " "), exact=True)
            if field.evaluate("field => field.type") == "checkbox":
                field.check()
            elif field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(label=value)
            else:
                field.fill(value)

    def take_a_seat(self, preset: str = TITLE, seats: int = 4, **options: str) -> None:
        """A match in which the eldest hand is the player's."""
        self.lay_the_table(preset, seats, **options)
        self.start()

    def start(self) -> None:
        self.button("Start").click()
        self.meet_the_others()
        self.wait_for_my_turn()

    def meet_the_others(self) -> None:
        """Seat the friends, with the keys that the server made for them."""
        self.page.wait_for_url("**/match/*")
        match = self.page.url.rsplit("/", 1)[-1]
        self.others = {seat: Friend(self.address, match, key) for seat, key in self.keys.items()}
        for friend in self.others.values():
            friend.sit_down()

    def leave(self) -> None:
        for friend in getattr(self, "others", {}).values():
            friend.close()

    # --- what the page shows ----------------------------------------------------------------------

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    def plate(self, name: str) -> Locator:
        """The place of one of the others."""
        found = self.page.get_by_role("region", name="Players").get_by_role("listitem")
        return found.filter(has=self.page.get_by_role("heading", name=name))

    def lance(self, name: str) -> Locator:
        strip = self.page.get_by_role("list", name="The four lances").get_by_role("listitem")
        return strip.filter(has_text=name)

    @property
    def signals(self) -> Locator:
        return self.page.get_by_role("dialog", name="Signals")

    @property
    def count(self) -> Locator:
        return self.page.get_by_role("table", name="Where each stone came from")

    # --- what the person does ---------------------------------------------------------------------

    def look(self) -> View:
        """The view of another player at the table."""
        return next(iter(self.others.values())).look()

    def let_others_play(self, choice: Choice = quiet) -> None:
        """Wait until it is the player's turn, or the deal is over."""
        while True:
            view = self.look()
            if view["result"] or view["deal"] > self.deal:
                expect(
                    self.page.get_by_role("button", name=re.compile("^(Next deal|Play again)"))
                ).to_be_visible()
                return
            turn = view["turn"]
            if turn == 0:
                self.wait_for_my_turn()
                return
            friend = self.others[turn]
            legal = [offer["move"] for offer in friend.look()["legal"]]
            friend.act(choice(turn, legal))

    def do(self, act: Callable[[], None]) -> None:
        """Do something that is a move, and wait until the server has taken it."""
        before = self.look()
        act()
        end = time.monotonic() + PATIENCE
        while self.look() == before:
            time.sleep(0.05)  # a seat that asks too often is disconnected
            assert time.monotonic() < end, f"nothing comes of it: {self.page.inner_text('main')}"

    def next(self, by_key: bool = False) -> None:
        """On to the next deal."""
        self.deal += 1
        if by_key:
            self.page.keyboard.press("n")
            self.page.wait_for_timeout(SECOND)
        else:
            self.next_deal.click()
        expect(self.next_deal).to_have_count(0)

    def press(self, label: str) -> None:
        """A button of the row, as a move."""
        self.do(lambda: self.action(label).click())

    def hurry(self, by_key: bool = False, labels: Iterable[str] = HURRY) -> None:
        """One decision, by mouse or without one."""
        for label in labels:
            if (found := self._open(label)) is None:
                continue
            if label == "Next deal":
                self.next(by_key)
            elif by_key:
                self.do(lambda key=HURRY[label]: self.page.keyboard.press(key))  # type: ignore[misc]
            else:
                self.do(found.click)
            return
        raise AssertionError(f"nothing is open: {self.page.inner_text('main')}")

    def play_out_the_deal(self, choice: Choice = quiet, by_key: bool = False) -> None:
        for _ in range(40):
            self.let_others_play(choice)
            if self.deal_over():
                return
            self.hurry(by_key)
        raise AssertionError(f"the deal does not end: {self.page.inner_text('main')}")

    def play_the_match(self, choice: Choice = bold, by_key: bool = False) -> None:
        for _ in range(20):
            self.play_out_the_deal(choice, by_key)
            if self.over:
                return
            self.next(by_key)
        raise AssertionError(f"the match does not end: {self.page.inner_text('main')}")
