"""Pictures of matches, views, hands and reviews for a notebook."""

from __future__ import annotations

import re
from xml.dom.minidom import Element, parseString

import pytest

import boneace
from boneace import Cards, Match, games
from boneace.analysis import plot
from boneace.cards import FRENCH_52, SPANISH_40, Pack
from boneace.match.seen import View

#: Things that a picture must not contain, as it is put into other people's pages.
ACTIVE = {"script", "style", "foreignObject", "iframe"}
REACHING = {"id", "class", "style", "href", "src"}


def titles(element: Element) -> list[str]:
    """The cards drawn in a part of a picture, in notation; a card face down is “??”."""
    return [title.firstChild.data for title in element.getElementsByTagName("title")]


def cards(picture: Match | View) -> dict[str, list[str]]:
    """The cards in each row of a picture, by its name."""
    html = parseString(picture._repr_html_())
    rows = {
        row.getElementsByTagName("th")[0].firstChild.data: titles(row)
        for row in html.getElementsByTagName("tr")
    }
    drawn = parseString(picture._repr_svg_())
    assert titles(drawn) == [card for row in rows.values() for card in row]
    return rows


def test_copas_are_cups_not_clubs() -> None:
    match = boneace.new("mus", by_hand=True, players=["Ann", "Ben", "Cleo", "Dan"])
    for card in ["KC", "7O", "4E", "AB", "3C", "6O"]:
        match.push(card)
    drawn = {"Ann": ["AB"], "Ben": ["3C", "KC"], "Cleo": ["6O", "7O"], "Dan": ["4E"]}
    assert cards(match) == drawn
    copas, clubs = (Cards.parse("KC", pack)._repr_svg_() for pack in (SPANISH_40, FRENCH_52))
    assert copas.replace("#b4231c", "") != clubs and "#b4231c" in copas  # cups are red


def test_clubs_are_clubs_in_the_french_pack() -> None:
    match = boneace.new("thirty-one", by_hand=True, players=["Ann", "Ben"])
    match.push("KC")
    match.push("TH")
    assert cards(match) == {"Ann": ["TH"], "Ben": ["KC"]}


def test_the_upcard_of_thirty_one_lies_on_the_table() -> None:
    match = boneace.new("thirty-one", by_hand=True, players=["Ann", "Ben"])
    for card in ["KC", "TH", "2S", "3S", "4S", "5S", "9D"]:
        match.push(card)
    assert cards(match)["On the table"] == ["9D"]
    assert cards(match.view(1))["On the table"] == ["9D"]
    assert cards(match.view())["On the table"] == ["9D"]
    match.push("take")
    assert "On the table" not in cards(match)


def test_a_widow_lies_on_the_table_as_each_sees_it() -> None:
    match = boneace.new("thirty-one", by_hand=True, players=["Ann", "Ben"], preset="banking")
    for card in ["KC", "TH", "AS", "3S", "4S", "2S", "6D", "7D", "3H"]:
        match.push(card)
    assert cards(match)["On the table"] == ["AS", "2S", "3H"]
    assert cards(match.view(1))["On the table"] == ["??", "??", "??"]


def test_the_hands_on_the_table_of_switch_and_stop_the_bus() -> None:
    match = boneace.new("stop-the-bus", seed=1)
    assert len(cards(match)["On the table"]) == 3
    assert "??" not in cards(match.view(0))["On the table"]
    match = boneace.new("switch", seed=1)
    assert len(cards(match)["On the table"]) == 6
    assert cards(match.view(1))["On the table"].count("??") >= 3


def test_discards_do_not_lie_open() -> None:
    for game in ("primiera", "vingt-un", "mus"):
        match = boneace.new(game, seed=1)
        for _ in range(12):
            match.push(match.legal[-1])
        assert "On the table" not in cards(match)


def test_pots_are_not_told_of_the_seats() -> None:
    players = ["Ann", "Ben", "Cleo"]  # as many as there are pots
    match = boneace.new("three-stake-brag", players=players, seed=1)
    picture = match._repr_svg_()
    assert picture.count("chips") == 3 and "pots" not in picture


@pytest.mark.parametrize("game", games.shipped())
def test_a_view_shows_of_other_hands_what_everybody_sees(game: str) -> None:
    match = boneace.new(game, seed=5, at_once=True)
    everybody = cards(match.view())
    for viewer in range(match.seats):
        view = match.view(viewer)
        rows = cards(view)
        assert set(rows.pop(f"Seat {viewer}")) == set(view.hand)
        assert not {card for row in rows.values() for card in row} & set(view.unseen)
        for name, row in rows.items():
            assert name == "On the table" or row == everybody[name]


def test_nothing_in_a_picture_is_active_and_names_are_escaped() -> None:
    match = boneace.new("thirty-one", players=["<script>1</script>", 'B" onload="x'], seed=7)
    view, hand = match.view(0), Cards.parse("7H TS")
    match.push("draw")
    shown = (match, view, match.review(playouts=100))
    pictures = [hand._repr_svg_()]
    for one in shown:
        pictures += [one._repr_svg_(), one._repr_html_()]
    for picture in pictures:
        for element in parseString(picture).getElementsByTagName("*"):
            names = set(element.attributes.keys())
            assert element.tagName not in ACTIVE and not names & REACHING
            assert not any(name.startswith("on") for name in names)
    assert titles(parseString(hand._repr_svg_())) == ["TS", "7H"]
    assert Cards.parse("")._repr_svg_() is None


def test_a_control_character_in_a_name_does_not_spoil_a_picture() -> None:
    match = boneace.new("thirty-one", players=["Ann\x1b", "Ben\x00"], seed=7)
    for picture in (match._repr_svg_(), plot.svg(match.review(playouts=100))):
        assert r"Ann\x1b" in parseString(picture).toxml()


def test_a_review_is_shown_with_its_tables_and_its_plot() -> None:
    match = boneace.new("thirty-one", players=["Ann", "Ben"], seed=7, at_once=True)
    while match.deal == 1 and len(match) < 40:
        match.push(match.legal[-1])
    review = match.review(playouts=200)
    shown = parseString(review._repr_html_())
    seats, *worst = shown.getElementsByTagName("table")
    lines = [row.firstChild.firstChild.data for row in seats.getElementsByTagName("tr")]
    assert lines == ["player", "Ann", "Ben"]
    lost = len(review.worst_first)
    assert lost and len(worst[0].getElementsByTagName("tr")) == min(10, lost) + 1
    assert shown.getElementsByTagName("svg")


@pytest.mark.parametrize("pack", [FRENCH_52, SPANISH_40])
def test_every_card_of_a_pack_has_a_face_of_its_own(pack: Pack) -> None:
    every = [
        Cards(1 << card, pack)._repr_svg_() for card in range(len(pack.ranks) * len(pack.suits))
    ]
    bare = {re.sub(r"<title>.*?</title>|aria-label=\"..\"", "", card) for card in every}
    assert len(bare) == len(every) and not any("@" in card for card in every)
