"""Vingt-Un in the browser: a banker, stakes before each seat, hands side by side, the pack."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import violations
from tests.browser.banker import TITLE, Banker
from tests.browser.changed import View, as_seen
from tests.browser.conftest import Server, seated
from tests.browser.test_match import PHONE

pytestmark = pytest.mark.browser


@pytest.fixture
def banker(page: Page, context: BrowserContext, server: Server) -> Iterator[Banker]:
    yield from seated(Banker(page, server.address), context)


# --- whole matches --------------------------------------------------------------------------------


def test_a_whole_match_by_mouse(banker: Banker) -> None:
    banker.take_a_seat(6, deals=3)
    banker.finish()
    page = banker.page
    expect(page.get_by_role("heading", name=re.compile("(wins?|share) the match"))).to_be_visible()
    # what the match has come to is read before how its last deal went
    told = page.locator(".showdown h3, .showdown caption").all_inner_texts()
    assert [text.strip() for text in told][:2] == ["Final standing", "Deal 3 of 3"]


def test_a_whole_match_by_keyboard_alone(banker: Banker) -> None:
    page = banker.page
    page.goto(banker.address)
    banker.tab_to(f"Set up a table: {TITLE}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLE)
    for seat in range(2, page.get_by_label(re.compile("^Who sits at seat")).count() + 1):
        banker.tab_to(f"Who sits at seat {seat}")
        page.keyboard.press("N")
    deals = page.get_by_label("Deals", exact=True)
    expect(deals).to_be_visible()
    for _ in range(90):
        page.keyboard.press("Tab")
        if deals.evaluate("field => field === document.activeElement"):
            break
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("3")
    banker.tab_to("Start")
    page.keyboard.press("Enter")
    page.wait_for_url("**/match/*")
    banker.finish(by_key=True)


# --- what everybody can use -----------------------------------------------------------------------


def test_axe_finds_no_violation(banker: Banker) -> None:
    page = banker.page
    banker.open_form("vingt-un", TITLE)
    page.get_by_role("heading", name="House rules", exact=True).click()
    assert violations(banker) == [], "the form"
    banker.take_a_seat(7, preset="With a pool")
    banker.play_to("Stake")
    assert violations(banker) == [], "a stake"
    banker.play_to("Stand")
    assert violations(banker) == [], "my turn"
    banker.play_to_the_end_of_the_deal()
    assert violations(banker) == [], "the end of a deal"


def test_what_is_to_be_decided_is_said(banker: Banker) -> None:
    banker.take_a_seat(2)
    spoken = banker.page.locator("#announcer")
    expect(spoken).to_contain_text(re.compile(r"Your turn: stake 1 to 10\. You hold .*: \d+"))
    banker.play_to("Draw")
    expect(spoken).to_contain_text(
        re.compile(r"Your turn: draw or stand.* and .*: \d.*Stake [12]\.")
    )
    banker.page.keyboard.press("h")
    expect(banker.own).to_be_focused()


def test_what_is_told_of_your_deal_moves_nothing(banker: Banker) -> None:
    turn = {"tenure": 1, "doubled": False}
    as_seen(banker.page, lambda view: view.update(turn))
    banker.take_a_seat(3, dealer=0)
    heading = banker.page.get_by_text("You deal", exact=True)
    before = heading.bounding_box()
    turn.update(tenure=12, doubled=True)
    banker.page.reload()
    expect(banker.dealer).to_contain_text("hand 12")
    expect(banker.dealer).to_contain_text("“double”")
    assert heading.bounding_box() == before


@pytest.mark.browser_context_args(**PHONE)
def test_twelve_seats_fit_a_phone_held_upright(banker: Banker) -> None:
    page = banker.page
    banker.take_a_seat(12, deals=2)
    for _ in range(30):
        banker.wait_for_my_turn()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        if banker.over:
            return
        if banker.deal_over():
            banker.play_a_turn()
            continue
        for button in banker.actions.get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None and min(box["width"], box["height"]) >= 44
            assert box["y"] + box["height"] <= 740, "a button is below the screen"
        plates = page.get_by_role("list").first.get_by_role("listitem")
        lowest = max(box["y"] + box["height"] for p in plates.all() if (box := p.bounding_box()))
        own = banker.own.bounding_box()
        assert own is not None and lowest < own["y"], "nothing lies over the player's cards"
        banker.play_a_turn()
    raise AssertionError("two deals do not end")


# --- what is on show ------------------------------------------------------------------------------


def test_the_dealer_stands_out_and_the_pack_runs_down(banker: Banker) -> None:
    banker.take_a_seat(4)
    expect(banker.dealer).to_contain_text("Dora")
    expect(banker.dealer).to_contain_text("dealer")
    head = banker.page.get_by_role("region", name="Head of the table")
    expect(head).to_contain_text("Pack 48")
    expect(banker.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    pone = banker.page.get_by_role("listitem").filter(has_text="Cleo")
    expect(pone).to_contain_text("gathers the used cards")
    banker.play_to("Stand")
    assert int(re.findall(r"Pack (\d+)", head.inner_text())[0]) <= 44


def test_as_dealer_you_double_or_not(banker: Banker) -> None:
    banker.take_a_seat(3, dealer=0)
    expect(banker.dealer).to_contain_text("You deal")
    expect(banker.dealer).to_contain_text(re.compile(r"\d+ chips? against you"))
    expect(banker.action("Do not double")).to_have_attribute("aria-disabled", "false")
    before = int(re.findall(r"(\d+)\s+chips? against", banker.dealer.inner_text())[0])
    banker.page.keyboard.press("b")
    expect(banker.page.get_by_role("log")).to_contain_text("Ann calls “double”")
    banker.wait_for_my_turn()
    if not banker.deal_over():
        expect(banker.dealer).to_contain_text(f"{2 * before} chips against you")


def test_the_pool_is_on_show_and_told(banker: Banker) -> None:
    banker.take_a_seat(3, preset="With a pool", dealer=0)
    head = banker.page.get_by_role("region", name="Head of the table")
    expect(head).to_contain_text("Pool 3")
    expect(banker.page.get_by_role("log")).to_contain_text("Everybody puts 1 chip into the pool")


def test_the_end_of_a_deal_tells_who_is_paid_what_and_why(banker: Banker) -> None:
    banker.take_a_seat(3)
    banker.play_to_the_end_of_the_deal()
    page, rows, brought = banker.page, banker.settlement, {"": 0}
    for row in rows.all():  # a seat with several hands has several rows
        name = (row.get_by_role("rowheader").all_inner_texts() or [[*brought][-1]])[0]
        why, by = row.get_by_role("cell").all_inner_texts()[-2:]
        assert why or "dealer" in name
        brought[name] = brought.get(name, 0) + int(by.replace("−", "-") or 0)
    own = next(by for name, by in brought.items() if name.startswith("Ann"))
    assert sum(brought.values()) == 0, brought
    told = f"You {'win' if own > 0 else 'lose'} {abs(own)} chip" if own else "You neither"
    expect(page.get_by_role("heading", name=re.compile(f"^{told}"))).to_be_visible()
    expect(banker.next_deal).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Deal 2")
    expect(rows).to_have_count(0)


def divided(view: View) -> None:
    """Your pair of eights was divided, and the second hand is being played."""
    hands = [
        {"cards": ["8S", "3C", "9H"], "stake": 2, "total": "20", "state": "stands", "gone": False},
        {"cards": ["8D", "AH"], "stake": 4, "total": "9 or 19", "state": "now", "gone": False},
        {"cards": ["8C", "KH"], "stake": 1, "total": "18", "state": "", "gone": False},
    ]
    if view["phase"] == "staking" and view["turn"] == 0:
        cards = [card for hand in hands for card in hand["cards"]]  # type: ignore[attr-defined]
        view["seats"][0] |= {"hands": hands, "hand": cards, "up": cards}
        view["phase"] = "turn"
        view["legal"] = [
            {"move": move, "label": move.capitalize(), "hint": move} for move in ("draw", "stand")
        ]


def test_divided_hands_lie_side_by_side_each_with_its_stake_count_and_state(
    banker: Banker,
) -> None:
    as_seen(banker.page, divided)
    banker.take_a_seat(3)
    hands = banker.hands_held
    expect(hands).to_have_count(3)
    for at, told in enumerate(
        (r"counts\s*20.*stake\s*2.*stands", r"counts\s*9 or 19.*stake\s*4", r"counts\s*18.*1")
    ):
        expect(hands.nth(at)).to_contain_text(re.compile(told, re.S))
    expect(hands.nth(1)).to_contain_text("being played")
    boxes = [box for hand in hands.all() if (box := hand.bounding_box())]
    assert len({round(box["y"]) for box in boxes}) == 1
    assert all(a["x"] + a["width"] <= b["x"] for a, b in pairwise(boxes))
    expect(banker.page.get_by_text("Your turn: second hand").first).to_be_visible()
    assert violations(banker) == []


# --- stakes, and moves that are closed ------------------------------------------------------------


def test_a_stake_is_chosen_by_mouse_arrows_and_numbers(banker: Banker) -> None:
    banker.take_a_seat(2, Highest_stake="15")
    page, amount = banker.page, banker.actions.get_by_role("spinbutton", name="Amount")
    banker.actions.get_by_role("button", name="More").click()
    expect(banker.action("Stake 2")).to_be_visible()
    banker.actions.get_by_role("button", name="high 15").click()
    expect(amount).to_have_attribute("aria-valuenow", "15")
    page.keyboard.press("+")
    expect(page.get_by_role("link", name="VUX-04")).to_be_visible()
    expect(page.locator("#announcer")).to_contain_text("A stake is from 1 to 15 chips")
    expect(amount).to_have_attribute("aria-valuenow", "15")
    banker.actions.get_by_role("button", name="low 1").click()
    amount.focus()
    page.keyboard.press("ArrowUp")
    expect(amount).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(amount).to_have_attribute("aria-valuenow", "12")
    page.locator("main").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Ann stakes 12.")
    banker.play_to("Stake")
    expect(banker.action("Stake 12")).to_be_visible()  # offered again


def test_what_is_not_open_now_says_why(banker: Banker) -> None:
    banker.take_a_seat(3)
    page, before = banker.page, banker.log
    for key, clause, reason in (
        ("b", "VU-12", "Only the dealer may double"),
        ("d", "VU-10", "First all players stake on their first card"),
    ):
        page.keyboard.press(key)
        link = page.get_by_role("link", name=clause)
        expect(link).to_have_attribute("href", re.compile(rf"/rules/vingt-un\?.+#{clause}$"))
        expect(page.locator("#announcer")).to_contain_text(reason)
    assert banker.log == before
    banker.play_to("Stand")
    page.keyboard.press("v")
    expect(page.get_by_role("link", name="VU-47")).to_be_visible()


def test_moves_that_the_server_refuses_change_nothing(banker: Banker) -> None:
    bad = {
        "stake 11": "VUX-04",
        "divide 3": "VU-10",
        "draw": "VU-10",
        "double": "VU-12",
        "stake 99": "VUX-04",
    }
    banker.send_instead(list(bad))
    banker.take_a_seat(3)
    before, log = banker.cards, banker.log
    for clause in bad.values():
        banker.action("Stake").click()
        expect(banker.page.locator(".line .note")).to_contain_text(clause)
        expect(banker.action("Stake")).to_have_attribute("aria-disabled", "false")
        assert (banker.cards, banker.log) == (before, log)
    banker.action("Stake").click()
    expect(banker.page.get_by_role("log")).to_contain_text("Ann stakes 1.")


def test_a_reload_in_the_middle_of_a_deal_changes_nothing(banker: Banker) -> None:
    banker.take_a_seat(4)
    banker.play_to("Stand")
    plates = banker.page.get_by_role("region", name="Players")
    before = (sorted(banker.cards), plates.inner_text(), banker.dealer.inner_text())
    banker.page.reload()
    banker.wait_for_my_turn()
    assert (sorted(banker.cards), plates.inner_text(), banker.dealer.inner_text()) == before
