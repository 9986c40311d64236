"""The match: who plays, what a game is, stones and amarracos: MUS-01, 02, 05 to 11."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from boneace.errors import OptionError, RecordError
from boneace.games.mus.sent import Keepers
from boneace.match.match import Match
from boneace.match.replaying import replay
from boneace.record import from_dict

from .table import GAME, NAMES, cards, deal, finish, games, new, play, stones, table

# Ann has the best of everything, and nobody else pares or juego
BEST = cards("K-K-C-A", "7-6-5-4", "7-6-5-4", "7-6-5-4")


def ordago(match: Match) -> Match:
    """Deal and play an órdago in grande, which the side of the eldest wins."""
    return play(deal(match, None, None, None, None), "no mus", "ordago", "quiero")


def test_mus_01_four_players_and_forty_cards() -> None:
    for seats in (2, 3, 5, 6):
        with pytest.raises(OptionError):
            new(seats)
    match = new()
    assert (match.seats, match.cards_to_come.bit_count()) == (4, 40)
    with pytest.raises(boneace.errors.InvalidMove):
        match.push("8O")
    for card in ("KO", "CC", "SE", "7B"):
        match.push(card)


def test_mus_01_two_partnerships_who_sit_opposite() -> None:
    match = play(table(*BEST, games=1), "no mus", "ordago", "quiero")
    assert match.result() == {"winners": [0, 2]}
    assert match.standing() == {"stones": [0, 0], "games": [1, 0]}
    assert [won > 0 for won in match.returns()] == [True, False, True, False]


def test_mus_02_best_played_as_a_partnership() -> None:
    default = boneace.games.declaration(GAME).resolve()
    assert default["sides"] == "partners"
    match = play(table(*BEST[1:], BEST[0]), "no mus", "paso", "envido 2", "quiero")
    finish(match)
    assert stones(match)[1] >= 2  # Ben has bet, and his partner has the best cards


def test_mus_05_a_game_is_40_points() -> None:
    assert boneace.games.declaration(GAME).resolve()["target"] == 40
    match = play(table(*BEST, standing={"stones": [38, 0]}), "no mus", "envido 2", "quiero")
    finish(match)
    assert (games(match), stones(match)) == ([1, 0], [0, 0])
    match = play(table(*BEST, standing={"stones": [20, 39]}), "no mus", "envido 2", "quiero")
    finish(match)
    assert games(match) == [0, 0] or games(match) == [0, 1]


@pytest.mark.parametrize("target", [20, 30, 40, 60])
def test_mus_05_or_another_target(target: int) -> None:
    for short, won in ((1, 1), (2, 0)):
        standing = {"stones": [target - short, 0], "games": [0, 0]}
        match = table(*BEST, standing=standing, target=target)
        play(match, "no mus", "envido 2", "no quiero x2")
        assert (games(match), match.deal) == ([won, 0], 1 + won)


def test_mus_05_over_as_many_deals_as_needed() -> None:
    match = boneace.new(GAME, seats=4, seed=1, options={"games": 1})
    while not match.over:
        match.push("no mus" if "no mus" in [str(move) for move in match.legal] else "paso")
    assert match.deal > 3
    assert (stones(match), sorted(games(match))) == ([0, 0], [0, 1])


def test_mus_06_the_best_of_three() -> None:
    match = new()
    ordago(match)
    assert (games(match), match.over) == ([1, 0], False)
    ordago(match)  # the eldest is now Ben
    assert (games(match), match.over) == ([1, 1], False)
    ordago(match)
    assert (games(match), match.over) == ([2, 1], True)
    assert match.result() == {"winners": [0, 2]}
    assert (match.deal, match.dealer, match.turn) == (3, 1, None)
    assert stones(match) == [0, 0]


def test_mus_06_two_games_are_enough() -> None:
    match = ordago(new(standing={"games": [1, 0], "stones": [5, 6]}))
    assert (match.over, games(match)) == (True, [2, 0])


@pytest.mark.parametrize("wanted", [1, 3, 5, 9])
def test_mus_06_the_best_of_so_many(wanted: int) -> None:
    need = wanted // 2 + 1
    match = ordago(new(games=wanted, standing={"games": [need - 1, need - 1]}))
    assert (match.over, games(match)) == (True, [need, need - 1])


def test_mus_06_an_even_number_is_no_best_of() -> None:
    for wanted in (0, 2, 4, 10):
        with pytest.raises(OptionError):
            new(games=wanted)


def shown(match: Match, side: int) -> dict[str, Any]:
    """The stones of a side as the table shows them."""
    found: dict[str, Any] = match.present().sides[side]
    return found


def test_mus_07_mus_08_twenty_two_stones_in_a_bowl() -> None:
    for ours in range(40):
        match = new(standing={"stones": [ours, 39 - ours]})
        sides = [shown(match, side) for side in (0, 1)]
        out = sum(side.amarracos + side.loose for side in sides)
        assert match.present().bowl == 22 - out


def test_mus_09_c_mus_10_five_stones_are_an_amarraco() -> None:
    side = shown(new(standing={"stones": [17, 0]}), 0)
    assert (side.amarracos, side.loose) == (3, 2)


def test_mus_10_the_score_is_five_times_the_one_and_the_other() -> None:
    for ours in range(35):
        side = shown(new(standing={"stones": [0, ours]}), 1)
        assert side.stones == ours == 5 * side.amarracos + side.loose
        assert side.loose < 5
    assert side.keepers == Keepers(loose=1, amarracos=3)


def test_mus_11_seven_amarracos_are_put_back_and_announced() -> None:
    for ours in (30, 34, 35, 37, 39):
        side = shown(new(standing={"stones": [ours, 0]}), 0)
        assert side.warned == (ours >= 35)
        assert (side.amarracos, side.loose) == (0 if ours >= 35 else 6, ours % 5)


def test_mus_11_it_is_said_aloud() -> None:
    match = play(table(*BEST, standing={"stones": [34, 0]}), "no mus", "envido 2", "no quiero x2")
    said = " ".join(match.log(1))
    assert "amarracos" in said and "5 more" in said


def test_b_mus_19_c_mus_10_22_always_suffice() -> None:
    for ours in range(40):
        for theirs in range(0, 40, 3):
            match = new(standing={"stones": [ours, theirs]})
            sides = [shown(match, side) for side in (0, 1)]
            assert all(side.amarracos <= 7 and side.loose <= 4 for side in sides)
            assert match.present().bowl >= 0


@pytest.mark.parametrize(
    "start",
    [
        {"stones": [1]}, {"stones": [1, 2, 3]}, {"stones": [40, 0]}, {"stones": [-1, 0]},
        {"stones": ["1", 0]}, {"games": [2, 0]}, {"games": [-1, 0]}, {"points": [0, 0]},
        {"stones": [1.5, 0]}, {"stones": [None, 0]},
    ],
)  # fmt: skip
def test_a_start_that_cannot_be_is_refused(start: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        new(standing=start)
    written = {"boneace": 1, "game": GAME, "players": list(NAMES[:4]), "dealer": 0, "start": start}
    with pytest.raises(RecordError):
        replay(from_dict(written))


def test_mus_04_the_rule_book_names_where_details_come_from() -> None:
    from .rulebook import BOOK

    assert "Pagat" in BOOK.clauses["MUS-04"]
    assert "juegosdecartas.pro" in BOOK.text.partition("## Sources")[2]


def test_mus_51_basque_words_are_explained() -> None:
    from .rulebook import BOOK

    told = BOOK.clauses["MUS-51"]
    for word in ("bat", "biga", "hirur", "bortz", "bai", "ez"):
        assert word in told
