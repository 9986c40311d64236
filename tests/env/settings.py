"""The games and presets with which the environments are tested: all."""

from __future__ import annotations

from boneace import games
from boneace.env.actions import Actions
from boneace.errors import OptionError


def _has_actions(game: str) -> bool:
    try:
        return bool(Actions.of(game))
    except OptionError:
        return False


GAMES = [game for game in games.names() if _has_actions(game)]
PRESETS = [(game, preset.name) for game in GAMES for preset in games.declaration(game).presets]
