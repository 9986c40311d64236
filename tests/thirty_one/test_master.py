"""The memory, beliefs and play of the expert and the master of Thirty-one."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import boneace
from boneace import bots, games
from boneace.bots import Seat
from boneace.cards import FRENCH_52, Cards
from boneace.errors import WrongValue
from boneace.games.lives.players import Anchored
from boneace.games.lives.playing.equity import SHAPE, equity
from boneace.games.lives.playing.policies import NEVER, packed, read, unpacked, write
from boneace.games.lives.playing.self_play import Learner
from boneace.games.options import options_record
from boneace.games.thirty_one import beliefs, players, policies, situations
from boneace.kernel.build import interpret
from boneace.kernel.specialized import record
from boneace.match.match import Match
from tests.situated import check_situation

from .table import deal, new


def options_of(match: Match) -> Any:
    return record(options_record(match.declaration, match.seats, match.options), 0)


def play_at_random(seats: int, seed: int, moves: int) -> None:
    """Play random moves, and check the history in the views after each."""
    match, luck = boneace.new("thirty-one", seats=seats, seed=seed), Random(seed)
    done, number = list[tuple[int, str]](), match.deal
    for _ in range(moves):
        if not isinstance(match.turn, int):
            break
        texts = [move.text for move in match.legal if move.text != "knock" or luck.random() < 0.05]
        done.append((match.turn, luck.choice(texts or ["knock"])))
        match.push(done[-1][1])
        if match.deal != number:
            done, number = [], match.deal
        check_history(match, done)


def check_history(match: Match, done: list[tuple[int, str]]) -> None:
    """Compare the history in a view with the moves: the player, the upcard and the cards shown."""
    if not isinstance(match.turn, int):
        return
    rows = np.zeros((beliefs.ROWS, beliefs.COLUMNS), np.int64)
    seen = record(match.view(match.turn).record, 0)
    many = beliefs.history(options_of(match), seen, rows)
    turns: list[tuple[int, bool, int]] = []
    took = False
    for seat, text in done:
        if text in ("take", "draw"):
            took = text == "take"
        else:
            gone = FRENCH_52.number(text.split()[1]) if " " in text else -1
            turns.append((seat, took and gone >= 0, gone))
    turns = turns[-beliefs.ROWS :]
    assert many == len(turns)
    for row, (seat, taken, gone) in enumerate(turns):
        assert rows[row, beliefs.WHO] == seat
        assert rows[row, beliefs.TAKEN] == taken
        assert rows[row, beliefs.GONE] == gone
    if many:
        last = rows[many - 1]
        shown = last[beliefs.SHOWN + last[beliefs.WHO]]
        gone = last[beliefs.GONE]
        if last[beliefs.TAKEN]:
            shown |= 1 << last[beliefs.UPCARD]
        if gone >= 0:
            shown &= ~(1 << gone)
        assert shown == seen.shown[last[beliefs.WHO]]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_a_seat_remembers_what_everybody_saw(seats: int, seed: int) -> None:
    play_at_random(seats, seed, 150)


def test_a_situation_and_its_choices_depend_on_what_the_seat_sees() -> None:
    match, luck = boneace.new("thirty-one", seats=3, seed=8), Random(8)
    o = options_of(match)
    while isinstance(match.turn, int) and len(match) < 120:
        check_situation(situations, match, o)
        match.push(luck.choice([move.text for move in match.legal]))


def weight(match: Match, hand: str) -> float:
    """The probability that seat 0 holds a hand, by the shipped policy and its moves."""
    o, options = options_of(match), options_record(match.declaration, 2, match.options)
    seen = match.view(1).record.copy()
    policy = policies.policy(options, seen)
    world = record(seen, 0)
    world.hands[0] = Cards.parse(hand, FRENCH_52).mask
    then, rows = seen.copy(), np.zeros((beliefs.ROWS, beliefs.COLUMNS), np.int64)
    out, shares, rng = np.zeros(3, np.int64), np.zeros(3), np.ones(1, np.uint64)
    many = beliefs.history(o, world, rows)
    then[0] = seen[0]
    given = world, 1, rows, many, record(then, 0), policy.shares, out, shares, rng
    return float(beliefs.likelihood(o, *given))


def test_beliefs_follow_what_a_player_has_done() -> None:
    """A player who knocks has enough for it; one who leaves a card does not collect its suit."""
    match = deal(new(2), "AS KS 4D", "7H 8C 2D", upcard="QH")
    match.push("knock")
    assert weight(match, "AC KC 6C") > 3 * weight(match, "AC 6D 3H")
    match = deal(new(2), "2S 5C 9D", "7S 8C 2D", upcard="QH")
    match.push("draw")
    match.push("6S")
    match.push("discard 6S")
    assert weight(match, "9D 5D 3C") > 3 * weight(match, "KH 9H 3C")


def test_a_master_takes_the_card_that_makes_a_blitz() -> None:
    match = deal(new(2), "AS KS 4D", "7H 8C 2D", upcard="QS")
    assert bots.make("master", "thirty-one").choose(Seat.of(match, 0)).text == "take"


def chosen_from(match: Match, seat: Seat) -> set[int]:
    """The moves among which the policy chooses."""
    out = np.zeros(3, np.int64)
    situations.choices(options_of(match), record(seat.view, 0), out)
    return {int(move) for move in out if move >= 0}


def test_expert_and_master_choose_among_the_moves_of_the_policy() -> None:
    """And the same seed makes the same move."""
    match, luck = boneace.new("thirty-one", seats=3, seed=5), Random(5)
    met = 0
    while isinstance(match.turn, int) and met < 12:
        seat = Seat.of(match, match.turn)
        if len(seat.legal) > 1:
            met += 1
            for level in ("expert", "master"):
                one, other = players.player(level, 7), players.player(level, 7)
                assert one is not None and other is not None
                move = one.choose(seat)
                assert move == other.choose(seat) and move in seat.legal
                assert move.number in chosen_from(match, seat)
        match.push(luck.choice([move.text for move in match.legal if move.text != "knock"]))


def test_a_move_of_the_policy_is_left_only_for_a_better_one() -> None:
    """With values as from a search: within the error, the policy's move stays."""
    match = deal(new(2), "AS KS 4D", "7H 8C 2D", upcard="3C")
    seat = Seat.of(match, 0)
    bot = players.player("master", 3)
    assert isinstance(bot, Anchored)
    own = bot.followed(seat)
    best = next(iter(chosen_from(match, seat) - {own}))
    bot.values = lambda _: (best, {best: (0.0, 0.0), own: (-0.01, 0.02)})  # type: ignore[method-assign]
    assert bot.choose(seat).number == own
    bot.values = lambda _: (best, {best: (0.0, 0.0), own: (-0.03, 0.02)})  # type: ignore[method-assign]
    assert bot.choose(seat).number == best


