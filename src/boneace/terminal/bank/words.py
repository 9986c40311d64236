"""Text that the plain and the drawn tables against a bank share."""

from __future__ import annotations

from typing import Any

from boneace.languages import say

View = dict[str, Any]


def has(seat: View) -> str:
    """What a seat has, in words."""
    return say("terminal-bank-has", chips=seat["chips"])
