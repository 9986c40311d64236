"""The count of a hand, by the rules of each game."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from boneace import Cards, games
from boneace.cards import FRENCH_52, SPANISH_40
from boneace.errors import InvalidMove, OptionError, WrongValue
from boneace.languages import speaking

#: game, hand, what differs from the default preset, number, words, cards that make it
HANDS: list[tuple[str, str, dict[str, Any], float, str, str]] = [
    ("thirty-one", "AS KS 4D", {}, 21, "21 points", "AS KS"),
    ("thirty-one", "AS KS TS", {}, 31, "31 points", "AS KS TS"),
    ("thirty-one", "7S 7H 7D", {}, 7, "7 points", "7S"),
    ("thirty-one", "7S 7H 7D", {"three_of_a_kind": "30.5"}, 30.5, "30½ points", "7S 7H 7D"),
    ("switch", "2H 3H KC", {}, 10, "10 points", "KC"),
    ("stop-the-bus", "2S 3H 5D", {}, 0, "five high", "5D"),
    ("stop-the-bus", "AS AH AD", {"prial_of_threes": False}, 740, "prial of aces", "AS AH AD"),
    ("best-pair-thirty-one", "KS KD 4H", {}, 24, "pair of kings; 24 points", "KS 4H KD"),
    ("best-pair-thirty-one", "KS KD 4H", {"pair_cards": "hidden"}, 24, "24 points", "KS 4H KD"),
    ("best-pair-thirty-one", "KS KD 4H 7H", {}, 31, "31 points", "KS 4H 7H KD"),
    ("three-stake-brag", "KS KD AH", {}, 21, "pair of kings; 21", "KS KD AH"),
    ("three-stake-brag", "KS KD AH", {"ace": "1_or_11"}, 31, "pair of kings; 31", "KS KD AH"),
    ("three-stake-brag", "KS KD 9H 4C", {}, 33, "33, over", "KS KD 9H 4C"),
    ("primiera", "7S 6S AS 2H", {}, 67, "fifty-five of 67", "AS 6S 7S"),
    ("primiera", "7S 6H AD 2C", {}, 67, "primiera of 67", "AD 2C 6H 7S"),
    ("vingt-un", "AS KD", {}, 21, "21", "AS KD"),
    ("vingt-un", "AS 6D", {}, 17, "7 or 17", "AS 6D"),
    ("vingt-un", "9S", {}, 9, "9", "9S"),
    ("mus", "KO KC 3E AB", {}, 31, "medias of kings, juego 31", "KO KC 3E AB"),
    ("mus", "KO KC 3E AB", {"kings": "four"}, 24, "pair of kings, punto 24", "KO KC 3E AB"),
    ("schwimmen", "KH 9H 7C", {}, 19, "19 points", "KH 9H"),
    ("schwimmen", "7S 7H 7D", {}, 30.5, "30½ points", "7S 7H 7D"),
    ("schwimmen", "AS AH AD", {"fire": "33"}, 33, "33 points", "AS AH AD"),
]


@pytest.mark.parametrize(("game", "hand", "options", "number", "words", "cards"), HANDS)
def test_a_hand_counts(
    game: str, hand: str, options: dict[str, Any], number: float, words: str, cards: str
) -> None:
    pack = games.part(game, "words").PACK
    found = boneace.score(game, hand, options=options)
    assert (found.number, found.words) == (number, words)
    assert found.cards == Cards.parse(cards, pack)
    assert boneace.score(game, Cards.parse(hand, pack), options=options) == found


def test_every_game_has_been_asked() -> None:
    assert {game for game, *_ in HANDS} == set(games.names())


@pytest.mark.parametrize("game", games.names())
def test_a_hand_at_the_table_counts_what_its_seat_is_told(game: str) -> None:
    """Scores are the same as a table shows to the seat, with its own hand and options."""
    match = boneace.new(game, seed=11)
    while isinstance(match.turn, int) and len(match.legal) < 2:
        match.push(match.legal[0])
    shown = match.present(match.seat).seats[match.seat]
    found = boneace.score(game, match.view(match.seat).hand)
    told = shown.total or str(found.number)
    assert told.split(" or ")[-1].replace("½", ".5") in (str(found.number), found.words)


def test_the_preset_is_asked_for() -> None:
    assert boneace.score("thirty-one", "7S 7H 7D", preset="three-of-a-kind").number == 30.5


def test_words_are_said_in_every_language() -> None:
    with speaking("es"):
        assert boneace.score("thirty-one", "AS KS 4D").words == "21 puntos"
    with speaking("eu"):
        assert boneace.score("thirty-one", "AS KS 4D").words == "21 puntu"


def test_what_counts_nothing_is_refused() -> None:
    for game, hand in (
        ("thirty-one", "AS"),
        ("thirty-one", "AS KS QS JS"),
        ("vingt-un", ""),
        ("mus", "KO"),
    ):
        with pytest.raises(WrongValue, match=f"cards? counts nothing in {game}"):
            boneace.score(game, hand)
    with pytest.raises(InvalidMove, match="is not a card of the Spanish"):
        boneace.score("mus", "KS QS JS TS")
    with pytest.raises(InvalidMove, match="“as” appears twice"):
        boneace.score("thirty-one", "AS KS as")
    with pytest.raises(WrongValue, match="cannot be mixed"):
        boneace.score("mus", Cards(7, FRENCH_52))
    with pytest.raises(WrongValue, match="cannot be mixed"):
        boneace.score("primiera", Cards(7, SPANISH_40))
    with pytest.raises(
        WrongValue, match="not in the pack of thirty-one under these options: 2S 3S"
    ):
        boneace.score("thirty-one", "2S 3S AS", options={"pack": "32"})
    with pytest.raises(OptionError):
        boneace.score("bridge", "AS")
    with pytest.raises(OptionError):
        boneace.score("mus", "KO KC 3E AB", preset="reid")
