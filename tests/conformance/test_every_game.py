"""Every game is included."""

from pathlib import Path

import pytest

from boneace import games, testing


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_file(game: str) -> None:
    file = Path(__file__).with_name(f"test_{game.replace('-', '_')}.py")
    assert f'test_conforms = conforming("{game}")' in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_recorded(game: str) -> None:
    """Without their files the checks that compare with them are left out."""
    assert {check.name for check, _ in testing.matrix(game)} >= {"perft", "playthrough"}
