"""A match with fewer cards than the pack has: a smaller game, for solvers and learners.

`Setting.of("thirty-one", options={"cards": "AS KS QS JS TS AH KH QH JH TH"})` leaves out all other
cards. The rules read them from `o.without`. No table plays so and no record says it: `boneace.new`
does not know the word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from boneace.cards import Cards, Pack
from boneace.declare import Declaration
from boneace.errors import InvalidMove, OptionError
from boneace.kernel.arguments import wrong_type

CARDS = "cards"
"""The name under which options have the cards of a smaller pack."""


def apart(
    declaration: Declaration, options: Mapping[str, object] | None
) -> tuple[Mapping[str, object] | None, object]:
    """The options proper, and the cards of a smaller pack, or None."""
    named = any(option.name == CARDS for option in declaration.options)
    if named or not isinstance(options, Mapping) or CARDS not in options:
        return options, None
    return {name: value for name, value in options.items() if name != CARDS}, options[CARDS]


def cards_of(pack: Pack, given: object) -> int:
    """The cards of a smaller pack as a set. They are given as text or as a list of cards.

    Raises OptionError for a card that is not in the pack and for one named twice, WrongType for
    anything else.
    """
    if isinstance(given, Iterable) and not isinstance(given, str | bytes):
        given = " ".join(map(str, given))
    if not isinstance(given, str):
        raise wrong_type(CARDS, "options-cards-wanted", given)
    try:
        return Cards.parse(given, pack).mask
    except InvalidMove as error:
        raise OptionError(str(error)) from error
