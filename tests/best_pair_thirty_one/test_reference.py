"""Matches at random, in step with the model: the moves that are open, the points, who deals, what
is shown. Most of them are dealt from a few ranks, so that pairs, prials and 31s abound."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import boneace
from boneace.games.best_pair_thirty_one.declaration import DECLARATION
from boneace.match.match import Match
from tests.seen import as_sent

from .model import RANKS, Model, Wanted
from .rulebook import BOOK
from .table import CARD, GAME, NAMES

TRIALS = {option.name: option.values for option in DECLARATION.options} | {
    "games": [1, 2, 7, 21],
    "see_at_ten": ["showdown", "may_raise", "may_raise"],
}
MATCHES = 10  # from each pack
FEW_RANKS = ["A9K", "AT", "AKQT9", "58", "A39TK", "2A", "45678"]
SCORES = [*range(11), 9, 9, 10, 10]
EVENTS = 80


def pack(pick: random.Random, few: str) -> list[str]:
    """A shuffled pack, the last card first to leave it: those of a few ranks before the others."""
    cards = [rank + suit for rank in RANKS for suit in "SHDC"]
    pick.shuffle(cards)
    return sorted(cards, key=lambda card: card[0] in few)


def check(match: Match, model: Model, wanted: Wanted) -> None:
    assert (match.over, match.deal, match.dealer) == (model.over, model.deal, model.dealer)
    standing = {"points": model.points}
    if model.options["games"] > 1:
        standing["games"] = model.games
    assert match.standing() == standing
    legal = {str(move) for move in match.legal}
    if wanted is None:
        assert (match.turn, legal) == (None if model.over else "chance", set())
    else:
        assert (match.turn, legal) == wanted


def check_views(match: Match, model: Model) -> None:
    """Nobody is sent a card that was neither open nor their own."""
    for viewer in (None, 0, 1):
        told = match.present(viewer)
        named = set(CARD.findall(as_sent(told)))
        may_know = model.seen | model.seen_before
        if viewer is not None:
            may_know |= {*model.hands[viewer], *model.hands_before[viewer]}
        assert named <= may_know, f"{viewer} is told of {named - may_know}"
        for seat in (0, 1):
            if not model.over:
                shown = set(told.seats[seat].hand) - {"??"}
                own = set(model.hands[seat])
                assert shown == (own if seat == viewer else own & model.seen)


def walk(
    number: int, few: str, options: dict[str, Any]
) -> Iterator[tuple[Model, Wanted, str | None]]:
    """A match of the model at random: before each event, the model, its request and the answer;
    at the end, there is no answer."""
    pick = random.Random(f"{number}{few}")
    model = Model(options, pick.randrange(2), [pick.choice(SCORES), pick.choice(SCORES)])
    run = model.run()
    wanted = next(run)
    cards: list[str] = []
    deal = 0
    for _ in range(EVENTS):
        if model.deal != deal:
            deal, cards = model.deal, pack(pick, few)
        text = cards.pop() if wanted is None else pick.choice(sorted(wanted[1]))
        yield model, wanted, text
        try:
            wanted = run.send(text)
        except StopIteration:
            wanted = None
            break
    yield model, wanted, None


def options_of(number: int, few: str) -> dict[str, Any]:
    pick = random.Random(f"{number}{few}")
    return {name: pick.choice(values) for name, values in TRIALS.items()}


def play_out(number: int, few: str, options: dict[str, Any]) -> None:
    """Play a match in step with the model."""
    options = DECLARATION.resolve(None, options)
    match: Match | None = None
    for model, wanted, text in walk(number, few, options):
        match = match or boneace.new(
            GAME,
            players=NAMES,
            options=options,
            dealer=model.dealer,
            standing={"points": list(model.points)},
            by_hand=True,
        )
        check(match, model, wanted)
        check_views(match, model)
        if text is not None:
            match.push(text)
    assert match is not None
    won = {"winners": [model.winner], "double": model.double} if model.over else None
    assert match.result() == won
    again = boneace.replay(match.to_record())
    assert (again.plies, again.standing()) == (match.plies, match.standing())
    for viewer in (None, 0, 1):
        check_log(match, viewer)


def check_log(match: Match, viewer: int | None) -> None:
    """What is sent about each card dealt: its name to its holder, and nothing about it to
    others."""
    for ply, (seat, text, _) in enumerate(match.plies):
        effects = match.effects(ply, viewer)
        as_sent(effects)
        (came,) = [effect for effect in effects if effect.kind in ("dealt", "drew")] or [{}]
        if seat == -1:
            assert came.card in (text, "??")
            if came.seat == viewer:
                assert came.card == text
        for effect in effects:
            assert "None" not in effect.line
            assert "??" not in effect.line


@pytest.mark.parametrize("number", range(MATCHES))
def test_matches_from_the_full_pack_go_as_the_model_says(number: int) -> None:
    play_out(number, "", {})


@pytest.mark.parametrize("number", range(MATCHES))
def test_matches_with_every_option_go_as_the_model_says(number: int) -> None:
    play_out(number, "", options_of(number, ""))


@pytest.mark.parametrize("few", FEW_RANKS)
@pytest.mark.parametrize("number", range(MATCHES))
def test_matches_from_a_few_ranks_go_as_the_model_says(number: int, few: str) -> None:
    play_out(number, few, options_of(number, few))


def test_what_seldom_happens_does_happen_in_the_trials() -> None:
    happened: Counter[str] = Counter()
    for few in ("", *FEW_RANKS):
        for number in range(MATCHES):
            *_, (model, _, _) = walk(number, few, options_of(number, few))
            happened.update(model.happened)
    assert set(happened) >= {
        "1 prials", "2 prials", "dealt [31]", "dealt [32]", "dealt [31, 31]", "dealt [31, 32]",
        "dealt [32, 32]", "suit decides best", "suit decides pair", "pair for pair", "drawn 31",
        "over", "equal totals", "suit decides thirty-one", "raise after a see",
    }, sorted(happened)  # fmt: skip


@pytest.mark.parametrize("number", range(6))
def test_every_offer_is_legal_and_every_refusal_has_a_clause_of_the_rule_book(number: int) -> None:
    pick = random.Random(number)
    match = boneace.new(GAME, options=options_of(number, ""), seed=number)
    for _ in range(60):
        if match.over:
            break
        assert isinstance(match.turn, int)
        told = match.present(match.turn)
        legal = [str(move) for move in match.legal]
        assert [offer.move for offer in told.legal] == legal
        for refusal in told.closed:
            assert refusal.move not in legal
            assert match.why_not(refusal.move) == f"{refusal.reason} ({refusal.clause})"
        for move in {"pass", "raise", "see", "fold", "draw", "stand"} - set(legal):
            reason = match.why_not(move)
            assert reason is not None
            (clause,) = BOOK.label.findall(reason)
            assert clause in BOOK.clauses
        match.push(pick.choice(legal))
