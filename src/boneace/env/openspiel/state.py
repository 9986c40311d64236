"""A state of a match as an OpenSpiel state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from boneace.env.episode import Episode
from boneace.env.recall import card_name
from boneace.kernel.contract import CHANCE, OVER

if TYPE_CHECKING:
    from boneace.env.openspiel.game import BoneAceGame

_CHANCE, _TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


class BoneAceState(pyspiel.State):  # type: ignore[misc]
    """A match; `episode` is the same match as Bone Ace's `Episode`.

    OpenSpiel copies and pickles all attributes of a state that is written in Python, so there is
    only this one. Methods without an underscore that OpenSpiel does not call are for callers in
    Python: they avoid a detour through C++.
    """

    def __init__(self, game: BoneAceGame, episode: Episode) -> None:
        super().__init__(game)
        self.episode = episode

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or for the end of the match."""
        turn = self.episode.turn
        if turn >= 0:
            return turn
        return _CHANCE if turn == CHANCE else _TERMINAL  # type: ignore[no-any-return]

    def is_chance_node(self) -> bool:
        """Whether a card must be dealt."""
        return self.episode.turn == CHANCE

    def is_terminal(self) -> bool:
        """Whether the match is over, by its rules or by the limit."""
        return self.episode.turn == OVER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of a player, in rising order; without one, of the player to move."""
        turn = self.episode.turn
        return self.episode.legal if player is None or player == turn else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt, each with its probability."""
        return self.episode.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        episode = self.episode
        if not episode.decisions and not episode.started:  # new states share this one
            self.episode = episode = episode.clone()
        episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return card_name(self.episode.game, action)
        return self.episode.actions.name(action)

    def returns(self) -> list[float]:
        """What each seat has won, once the match is over."""
        return self.episode.returns()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> BoneAceState:
        """A state that the player cannot distinguish from this one, with all else drawn again.

        Its history begins with it.
        """
        seed = int(probability_sampler() * (1 << 53))
        return BoneAceState(self.get_game(), self.episode.resample(player_id, seed))

    def __str__(self) -> str:
        return str(self.episode)