def test_the_master_plays_where_there_is_a_policy() -> None:
    """At tables with a widow or a pot, the bot for every game replaces it."""
    for preset, plays in (("pennies", True), ("no-elimination", True), ("banking", False)):
        match = boneace.new("thirty-one", seats=2, preset=preset, seed=1)
        options = options_record(match.declaration, 2, match.options)
        assert policies.plays(options) == plays


def test_every_kind_of_table_has_its_policy() -> None:
    for preset in ("pennies", "dollar-bill", "eenendertigen", "no-elimination", "common"):
        for seats in (2, 3, 6):
            match = boneace.new("thirty-one", seats=seats, preset=preset, seed=1)
            options = options_record(match.declaration, seats, match.options)
            found = policies.policy(options, match.view(0).record)
            assert found.shares.shape == (3 * situations.SITUATIONS,) and found.shares.any()


# --- files ----------------------------------------------------------------------------------------


def test_shares_are_kept_in_a_byte() -> None:
    sums = np.array([1.0, 1.0, 2.0, 0.0, 0.0, 0.0, 0.0, 5.0, 0.0])
    kept = packed(sums)
    assert kept[1] == NEVER
    assert unpacked(kept).tolist() == [4, 3, 8, 0, 0, 0, 0, 15, 0]


def test_a_file_that_is_no_policy_is_refused(tmp_path: Path) -> None:
    whole = policies.FILE.read_bytes()
    (tmp_path / "short.npz").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "text.npz").write_text("no policy")
    write(tmp_path / "other.npz", "switch", {"win 2": np.zeros(4, np.uint8)}, {})
    write(
        tmp_path / "small.npz",
        "thirty-one",
        {"win 2": np.zeros(4, np.uint8)},
        {"win": np.zeros(SHAPE)},
    )
    for name in ("short", "text", "other", "small", "missing"):
        with pytest.raises(WrongValue, match=f"{name}.npz"):
            read(tmp_path / f"{name}.npz", "thirty-one", "win 2", "win", situations.SITUATIONS)


# --- lives ----------------------------------------------------------------------------------------


def test_t31_46_without_a_free_ride_a_life_lasts_for_one_loss_less() -> None:
    """The chances were learned with the free ride; two lives without it are one life with it."""
    chances = []
    for free_ride, lives in ((True, [0, 1]), (False, [1, 2])):
        match = new(2, standing={"lives": lives}, options={"free_ride": free_ride})
        o = options_record(match.declaration, match.seats, match.options)
        kept = policies.policy(o, match.view(0).record)
        state = record(match.view(0).record, 0)
        chances.append(situations.won(record(o, 0), state, 0, kept.equity))
    assert chances[0] == chances[1] < 0.5


def test_the_chance_to_win_follows_from_what_deals_cost() -> None:
    """If every deal costs either player a life with equal probability, it is that of a fair
    race."""
    counts = np.zeros((*SHAPE, 3, 3))
    counts[:, 1:5, 1:5, 1, 0] = counts[:, 1:5, 1:5, 0, 1] = 3
    found = equity(counts.ravel(), 3)
    assert found[0, 2, 2] == pytest.approx(0.5)
    assert found[1, 2, 1] == pytest.approx(0.75)
    assert found[0, 1, 3] == pytest.approx(0.125)
    counts[0, 1:5, 1:5, 0, 0] = 6  # that some deals cost nothing changes nothing
    assert equity(counts.ravel(), 3) == pytest.approx(found)


def test_learning_gives_the_same_for_the_same_seed() -> None:
    """Interpreted: a few deals say nothing about strength, but all the passes are run."""
    declaration = games.declaration("thirty-one")
    options = options_record(declaration, 2, declaration.resolve(None))
    passes = interpret("boneace.games.thirty_one.rules", "boneace.games.lives.playing.learning")
    found = []
    for _ in range(2):
        learner = Learner("thirty-one", options, 3, seed=5, passes=passes)
        assert learner.learn(4) > 1
        found.append(learner.sums)
    assert (found[0] == found[1]).all() and found[0].sum() > 0
