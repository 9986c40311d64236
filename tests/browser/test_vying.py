"""Best, Pair and Thirty-one, Three-Stake Brag and Primiera in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.bettor import BEST_PAIR, BRAG, GAMES, PRIMIERA, Bettor, Game
from tests.browser.test_match import PHONE

pytestmark = pytest.mark.browser
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@each_game
def test_a_whole_match_by_mouse(bettor: Bettor, game: Game) -> None:
    bettor.sit_down(game, deals=0 if game is BEST_PAIR else 3)
    bettor.finish()
    expect(bettor.page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()


@each_game
def test_a_whole_match_by_keyboard_alone(bettor: Bettor, game: Game) -> None:
    page = bettor.page
    page.goto(bettor.address)
    bettor.tab_to(f"Set up a table: {game.title}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(game.title)
    for seat in range(2, page.get_by_label(re.compile("^Who sits at seat")).count() + 1):
        bettor.tab_to(f"Who sits at seat {seat}")
        page.keyboard.press("N")
    if game is not BEST_PAIR:
        bettor.tab_to("House rules")
        page.keyboard.press("Enter")
        deals = page.get_by_label("Deals", exact=True)
        expect(deals).to_be_visible()
        bettor.tab_to("Less: Deals")
        page.keyboard.press("Tab")
        expect(deals).to_be_focused()
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type("3")
    bettor.tab_to("Start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    bettor.finish(by_key=True)


#: What has the focus is something that can be pressed: a button of the row, or the way on.
WITH_A_BUTTON = "() => document.activeElement.matches('.actions button, .showdown button')"


def test_the_focus_stays_with_the_buttons(bettor: Bettor) -> None:
    """The row has other buttons in another stage; nobody has to look for them with Tab."""
    bettor.sit_down(BRAG, seats=3)
    for _ in range(8):
        bettor.wait_for_my_turn()
        assert bettor.page.evaluate(WITH_A_BUTTON), bettor.actions.inner_text()
        bettor.page.keyboard.press("Enter")


@each_game
def test_axe_finds_no_violation(bettor: Bettor, game: Game) -> None:
    page = bettor.page
    bettor.open_form(game.name, game.title)
    page.get_by_role("heading", name="House rules", exact=True).click()
    assert violations(bettor) == [], "the form"
    if game is BEST_PAIR:
        bettor.sit_down(game)
    else:  # at such a large table many deals of Primiera end before anybody has a move
        bettor.sit_down(game, seats=8, deals=1000)
    while bettor.deal_over():
        bettor.play_a_turn()
        bettor.wait_for_my_turn()
    assert violations(bettor) == [], "my turn"
    bettor.play_to_the_end_of_the_deal()
    assert violations(bettor) == [], "the end of a deal"


# --- what is on show ------------------------------------------------------------------------------


def test_the_three_stages_and_the_stake_are_on_show(bettor: Bettor) -> None:
    bettor.sit_down(BEST_PAIR)
    stages = bettor.stages
    expect(stages).to_have_count(3)
    expect(stages.nth(0)).to_contain_text(re.compile(r"Best, over:.*\+1.*beats", re.S))
    expect(stages.nth(1)).to_contain_text("Pair, now:")
    expect(stages.nth(1)).to_have_attribute("aria-current", "step")
    expect(stages.nth(2)).to_contain_text("Thirty-one, next:")
    expect(bettor.page.get_by_role("region", name="Table")).to_contain_text("Stake")
    expect(bettor.page.locator("#announcer")).to_contain_text(re.compile("You may .*raise to "))


def test_each_stage_of_a_brag_has_its_pot(bettor: Bettor) -> None:
    bettor.sit_down(BRAG, seats=4)
    expect(bettor.stages.nth(2)).to_contain_text(re.compile(r"4\s*chips"))
    expect(bettor.stages.nth(0)).to_contain_text("+4")


COUNTS = ", counts"


def cards_in(row: Locator) -> set[str]:
    """The cards that lie open, by name; of one that counted in the deal this is said too."""
    names = [card.get_attribute("aria-label") or "" for card in row.get_by_role("img").all()]
    return {name for name in names if name != "face-down card"}


def test_the_end_of_a_deal_shows_what_was_shown_and_no_more(bettor: Bettor) -> None:
    bettor.sit_down(BEST_PAIR)
    bettor.play_to_the_end_of_the_deal()
    rows = bettor.page.get_by_role("group", name="Hands").get_by_role("listitem")
    log = bettor.page.get_by_role("log")
    for name in ("Ann", "Ben"):
        row = rows.filter(has=bettor.page.get_by_text(re.compile(f"^{name}( \\(you\\))?$")))
        row = row.filter(has=bettor.page.get_by_role("img")).last
        told = log.locator("p").filter(has_text=re.compile(f"^{name} (is dealt .* face up|shows)"))
        # the rank and the sign are drawn; the words are what a screen reader says
        open_cards = {
            text for line in told.all() for text in line.locator("svg + span").all_inner_texts()
        }
        lying = cards_in(row)
        assert {name.removesuffix(COUNTS) for name in lying} == open_cards
        assert open_cards, "an upcard at least"
        lifted = row.locator(".card.counting").all()
        counted = {card.get_attribute("aria-label") for card in lifted}
        assert counted == {name for name in lying if name.endswith(COUNTS)}


@pytest.mark.browser_context_args(**PHONE)
def test_ten_seats_fit_a_phone_held_upright(bettor: Bettor) -> None:
    page = bettor.page
    bettor.sit_down(BRAG, seats=10, deals=1)
    for _ in range(30):
        bettor.wait_for_my_turn()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        if bettor.deal_over():
            break
        for button in bettor.actions.get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None and min(box["width"], box["height"]) >= 44
            assert box["y"] + box["height"] <= 740, "a button is below the screen"
        bettor.play_a_turn()
    assert bettor.over


# --- amounts, cards, and moves that are closed ----------------------------------------------------


def test_an_amount_is_chosen_by_mouse_arrows_and_numbers(bettor: Bettor) -> None:
    bettor.sit_down(BRAG, seats=2)
    page, amount = bettor.page, bettor.actions.get_by_role("spinbutton", name="Amount")
    expect(bettor.action("Brag 1")).to_be_visible()
    bettor.actions.get_by_role("button", name="More").click()
    expect(bettor.action("Brag 2")).to_be_visible()
    amount.focus()
    page.keyboard.press("ArrowUp")
    expect(amount).to_have_attribute("aria-valuenow", "3")
    page.keyboard.press("0")
    expect(bettor.action("Brag 10")).to_be_visible()
    page.keyboard.press("+")
    expect(page.get_by_role("link", name="B-TSB-02")).to_be_visible()
    expect(bettor.action("Brag 10")).to_be_visible()
    page.keyboard.press("4")
    page.keyboard.press("b")
    expect(page.get_by_role("log")).to_contain_text("Ann brags 4.")


def test_cards_to_discard_are_chosen_one_by_one(bettor: Bettor) -> None:
    bettor.sit_down(PRIMIERA)
    while bettor.deal_over():  # a claim on the deal
        bettor.play_a_turn()
        bettor.wait_for_my_turn()
    page, hand = bettor.page, bettor.page.get_by_label("Your hand").get_by_role("button")
    page.keyboard.press("d")
    expect(page.get_by_text("Choose the cards to discard first.").last).to_be_visible()
    hand.nth(3).click()
    page.keyboard.press("1")
    expect(hand.nth(0)).to_have_attribute("aria-pressed", "true")
    hand.nth(0).focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(bettor.action("Discard 3")).to_be_visible()
    page.keyboard.press("1")
    expect(bettor.action("Discard 2")).to_be_visible()
    page.locator("main").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ann discards ")


def test_a_closed_bet_says_why(bettor: Bettor) -> None:
    bettor.sit_down(BEST_PAIR)
    see = bettor.action("See")
    expect(see).to_have_attribute("aria-disabled", "true")
    before = bettor.log
    see.click(force=True)
    reason = bettor.page.get_by_role("link", name="BPT-48")
    expect(reason).to_be_visible()
    expect(reason).to_have_attribute("href", re.compile(r"/rules/best-pair-thirty-one\?.+#BPT-48$"))
    expect(bettor.page.locator("#announcer")).to_contain_text("only a player on 10")
    bettor.page.keyboard.press("f")  # it has no button while nothing is bet
    expect(bettor.page.get_by_text("There is no bet to fold to").last).to_be_visible()
    assert bettor.log == before


def test_a_move_that_the_server_refuses_changes_nothing(bettor: Bettor) -> None:
    bettor.send_instead(["see 4C", "fold", "raise 3"])
    bettor.sit_down(BEST_PAIR)
    hand = bettor.page.get_by_label("Your hand").get_by_role("img")
    before = [card.get_attribute("aria-label") for card in hand.all()]
    for _ in range(3):
        bettor.action("Pass").click()
        expect(bettor.page.locator(".line .note")).to_be_visible()
        expect(bettor.action("Pass")).to_have_attribute("aria-disabled", "false")
        assert [card.get_attribute("aria-label") for card in hand.all()] == before
    bettor.action("Pass").click()
    expect(bettor.page.get_by_role("log")).to_contain_text("Ann passes.")


def test_a_reload_in_the_middle_of_the_betting_changes_nothing(bettor: Bettor) -> None:
    bettor.sit_down(BRAG, seats=3)
    bettor.play_a_turn()
    bettor.wait_for_my_turn()
    hand = bettor.page.get_by_label("Your hand").get_by_role("img")
    before = [card.get_attribute("aria-label") for card in hand.all()]
    stages = bettor.stages.all_inner_texts()
    bettor.page.reload()
    bettor.wait_for_my_turn()
    assert [card.get_attribute("aria-label") for card in hand.all()] == before
    assert bettor.stages.all_inner_texts() == stages
