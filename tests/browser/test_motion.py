"""What moves, how long, and what is seen before a panel covers it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fitting import begin
from tests.browser.player import Player
from tests.browser.waiting import until

pytestmark = [pytest.mark.browser, pytest.mark.painted]

#: A person who wants to see what happens.
PATIENT = """if (location.protocol.startsWith('http'))
    localStorage['boneace.settings'] = JSON.stringify({name: 'Ann', pace: 'quick'})"""
#: When all cards of the others lay open first, and when the panel came.
OPENED = """() => {
    window.seen = {};
    const look = () => {
        const cards = [...document.querySelectorAll('.board [data-hand] [data-card]')];
        const open = cards.length > 0 && cards.every((card) => card.dataset.card !== '??');
        if (open) window.seen.open ??= performance.now();
        if (document.querySelector('.showdown')) window.seen.panel ??= performance.now();
    };
    const all = {subtree: true, childList: true, attributes: true};
    new MutationObserver(look).observe(document, all);
}"""
#: What has flown over the table, and for how many milliseconds.
FLOWN = """() => {
    window.flown = [];
    new MutationObserver((records) => {
        for (const one of records.flatMap((record) => [...record.addedNodes])) {
            if (!one.classList?.contains('flight')) continue;
            const [flight] = one.getAnimations();
            window.flown.push([one.classList[0], flight.effect.getTiming().duration]);
        }
    }).observe(document.body, {childList: true});
}"""


#: The most cards that were seen in a hand before the first flew there, in any frame.
EARLY = """(() => {
    if (!location.protocol.startsWith('http')) return;
    window.early = window.landed = 0;
    const look = () => {
        const cards = [...document.querySelectorAll('[data-hand] [data-card]')].filter((card) =>
            card.checkVisibility({ visibilityProperty: true }));
        if (document.querySelector('.flight')) window.begun = true;
        else if (!window.begun) window.early = Math.max(window.early, cards.length);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const flown = (records) => {
        for (const one of records.flatMap((record) => [...record.addedNodes])) {
            if (one.classList?.contains('flight')) window.landed += 1;
        }
    };
    addEventListener('DOMContentLoaded', () =>
        new MutationObserver(flown).observe(document.body, {childList: true}));
})()"""


#: One step of a player in a hurry: what ends the deal, or the first thing that can be pressed.
#: Whether the deal is over.
STEP = """() => {
    if (document.querySelector('.showdown')) return true;
    const open = 'button[aria-disabled="false"]:not(.step)';
    const choices = [...document.querySelectorAll(`.mine.turn :is(.actions, .hand) ${open}`)];
    const ending = choices.find((one) => /Stop the bus|Swap all/.test(one.textContent));
    (ending ?? choices[0])?.click();
    return false;
}"""


def play_a_deal(
    player: Player, game: str, preset: str, seats: int, watch: str, **options: int
) -> None:
    page = player.page
    page.add_init_script(PATIENT)
    page.goto(begin(player.address, game, preset, seats, **options))
    page.wait_for_selector(".mine")
    page.evaluate(watch)
    until(page, STEP, timeout=30_000)


@pytest.mark.parametrize(
    ("game", "preset", "lives"),
    [("thirty-one", "pennies", 3), ("stop-the-bus", "default", 1)],
    ids=["a-deal", "the-last-deal"],
)
def test_open_hands_are_seen_before_the_panel(
    player: Player, game: str, preset: str, lives: int
) -> None:
    play_a_deal(player, game, preset, 2, OPENED, lives=lives)
    over = player.page.locator(".showdown.over").count() > 0
    assert over == (lives == 1)
    seen: dict[str, float] = player.page.evaluate("window.seen")
    assert seen["panel"] - seen["open"] >= 880


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_chips_travel_and_nothing_flies_for_long(player: Player) -> None:
    play_a_deal(player, "three-stake-brag", "default", 2, FLOWN)
    flown: list[tuple[str, float]] = player.page.evaluate("window.flown")
    assert "piece" in {what for what, _ in flown}
    assert all(ms < 300 for _, ms in flown)


def test_nothing_flies_where_less_motion_is_asked_for(player: Player) -> None:
    play_a_deal(player, "three-stake-brag", "default", 2, FLOWN)
    assert player.page.evaluate("window.flown") == []


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_the_first_deal_is_dealt_too_and_then_it_is_your_turn(player: Player) -> None:
    page = player.page
    page.add_init_script(PATIENT)
    page.add_init_script(EARLY)
    page.goto(begin(player.address, "thirty-one", "pennies", 3))
    until(page, "() => document.activeElement.matches('.mine.turn .actions button')")
    # three cards for each of three, and the upcard
    assert page.evaluate("[window.early, window.landed]") == [0, 10]
    page.reload()
    until(page, "() => document.activeElement.matches('.mine.turn .actions button')")
    assert page.evaluate("window.landed") == 0


#: The cards of your own hand in every frame: where each is drawn, and the word beside the name.
HELD = """() => {
    window.held = [];
    const look = () => {
        const cards = [...document.querySelectorAll('.mine .hand [data-card]')].filter((card) =>
            card.checkVisibility({ visibilityProperty: true }));
        window.held.push([
            Object.fromEntries(cards.map((card) =>
                [card.dataset.card, card.getBoundingClientRect().x])),
            document.querySelector('.me .total').textContent.replace(/[^A-Za-z]+/g, ' ').trim(),
        ]);
        requestAnimationFrame(look);
    };
    look();
}"""
#: What animates on the table has come to rest.
AT_REST = "() => document.querySelector('main').getAnimations({ subtree: true }).length === 0"


#: What the pile was said to have in any frame in which its first card had not come.
PILE_COUNTED = """() => {
    window.pileTold = [];
    const look = () => {
        const place = document.querySelector('[data-place="pile"]');
        const number = place?.closest('.spot').querySelector('.caption b');
        const shown = (one) => one?.checkVisibility({ visibilityProperty: true }) ?? false;
        if (place?.querySelector('.card') && !shown(place.querySelector('.card')) && shown(number)
            && number.textContent)
            window.pileTold.push(number.textContent);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_a_pile_is_counted_when_its_first_card_lies_there(player: Player) -> None:
    page = player.page
    page.add_init_script(PATIENT)
    page.add_init_script(f"({PILE_COUNTED})()")
    page.goto(begin(player.address, "thirty-one", "pennies", 2))
    page.wait_for_selector(".mine.turn .actions button[aria-disabled='false']")
    assert page.evaluate("window.pileTold") == []
    spot = page.locator(".spot", has=page.locator("[data-place='pile']"))
    expect(spot.locator("b")).to_have_text("1")
    expect(spot.locator("b")).to_be_visible()


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_your_cards_go_straight_to_their_places(player: Player) -> None:
    """A hand that has one card fewer moves together: no card goes the wrong way first."""
    page = player.page
    page.add_init_script(PATIENT)
    page.goto(begin(player.address, "thirty-one", "pennies", 2))
    until(page, "() => document.activeElement.matches('.mine.turn .actions button')")
    page.get_by_role("button", name="Draw").click()
    discard = page.locator(".mine.turn .hand button[aria-disabled='false']")
    discard.first.wait_for()
    until(page, AT_REST)
    page.evaluate(HELD)
    discard.first.click()
    until(page, "() => document.querySelectorAll('.mine .hand button').length === 3")
    until(page, AT_REST)
    frames: list[tuple[dict[str, float], str]] = page.evaluate("window.held")
    (first, _), (last, _) = frames[0], frames[-1]
    assert len(last) == 3
    for card, end in last.items():
        near, far = sorted((first[card], end))
        assert all(near - 1 < where[card] < far + 1 for where, _ in frames), card
    # nor does your name: the words beside it stay until there are others
    assert {words for _, words in frames} == {"Totals without the card", "Total"}


#: Whether something stood under the place of a card that had not come yet, in any frame.
UNDER = """(() => {
    window.under = window.come = false;
    const look = () => {
        for (const slot of document.querySelectorAll('.mine .slot')) {
            const [card, under] = [slot.querySelector('[data-card]'), slot.querySelector('.under')];
            if (!under?.textContent) continue;
            const seen = (one) => one.checkVisibility({ visibilityProperty: true });
            if (seen(card)) window.come = true;
            else if (seen(under)) window.under = true;
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""


def watched(player: Player, watch: str) -> Page:
    """A table of Brag whose first deal is watched from its first frame."""
    page = player.page
    page.add_init_script(PATIENT)
    page.add_init_script(watch)
    page.goto(begin(player.address, "three-stake-brag", "default", 2))
    return page


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_face_up_is_said_of_a_card_that_has_come(player: Player) -> None:
    page = watched(player, UNDER)
    until(page, "() => window.come")
    assert page.evaluate("window.under") is False


#: Whether a card can be drawn; until then, one step of a player who does not bet.
TO_DRAW = """() => {
    const open = [...document.querySelectorAll('.mine.turn .actions [aria-disabled="false"]')];
    const named = (name) => open.find((one) => one.textContent.trim().startsWith(name));
    if (named('Draw')) return true;
    (document.querySelector('.showdown .primary') ?? named('Pass') ?? named('Drop'))?.click();
    return false;
}"""
#: What your hand counts, as it is written in any frame.
COUNTED = """() => {
    window.counted = [];
    const look = () => {
        const now = document.querySelector('.worth .total')?.textContent.trim() ?? '';
        if (now !== window.counted.at(-1)) window.counted.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_what_a_hand_counts_is_written_until_it_counts_more(player: Player) -> None:
    """The words beside it do not come and go while a card is under way."""
    page = player.page
    page.add_init_script(PATIENT)
    page.goto(begin(player.address, "three-stake-brag", "default", 2))
    until(page, TO_DRAW, timeout=30_000)
    page.evaluate(COUNTED)
    page.get_by_role("button", name="Draw").click()
    until(page, "() => window.counted.length > 1")
    until(page, AT_REST)
    before, after = page.evaluate("window.counted")
    assert before != after and before.startswith("total") and after.startswith("total")


#: How far down your hand was, in any frame.
TOPS = """(() => {
    window.tops = [];
    const look = () => {
        const top = document.querySelector('.mine .hand')?.getBoundingClientRect().top;
        if (top && !window.tops.some((one) => Math.abs(one - top) < 1)) window.tops.push(top);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_your_hand_keeps_its_height_while_it_is_dealt(player: Player) -> None:
    """What it counts is written once the cards lie there, and moves nothing."""
    page = watched(player, TOPS)
    until(page, "() => document.activeElement.matches('.mine.turn .actions button')")
    assert len(page.evaluate("window.tops")) == 1


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_no_card_flies_over_the_page_before(player: Player) -> None:
    """Who goes back while cards are dealt leaves them behind."""
    page = player.page
    page.add_init_script(PATIENT)
    player.open_form("thirty-one", "Thirty-one")
    page.get_by_role("button", name="Start", exact=True).click()
    until(page, "() => document.querySelector('.flight')")
    page.evaluate(GONE_BACK)
    until(page, "() => window.left !== undefined")
    assert page.evaluate("window.left") == 0


#: Goes back; how much flew when the page before was there.
GONE_BACK = """() => {
    const look = () => {
        if (document.querySelector('.felt')) requestAnimationFrame(look);
        else window.left = document.querySelectorAll('.flight').length;
    };
    look();
    history.back();
}"""


#: All cards of the others lie open that lay face down in this deal, and the panel has not come yet.
LYING_OPEN = """() => {
    const cards = [...document.querySelectorAll('.board [data-hand] [data-card]')];
    const down = cards.some((card) => card.dataset.card === '??');
    window.lay = down || window.lay;
    return window.lay && !down && cards.length > 0 && !document.querySelector('.showdown');
}"""
#: On to the next deal, while the cards of the last still lie open; then a step of it.
GO_ON = f"""() => {{
    const onward = document.querySelector('.showdown .primary');
    if (onward) window.lay = false;
    onward?.click();
    ({STEP})();
}}"""


@pytest.mark.parametrize("how", ["n", "Enter", "tap"])
@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True)
def test_who_is_in_a_hurry_sees_the_result_too(player: Player, how: str) -> None:
    """What ends the look at the open hands does not go on to the next deal as well."""
    page = player.page
    page.add_init_script(PATIENT)
    page.goto(begin(player.address, "vingt-un", "default", 3))
    onward = page.get_by_role("button", name="Next deal")
    until(page, STEP, timeout=30_000)
    box = onward.bounding_box()  # there the finger is
    assert box is not None
    until(page, f"() => ({LYING_OPEN})() || (({GO_ON})(), false)", timeout=60_000)
    if how == "tap":
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    else:
        page.keyboard.press(how)
    expect(onward).to_be_visible(timeout=5_000)
    page.wait_for_timeout(150)
    expect(onward).to_be_visible(timeout=1)
