"""A strategy of the zoo under another name."""

from __future__ import annotations

from boneace.bots import Bot, zoo


class Knock28:
    """Plays as `zoo:knock_28` does."""

    def __new__(cls, game: str, seed: int) -> Bot:  # type: ignore[misc]
        return zoo.make("knock_28", game, seed)

    def choose(self, seat: object) -> None:
        """Never called: the bot made is another."""
