"""The learned policies of Stop the Bus: the list, and the choice for a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from boneace.games.lives.playing.policies import Policy, read
from boneace.games.stop_the_bus import state as st
from boneace.games.stop_the_bus.situations import SITUATIONS

if TYPE_CHECKING:
    from boneace.games.facts import Record

GAME = "stop-the-bus"
FILE = Path(__file__).with_name("policies.npz")
KIND = "lives"
KINDS: dict[str, dict[str, str]] = {KIND: {}}
"""The options with which each kind of stakes was learned."""
PLAYERS = (2, 3, 4)
"""The numbers of players that have policies; the last one is also for more."""


def plays(o: Record) -> bool:
    """Whether there is a policy for a table with these options."""
    after = o["stop_when"][0] == st.AFTER_EXCHANGE
    return bool(after and o["exchange"][0] == st.ONE_OR_THREE)


def policy(_: Record, s: Record) -> Policy:
    """The policy for the players who are still in at a table."""
    players = min(PLAYERS[-1], int(s["alive"][0]).bit_count())
    return read(FILE, GAME, f"{KIND} {players}", KIND, SITUATIONS)
