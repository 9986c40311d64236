"""The cards and the moves of any game as a viewer sees them."""

from __future__ import annotations

from boneace.cards import UNKNOWN, Pack, members
from boneace.errors import InvalidMove
from boneace.games.sent import LegalMove
from boneace.kernel.contract import EMPTY, FACE_DOWN
from boneace.languages import say_if_any


def is_card(pack: Pack, word: str) -> bool:
    """Whether a word is a card of the pack in notation."""
    try:
        pack.number(word)
    except InvalidMove:
        return False
    return True


def hand_shown(pack: Pack, cards: int, held: int = 0) -> list[str]:
    """The cards of a hand, those that the viewer does not know as ??."""
    known = [pack.text(card) for card in members(cards)]
    return [*known, *[UNKNOWN] * (held - len(known))]


def place_shown(pack: Pack, card: int) -> str | None:
    """The card in a place of the table: None if there is none, ?? face down."""
    if card == EMPTY:
        return None
    return UNKNOWN if card == FACE_DOWN else pack.text(card)


def offer(game: str, text: str) -> LegalMove:
    """A move as a menu offers it: its notation, its label and its explanation.

    The label is the message `<game>-move-<move>` and its `.hint`, else `<game>-move-<verb>` with
    the rest of the move as `$rest`, else the move itself. There is no rest where the viewer saw the
    verb alone.
    """
    verb, _, rest = text.partition(" ")
    whole, by_verb = f"{game}-move-{text.replace(' ', '-')}", f"{game}-move-{verb}"
    for message in dict.fromkeys((whole, by_verb)):
        if (label := say_if_any(message, rest=rest)) is not None:
            hint = say_if_any(f"{message}.hint", rest=rest) or ""
            return LegalMove(move=text, label=label.strip(), hint=hint.strip())
    return LegalMove(move=text, label=text, hint="")
