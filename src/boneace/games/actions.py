"""The actions of a game, in the current language: the buttons, their keys, and the help.

A game names its actions with their keys; the words are in a catalogue: `lives-action-knock`, with
`.help`, and `.short` and `.may` where these differ from the name.
"""

from __future__ import annotations

from msgspec import UNSET

from boneace.games.once import once
from boneace.games.sent import Action
from boneace.languages import say, say_if_any


@once
def told(
    subject: str, keys: tuple[tuple[str, str], ...], own: tuple[str, ...] = ()
) -> list[Action]:
    """The actions with these keys, in this order. Their words are those of the `subject`.

    `own` is the name of the game, then the moves that have words in its own catalogue.
    """
    game, *named = own or ("",)
    return [_told(game if move in named else subject, move, key) for move, key in keys]


def _told(subject: str, move: str, key: str) -> Action:
    message = f"{subject}-action-{move.replace(' ', '-')}"
    return Action(
        move=move,
        key=key,
        name=say(message),
        help=say(f"{message}.help"),
        short=say_if_any(f"{message}.short") or UNSET,
        may=say_if_any(f"{message}.may") or UNSET,
    )
