"""Accessibility: axe-core finds nothing, and events are announced."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.fitting import await_turn, begin
from tests.browser.player import DRAWN, Player
from tests.places import needs_page_sources

pytestmark = [pytest.mark.browser, needs_page_sources]

#: How the marks of what can be unfolded are turned.
MARKS = "(all) => all.map((one) => getComputedStyle(one, '::before').scale)"


def test_axe_finds_no_violation(player: Player) -> None:
    page = player.page
    for path in ("/", "/new/thirty-one", "/rules/thirty-one", "/nowhere"):
        page.goto(player.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        player.settle()
        assert violations(player) == [], path
    player.new_match(seats=4)
    assert violations(player) == [], "my turn"
    player.button("Draw").click()
    expect(player.button(re.compile("^Discard ")).first).to_be_visible()
    assert violations(player) == [], "discarding"
    for _ in range(40):
        player.play_a_turn()
        player.wait_for_my_turn()
        if player.open_now("Next deal") or player.over:
            break
    assert violations(player) == [], "showdown"


def test_axe_finds_no_violation_in_dialogs_and_among_tables(player: Player) -> None:
    page = player.page
    page.goto(f"{player.address}/tables")
    expect(page.get_by_label("The code of a table")).to_be_visible()
    assert violations(player) == [], "tables"
    page.get_by_role("banner").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert violations(player) == [], "settings"
    page.keyboard.press("Escape")
    player.new_match(seats=2)
    page.get_by_role("button", name="Keyboard help").click()
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    assert violations(player) == [], "keys"


def test_keys_of_one_character_can_be_switched_off_where_they_are_listed(player: Player) -> None:
    page = player.page
    player.new_match(seats=2)
    at_hand = "document.activeElement.closest('[data-hand]') !== null"
    page.get_by_role("button", name="Keyboard help").click()
    keys = page.get_by_role("dialog", name="Keyboard").get_by_role(
        "switch", name="Keys at the table"
    )
    expect(keys).to_be_checked()
    keys.uncheck()
    assert violations(player) == []
    page.get_by_role("button", name="Done").click()
    named = page.locator(".actions kbd")
    expect(named.first).to_be_hidden()
    page.reload()
    player.wait_for_my_turn()
    page.keyboard.press("h")
    assert not page.evaluate(at_hand)
    page.get_by_role("banner").get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Keys at the table").check()
    page.get_by_role("button", name="Done").click()
    expect(named.first).to_be_visible()
    page.keyboard.press("h")
    assert page.evaluate(at_hand)


#: Every other screen, by the address that opens it or by its game; a selector that shows that it is
#: open.
SCREENS = {
    "/": ".games .card",
    "/new/mus": "button.primary.big",
    "/rules/thirty-one": ".text h2",
    "/learn": "main li .button",
    "/learn/stop-the-bus": ".coach .button[aria-disabled='false']",
    "/puzzles/thirty-one/1": ".coach .ask",
    "/lab/thirty-one": "main button.primary",
    "/nowhere": "h1",
}
TABLES = {
    "thirty-one": "pennies",
    "three-stake-brag": "default",
    "mus": "default",
    "vingt-un": "default",
    "schwimmen": "default",
}


def screens(player: Player) -> Iterator[str]:
    """Opens one screen after the other."""
    for path, ready in SCREENS.items():
        player.page.goto(player.address + path)
        player.page.locator(ready).first.wait_for()
        yield path
    for game, preset in TABLES.items():
        player.page.goto(begin(player.address, game, preset, 4))
        await_turn(player.page)
        yield game


def test_every_screen_does_in_forced_colours_and_from_right_to_left(player: Player) -> None:
    """A drawing that stands for a word has the colours of the text: the reader's own."""
    page = player.page
    page.emulate_media(forced_colors="active")
    page.set_viewport_size({"width": 360, "height": 740})
    for screen in screens(player):
        drawn = "(rings) => rings.map((ring) => getComputedStyle(ring).stroke)"
        assert set(page.locator("svg .ring").evaluate_all(drawn)) - {"none"} <= {
            page.evaluate(f"{SYSTEM}('{colour}')") for colour in ("CanvasText", "Highlight")
        }, screen
        page.evaluate("document.documentElement.dir = 'rtl'")
        page.evaluate(DRAWN)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, screen
        assert set(page.locator("summary").evaluate_all(MARKS)) <= {"-1 1"}, screen


@pytest.mark.parametrize("preset", ["Banking", "West Lansing"])
def test_axe_finds_no_violation_with_a_widow_or_wagers(player: Player, preset: str) -> None:
    player.new_match(seats=4, preset=preset)
    assert violations(player) == []


def test_what_others_do_and_whose_turn_it_is_is_said(player: Player) -> None:
    player.new_match(seats=2)
    expect(player.page.locator("#announcer")).to_have_attribute("aria-live", "polite")
    expect(player.page.locator("#announcer")).to_contain_text(re.compile("your turn", re.I))
    expect(player.page.locator("#announcer")).to_contain_text(re.compile("you hold", re.I))


def test_a_closed_move_says_why(player: Player) -> None:
    player.new_match(seats=2)
    player.button("Draw").click()
    expect(player.button(re.compile("^Discard ")).first).to_be_visible()
    knock = player.button("Knock")
    expect(knock).to_have_attribute("aria-disabled", "true")
    knock.click(force=True)
    expect(player.page.get_by_text("T31-15").first).to_be_visible()


#: A colour of the system as the browser writes it.
SYSTEM = """((name) => {
    const one = document.body.appendChild(document.createElement('i'));
    one.style.color = name;
    const found = getComputedStyle(one).color;
    one.remove();
    return found;
})"""

#: How axe-core looks at each book, in turn. All have one style; the first test above looks at the
#: book of Thirty-one both ways.
RULE_BOOKS = {
    "best-pair-thirty-one": "phone, dark",
    "three-stake-brag": "desktop, light",
    "primiera": "phone, dark",
    "switch": "desktop, light",
    "stop-the-bus": "phone, dark",
    "vingt-un": "desktop, light",
}


@pytest.mark.parametrize(("game", "how"), RULE_BOOKS.items())
def test_a_rule_book_fits_a_phone_and_axe_finds_no_violation(
    player: Player, game: str, how: str
) -> None:
    player.page.set_viewport_size({"width": 360, "height": 740})
    player.page.goto(f"{player.address}/rules/{game}")
    player.page.locator(".text h2").first.wait_for()
    player.settle()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert violations(player, how) == []


def test_the_rules_are_linked_clause_by_clause(player: Player) -> None:
    player.page.goto(f"{player.address}/rules/thirty-one#T31-15")
    expect(player.page.locator("#T31-15")).to_be_in_viewport()
