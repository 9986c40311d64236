"""An episode in words, for `render`: the sentences that a match of the same seed has in its log."""

from __future__ import annotations

import boneace
from boneace.env.episode import Episode
from boneace.languages import say
from boneace.match.match import Match


class Told:
    """The log of an episode that was dealt from a seed. It follows the episode."""

    def __init__(self, episode: Episode, seed: int, dealer: int) -> None:
        setting = episode.setting
        options = setting.words
        self._match: Match = boneace.new(
            setting.game, setting.seats, options=options, dealer=dealer, seed=seed
        )
        self._reached = 0

    def text(self, episode: Episode, seat: int) -> str:
        """The log so far as a seat (or ALL_HANDS) sees it, and the actions now legal."""
        moves = [move for mover, move in episode.moves if mover >= 0]
        for move in moves[self._reached :]:
            self._match.push(move)
        self._reached = len(moves)
        lines = self._match.log(seat)
        if not episode.over:
            names = ", ".join(episode.action_name(action) for action in episode.legal)
            lines.append(
                say("env-libraries-to-move", seat=self._match.players[episode.turn], legal=names)
            )
        return "\n".join(lines)
