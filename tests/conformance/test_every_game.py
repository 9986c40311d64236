"""No game is left out."""

from pathlib import Path

import pytest

from boneace import games


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_its_file(game: str) -> None:
    file = Path(__file__).with_name(f"test_{game.replace('-', '_')}.py")
    assert f'test_conforms = conforming("{game}")' in file.read_text(encoding="utf-8")
