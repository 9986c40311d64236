"""Whole matches in the browser: by mouse, keyboard and touch; interrupted and resumed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server
from tests.browser.fitting import begin
from tests.browser.player import DISCARD, KNOWN, Player

pytestmark = pytest.mark.browser
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}


#: What the message line says twice at the same time.
TWICE = """() => {
    window.twice = [];
    new MutationObserver(() => {
        const said = [...document.querySelectorAll('.mine .line p')].map((one) => one.innerText);
        if (said[0] && said[0] === said[1]) window.twice.push(said[0]);
    }).observe(document.querySelector('main'), { childList: true, subtree: true });
}"""


def test_a_whole_match_by_mouse(player: Player) -> None:
    player.new_match()
    assert len(player.hand) == 3
    player.page.evaluate(TWICE)
    player.finish()
    assert "wins the match" in player.log
    assert player.page.evaluate("window.twice") == []
    expect(player.button("Play again")).to_be_visible()
    first = player.page.url
    player.button("Play again").click()
    expect(player.page).not_to_have_url(first)
    expect(player.button("Play again")).to_have_count(0)
    player.wait_for_my_turn()
    assert len(player.hand) == 3 and "wins the match" not in player.log


def test_a_whole_match_by_keyboard_alone(player: Player) -> None:
    page = player.page
    page.goto(player.address)
    player.tab_to("Set up a table: Thirty-one")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Thirty-one")
    player.tab_to("Start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    player.finish(by_key=True)
    assert "wins the match" in player.log


def test_a_name_has_the_same_cards_in_every_run(player: Player, server: Server) -> None:
    hands = []
    for name in ("one", "another", "one"):
        server.deal(name)
        player.new_match()
        first = player.hand
        player.new_match()
        hands.append((first, player.hand))
    assert hands[0] == hands[2] and hands[0] != hands[1]
    assert hands[0][0] != hands[0][1], "each match of a name has cards of its own"


def test_every_preset_can_be_played_for_a_deal(player: Player) -> None:
    titles = ["Dollar bill", "Eenendertigen", "Banking", "Three of a kind"]
    for title in [*titles, "West Lansing", "No elimination", "Common"]:
        player.new_match(seats=3, preset=title)
        for _ in range(12):
            player.wait_for_my_turn()
            if player.open_now("Next deal") or player.over:
                break
            player.play_a_turn()
        assert "Deal 1" in player.log


def test_a_reload_in_the_middle_changes_nothing(player: Player) -> None:
    player.new_match(seats=3)
    player.button("Draw").click()
    expect(player.button(re.compile("^Discard ")).first).to_be_visible()
    before = sorted(player.hand)
    player.page.reload()
    expect(player.button(re.compile("^Discard ")).first).to_be_visible()
    assert sorted(player.hand) == before and len(before) == 4
    player.play_a_turn()
    player.wait_for_my_turn()


def test_a_pile_does_not_look_empty_after_a_reload(player: Player) -> None:
    """Who has taken the upcard has seen the card below it; a page that is loaded then has not."""
    player.new_match(seats=2)
    pile = player.page.locator("[data-place=pile]")
    for _ in range(20):  # until more than one card lies there
        player.wait_for_my_turn()
        if player.open_now("Take") and "Pile 1" not in player.page.locator(".piles").inner_text():
            break
        names = ("Next deal", "Draw", DISCARD)
        player.button(next(name for name in names if player.open_now(name))).first.click()
    player.button("Take").click()
    expect(player.button(DISCARD).first).to_be_visible()
    expect(pile.locator("svg")).to_have_count(1)
    player.page.reload()
    expect(player.button(DISCARD).first).to_be_visible()
    expect(pile.locator("svg")).to_have_count(0)
    expect(pile.locator(".empty")).to_have_css("border-style", "solid")


def test_enter_pressed_twice_leads_to_the_next_deal_and_does_nothing_there(player: Player) -> None:
    player.new_match(seats=2)
    for deal in (2, 3):  # one of them begins with a turn of Ann, whose first button has the focus
        player.play_to_the_end_of_the_deal()
        expect(player.button("Next deal")).to_be_focused()
        player.page.keyboard.press("Enter")
        player.page.wait_for_timeout(200)
        player.page.keyboard.press("Enter")
        expect(player.page.get_by_role("heading", level=1)).to_contain_text(f"deal {deal}")
        player.wait_for_my_turn()
        assert len(player.hand) == 3 and not player.deal_over()
        told = player.log.split(f"Deal {deal}")[1]
        assert not re.search("Ann (draws|takes|knocks)", told), told


def test_a_server_killed_in_the_middle_goes_on_where_it_was(player: Player, server: Server) -> None:
    player.expected += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    player.new_match(seats=3)
    player.button("Draw").click()
    expect(player.button(re.compile("^Discard ")).first).to_be_visible()
    before, log = sorted(player.hand), player.log
    server.kill()
    try:
        expect(player.page.locator(".line .broken")).to_have_text("Reconnecting…")
    finally:
        server.start()  # other tests still need it
    expect(player.page.get_by_text("Reconnecting")).to_have_count(0)
    assert sorted(player.hand) == before
    assert player.log.startswith(log[:40])
    player.play_a_turn()
    player.finish()


@pytest.mark.browser_context_args(**PHONE)
def test_a_line_that_falls_silent_is_told_within_seconds_and_covers_nobody(player: Player) -> None:
    silent: list[bool] = []

    def listen(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda message: None if silent else route.send(message))

    player.page.route_web_socket("**/ws", listen)
    player.new_match(seats=4)
    silent.append(True)
    told = player.page.locator(".line").get_by_text("Reconnecting…")
    expect(told).to_be_visible(timeout=6_500)  # the line is given up after nine seconds
    expect(player.page.get_by_role("status").filter(has_text="Reconnecting…")).to_have_count(1)
    within = "(one) => one.closest('.mine') !== null"
    assert told.evaluate(within), "it stands in the message line, and lies over no name"
    silent.clear()
    expect(told).to_have_count(0)
    player.play_a_turn()


def test_a_closed_tab_is_found_again_on_the_first_page(player: Player) -> None:
    player.new_match(seats=2)
    before, where = sorted(player.hand), player.page.url
    player.page.goto("about:blank")
    player.page.goto(player.address)
    player.page.locator(f'a[href="{where.removeprefix(player.address)}"]').first.click()
    player.wait_for_my_turn()
    assert sorted(player.hand) == before


def test_a_table_that_cannot_be_fetched_is_asked_for_again(player: Player) -> None:
    player.expected = ["ERR_FAILED", "preload"]
    player.page.route("**/assets/Table-*", lambda route: route.abort())
    player.open_form("thirty-one", "Thirty-one")
    player.button("Start").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("This match cannot be opened")
    expect(player.page.get_by_role("alert")).to_have_text(re.compile("does not answer"))
    player.page.unroute_all()
    player.button("Try again").click()
    player.wait_for_my_turn()
    assert len(player.hand) == 3


#: What has lain on the pile at each height, as it was drawn.
PILES = """() => {
    window.piles = {};
    const pile = document.querySelector('[data-place=pile]');
    const high = () => document.querySelectorAll('.spot .caption b')[1].textContent;
    const look = () => {
        const open = !pile.closest('button').getAttribute('aria-label').endsWith('none');
        if (open) window.piles[high()] = pile.querySelector('.card').innerHTML;
    };
    look();
    const all = {subtree: true, childList: true, characterData: true, attributes: true};
    new MutationObserver(look).observe(document.querySelector('.board'), all);
}"""
#: Whether what lies open on the pile is the card that lay there before another was put on it.
BENEATH = """() => {
    const pile = document.querySelector('[data-place=pile]');
    const high = document.querySelectorAll('.spot .caption b')[1].textContent;
    return pile.querySelector('.card')?.innerHTML === window.piles[high];
}"""


def test_under_an_upcard_that_is_taken_lies_the_card_before_it(player: Player) -> None:
    page = player.page
    page.add_init_script(KNOWN)
    page.goto(begin(player.address, "thirty-one", "pennies", 2))
    player.wait_for_my_turn()
    page.evaluate(PILES)
    player.button("Draw").click()
    player.button(DISCARD).first.click()
    player.wait_for_my_turn()
    player.button("Take").click()
    expect(page.get_by_label("Upcard: none")).to_be_visible()
    assert page.evaluate(BENEATH)


def test_a_seat_in_two_tabs_is_played_in_one(player: Player) -> None:
    player.new_match(seats=2)
    player.wait_for_my_turn()
    page, title = player.page, player.page.title()
    other = page.context.new_page()
    other.goto(page.url)
    told = "This seat is open in another tab"
    expect(page.get_by_role("heading", level=1)).to_have_text(told)
    expect(page).to_have_title(f"{told} – Bone Ace")
    assert violations(player) == []
    player.button("Use it here").click()
    expect(page).to_have_title(title)
    assert len(player.hand) == 3


def test_a_match_that_is_not_there_says_so_as_other_pages_do(player: Player) -> None:
    player.page.goto(f"{player.address}/match/nowhere")
    expect(player.page.get_by_role("alert")).to_have_text("There is no such match.")
    expect(player.page.locator(".notice .fan .card")).to_have_count(3)


@pytest.mark.browser_context_args(**PHONE)
def test_a_whole_match_by_touch_on_a_phone_held_upright(player: Player) -> None:
    player.new_match()
    page = player.page
    for _ in range(300):
        player.wait_for_my_turn()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= 360, "the page must not scroll sideways"
        if player.over:
            break
        for name in ("Next deal", "Knock", "Stand", "Draw", re.compile("^Discard ")):
            if player.open_now(name):
                found = player.button(name).first
                box = found.bounding_box()
                assert box is not None and min(box["width"], box["height"]) >= 44
                assert box["y"] + box["height"] <= 740, f"{name} is below the screen"
                found.tap()
                break
    assert player.over


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_cards_move_unless_less_motion_is_asked_for(player: Player) -> None:
    player.page.add_init_script(
        "window.moved = 0; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (...all) { window.moved++;"
        " return animate.apply(this, all); };"
    )
    player.new_match(seats=2)
    player.play_a_turn()
    player.wait_for_my_turn()
    assert player.page.evaluate("window.moved") > 0
    player.page.emulate_media(reduced_motion="reduce")
    player.new_match(seats=2)
    player.page.evaluate("window.moved = 0")
    player.play_a_turn()
    player.wait_for_my_turn()
    assert player.page.evaluate("window.moved") == 0
