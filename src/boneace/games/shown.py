"""Cards and totals as a viewer sees them, in games with the French pack."""

from __future__ import annotations

from functools import lru_cache

from boneace.cards import FRENCH_52, UNKNOWN, members
from boneace.kernel.contract import FACE_DOWN


def half_points(total: int) -> str:
    """A total in half points as people write it.

    >>> half_points(61), half_points(50)
    ('30½', '25')
    """
    return f"{total // 2}½" if total % 2 else str(total // 2)


def cards_text(cards: int, held: int = 0) -> list[str]:
    """The cards of a hand, those not known to the viewer as ??."""
    return list(_texts(cards, held))


@lru_cache(maxsize=4096)
def _texts(cards: int, held: int) -> tuple[str, ...]:
    known = [FRENCH_52.text(card) for card in members(cards)]
    return (*known, *[UNKNOWN] * (held - len(known)))


def card_text(card: int) -> str | None:
    """One card of the table: None if there is none, ?? face down."""
    if card == FACE_DOWN:
        return UNKNOWN
    return FRENCH_52.text(card) if card >= 0 else None
