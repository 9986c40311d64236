"""What the tables against a bank say in sentences and drawn alike."""

from __future__ import annotations

from typing import Any

from boneace.languages import say

View = dict[str, Any]


def has(seat: View) -> str:
    """What a seat has, in words."""
    return say("terminal-bank-has", chips=seat["chips"])
