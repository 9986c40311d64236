"""Text that the plain and the drawn tables against a bank share."""

from __future__ import annotations

from boneace.games.vingt_un.sent import BankSeat
from boneace.languages import say


def has(seat: BankSeat) -> str:
    """What a seat has, in words."""
    return say("terminal-amount", chips=seat.chips)
