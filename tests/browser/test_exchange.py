"""Switch and Stop the Bus in the browser."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.changed import as_seen
from tests.browser.exchanger import GAMES, STOP_THE_BUS, SWITCH, Exchanger, Game
from tests.browser.fitting import speak
from tests.browser.test_match import PHONE
from tests.browser.waiting import until

pytestmark = pytest.mark.browser
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
WON = re.compile("(wins?|share) the match")


@each_game
def test_a_whole_match_by_mouse(exchanger: Exchanger, game: Game) -> None:
    exchanger.sit_down(game, seats=3, Lives="1")
    exchanger.finish()
    expect(exchanger.page.get_by_role("heading", name=WON)).to_be_visible()
    expect(exchanger.page.get_by_role("log")).to_contain_text(WON)


@each_game
def test_a_whole_match_by_keyboard_alone(exchanger: Exchanger, game: Game) -> None:
    page = exchanger.page
    page.goto(exchanger.address)
    exchanger.tab_to(f"Set up a table: {game.title}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(game.title)
    exchanger.tab_to("Remove seat 3")
    page.keyboard.press("Enter")
    exchanger.tab_to("House rules")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Lives", exact=True)).to_be_visible()
    exchanger.tab_to("Less: Lives")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    exchanger.tab_to("Start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    exchanger.finish(by_key=True)
    expect(page.get_by_role("log")).to_contain_text(WON)


@each_game
def test_axe_finds_no_violation(exchanger: Exchanger, game: Game) -> None:
    page = exchanger.page
    exchanger.sit_down(game, seats=7, dealer=0)
    if exchanger.is_open("Keep"):
        assert violations(exchanger) == [], "the choice of a hand"
        page.keyboard.press("f")
        exchanger.wait_for_my_turn()
    while exchanger.deal_over() or exchanger.asked_to_restart:  # others were quicker
        exchanger.play_a_turn()
        exchanger.wait_for_my_turn()
    if not exchanger.is_open("Keep"):
        page.keyboard.press("1")
        page.keyboard.press("4")
        assert violations(exchanger) == [], "two cards picked"
        page.keyboard.press("2")
        assert violations(exchanger) == [], "a refusal"
    exchanger.play_to_the_end_of_the_deal()
    assert violations(exchanger) == [], "the end of a deal"


# --- one card for one -----------------------------------------------------------------------------


@each_game
def test_a_card_of_the_hand_and_one_of_the_table_change_places(
    exchanger: Exchanger, game: Game
) -> None:
    exchanger.sit_down(game)
    hand, lying = exchanger.hand, exchanger.open_names(game)
    exchanger.action("Swap one").click()
    expect(exchanger.note).to_contain_text("Pick one of your cards")
    exchanger.hand_cards().nth(2).click()
    expect(exchanger.hand_cards().nth(2)).to_have_attribute("aria-pressed", "true")
    expect(exchanger.page.get_by_text("Now pick a card on the table").first).to_be_visible()
    exchanger.open_cards(game).nth(1).click()
    ready = exchanger.actions.get_by_role("button", name=f"Swap {hand[2]} for {lying[1]}")
    expect(ready).to_be_visible()
    ready.click()
    expect(exchanger.page.get_by_role("log")).to_contain_text(
        f"Ann exchanges {hand[2]} for {lying[1]}."
    )
    exchanger.wait_for_my_turn()
    if not exchanger.deal_over() and not exchanger.asked_to_restart:
        assert set(exchanger.hand) == {hand[0], hand[1], lying[1]}


@each_game
def test_two_cards_are_never_swapped(exchanger: Exchanger, game: Game) -> None:
    exchanger.sit_down(game)
    before = exchanger.hand
    clause = "T31-57" if game is SWITCH else "T31-69"
    for number, cards in (("1", exchanger.hand_cards()), ("4", exchanger.open_cards(game))):
        exchanger.page.keyboard.press(number)
        cards.nth(1).click()
        expect(exchanger.note).to_contain_text("never two")
        expect(exchanger.note.get_by_role("link", name=clause)).to_have_attribute(
            "href", re.compile(rf"/rules/{game.name}(\?.+)?#{clause}$")
        )
        expect(exchanger.page.locator("#announcer")).to_contain_text("never two")
        pressed = [card.get_attribute("aria-pressed") for card in cards.all()]
        assert pressed == ["false", "true", "false"]
    assert exchanger.hand == before


@each_game
def test_a_move_that_the_server_refuses_changes_nothing(exchanger: Exchanger, game: Game) -> None:
    exchanger.send_instead(["draw", "swap 4C", "swap 4C 5C for 9H TH"])
    exchanger.sit_down(game)
    before = exchanger.hand, exchanger.open_names(game)
    for _ in range(3):
        exchanger.action("Swap all").click()
        expect(exchanger.note).to_be_visible()
        expect(exchanger.action("Swap all")).to_have_attribute("aria-disabled", "false")
        assert (exchanger.hand, exchanger.open_names(game)) == before
    exchanger.action("Swap all").click()
    expect(exchanger.page.get_by_role("log")).to_contain_text("Ann exchanges ")


@pytest.mark.browser_context_args(reduced_motion="no-preference")
@each_game
def test_cards_are_seen_to_change_places(exchanger: Exchanger, game: Game) -> None:
    exchanger.page.add_init_script(
        "window.flights = 0; new MutationObserver((all) => { for (const one of all)"
        " for (const node of one.addedNodes)"
        " if (node.classList?.contains('flight') && getComputedStyle(node).position === 'fixed')"
        " window.flights++; })"
        ".observe(document, { childList: true, subtree: true });"
    )
    exchanger.sit_down(game)
    exchanger.page.evaluate("window.flights = 0")
    for key in "15o":
        exchanger.page.keyboard.press(key)
    until(exchanger.page, "() => window.flights >= 2")
    exchanger.wait_for_my_turn()
    expect(exchanger.page.locator(".flight")).to_have_count(0)


def test_a_hint_goes_with_the_card_that_has_the_focus(exchanger: Exchanger) -> None:
    """The page complained where a card left that was focused and told what it is for."""
    exchanger.sit_down(SWITCH)
    exchanger.hand_cards().first.focus()
    for key in ("Tab", "Shift+Tab"):
        exchanger.page.keyboard.press(key)
    exchanger.page.wait_for_timeout(900)  # a hint waits until the focus has stayed
    for key in "15o":
        exchanger.page.keyboard.press(key)
    expect(exchanger.page.get_by_role("log")).to_contain_text("Ann exchanges")


# --- Switch ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", ["first", "second"])
def test_the_dealer_keeps_one_of_two_hands(exchanger: Exchanger, which: str) -> None:
    exchanger.sit_down(SWITCH, seats=3, dealer=0)
    page = exchanger.page
    first = exchanger.hand
    lying = page.get_by_role("group", name=re.compile("^Your second hand, total "))
    names = [card.get_attribute("aria-label") or "" for card in lying.get_by_role("button").all()]
    second = [name.split(": ")[-1] for name in names]
    assert len({*first, *second}) == 6
    lying.get_by_role("button").first.click(force=True)
    expect(exchanger.note).to_contain_text("Keep one of your two hands first")
    exchanger.action(f"Keep the {which} hand").click()
    log = page.get_by_role("log")
    expect(log).to_contain_text(f"Ann keeps the {which} hand and lays the other face up")
    for card in second if which == "first" else first:
        expect(log).to_contain_text(card)
    if not exchanger.deal_over():
        exchanger.wait_for_my_turn()
        assert set(exchanger.hand) == set(first if which == "first" else second)


def test_others_do_not_see_the_second_hand(exchanger: Exchanger) -> None:
    exchanger.sit_down(SWITCH, seats=2)
    down = exchanger.page.get_by_role("button", name="Face-down hand", exact=True)
    expect(down).to_have_attribute("aria-disabled", "true")
    down.click(force=True)
    expect(exchanger.note).to_contain_text("take the whole face-down hand, unseen")


@pytest.mark.cards("the other leaves it")
def test_what_was_given_up_unseen_is_still_known(exchanger: Exchanger) -> None:
    exchanger.sit_down(SWITCH, seats=2)
    before = exchanger.hand
    exchanger.action("Swap unseen").click()
    exchanger.wait_for_my_turn()
    down = exchanger.page.get_by_role("button", name=re.compile("^Face-down hand"))
    for card in before:
        expect(down).to_have_attribute("aria-label", re.compile(card))
    expect(exchanger.page.get_by_text("You know these")).to_be_visible()


def test_a_pass_where_it_is_played(exchanger: Exchanger) -> None:
    exchanger.sit_down(SWITCH, preset="With a pass")
    expect(exchanger.action("Swap unseen")).to_have_count(0)
    exchanger.page.get_by_role("button", name="Face-down hand", exact=True).click(force=True)
    expect(exchanger.note.get_by_role("link", name="B-T31-01")).to_be_visible()
    exchanger.page.keyboard.press("p")
    expect(exchanger.page.get_by_role("log")).to_contain_text("Ann passes.")


def test_a_key_without_a_button_says_why(exchanger: Exchanger) -> None:
    exchanger.sit_down(SWITCH)
    if exchanger.action("Stand").count():
        exchanger.page.keyboard.press("k")
        expect(exchanger.note).to_contain_text("“Knock” is not allowed now.")
    else:
        exchanger.page.keyboard.press("p")
        expect(exchanger.note).to_contain_text("“Pass” is not allowed now.")


# with these cards it happens soon
ANN_FIRST = pytest.mark.cards("Ann is asked first")
BEN_FIRST = pytest.mark.cards("Ben is asked first")


@pytest.mark.parametrize(
    "before",
    [
        pytest.param([], marks=ANN_FIRST, id="asked-first"),
        pytest.param(["Ben lets the deal be settled."], marks=BEN_FIRST, id="asked-after-Ben"),
    ],
)
def test_a_restart(exchanger: Exchanger, before: list[str]) -> None:
    page = exchanger.page
    exchanger.sit_down(SWITCH, seats=2)
    exchanger.play_until_asked_to_restart()
    panel = page.get_by_role("region", name=re.compile("^Showdown"))
    expect(panel).to_contain_text("You may restart the deal")
    lists = panel.get_by_role("list")
    expect(lists.first.get_by_role("listitem")).to_have_count(2)
    told = lists.nth(1).get_by_role("listitem")
    assert told.all_inner_texts() == before, "what others have decided"
    assert violations(exchanger) == []
    page.keyboard.press("n")  # there is no next deal yet
    page.reload()
    expect(panel).to_contain_text("You may restart the deal")
    mine = exchanger.hand
    exchanger.button("Restart").click()
    expect(page.get_by_role("log")).to_contain_text("Ann restarts the deal: nobody pays.")
    expect(page.get_by_role("log")).to_contain_text("The hand of Ann lies face up")
    for card in mine:
        expect(page.get_by_role("log")).to_contain_text(card)
    expect(panel).to_have_count(0)
    exchanger.wait_for_my_turn()


@ANN_FIRST
def test_a_deal_that_is_not_restarted_is_settled(exchanger: Exchanger) -> None:
    exchanger.sit_down(SWITCH, seats=2)
    exchanger.play_until_asked_to_restart()
    exchanger.button("Settle the deal").click()
    heading = re.compile("li(fe|ves) deal|the match|^Showdown")
    panel = exchanger.page.get_by_role("region", name=heading)
    expect(panel.get_by_role("button", name=re.compile("Next deal|Play again"))).to_be_focused()
    expect(exchanger.page.get_by_role("log")).to_contain_text("Ann lets the deal be settled.")
    expect(panel).to_contain_text(re.compile("loses (again|[12] li)"))
    expect(panel).not_to_contain_text("settled")


# --- Stop the Bus ---------------------------------------------------------------------------------


def test_the_bus_is_stopped_after_an_exchange(exchanger: Exchanger) -> None:
    page = exchanger.page
    exchanger.sit_down(STOP_THE_BUS, seats=3)
    stop = exchanger.action("Stop the bus")
    expect(stop).to_have_attribute("aria-disabled", "true")
    stop.click(force=True)
    expect(exchanger.note).to_contain_text("Exchange first")
    expect(exchanger.note.get_by_role("link", name="B-T31-24")).to_be_visible()
    for key in "26o":
        page.keyboard.press(key)
    expect(page.get_by_text("Your turn: stop or continue").first).to_be_visible()
    exchanger.hand_cards().first.click(force=True)
    expect(exchanger.note).to_contain_text("You have exchanged: stop the bus or continue")
    page.keyboard.press("s")
    log = page.get_by_role("log")
    expect(log).to_contain_text("Ann stops the bus.")
    panel = page.get_by_role("region", name=re.compile("loses? 1 life deal"))
    expect(panel).to_contain_text("stopped the bus")
    expect(panel.get_by_role("list").first.get_by_role("listitem")).to_have_count(3)
    worth = re.compile(r"(pair|prial) of \w+s|run(ning flush)? \w+-\w+-\w+|\w+ (flush|high)")
    for row in panel.get_by_role("list").first.get_by_role("listitem").all():
        expect(row).to_contain_text(worth)
    expect(panel).to_contain_text("loses 1 life")


def test_the_own_hand_is_told_in_words(exchanger: Exchanger) -> None:
    exchanger.sit_down(STOP_THE_BUS)
    worth = r"((pair|prial) of \w+s|run(ning flush)? \w+-\w+-\w+|\w+ (flush|high))"
    expect(exchanger.page.locator(".me .total b")).to_have_text(re.compile(f"^{worth}$"))
    exchanger.page.keyboard.press("h")
    expect(exchanger.page.locator("#announcer")).to_contain_text(
        re.compile(f"You hold .*, {worth}\\.")
    )


def test_stopping_in_place_of_an_exchange_of_one_card(exchanger: Exchanger) -> None:
    exchanger.sit_down(
        STOP_THE_BUS,
        Exchange="One card only",
        Stopping_the_bus="At the beginning of a turn, instead of an exchange",
    )
    for label in ("Swap all", "Continue"):
        expect(exchanger.action(label)).to_have_count(0)
    exchanger.page.keyboard.press("a")
    expect(exchanger.note.get_by_role("link", name="T31-69")).to_be_visible()
    exchanger.action("Stop the bus").click()
    expect(exchanger.page.get_by_role("log")).to_contain_text("Ann stops the bus.")


# --- a small screen -------------------------------------------------------------------------------


@pytest.mark.browser_context_args(**PHONE)
@each_game
def test_seven_seats_fit_a_phone_held_upright(exchanger: Exchanger, game: Game) -> None:
    page = exchanger.page
    exchanger.sit_down(game, seats=7, Lives="1")
    for _ in range(60):
        exchanger.wait_for_my_turn()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        if exchanger.deal_over():
            return
        lying = page.get_by_role("group", name=game.open_cards).get_by_role("button").all()
        buttons = exchanger.actions.get_by_role("button").all()
        for button in [] if exchanger.asked_to_restart else [*buttons, *lying]:
            box = button.bounding_box()
            assert box is not None and min(box["width"], box["height"]) >= 44
            assert box["y"] + box["height"] <= 740, "a button is below the screen"
        exchanger.play_a_turn()
    raise AssertionError("the deal does not end")


@each_game
def test_a_reload_in_the_middle_changes_nothing(exchanger: Exchanger, game: Game) -> None:
    exchanger.sit_down(game, seats=3)
    before = sorted(exchanger.hand), exchanger.open_names(game)
    exchanger.page.reload()
    exchanger.wait_for_my_turn()
    assert (sorted(exchanger.hand), exchanger.open_names(game)) == before


@pytest.mark.browser_context_args(**PHONE)
def test_what_a_stopper_holds_stands_in_one_line(exchanger: Exchanger) -> None:
    """With the mark beside it, on a phone and on a desktop."""
    exchanger.sit_down(STOP_THE_BUS, seats=2)
    for label in ("Swap all", "Stop the bus"):
        exchanger.wait_for_my_turn()
        exchanger.button(re.compile(f"^{label}")).click()
    expect(exchanger.page.locator(".me .knocked")).to_be_attached()
    for (width, height), row in (((360, 740), ".held"), ((1280, 800), ".total b")):
        exchanger.page.set_viewport_size({"width": width, "height": height})
        held = exchanger.page.locator(f".me {row}")
        assert held.evaluate("(one) => one.offsetHeight") < 20, held.inner_text()


#: The longest of each language whose words are long.
LONG_HANDS = {
    "de": ("Drilling", "Straight Flush Bube-Dame-König"),
    "eu": ("erregeen bikotea", "kolore-eskailera, hamarrekoa-bederatzikoa-zortzikoa"),
    "fr": ("paire d’as", "suite couleur dix-neuf-huit"),
}
PLACES = """() => ['.hand', '.me .name', '.me .lives', '.actions'].map((one) => {
    const { x, y, height } = document.querySelector(`.mine ${one}`).getBoundingClientRect();
    return [x, y, height].map(Math.round);
})"""


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("code", LONG_HANDS)
def test_a_long_hand_in_words_moves_nothing_on_a_phone(exchanger: Exchanger, code: str) -> None:
    own: dict[str, object] = {}

    def change(view: dict[str, Any]) -> None:
        for seat in view["seats"]:
            if seat["seat"] == view["you"]:
                seat.update(own)

    as_seen(exchanger.page, change)
    exchanger.sit_down(STOP_THE_BUS)
    speak(exchanger.page, code)
    places = []
    for total in LONG_HANDS[code]:
        for stopped in (False, True):
            own.update(total=total, stopped=stopped)
            exchanger.page.reload()
            held = exchanger.page.locator(".me .held")
            expect(held).to_have_text(total)
            assert held.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "it is cut"
            places.append(exchanger.page.evaluate(PLACES))
    assert all(place == places[0] for place in places)
