"""Signals: MUS-03, MUS-49, B-MUS-15, and the claim of a stone, MUS-50."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import boneace
from boneace.cards import members
from boneace.errors import IllegalMove, InvalidMove, RecordError
from boneace.match.match import Match
from boneace.match.replaying import replay, report
from boneace.record import from_dict
from boneace.testing.walks import generator
from tests.seen import as_sent

from .table import GAME, NAMES, cards, deal, finish, play, stones, table

SIGNALS = {  # a hand of which it is true, and one of which it is not
    "two-kings": ("K-3-6-5", "K-C-S-7"),
    "four-kings": ("K-K-3-3", "K-K-3-C"),
    "two-aces": ("A-2-6-5", "A-4-5-6"),
    "medias": ("7-7-7-4", "7-7-6-6"),
    "medias-kings": ("K-3-3-4", "C-C-C-4"),
    "medias-aces": ("A-2-2-4", "4-4-4-A"),
    "dobles": ("7-7-4-4", "7-7-7-4"),
    "juego": ("K-C-S-7", "K-C-6-4"),
    "thirty-one": ("7-7-7-K", "K-C-7-5"),
    "thirty": ("K-C-6-4", "K-C-5-4"),
    "twenty-nine": ("K-C-5-4", "K-C-6-4"),
    "blind": ("7-6-5-4", "7-7-5-4"),
}
WISHES = ("cut-mus", "bet-more")


def signalled(hand: str | None, name: str, seat: int = 2, **how: Any) -> str:
    """A signal made by a seat that holds this; returns its notation."""
    hands: list[str | None] = [None] * 4
    hands[seat] = cards(hand)[0] if hand else None
    return table(*hands, **how).aside(seat, f"signal {name}")


@pytest.mark.parametrize("name", SIGNALS)
def test_b_mus_15_a_signal_that_the_hand_bears_out(name: str) -> None:
    assert signalled(SIGNALS[name][0], name, signal_chance=0) == f"signal {name}"
    assert signalled(SIGNALS[name][0], name, signals="unseen") == f"signal {name}"


@pytest.mark.parametrize("name", SIGNALS)
def test_b_mus_15_false_signals_are_not_allowed(name: str) -> None:
    hands: list[str | None] = [None, cards(SIGNALS[name][1])[0]]
    match = table(*hands)
    with pytest.raises(IllegalMove) as refused:
        match.aside(1, f"signal {name}")
    assert refused.value.clause == "B-MUS-15"
    assert len(match) == 16


@pytest.mark.parametrize("name", WISHES)
def test_b_mus_15_wishes_are_always_true(name: str) -> None:
    for hand in ("K-K-3-3", "7-6-5-4"):
        assert signalled(hand, name, signal_chance=0) == f"signal {name}"


def test_b_mus_15_there_are_no_other_signals() -> None:
    match = table(*cards("K-K-3-3"))
    for text in ("signal", "signal five-kings", "signal 31", "signal two-kings now", "wink", ""):
        with pytest.raises((InvalidMove, IllegalMove)):
            match.aside(0, text)


def test_mus_49_two_kings_and_twice_for_four() -> None:
    assert signalled("K-3-6-5", "two-kings", signal_chance=0)
    assert signalled("K-3-K-3", "four-kings", signal_chance=0)
    with pytest.raises(IllegalMove):
        signalled("K-3-K-C", "four-kings")


def test_b_mus_15_juego_is_not_for_31() -> None:
    """«No vale para la treinta y una», as the Spanish federation has it."""
    with pytest.raises(IllegalMove):
        signalled("7-7-7-K", "juego")


def test_mus_49_a_three_is_a_king_only_where_it_is_one() -> None:
    with pytest.raises(IllegalMove):
        signalled("K-3-6-5", "two-kings", kings="four")
    assert signalled("K-K-6-5", "two-kings", kings="four", signal_chance=0)


# --- when, and by whom ----------------------------------------------------------------------------


def test_mus_03_at_any_time_between_the_deal_and_the_count() -> None:
    hands = cards("K-K-3-7", "C-7-A-A", "S-S-7-6", "C-S-6-6")
    match = table(*hands)
    for move in ("no mus", *["paso"] * 4, *["paso"] * 4, *["paso"] * 4, "paso"):
        for seat in range(4):
            match.aside(seat, "signal bet-more")
        match.push(move)
    assert match.deal == 1
    play(match, "paso", "paso")
    assert match.deal == 2
    with pytest.raises(IllegalMove):
        match.aside(0, "signal bet-more")  # nobody has cards


def test_mus_03_not_before_one_has_four_cards() -> None:
    match = table(*cards("K-K-3-7", "C-7-A-A", "S-S-7-6", "C-S-6-6"))
    play(match, "mus x4", "discard KO")
    with pytest.raises(IllegalMove):
        match.aside(0, "signal cut-mus")
    match.aside(1, "signal cut-mus")


def test_mus_03_out_of_turn_and_in_turn() -> None:
    match = table(*cards("K-K-3-7"), signal_chance=0)
    assert match.turn == 0
    match.aside(0, "signal two-kings")
    match.aside(3, "signal cut-mus")
    assert (match.turn, len(match)) == (0, 18)
    assert [str(move) for move in match.legal] == ["mus", "no mus"]


def test_b_mus_15_off() -> None:
    match = table(*cards("K-K-3-7"), signals="off")
    with pytest.raises((IllegalMove, InvalidMove)):
        match.aside(0, "signal two-kings")


def test_b_mus_16_no_signals_in_the_deal_of_mus_corrido() -> None:
    match = table(*cards("K-K-3-7"), corrido=True)
    for move in ("no mus", "paso", "paso"):
        with pytest.raises(IllegalMove) as refused:
            match.aside(0, "signal cut-mus")
        assert refused.value.clause == "B-MUS-16"
        match.push(move)
    finish(match)
    deal(match, None, None, None, None)
    match.aside(0, "signal cut-mus")


def test_b_mus_15_who_plays_alone_has_nobody_to_signal_to() -> None:
    match = table(*cards("K-K-3-7"), sides="alone")
    with pytest.raises((IllegalMove, InvalidMove)):
        match.aside(0, "signal two-kings")


def test_b_mus_15_no_signals_when_the_match_is_over() -> None:
    match = play(table(games=1), "no mus", "ordago", "quiero")
    with pytest.raises(IllegalMove):
        match.aside(0, "signal bet-more")


# --- visibility -----------------------------------------------------------------------------------


def told(match: Match, viewer: int | None) -> str:
    """Everything that was ever sent to a viewer."""
    story = list(match.story(viewer, 0))
    return as_sent([match.present(viewer), story, match.log(viewer)])


def test_b_mus_15_the_partner_always_sees_it() -> None:
    match = table(*cards("K-K-3-7"), signals="unseen")
    match.aside(0, "signal two-kings")
    assert "two-kings" in told(match, 2) or "two kings" in told(match, 2)
    for viewer in (None, 1, 3):
        assert "two-kings" not in told(match, viewer) and "two kings" not in told(match, viewer)


def test_b_mus_15_an_opponent_sees_it_with_a_chance() -> None:
    times = 0
    for seed in range(120):
        match = boneace.new(GAME, seats=4, seed=seed, options={"signal_chance": 25})
        written = match.aside(0, "signal bet-more").split()
        assert written[:2] == ["signal", "bet-more"]
        assert written[2:3] in ([], ["seen"])
        times += len(written[3:])
    assert 30 < times < 90  # 60 of 240


@pytest.mark.parametrize(("chance", "seen"), [(0, ""), (100, " seen 1 3")])
def test_b_mus_15_never_and_always(chance: int, seen: str) -> None:
    match = boneace.new(GAME, seats=4, seed=1, options={"signal_chance": chance})
    assert match.aside(2, "signal bet-more") == "signal bet-more" + seen
    assert match.aside(1, "signal bet-more") == "signal bet-more" + seen.replace("1 3", "0 2")


BASE: dict[str, Any] = {"boneace": 1, "game": GAME, "players": list(NAMES[:4]), "dealer": 3}
PACK = "KO CO SO CE KC 7O SC SE 3O AO 7C 6O 7E AC 6C 6E"


def recorded(*moves: str, **keys: Any) -> Match:
    return replay(from_dict({**BASE, **keys, "deals": [{"pack": PACK, "moves": list(moves)}]}))


def test_b_mus_15_a_record_says_who_caught_it() -> None:
    match = recorded("0: signal two-kings seen 3", "no mus", "2: signal bet-more")
    for viewer, first in ((None, False), (1, False), (2, True), (3, True)):
        seen = told(match, viewer)
        assert ("two-kings" in seen or "two kings" in seen) == first
    again = match.to_record()
    assert again.deals[0].moves == ["0: signal two-kings seen 3", "no mus", "2: signal bet-more"]
    assert report(replay(again)) == report(match)


@pytest.mark.parametrize(
    "move",
    [
        "0: signal two-kings seen 2",  # the partner sees it anyway
        "0: signal two-kings seen 0",
        "0: signal two-kings seen 4",
        "0: signal two-kings seen",
        "0: signal two-kings seen x",
        "0: signal two-kings seen 1 1",
        "0: signal dobles",
        "1: signal two-kings",
        "4: signal cut-mus",
        "signal",
    ],
)
def test_b_mus_15_signals_that_cannot_be_are_errors(move: str) -> None:
    with pytest.raises(RecordError) as caught:
        recorded(move)
    assert (caught.value.deal, caught.value.place) == (1, "move 1")


def test_b_mus_15_seen_where_nobody_can_see_is_an_error() -> None:
    with pytest.raises(RecordError):
        recorded("0: signal two-kings seen 1", options={"signals": "unseen"})


def test_b_mus_15_a_signal_in_turn_needs_no_seat() -> None:
    match = recorded("signal two-kings", "no mus")
    assert match.to_record().deals[0].moves == ["0: signal two-kings", "no mus"]


def test_b_mus_15_signals_can_be_taken_back() -> None:
    match = recorded("mus")
    before = told(match, 2)
    match.aside(0, "signal two-kings")
    assert told(match, 2) != before
    match.pop()
    assert told(match, 2) == before


def test_b_mus_15_a_signal_changes_nothing_but_what_is_seen() -> None:
    plain, signals = recorded("no mus", "paso"), recorded("2: signal bet-more", "no mus", "paso")
    assert report(plain) == report(signals)


def test_b_mus_15_who_has_not_seen_it_is_told_nothing_at_all() -> None:
    """Others do not even see that something happened: not in views, and not in event numbers."""
    moves = ["no mus", "paso", "envido 2"]
    plain = recorded(*moves)
    signals = recorded(
        "0: signal two-kings seen 3", moves[0], "2: signal bet-more", moves[1],
        "0: signal medias-kings", moves[2], "2: signal juego",
    )  # fmt: skip
    for viewer in (None, 1):
        assert signals.present(viewer) == plain.present(viewer)
        assert list(signals.story(viewer, 0)) == list(plain.story(viewer, 0))
        assert signals.log(viewer) == plain.log(viewer)
        assert signals.known(viewer) == plain.known(viewer) == len(plain)
        assert signals.view(viewer).record.tobytes() == plain.view(viewer).record.tobytes()
    assert len(list(signals.story(3, 0))) == len(plain) + 1
    assert len(list(signals.story(2, 0))) == len(plain) + 4


def test_b_mus_15_nor_who_else_has_caught_it() -> None:
    one = recorded("0: signal two-kings seen 3", "no mus")
    both = recorded("0: signal two-kings seen 1 3", "no mus")
    for viewer in (None, 0, 2, 3):
        assert told(one, viewer) == told(both, viewer)
    assert told(one, 1) != told(both, 1)


def test_b_mus_15_signals_are_of_the_hand_that_is_held() -> None:
    match = recorded("0: signal two-kings", "mus", "mus", "mus", "mus")
    assert [signal.name for signal in match.present(2).signals.seen] == ["two-kings"]
    match.push("discard KO KC")
    assert match.present(2).signals.seen == []


@pytest.mark.parametrize("name", SIGNALS)
def test_b_mus_15_sampled_hands_bear_out_what_was_signalled(name: str) -> None:
    match = table(None, cards(SIGNALS[name][0])[0], signal_chance=100)
    match.aside(1, f"signal {name}")
    seen = match.view(2).record
    for seed in range(12):
        world = np.zeros_like(seen)
        assert match._drivers.sample(match._o, seen, world, generator(seed), 1000)
        held = " ".join(match.pack.text(card) for card in members(int(world["hands"][0, 1])))
        again = table(None, held, signal_chance=0)
        assert again.aside(1, f"signal {name}") == f"signal {name}"


# --- a stone for playing properly -----------------------------------------------------------------


def test_mus_50_not_unless_the_table_wants_it() -> None:
    match = table()
    for text in ("claim a stone", "claim", "claim 1"):
        with pytest.raises((IllegalMove, InvalidMove)):
            match.aside(0, text)


def test_mus_50_a_stone_is_claimed_and_an_opponent_grants_it() -> None:
    match = play(table(courtesy=True), "no mus")
    assert match.aside(2, "claim") == "claim"
    assert stones(match) == [0, 0]
    for seat, text in ((0, "grant 2"), (2, "grant 2"), (1, "grant 0")):
        with pytest.raises(IllegalMove) as refused:
            match.aside(seat, text)
        assert refused.value.clause == "MUS-50"
    assert match.aside(3, "grant 2") == "grant 2"
    assert stones(match) == [1, 0]
    assert "properly" in " ".join(match.log(1))
    match.pop()
    assert stones(match) == [0, 0]


def test_mus_50_once_for_each_claim_and_never_the_last_stone() -> None:
    match = play(table(courtesy=True, standing={"stones": [38, 0]}), "no mus")
    match.aside(0, "claim")
    match.aside(1, "grant 0")
    with pytest.raises(IllegalMove):
        match.aside(1, "grant 0")
    match.aside(2, "claim")
    with pytest.raises(IllegalMove):
        match.aside(1, "grant 2")  # it would be the fortieth stone
    assert stones(match) == [39, 0]


def test_mus_50_in_a_record() -> None:
    moves = ["no mus", "2: claim", "paso", "1: grant 2"]
    match = recorded(*moves, options={"courtesy": True})
    assert stones(match) == [1, 0]
    assert match.to_record().deals[0].moves == moves
    with pytest.raises(RecordError):
        recorded("1: grant 2", options={"courtesy": True})
    with pytest.raises(RecordError):
        recorded("2: claim")
