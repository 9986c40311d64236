"""The learned policies of Thirty-one: the list, and the choice for a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from boneace.games.lives.playing.policies import Policy, read
from boneace.games.lives.rules import WIN
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.situations import SITUATIONS

if TYPE_CHECKING:
    from boneace.games.facts import Record

GAME = "thirty-one"
FILE = Path(__file__).with_name("policies.npz")
KINDS: dict[str, dict[str, str]] = {
    "win": {},
    "beat": {"knocker_must": "beat_one", "knocker_tied": "safe"},
    "points": {"keeps": "points"},
}
"""The options with which each kind of stakes was learned."""
PLAYERS = (2, 3, 4)
"""The numbers of players that have policies; the last one is also for more."""


def plays(o: Record) -> bool:
    """Whether there is a policy for a table with these options."""
    return bool(o["keeps"][0] != st.POT and not o["widow"][0])


def policy(o: Record, s: Record) -> Policy:
    """The policy for the players who are still in at a table."""
    kind = (
        "points" if o["keeps"][0] == st.POINTS else "win" if o["knocker_must"][0] == WIN else "beat"
    )
    players = min(PLAYERS[-1], int(s["alive"][0]).bit_count())
    return read(FILE, GAME, f"{kind} {players}", kind, SITUATIONS)
