"""The count of a hand in a game, by that game's rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from boneace import games
from boneace.cards import Cards
from boneace.errors import OptionError, WrongValue
from boneace.games.facts import Record, facts
from boneace.games.options import options_record
from boneace.games.worth import Worth
from boneace.kernel.arguments import rules_given, wrong_type
from boneace.kernel.states import blank
from boneace.languages import say


class Score(NamedTuple):
    """What a hand counts: the number, the same in words, and the cards that make it."""

    number: int | float
    words: str
    cards: Cards


def score(
    game: str,
    hand: Cards | str,
    *,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
) -> Score:
    """What a hand counts in a game, under the options of a preset and changed options.

    The number is what the game counts: points of the best suit in Thirty-one and Switch; the count
    to 31 in Best, Pair and Thirty-one and in Three-Stake Brag, to 21 in Vingt-Un; the point count
    in Primiera; the face value in Mus. In Stop the Bus, where hands are ranked, it is the place in
    the order of all hands, from 0, the weakest.

    >>> score("thirty-one", "AS KS 4D")
    Score(number=21, words='21 points', cards=<Cards AS KS>)
    >>> score("mus", "KO KC 3E AB", options={"kings": "four"}).words
    'pair of kings, punto 24'

    Raises InvalidMove for text that does not name cards of the game, OptionError for an unknown
    game, preset or option, WrongValue for cards that are not in the pack of these options and for
    a number of cards that the game does not count, WrongType for arguments of the wrong type.
    """
    declaration = games.declaration(game)
    rules_given(preset, options, None)
    values = declaration.resolve(preset, options)
    pack = games.part(game, "words").PACK
    if isinstance(hand, str):
        hand = Cards.parse(hand, pack)
    if not isinstance(hand, Cards):
        raise wrong_type("hand", "arguments-cards", hand)
    if hand.pack != pack:
        raise WrongValue(say("cards-other-pack", one=pack.name, other=hand.pack.name))
    try:
        games.part(game, "worth")
    except ModuleNotFoundError:
        raise OptionError(say("scores-none", game=declaration.title)) from None
    o = options_record(declaration, declaration.seats(values)[0], values)
    worth = counted(game, o, hand)
    if worth is None:
        raise WrongValue(say("scores-cards", game=game, cards=len(hand)))
    return Score(worth.number, worth.words, Cards(worth.cards, pack))


def counted(game: str, o: Record, hand: Cards) -> Worth | None:
    """What a hand counts under a record of options; None if this number of cards does not count.

    Raises WrongValue for cards that are not in the pack of these options.
    """
    found: Worth | None = games.part(game, "worth").worth_of(facts(o), facts(_seen(game, o, hand)))
    return found


def _seen(game: str, o: Record, hand: Cards) -> Record:
    """The view of seat 0 after it was dealt a hand and nothing else has happened."""
    drivers = games.drivers(game).unchecked
    s: Record = np.zeros(1, games.part(game, "rules").State)
    seen = blank(s.dtype)
    drivers.begin(o, s)
    if missing := Cards(hand.mask & ~int(s["stock"][0]), hand.pack):
        raise WrongValue(say("scores-pack", game=game, cards=str(missing)))
    s["stock"] ^= hand.mask
    s["hands"][0, 0] = hand.mask
    for field, dealt in (("to_deal", 0), ("upcard", (hand.mask & -hand.mask).bit_length() - 1)):
        if field in (s.dtype.names or ()):
            s[field] = dealt
    drivers.look(o, s, 0, seen)
    return seen
