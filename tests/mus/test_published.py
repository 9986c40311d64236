"""Scores and a deal published by federations, clubs and players, replayed as records.

The source of each stands in its `comment`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from boneace.match.match import Match
from boneace.match.replaying import replay
from boneace.record import read

from .table import counted, finish, games, hand, play, stones

PUBLISHED = Path(__file__).parent / "published"
FILES = sorted(PUBLISHED.glob("*.toml"))


def replayed(name: str) -> Match:
    return replay(read(PUBLISHED / f"{name}.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_names_its_source(path: Path) -> None:
    assert "http://" in str(read(path).to_dict()["comment"])


def test_b_mus_03_the_french_federation_declined() -> None:
    match = replayed("federation-francaise-tira")
    assert (stones(match), match.turn) == ([0, 17], 0)


def test_b_mus_03_b_mus_05_the_french_federation_accepted() -> None:
    match = replayed("federation-francaise-iduki")
    # A1 has K-K-K-7, A2 S-S-7-6; B1 C-7-A-A, B2 C-S-6-6, the best juego
    grande, petit, paires, jeu = 27, 1, 2 + 1, 2
    assert (stones(match), match.deal) == ([grande + paires, petit + jeu], 2)


def test_b_mus_03_muslandia() -> None:
    match = replayed("muslandia")
    assert stones(match) == [0, 7]


def test_the_17_stones_of_casino_es() -> None:
    """https://www.casino.es/mus/tanteo/: a pair with 17 has 3 amarracos and 2 stones."""
    assert stones(replayed("federation-francaise-tira"))[1] == 17
    side = replayed("federation-francaise-tira").present().sides[1]
    assert (side.amarracos, side.loose) == (3, 2)


def test_a_deal_of_a_match_that_was_told() -> None:
    match = replayed("los-7-errores")
    equal = str.maketrans("K3", "RR")
    told = {0: "RRR1", 1: "RCS1", 2: "RC66", 3: "RRRC"}
    for seat, wanted in told.items():
        ranks = "".join(card[0] for card in hand(match, seat, seat)).translate(equal)
        assert sorted(ranks.replace("A", "1")) == sorted(wanted)
    assert (match.turn, stones(match), games(match)) == (0, [0, 0], [0, 0])
    finish(play(match, "paso"))
    assert counted(match)[0] == ("grande", 1, 3)  # Dividendo has three kings and a caballo
