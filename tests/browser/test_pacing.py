"""Two friends at two browsers: nobody is left behind, and both continue to the same match."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.bettor import BRAG, READY, Bettor
from tests.browser.conftest import PATIENCE, Server, seated
from tests.browser.player import OPEN, Player, is_open
from tests.browser.waiting import until

pytestmark = pytest.mark.browser


def make(server: Server, *kinds: str, **more: Any) -> list[str]:
    """The links of the people at a new match of Thirty-one; a seat may have a name: human Ben."""
    sitters = [kind.split() for kind in kinds]
    seats = [dict(zip(("kind", "name"), sitter, strict=False)) for sitter in sitters]
    body = {"game": "thirty-one", "seats": seats, **more}
    request = urllib.request.Request(
        f"{server.address}/api/matches",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    made = json.load(urllib.request.urlopen(request))
    keys = [made["key"], *(other["key"] for other in made["others"])]
    return [f"{server.address}/match/{made['match']}#{key}" for key in keys]


def friend(browser: Browser, player: Player, link: str, arguments: dict[str, Any]) -> Player:
    page = browser.new_context(**arguments).new_page()
    found = Player(page, player.address)
    page.goto(link)
    return found


def set_pace(player: Player, label: str) -> None:
    player.button("Settings").click()
    player.page.get_by_role("group", name="Bots play").get_by_label(label).check()
    player.button("Done").click()


#: Checked and pressed in one step: between two, the move that was just made may arrive.
PRESS = f"(all) => ({OPEN})(all) && (all[0].click(), true)"


def press(player: Player, name: str) -> bool:
    """Press a button if it is open now; whether it was."""
    return bool(player.button(name).evaluate_all(PRESS))


def end_deal(*players: Player) -> None:
    """The player on turn knocks, and the other stands."""
    end = time.monotonic() + PATIENCE / 1000
    while not all(player.deal_over() for player in players):
        for player in players:
            if not press(player, "Knock"):
                press(player, "Stand")
        assert time.monotonic() < end, "the deal does not end"


def test_the_next_deal_waits_and_both_go_on_together(
    player: Player, browser: Browser, server: Server, browser_context_args: dict[str, Any]
) -> None:
    mine, other = make(server, "you Ann", "human Ben", options={"lives": 1})
    player.page.goto(mine)
    ben = friend(browser, player, other, browser_context_args)
    line = player.page.locator(".mine div.line")  # drawn cards have elements called line too
    # the note about links stands beside the turn, never in its place
    expect(line.locator(".whose")).to_have_text(re.compile("Your turn|to play"))
    end_deal(player, ben)
    while not player.over:
        player.button("Next deal").click()
        expect(line).to_contain_text("Waiting for Ben (looking at the result).")
        ben.button("Next deal").click()
        expect(line).not_to_contain_text("Waiting")
        end_deal(player, ben)
    old = player.page.url
    ben.button("Play again").click()
    ben.page.wait_for_url(lambda url: url.split("#")[0] != old)
    expect(player.button("Go to the new match")).to_be_visible()
    player.button("Go to the new match").click()
    expect(player.page).to_have_url(ben.page.url)
    for who, name in ((player, "Ann"), (ben, "Ben")):
        expect(who.page.locator(".me")).to_contain_text(name)
        assert len(who.hand) == 3
    assert ben.complaints == []


@pytest.mark.cards("who knocks at once is out")
def test_who_is_out_goes_to_the_result(player: Player, server: Server) -> None:
    [mine] = make(server, "you", "novice", "novice", "novice", options={"lives": 1})
    player.page.goto(mine)
    player.play_to_the_end_of_the_deal()
    assert not player.over, "the others play on"
    panel = player.page.locator(".showdown")
    expect(panel.get_by_role("link", name="New match")).to_be_visible()
    player.button("To the result").click()
    expect(panel.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()
    expect(player.button("Play again")).to_be_visible()
    expect(player.button("Next deal")).to_have_count(0)


@pytest.fixture
def patient(
    page: Page, context: BrowserContext, tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[Bettor]:
    """A person at a table whose bots take a minute per move unless they are sped up."""
    server = Server(tmp_path, bot_delay=60)
    server.deal(request.node.name)
    server.start()
    try:
        yield from seated(Bettor(page, server.address), context)
    finally:
        server.stop()


def play_until_drop_is_open(bettor: Bettor) -> Locator:
    drop = bettor.action("Drop")
    for _ in range(80):
        bettor.wait_for_my_turn()
        if is_open(drop):
            return drop
        bettor.play_a_turn()
    raise AssertionError("nobody brags")


def test_who_has_dropped_skips_to_the_showdown(patient: Bettor) -> None:
    patient.page.goto(patient.address)
    set_pace(patient, "At once")
    patient.sit_down(BRAG, seats=6)
    drop = play_until_drop_is_open(patient)
    set_pace(patient, "Normally")
    mine = patient.page.locator(".mine")
    before = mine.bounding_box()
    drop.click()
    skip = patient.button("Skip to the showdown")
    expect(skip).to_be_visible()
    after = mine.bounding_box()
    assert after == pytest.approx(before, abs=0.5), "nothing jumps when there is a way to skip"
    skip.click()
    expect(skip).to_have_count(0)
    # at this pace a single move takes longer; it ends with the deal, or on the player's turn
    until(patient.page, READY, timeout=50_000)


def test_how_quick_bots_are_is_a_setting(player: Player) -> None:
    sent: list[dict[str, Any]] = []

    def listen(page: Page) -> None:
        page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda text: sent.append(json.loads(text))),
        )

    listen(player.page)
    player.new_match()
    assert [message["pace"] for message in sent if message["type"] == "hello"] == ["at-once"]
    set_pace(player, "Quickly")
    assert [message for message in sent if message["type"] == "pace"][-1]["pace"] == "quick"
    player.page.reload()
    player.wait_for_my_turn()
    assert [message for message in sent if message["type"] == "hello"][-1]["pace"] == "quick"
