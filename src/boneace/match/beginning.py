"""Beginning a match: who plays, who deals first, where the cards come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from random import Random
from typing import Any

from boneace import games
from boneace.declare import CUT
from boneace.errors import OptionError, quoted
from boneace.kernel.arguments import (
    HIGHEST,
    any_whole,
    list_of_names,
    rules_given,
    whole,
    wrong_type,
)
from boneace.languages import say
from boneace.match.match import Match
from boneace.shuffles import Shuffles, seeded


def new(
    game: str,
    seats: int | None = None,
    *,
    players: Sequence[str] | None = None,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    dealer: int | str = 0,
    seed: int | None = None,
    shuffles: Shuffles | None = None,
    by_hand: bool = False,
    standing: Mapping[str, Any] | None = None,
    at_once: bool = False,
) -> Match:
    """Begin a match.

    Give the number of seats, or the players' names. `options` are those that differ from the
    preset. The same `seed` gives the same shuffles, and the same random parts of actions out of
    turn; `shuffles` supplies your own shuffles; with `by_hand` the caller pushes each card of
    chance, and no shuffles are used. `dealer` is the seat that deals first, or "cut" in a game
    whose rules say how that is decided. `at_once` begins without waiting for the compiler: the
    rules are interpreted, about a hundred times slower, until `boneace.games.go_on_compiled`.
    Raises OptionError for what the game does not allow, WrongType for arguments of the wrong type.

    >>> import boneace
    >>> match = boneace.new("thirty-one", seats=3, preset="pennies", seed=7)
    >>> match.turn
    1
    """
    declaration = games.declaration(game)
    _look_at(seats, players, preset, options, dealer, seed, shuffles, standing)
    if players is None:
        fewest = declaration.seats(declaration.resolve(preset, options))[0]
        many = declaration.check_seats(fewest if seats is None else seats)
        players = [f"Seat {seat}" for seat in range(many)]
    elif seats is not None and seats != len(players):
        raise OptionError(say("match-players", named=len(players), seats=seats))
    dealer = dealer if isinstance(dealer, str) else index(dealer)  # it may be a number of NumPy
    seed = None if seed is None else index(seed)
    first = dealer if isinstance(dealer, int) else 0
    match = Match(declaration, players, preset, options, first, standing, at_once=at_once)
    if seed is not None:
        match.luck = Random(seed)
    if by_hand and first == dealer:
        return match
    shuffles = shuffles or seeded(seed, match.cards_to_come, game, at_once)
    if first != dealer:
        if dealer != "cut" or declaration.cut is None or by_hand:
            raise OptionError(
                say("match-dealer", last=len(players) - 1, dealer=f"“{quoted(dealer)}”")
            )
        pack = match.cards_to_come  # a table shuffles more cards than a small pack has
        cut = [int(card) for card in shuffles(CUT) if pack >> int(card) & 1]
        found = declaration.cut(cut, len(players))
        match = Match(
            declaration, players, preset, options, found.dealer, standing, at_once=at_once
        )
        match.cut = found.turned
        if seed is not None:
            match.luck = Random(seed)
    match.deal_from(shuffles)
    return match


def _look_at(
    seats: object,
    players: object,
    preset: object,
    options: object,
    dealer: object,
    seed: object,
    shuffles: object,
    standing: object,
) -> None:
    """Check that every argument of `new` has the right type; raise WrongType otherwise."""
    rules_given(preset, options, seats)
    if players is not None:
        list_of_names("players", players)
    if seed is not None:
        any_whole("seed", seed)
    if not isinstance(dealer, str):
        whole("dealer", dealer, -HIGHEST)
    if standing is not None and not isinstance(standing, Mapping):
        raise wrong_type("standing", "arguments-a-mapping", standing)
    if shuffles is not None and not callable(shuffles):
        raise wrong_type("shuffles", "arguments-shuffles", shuffles)
