"""Mus in the browser: partners, the lances, signals, and where each stone came from."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Server, seated
from tests.browser.partner import TITLE, Partner, bold, willing
from tests.browser.screens import SCALE
from tests.browser.test_match import PHONE

pytestmark = pytest.mark.browser

SHORTENED = """(what) => [...document.querySelectorAll(what)]
    .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""

#: What the others have declared that lies below the words of the table, or behind them.
OUT_OF_SIGHT = """() => {
    const words = document.querySelector('.mine .line').getBoundingClientRect().top;
    return [...document.querySelectorAll('.plate .told .said')]
        .filter((one) => one.getBoundingClientRect().bottom > words + 1)
        .map((one) => one.textContent);
}"""


@pytest.fixture
def partner(page: Page, context: BrowserContext, server: Server) -> Iterator[Partner]:
    somebody = Partner(page, server.address)
    yield from seated(somebody, context)
    somebody.leave()


# --- whole matches --------------------------------------------------------------------------------


def test_a_whole_match_by_mouse(partner: Partner) -> None:
    partner.take_a_seat(Stones="20", Games="1")
    partner.play_the_match()
    page = partner.page
    expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()
    expect(page.get_by_role("heading", name="One game decides")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(re.compile("win the match"))


def test_a_whole_match_by_keyboard_alone(partner: Partner) -> None:
    page = partner.page
    page.goto(partner.address)
    partner.tab_to(f"Set up a table: {TITLE}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLE)
    partner.tab_to("House rules")
    page.keyboard.press("Enter")
    for title, number in (("Stones", "20"), ("Games", "1")):
        field = page.get_by_label(title, exact=True)
        expect(field).to_be_visible()
        for _ in range(90):
            page.keyboard.press("Tab")
            if field.evaluate("field => field === document.activeElement"):
                break
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(number)
    partner.tab_to("Start")
    page.keyboard.press("Enter")
    partner.meet_the_others()
    partner.play_the_match(by_key=True)
    expect(page.get_by_role("heading", name=re.compile("wins? the match"))).to_be_visible()


# --- the form -------------------------------------------------------------------------------------


def test_the_seats_follow_the_rules_and_partners_are_told(partner: Partner) -> None:
    page = partner.page
    partner.open_form("mus", TITLE)
    rows = page.get_by_label(re.compile("^Who sits at seat"))
    add = page.get_by_role("button", name="Add a seat")
    expect(page.get_by_text("Partners: Ann and Cleo (seats 1 and 3)")).to_be_visible()
    expect(rows).to_have_count(4)
    expect(add).to_be_disabled()
    expect(page.get_by_role("button", name="Remove seat 4")).to_have_count(0)
    page.get_by_role("radio", name=re.compile("^Mus ilustrada")).check()
    expect(page.get_by_text("Partners:")).to_have_count(0)
    for _ in range(4):
        add.click()
    expect(rows).to_have_count(8)
    expect(add).to_be_disabled()
    page.get_by_role("radio", name=re.compile("^Mus Eight")).check()
    expect(rows).to_have_count(4)
    page.get_by_role("heading", name="House rules", exact=True).click()
    page.get_by_role("button", name="Less: Games").click()  # it is always an odd number
    expect(page.get_by_label("Games", exact=True)).to_have_value("1")
    page.get_by_label("Sides", exact=True).select_option(
        label="Everybody plays alone, four to eight"
    )
    expect(add).to_be_enabled()


# --- what everybody can use -----------------------------------------------------------------------


def test_axe_finds_no_violation(partner: Partner) -> None:
    page = partner.page
    partner.lay_the_table(A_stone_for_playing_properly="on")
    assert violations(partner) == [], "the form"
    partner.start()
    assert violations(partner) == [], "mus or no mus"
    page.keyboard.press("s")
    expect(partner.signals).to_be_visible()
    partner.others[1].act("claim")
    expect(page.get_by_role("button", name="Grant Ben a stone")).to_be_visible()
    assert violations(partner) == [], "signals"
    page.keyboard.press("Escape")
    partner.press("Mus")
    partner.let_others_play(willing)
    partner.cards.first.click()
    assert violations(partner) == [], "discards"
    partner.press("Discard 1")
    partner.let_others_play(willing)
    partner.press("No mus")
    partner.others[2].act("signal bet-more")
    partner.press("Paso")
    partner.others[1].act("envido 3")
    partner.let_others_play()
    assert violations(partner) == [], "an answer"
    page.keyboard.press("o")
    assert violations(partner) == [], "an órdago to be confirmed"
    page.keyboard.press("Escape")
    partner.press("Quiero")
    partner.play_out_the_deal()
    assert violations(partner) == [], "the end of a deal"


def test_what_is_to_be_decided_is_said(partner: Partner) -> None:
    partner.take_a_seat()
    spoken = partner.page.locator("#announcer")
    hand = re.compile(
        r"Your turn: mus \(new cards\) or not\. "
        r"You hold (\w+ of \w+\W+(and )?){4}.*(punto|juego) \d+"
    )
    expect(spoken).to_contain_text(hand)
    partner.page.reload()  # a page opened when it is already your turn says the same
    expect(spoken).to_contain_text(hand)
    expect(partner.cards).to_have_count(4)  # it is said before the table is there
    partner.page.keyboard.press("h")
    expect(partner.cards.first).to_be_focused()
    partner.press("No mus")
    expect(spoken).to_contain_text("Your turn: pass, or bet on grande")
    partner.press("Paso")
    partner.others[1].act("envido 4")
    partner.others[2].act("no quiero")
    expect(spoken).to_contain_text("Your turn: Ben bets 4 on grande")
    partner.page.keyboard.press("?")
    expect(partner.page.get_by_role("dialog", name="Keyboard")).to_contain_text(
        "a second press confirms it"
    )


@pytest.mark.parametrize("seats", [4, 8])
@pytest.mark.browser_context_args(**PHONE)
def test_the_table_fits_a_phone_held_upright(partner: Partner, seats: int) -> None:
    page = partner.page
    partner.take_a_seat("Mus ilustrada" if seats > 4 else TITLE, seats)
    for _ in range(30):
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.evaluate(OUT_OF_SIGHT) == []
        if partner.deal_over():
            return
        for button in partner.actions.get_by_role("button").all():
            box = button.bounding_box()
            if not button.is_visible():
                continue  # the place of a field that is not needed now
            assert box is not None and min(box["width"], box["height"]) >= 44
            assert box["y"] + box["height"] <= 740, "a button is below the screen"
        partner.hurry()
        partner.let_others_play(bold)
    raise AssertionError("the deal does not end")


# --- what is on show ------------------------------------------------------------------------------


def test_what_a_hand_comes_to_is_read_whole_on_a_phone(partner: Partner) -> None:
    page = partner.page
    page.set_viewport_size({"width": 390, "height": 844})
    partner.take_a_seat()
    holds = page.locator(".me .what")
    holds.evaluate("one => { one.textContent = 'dobles of kings and sevens, juego 34'; }")
    assert holds.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_the_partner_sits_opposite_and_what_is_said_is_at_its_seat(partner: Partner) -> None:
    partner.take_a_seat()
    boxes = {name: partner.plate(name).bounding_box() for name in ("Ben", "Cleo", "Dora")}
    ben, cleo, dora = (box for box in boxes.values() if box)
    assert dora["x"] < cleo["x"] < ben["x"], "the next to play sits on the right"
    assert cleo["y"] < min(ben["y"], dora["y"])
    expect(partner.plate("Cleo")).to_contain_text("partner")
    expect(partner.plate("Dora")).to_contain_text("dealer")
    partner.press("Mus")
    for seat in (1, 2, 3):
        partner.others[seat].act("mus")
    partner.let_others_play()
    partner.cards.nth(0).click()
    partner.cards.nth(2).click()
    partner.press("Discard 2")
    partner.let_others_play(willing)
    expect(partner.page.get_by_role("region", name="Players")).to_contain_text("Discards 5")
    partner.press("No mus")
    expect(partner.plate("Cleo")).to_contain_text("changed 1")
    partner.press("Paso")
    partner.others[1].act("envido 4")
    expect(partner.plate("Ben")).to_contain_text("envido 4")
    expect(partner.lance("Grande")).to_contain_text("Ben: 4")
    partner.others[2].act("reenvido 2")
    expect(partner.lance("Grande")).to_contain_text("Cleo: 6")
    partner.others[3].act("no quiero")
    partner.others[1].act("no quiero")
    expect(partner.lance("Grande")).to_contain_text("4 to Cleo")
    score = partner.page.get_by_role("region", name="Score")
    expect(score).to_contain_text(re.compile(r"We\s*Ann and Cleo\s*4"))
    expect(partner.page.get_by_role("region", name="Players")).to_contain_text("Bowl 18")
    expect(partner.page.get_by_role("region", name="Your seat")).to_contain_text("4 stones")


def test_the_count_tells_where_each_stone_came_from(partner: Partner) -> None:
    partner.take_a_seat(Stones="40")
    partner.play_out_the_deal(bold)
    last = partner.look()["last"]
    rows = partner.count.locator("tbody").get_by_role("row").all_inner_texts()
    assert "0\t0" in rows[0], rows
    stones = [int(found[1]) for row in rows if (found := re.search(r"\+(\d+)", row))]
    assert sum(stones) == sum(last["changes"]), rows
    assert rows[-1].split("\t")[-2:] == [str(n) for n in last["stones"]], rows
    for lance in ("Grande", "Chica", "Pares"):
        expect(partner.count).to_contain_text(lance)
    for name in ("Ann", "Ben", "Cleo", "Dora"):
        expect(
            partner.page.get_by_label("Hands").get_by_role("listitem").filter(has_text=name).first
        ).to_contain_text(re.compile("punto|juego"))
    expect(partner.next_deal).to_be_focused()


#: Anything repeated more often than the heartbeat waits for `step()`.
STEPS = """const often = setInterval;
    window.setInterval = (then, ms) => ms < 1000 ? (window.step = then, 0) : often(then, ms)"""


@pytest.mark.browser_context_args(reduced_motion="no-preference")
def test_the_count_turns_up_step_by_step_and_all_at_once_if_wanted(partner: Partner) -> None:
    partner.page.add_init_script(STEPS)
    partner.take_a_seat()
    partner.play_out_the_deal()
    rows = partner.count.locator("tbody tr:not(.before)")
    hidden = partner.count.locator("tbody tr.hidden")
    everything = partner.page.get_by_role("button", name="Show all")
    count = rows.count()
    for turned_up in range(3):
        expect(hidden).to_have_count(count - turned_up)
        partner.page.evaluate("() => window.step()")
    expect(rows.last).to_have_class(re.compile("hidden"))
    everything.click()
    expect(rows.last).not_to_have_class(re.compile("hidden"))
    expect(everything).to_have_count(0)


# --- signals --------------------------------------------------------------------------------------


def test_a_signal_is_sent_and_one_of_the_partner_is_shown(partner: Partner) -> None:
    partner.take_a_seat(Signals="Only the partner sees them")
    page = partner.page
    page.get_by_role("button", name="Signals").click()
    given = [signal["name"] for signal in partner.others[2].look()["signals"]["may"]]
    offered = partner.signals.get_by_role("listitem")
    expect(offered.filter(has_text="bet more")).to_contain_text("lifts the head")
    assert all(picture.is_visible() for picture in partner.signals.locator("li svg").all())
    offered.filter(has_text="bet more").get_by_role("button").click()
    expect(partner.signals).to_have_count(0)
    expect(page.get_by_role("region", name="Your seat")).to_contain_text(
        "you have signalled: bet more"
    )
    expect(page.get_by_role("log")).to_contain_text("lifts the head")
    seen = partner.others[2].look()["signals"]["seen"]
    assert [(signal["seat"], signal["name"]) for signal in seen] == [(0, "bet-more")]
    assert partner.others[1].look()["signals"]["seen"] == []
    partner.others[2].act(f"signal {given[0]}")
    partner.others[1].act("signal cut-mus")
    plate = partner.plate("Cleo")
    expect(plate.locator(".signal svg")).to_have_count(1)
    expect(plate.locator(".signal")).to_contain_text(":")
    expect(partner.plate("Ben").locator(".signal")).to_have_count(0)
    page.keyboard.press("s")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Signals")).to_be_focused()


def test_only_signals_that_the_hand_bears_out_are_offered_and_taken(partner: Partner) -> None:
    every = {"two-kings", "four-kings", "two-aces", "dobles", "medias", "juego", "thirty-one"}
    waiting: list[str] = []
    partner.send_instead(waiting)
    partner.take_a_seat()
    page = partner.page
    page.keyboard.press("s")
    expect(partner.signals).to_be_visible()
    offered = partner.signals.get_by_role("listitem").count()
    assert offered < len(every), "no hand bears out all"
    before = partner.log
    names = [card.get_attribute("aria-label") or "" for card in partner.cards.all()]
    kings = sum(name.startswith(("king", "three")) for name in names)
    waiting.append("signal two-aces" if kings > 2 else "signal four-kings")
    page.keyboard.press("1")
    note = page.locator(".line .note")
    expect(note).to_contain_text("B-MUS-15")
    expect(note).to_contain_text("A signal must be true")
    assert partner.log == before


# --- bets, and moves that are closed --------------------------------------------------------------


def test_a_bet_is_chosen_by_mouse_arrows_and_numbers_within_its_limits(partner: Partner) -> None:
    partner.take_a_seat()
    page = partner.page
    page.evaluate(SCALE, True)
    assert page.evaluate(SHORTENED, ".strip :is(.title, .meaning)") == [], "large text"
    desktop = page.viewport_size
    page.set_viewport_size(PHONE["viewport"])
    assert page.evaluate(SHORTENED, ".plate .name, .me .what") == [], "large text on a phone"
    assert desktop is not None
    page.set_viewport_size(desktop)
    page.evaluate(SCALE, False)
    partner.press("No mus")
    partner.let_others_play()
    amount = partner.actions.get_by_role("spinbutton", name="Amount")
    expect(amount).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("-")
    expect(page.get_by_role("link", name="MUS-40")).to_have_attribute(
        "href", re.compile(r"/rules/mus\?preset=.+#MUS-40$")
    )
    expect(page.locator("#announcer")).to_contain_text("A bet is at least two stones")
    expect(amount).to_have_attribute("aria-valuenow", "2")
    partner.actions.get_by_role("button", name="More").click()
    expect(partner.action("Envido 3")).to_be_visible()
    amount.focus()
    page.keyboard.press("End")
    expect(partner.action("Envido 40")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("link", name="MUS-44")).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(partner.action("Envido 12")).to_be_visible()
    partner.do(lambda: page.keyboard.press("e"))
    expect(page.get_by_role("log")).to_contain_text("Ann: envido 12 (grande)")


def test_an_ordago_is_pressed_twice(partner: Partner) -> None:
    partner.take_a_seat(Games="1")
    page, before = partner.page, partner.log
    partner.press("No mus")
    partner.let_others_play()
    partner.action("Órdago").click()
    expect(partner.action("Órdago: sure")).to_be_visible()
    expect(page.locator("#announcer")).to_contain_text("Press again")
    page.keyboard.press("Escape")
    expect(partner.action("Órdago: sure")).to_have_count(0)
    page.keyboard.press("o")
    page.keyboard.press("+")  # any other key cancels it
    expect(partner.action("Órdago: sure")).to_have_count(0)
    assert "órdago" not in partner.log[len(before) :]
    page.keyboard.press("o")
    partner.do(lambda: page.keyboard.press("o"))
    expect(page.get_by_role("log")).to_contain_text("Ann: órdago (grande)")
    expect(partner.lance("Grande")).to_contain_text("órdago")
    partner.others[1].act("quiero")
    expect(page.get_by_text("The órdago on grande was accepted")).to_be_visible()
    expect(partner.count).to_contain_text("+40")


def test_what_is_not_open_now_says_why(partner: Partner) -> None:
    partner.take_a_seat()
    page, before = partner.page, partner.log
    page.keyboard.press("p")
    expect(page.get_by_role("link", name="MUS-16")).to_be_visible()
    partner.cards.first.click(force=True)
    expect(page.locator("#announcer")).to_contain_text("when all have said mus")
    assert partner.log == before
    partner.press("Mus")
    partner.let_others_play(willing)
    page.keyboard.press("d")
    expect(page.get_by_role("link", name="B-MUS-14")).to_be_visible()
    for key in "1234":
        page.keyboard.press(key)
    expect(partner.action("Discard 4")).to_be_visible()
    page.keyboard.press("2")
    partner.do(lambda: page.keyboard.press("d"))
    partner.let_others_play(willing)
    partner.press("No mus")
    partner.let_others_play()
    page.keyboard.press("y")
    expect(page.get_by_role("link", name="MUS-41")).to_be_visible()


def test_moves_that_the_server_refuses_change_nothing(partner: Partner) -> None:
    bad = {"discard": "MUS-16", "envido 1": "MUS-16", "quiero": "MUS-16"}
    partner.send_instead(list(bad))
    partner.take_a_seat()
    before = partner.log
    for clause in bad.values():
        partner.action("Mus").click()
        expect(partner.page.locator(".line .note")).to_contain_text(clause)
        expect(partner.action("Mus")).to_have_attribute("aria-disabled", "false")
        assert partner.log == before
    partner.press("Mus")
    expect(partner.page.get_by_role("log")).to_contain_text("Ann: mus.")


def test_a_reload_in_the_middle_of_a_deal_changes_nothing(partner: Partner) -> None:
    partner.take_a_seat()
    partner.press("No mus")
    partner.press("Paso")
    partner.others[1].act("envido 3")
    partner.others[2].act("no quiero")
    partner.let_others_play()
    told = partner.page.get_by_role("region", name="Players")
    strip = partner.page.get_by_role("list", name="The four lances")
    before = (told.inner_text(), strip.inner_text(), partner.actions.inner_text())
    partner.page.reload()
    partner.wait_for_my_turn()
    assert (told.inner_text(), strip.inner_text(), partner.actions.inner_text()) == before


def test_a_stone_for_playing_properly_is_claimed_and_granted(partner: Partner) -> None:
    partner.take_a_seat(A_stone_for_playing_properly="on")
    page = partner.page
    page.keyboard.press("s")
    page.get_by_role("button", name="Claim a stone").click()
    expect(page.get_by_role("log")).to_contain_text("Ann claims a stone")
    partner.others[1].act("grant 0")
    score = page.get_by_role("region", name="Score")
    expect(score).to_contain_text(re.compile(r"We\s*Ann and Cleo\s*1"))
    partner.others[3].act("claim")
    page.keyboard.press("s")
    page.get_by_role("button", name="Grant Dora a stone").click()
    expect(score).to_contain_text(re.compile(r"1\s*of 40 stones[\s\S]*They"))
