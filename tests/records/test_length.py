"""How long a match lasts, as docs/notation.md says: option `deals`, and matches without an end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import boneace
from boneace import games
from boneace.cli import main
from boneace.errors import RecordError
from boneace.match.match import Match
from boneace.match.replaying import replay
from boneace.record import Deal, from_dict, read
from boneace.terminal import start

#: Every way of playing that ends only after some deals: game, preset, options, usual deals.
BY_DEALS = [
    ("thirty-one", "banking", {}, 10),
    ("thirty-one", "no-elimination", {}, 10),
    ("thirty-one", "pennies", {"keeps": "pot"}, 0),
    ("three-stake-brag", "default", {}, 10),
    ("three-stake-brag", "hoyle", {}, 10),
    ("primiera", "primiera", {}, 10),
    ("primiera", "primero", {}, 10),
    ("vingt-un", "default", {}, 0),
    ("vingt-un", "pool", {}, 0),
    ("vingt-un", "limited-deal", {}, 0),
]
DEALS = 14
PASSIVE = ("stand", "keep", "pass", "drop", "no double", "stake 1")


def played(game: str, preset: str, options: dict[str, Any], deals: int) -> Match:
    """A match up to the deal after this many, or to its end."""
    seats = games.declaration(game).min_seats
    match = boneace.new(game, seats=seats, preset=preset, options=options, seed=5)
    chance = Random(5)
    while not match.over and match.deal <= deals:
        quick = [move for move in match.legal if move.text in PASSIVE]
        match.push(chance.choice(quick or list(match.legal)))
    return match


@pytest.mark.parametrize(("game", "preset", "options", "usual"), BY_DEALS)
def test_without_the_option_it_lasts_what_its_preset_says(
    game: str, preset: str, options: dict[str, Any], usual: int
) -> None:
    match = played(game, preset, options, DEALS)
    assert match.options["deals"] == usual
    assert match.over == (usual > 0)
    assert match.deal == usual if usual else match.deal > DEALS


@pytest.mark.parametrize(("game", "preset", "options", "usual"), BY_DEALS)
def test_deals_0_is_no_end(game: str, preset: str, options: dict[str, Any], usual: int) -> None:
    match = played(game, preset, {**options, "deals": 0}, DEALS)
    assert not match.over and match.deal > DEALS
    written = from_dict(match.to_record().to_dict())
    assert replay(written).standing() == match.standing()
    assert written.options.get("deals") == (0 if usual else None)


@pytest.mark.parametrize(("game", "preset", "options", "usual"), BY_DEALS)
def test_a_deal_after_the_last_is_refused_with_the_name_of_the_option(
    game: str, preset: str, options: dict[str, Any], usual: int
) -> None:
    written = played(game, preset, {**options, "deals": 2}, DEALS).to_record()
    assert len(written.deals) == 2
    written.deals.append(Deal())
    with pytest.raises(RecordError) as refused:
        replay(written)
    assert (refused.value.deal, refused.value.place) == (3, "the whole deal")
    assert refused.value.reason.endswith("because option “deals” is 2")


@pytest.mark.parametrize(
    ("game", "named"), [("best-pair-thirty-one", "because option “games” is 1"), ("mus", "is 3")]
)
def test_so_is_one_after_the_last_game(game: str, named: str) -> None:
    written = played(game, games.declaration(game).default_preset, {}, 10_000).to_record()
    written.deals.append(Deal())
    with pytest.raises(RecordError, match=named):
        replay(written)


@pytest.mark.parametrize("options", [{}, {"deals": 100}])
def test_where_lives_have_ended_the_match_no_option_is_named(options: dict[str, Any]) -> None:
    written = played("thirty-one", "pennies", options, 99).to_record()
    written.deals.append(Deal())
    with pytest.raises(RecordError) as refused:
        replay(written)
    assert refused.value.reason == "the match is over: there can be no further deal"


# --- proposals when a match is set up -------------------------------------------------------------


def test_ten_deals_of_vingt_un_are_proposed() -> None:
    declaration = games.declaration("vingt-un")
    for preset in declaration.to_json()["presets"]:
        assert (preset["values"]["deals"], preset["proposed"]) == (0, {"deals": 100})
        assert declaration.proposed(preset["name"]) == {"deals": 100}


def test_what_is_proposed_is_allowed_and_gives_every_match_an_end() -> None:
    for declaration in games.declarations().values():
        for preset in declaration.presets:
            values = declaration.resolve(preset.name, declaration.proposed(preset.name))
            assert not declaration.endless(values), (declaration.name, preset.name)


def test_what_a_preset_sets_is_not_proposed_otherwise() -> None:
    for declaration in games.declarations().values():
        for preset in declaration.presets:
            assert not set(preset.values) & set(declaration.proposed(preset.name))


@pytest.mark.parametrize(("given", "deals"), [({}, 100), ({"deals": "0"}, None), ({"deals": 7}, 7)])
def test_the_terminal_writes_what_is_proposed_into_the_record(
    given: dict[str, Any], deals: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "_plain", lambda sitting: 0)
    file = tmp_path / "match.toml"
    seats = ["you", "novice"]
    assert start.play("vingt-un", None, given, seats, plain=True, record=file) == 0
    assert read(file).options.get("deals") == deals


def test_the_options_say_what_is_proposed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "vingt-un", "--options"]) == 0
    assert "deals = 0\n  proposed for a new match: 100\n" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    found = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert found["vingt-un"]["presets"][0]["proposed"] == {"deals": 100}
    assert found["primiera"]["presets"][0]["proposed"] == {}
