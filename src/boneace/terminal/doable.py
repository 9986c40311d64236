"""Tables whose views list the possible actions, with the key of each: typed and drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeVar

from boneace.games.sent import ActingView, Action
from boneace.languages import say
from boneace.languages.labels import within
from boneace.terminal.acting import ActingApp
from boneace.terminal.sitting import Sitting
from boneace.terminal.speech import Speech

ActingT = TypeVar("ActingT", bound=ActingView)


class DoingSpeech(Speech[ActingT]):
    """Sentences about such a table. Its keys, and other words for moves, come from the view."""

    def __init__(self, view: ActingT) -> None:
        super().__init__(view)
        short: dict[str, tuple[str, ...]] = {}
        for one in view.actions:
            short[one.key] = (*short.get(one.key, ()), one.move)
        self.short = short
        self.keys = {one.move.replace(" ", "-"): one.key for one in view.actions}
        self.alias = {**self.alias, **last_words([one.move for one in view.actions])}
        self.why_example = view.buttons[-1][0]

    def does(self, verb: str) -> bool:
        """Whether an action of this name exists in the game."""
        return verb in self.keys

    def moves_help(self, view: ActingT) -> Iterator[str]:
        for one in view.actions:
            yield say("terminal-help-action", move=one.move, key=one.key, help=one.help)
        yield from super().moves_help(view)


def last_words(moves: list[str]) -> dict[str, str]:
    """The last words of moves of several words, if they identify the move.

    >>> last_words(["swap up", "keep first", "keep second", "up"])
    {'first': 'keep first', 'second': 'keep second'}
    """
    found = {move.split()[-1]: move for move in moves if " " in move}
    return {word: move for word, move in found.items() if word not in moves}


class DoingApp(ActingApp[ActingT]):
    """Such a table, drawn."""

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting, pause)
        for key in dict.fromkeys(self.KEY_OF.values()):
            self.bind(key, f"verb('{key}')", show=False)

    @property
    def KEY_OF(self) -> Mapping[str, str]:  # type: ignore[override]
        return {one.move: one.key for one in self.view.actions}

    def action(self, verb: str) -> Action | None:
        """An action of the game by its name."""
        return next((one for one in self.view.actions if one.move == verb), None)

    def called(self, verb: str) -> str:
        one = self.action(verb)
        return (one.short or one.name) if one else verb

    def in_words(self, verb: str) -> str:
        """An action within a sentence, with its key."""
        return f"{within(self.called(verb))} ({self.KEY_OF[verb]})"

    def keys(self) -> Iterator[tuple[str, str]]:
        by_help: dict[str, list[str]] = {}
        for one in self.view.actions:
            by_help.setdefault(one.help, []).append(one.key)
        for told, keys in by_help.items():
            yield "  ".join(dict.fromkeys(keys)), told
        yield from super().keys()
