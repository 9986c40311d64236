"""Pictures of a match for a notebook."""

from __future__ import annotations

from xml.dom.minidom import Element, parseString

import boneace
from boneace import Match
from boneace.match.seen import View


def cards(picture: Match | View) -> dict[str, list[str]]:
    """The faces in each row of a picture, by its name; a card face down is “back”."""
    rows: dict[str, list[str]] = {}
    heights: list[tuple[int, str]] = []
    elements: list[Element] = parseString(picture._repr_svg_()).documentElement.childNodes
    for element in elements:
        kind = element.getAttribute("class").split()
        height = int(element.getAttribute("y") or 0)
        text = element.firstChild.data if element.firstChild else ""
        if "name" in kind:
            heights.append((height - 26, text))
            rows[text] = []
        elif "rank" in kind or "suit" in kind:
            name = next(name for top, name in reversed(heights) if top <= height)
            if "rank" in kind:
                rows[name].append(text)
            else:
                rows[name][-1] += text + ("*" if "red" in kind else "")
        elif element.getAttribute("fill") == "#7b2d35":
            rows[next(name for top, name in reversed(heights) if top <= height)].append("back")
    return rows


def test_copas_are_cups_not_clubs() -> None:
    match = boneace.new("mus", by_hand=True, players=["Ann", "Ben", "Cleo", "Dan"])
    for card in ["KC", "7O", "4E", "AB", "3C", "6O"]:
        match.push(card)
    drawn = {"Ann": ["A❙"], "Ben": ["3∪*", "K∪*"], "Cleo": ["6●*", "7●*"], "Dan": ["4†"]}
    assert cards(match) == drawn
    assert "♣" not in match._repr_svg_() + match.view(1)._repr_svg_()


def test_clubs_are_clubs_in_the_french_pack() -> None:
    match = boneace.new("thirty-one", by_hand=True, players=["Ann", "Ben"])
    match.push("KC")
    match.push("TH")
    assert cards(match) == {"Ann": ["10♥*"], "Ben": ["K♣"]}


def test_the_upcard_of_thirty_one_lies_on_the_table() -> None:
    match = boneace.new("thirty-one", by_hand=True, players=["Ann", "Ben"])
    for card in ["KC", "TH", "2S", "3S", "4S", "5S", "9D"]:
        match.push(card)
    assert cards(match)["On the table"] == ["9♦*"]
    assert cards(match.view(1))["On the table"] == ["9♦*"]
    assert cards(match.view())["On the table"] == ["9♦*"]
    match.push("take")
    assert "On the table" not in cards(match)


def test_a_widow_lies_on_the_table_as_each_sees_it() -> None:
    match = boneace.new("thirty-one", by_hand=True, players=["Ann", "Ben"], preset="banking")
    for card in ["KC", "TH", "AS", "3S", "4S", "2S", "6D", "7D", "3H"]:
        match.push(card)
    lying = cards(match)["On the table"]
    assert [card.strip("*") for card in lying] == ["A♠", "2♠", "3♥"]
    assert cards(match.view(1))["On the table"] == ["back", "back", "back"]


def test_the_hands_on_the_table_of_switch_and_stop_the_bus() -> None:
    match = boneace.new("stop-the-bus", seed=1)
    assert len(cards(match)["On the table"]) == 3
    assert "back" not in cards(match.view(0))["On the table"]
    match = boneace.new("switch", seed=1)
    assert len(cards(match)["On the table"]) == 6
    assert cards(match.view(1))["On the table"].count("back") >= 3


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
