"""The plain table in a browser: games from outside, without their own table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server, seated
from tests.browser.fitting import await_turn, begin
from tests.browser.player import Player
from tests.browser.screens import OF_PLAIN_TABLES, misfits
from tests.browser.stranger import Stranger
from tests.outside import bare
from tests.outside import test_tricks as topper
from tests.outside.bare import ALLEY_CAT, CANTINA, JUMBLE, TEN
from tests.outside.running import offer
from tests.places import checkout

pytestmark = pytest.mark.browser
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
KUHN = checkout() / "examples" / "kuhn" / "src"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a machine where some games from outside are installed."""
    installed = bare.write(tmp_path_factory.mktemp("installed"), ALLEY_CAT, CANTINA, JUMBLE, TEN)
    topper.installed(installed)
    offer(installed, "kuhn", "boneace_kuhn")
    running = Server(tmp_path_factory.mktemp("table"), packages=(installed, KUHN))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def stranger(page: Page, context: BrowserContext, server: Server) -> Iterator[Stranger]:
    yield from seated(Stranger(page, server.address), context)


def test_a_match_of_an_example_from_the_first_page_to_the_last(stranger: Stranger) -> None:
    page = stranger.page
    page.goto(stranger.address)
    page.get_by_role("link", name="Set up a table: Kuhn").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/match/*")
    stranger.wait_for_my_turn()
    expect(stranger.actions.get_by_role("button")).to_have_text(
        [re.compile("Pass"), re.compile("Bet")]
    )
    assert len(stranger.hand) == 1
    stranger.finish()
    expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()
    expect(page.get_by_role("group", name="Hands").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("group", name="Hands")).to_contain_text(
        re.compile("[+][12].*−[12]|−[12].*[+][12]", re.S)
    )
    # a number of any length has one line, on a phone too
    page.set_viewport_size(PHONE["viewport"])
    change = page.locator(".hands .change").first
    line = change.evaluate("one => one.offsetHeight")
    change.evaluate("one => { one.textContent = '+1000000000'; }")
    assert change.evaluate("one => one.offsetHeight") == line
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


@pytest.mark.parametrize("by_key", [False, True], ids=["mouse", "keyboard"])
def test_a_whole_match(stranger: Stranger, by_key: bool) -> None:
    stranger.sit_down(ALLEY_CAT.name, 3, lives=1)
    stranger.finish(by_key=by_key)
    expect(stranger.page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()


@pytest.mark.browser_context_args(**PHONE)
def test_a_move_is_made_by_touch_on_a_phone(stranger: Stranger) -> None:
    stranger.sit_down(ALLEY_CAT.name, 3)
    page, own, swap = stranger.page, stranger.hand[1], stranger.action("Swap")
    mine = page.get_by_label("Your hand").get_by_role("button").nth(1)
    lying = page.get_by_role("group", name="Table").get_by_role("button").first
    other = lying.get_attribute("aria-label") or ""
    for found in (mine, lying, swap):
        box = found.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 44
        found.tap()
    page.get_by_role("button", name="Match menu").tap()
    expect(page.get_by_role("log")).to_contain_text(
        f"Ann: swap {own} for {other}.", ignore_case=True
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]


def test_seats_piles_and_facts_are_on_show(stranger: Stranger) -> None:
    stranger.sit_down(ALLEY_CAT.name, 4)
    players = stranger.page.get_by_role("region", name="Players").get_by_role("listitem")
    expect(players).to_have_count(3)
    expect(players.nth(0)).to_contain_text(re.compile("lives 3.*3 cards", re.S))
    expect(players.nth(2)).to_contain_text("dealer")
    table = stranger.page.get_by_role("region", name="Table")
    expect(table.get_by_role("group", name="Table").get_by_role("button")).to_have_count(3)
    expect(table).to_contain_text(re.compile(r"Pack\s*\d+"))
    expect(stranger.page.locator("#announcer")).to_contain_text(
        re.compile(r"Your turn: swap. Table: .* of .*\. You hold .* of ")
    )


def test_cards_are_pressed_for_the_move_that_names_them(stranger: Stranger) -> None:
    stranger.sit_down(ALLEY_CAT.name, 3)
    page, own = stranger.page, stranger.hand[1]
    swap = stranger.action("Swap")
    swap.click()
    expect(page.locator(".line .note")).to_contain_text("Press the cards you want")
    page.get_by_label("Your hand").get_by_role("button").nth(1).click()
    lying = page.get_by_role("group", name="Table").get_by_role("button").first
    other = lying.get_attribute("aria-label") or ""
    lying.click()
    expect(swap).to_have_accessible_name(f"Swap {own} for {other}")
    expect(page.locator("#announcer")).to_contain_text(f"Ready: Swap {own} for {other}")
    page.locator("main").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(
        f"Ann: swap {own} for {other}.", ignore_case=True
    )


def test_any_cards_are_chosen_and_put_back(stranger: Stranger) -> None:
    stranger.sit_down(JUMBLE.name, 4)
    while stranger.deal_over():  # a claim on the deal
        stranger.play_a_turn()
        stranger.wait_for_my_turn()
    hand = stranger.page.get_by_label("Your hand").get_by_role("button")
    for at in (0, 2, 0):
        hand.nth(at).click()
    expect(hand.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(hand.nth(0)).to_have_attribute("aria-pressed", "false")
    expect(stranger.action("Discard")).to_have_accessible_name(f"Discard {stranger.hand[2]}")


def test_an_amount_is_chosen_by_mouse_and_key(stranger: Stranger) -> None:
    stranger.sit_down(TEN.name, 2)
    page, amount = stranger.page, stranger.actions.get_by_role("spinbutton", name="Amount")
    stranger.actions.get_by_role("button", name="More").click()
    page.keyboard.press("+")
    expect(amount).to_have_attribute("aria-valuenow", "3")
    page.keyboard.press("-")
    page.keyboard.press("b")
    expect(page.get_by_role("log")).to_contain_text("Ann: brag 2.")


def test_the_cards_of_its_pack_are_drawn_and_named(stranger: Stranger) -> None:
    stranger.sit_down(CANTINA.name, 4)
    cards = stranger.page.get_by_label("Your hand").get_by_role("button")
    expect(cards).to_have_count(4)
    for card in cards.all():
        expect(card).to_have_accessible_name(re.compile(r" of (oros|copas|espadas|bastos)"))
        expect(card.locator("svg.spanish")).to_have_count(1)
        expect(card.locator("svg text")).to_have_count(0)  # its drawing, not its notation


def test_a_closed_move_says_why(stranger: Stranger) -> None:
    stranger.sit_down(TEN.name, 3)
    page, closed = stranger.page, stranger.action("Match")
    expect(closed).to_have_attribute("aria-disabled", "true")
    before = stranger.log
    closed.click(force=True)
    expect(page.locator(".line .note")).to_contain_text("Nobody has bragged yet")
    expect(page.locator(".line .note a")).to_have_attribute("href", re.compile("/rules/ten.*#"))
    page.keyboard.press("a")  # the key of “draw”, which has no button
    expect(page.locator(".line .note")).to_contain_text("You draw after the vying")
    assert stranger.log == before


def test_the_help_lists_the_keys(stranger: Stranger) -> None:
    stranger.sit_down(TEN.name, 3)
    stranger.page.keyboard.press("?")
    help = stranger.page.get_by_role("dialog")
    expect(help).to_contain_text(
        re.compile(r"B\s*Brag 1.*P\s*Pass.*1 – 9.*H\s*Go to your hand", re.S)
    )


def test_axe_finds_no_violation(stranger: Stranger) -> None:
    stranger.sit_down(ALLEY_CAT.name, 5)
    assert violations(stranger) == [], "my turn"
    stranger.play_to_the_end_of_the_deal()
    assert violations(stranger) == [], "the end of a deal"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_of_a_trick_the_table_says_whose_each_card_is(stranger: Stranger, phone: bool) -> None:
    page = stranger.page
    if phone:
        page.set_viewport_size(PHONE["viewport"])
    page.goto(begin(stranger.address, "topper", "default", 3, names=("Ben", "Cat")))
    stranger.wait_for_my_turn()
    trick = page.get_by_role("group", name="Trick")
    expect(trick.locator(".whose")).to_have_text(["Ben", "Cat", "Ann"])
    stranger.play_a_turn()
    expect(page.get_by_text(re.compile("(is|are) out.")).first).to_be_visible()


TABLES = [("kuhn", 2), ("topper", 3), (ALLEY_CAT.name, 3), (JUMBLE.name, 6), (TEN.name, 10)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_table_fits_every_screen(stranger: Stranger, game: str, seats: int) -> None:
    page = stranger.page
    page.goto(begin(stranger.address, game, "default", seats))
    first = TABLES.index((game, seats))
    assert misfits(page, lambda: await_turn(page), OF_PLAIN_TABLES, first=first, turn=True) == []


@pytest.mark.browser_context_args(**PHONE)
def test_a_swap_is_guided_card_by_card_and_nothing_grows(player: Player) -> None:
    page = player.page
    page.goto(begin(player.address, "schwimmen", "default", 4))
    await_turn(page)
    hand = page.get_by_label("Your hand").get_by_role("button")
    middle = page.locator(".middle").get_by_role("button")
    expect(page.locator(".inviting")).to_have_count(6)  # three in the hand, three in the middle
    before = page.locator(".mine").bounding_box()
    prompt = page.locator(".line .whose")
    hand.nth(0).tap()
    expect(prompt).to_have_text("Now pick a card on the table")
    expect(page.locator(".hand .inviting")).to_have_count(0)
    hand.nth(1).tap()  # another one instead
    expect(page.locator(".hand .chosen")).to_have_count(1)
    middle.nth(0).tap()
    expect(prompt).to_have_text("Now press “Swap”")
    assert page.locator(".mine").bounding_box() == before
    player.action("Swap").tap()
    expect(page.locator(".mine.turn")).to_have_count(0)
