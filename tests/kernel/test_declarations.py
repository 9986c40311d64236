"""Errors for wrong games, presets and options."""

from pathlib import Path

import pytest

import boneace
from boneace import games
from boneace.declare import About, Declaration, Option, Preset
from boneace.errors import OptionError, WrongType
from boneace.games.options import options_record

THIRTY_ONE = games.declaration("thirty-one")


def refused(match, *arguments, **named):
    with pytest.raises(OptionError, match=match):
        boneace.new(*arguments, **named)


def test_unknown_game():
    refused("there is no game “thirty-won”: did you mean “thirty-one”", "thirty-won")
    refused("there is no game “xyz”: choose from thirty-one", "xyz")
    for folder in ("thirty_one", "Mus", "../games/mus", "defaults", ""):
        refused(f"there is no game “{folder}”", folder)


def test_an_example_that_is_not_installed_says_how_to_install_it(monkeypatch):
    monkeypatch.setattr(games, "_packages", {})
    monkeypatch.setattr(games, "_offered", dict)
    refused(r"the game “kuhn” is an example.*pip install \./examples/kuhn", "kuhn")


@pytest.mark.parametrize("name", [None, 7, b"mus", [], {}])
@pytest.mark.parametrize(
    "asked",
    [
        games.declaration,
        lambda name: games.part(name, "rules"),
        games.drivers,
        games.at_hand,
        games.go_on_compiled,
        lambda name: boneace.score(name, "AS"),
    ],
)
def test_the_name_of_a_game_is_text(asked, name):
    with pytest.raises(WrongType, match="“game” must be text, not"):
        asked(name)


def test_unknown_preset():
    refused("has no preset “penny”: did you mean “pennies”", "thirty-one", preset="penny")
    refused("has no preset “qqq”: choose from pennies, dollar-bill", "thirty-one", preset="qqq")


def test_unknown_option():
    refused("no option “live”: did you mean “lives”", "thirty-one", options={"live": 3})


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("lives", 0, "a whole number from 1 to 10"),
        ("lives", 11, "a whole number from 1 to 10"),
        ("lives", "many", "a whole number from 1 to 10"),
        ("lives", 3.0, "a whole number from 1 to 10"),
        ("lives", True, "a whole number from 1 to 10"),
        ("lives", None, "a whole number from 1 to 10"),
        ("widow", 1, "true or false"),
        ("widow", "perhaps", "true or false"),
        ("pack", "40", "one of 52, 32"),
        ("pack", 52, "one of '52', '32'"),
        ("three_of_a_kind", 30.5, "one of 'none', '30.5', '30'"),
        ("pack", 40, "one of 52, 32"),
    ],
)
def test_value_not_allowed(option, value, allowed):
    refused(f"option “{option}” must be {allowed}, not", "thirty-one", options={option: value})


def test_a_declaration_and_its_parts_are_shown_by_name():
    assert repr(THIRTY_ONE) == "<Declaration thirty-one>"
    assert repr(THIRTY_ONE.option("lives")) == "<Option lives=3>"
    assert repr(THIRTY_ONE.preset("pennies")) == "<Preset pennies>"
    assert repr(THIRTY_ONE.preset("dollar-bill")).startswith("<Preset dollar-bill ")


def test_a_record_of_options_needs_all_of_them():
    with pytest.raises(OptionError, match="option “pack” is missing: `resolve` returns all"):
        options_record(THIRTY_ONE, 3, {"lives": 5})
    with pytest.raises(OptionError, match="needs 2 to 7 seats, not None"):
        options_record(THIRTY_ONE, None, THIRTY_ONE.resolve())
    with pytest.raises(WrongType, match="“overrides” must be a mapping"):
        THIRTY_ONE.resolve("pennies", ["lives"])


@pytest.mark.parametrize("seats", [0, 1, 8, 100])
def test_seats_out_of_range(seats):
    refused(f"needs 2 to 7 seats, not {seats}", "thirty-one", seats)


def test_dealer_out_of_range():
    refused("the dealer is a seat from 0 to 2, not 3", "thirty-one", 3, dealer=3)
    refused("the dealer is a seat from 0 to 2, not -1", "thirty-one", 3, dealer=-1)


def test_players_and_seats_disagree():
    refused("2 players are named for 3 seats", "thirty-one", 3, players=["Ann", "Ben"])


def test_options_that_do_not_go_together():
    crossed = {"min_stake": 5, "max_stake": 2}
    refused("the lowest stake, 5, is more than the highest, 2", "vingt-un", options=crossed)


def test_text_is_read_as_a_command_line_gives_it():
    values = THIRTY_ONE.resolve("pennies", {"lives": "5", "widow": "yes", "deals": "none"})
    assert (values["lives"], values["widow"], values["deals"]) == (5, True, 0)


def test_differences():
    values = THIRTY_ONE.resolve("dollar-bill", {"lives": 5})
    assert THIRTY_ONE.differences("dollar-bill", values) == {"lives": 5}


def test_every_preset_resolves_and_its_values_are_allowed():
    for preset in THIRTY_ONE.presets:
        for name, value in preset.values.items():
            assert THIRTY_ONE.option(name).check(value) == value
        names = {option.name for option in THIRTY_ONE.options}
        assert set(THIRTY_ONE.resolve(preset.name)) == names


def declared(**given):
    knock = Option("knock_at", "Knock", "When.", "any", {"any": "Any", "21": "21"}, ())
    return Declaration(
        name="knocker", min_seats=2, max_seats=4, package="knocker", options=(knock,), **given
    )


def test_a_declaration_must_agree_with_itself():
    with pytest.raises(OptionError, match="“knock_at” must be one of any, 21, not 'all'"):
        Option("knock_at", "Knock", "When.", "all", {"any": "Any", "21": "21"}, ())
    with pytest.raises(OptionError, match="preset “strict”: knocker has no option “knock”"):
        declared(presets=(Preset("strict", "Strict", "", {"knock": "21"}),))
    with pytest.raises(OptionError, match="“strict”: option “knock_at” must be one of any, 21"):
        declared(presets=(Preset("strict", "Strict", "", {"knock_at": "12"}),))
    with pytest.raises(OptionError, match="knocker has no option “rounds”"):
        declared(length="rounds")


def test_texts_that_are_missing_do_not_spoil_a_list():
    option = Option.of("knocker", "knock_at", "any", ("any", "21"), ())
    preset = Preset.of("knocker", "very-strict")
    assert (option.title, option.meaning, option.choices["21"]) == ("Knock at", "", "21")
    assert (preset.title, preset.summary) == ("Very strict", "")
    assert declared(presets=(preset,)).to_json()["title"] == "Knocker"


def test_seats_may_depend_on_options():
    crowd = Option("crowd", "Crowd", "More may play.", False, None, ())
    best_of = Option("games", "Games", "Best of so many.", 3, range(1, 10, 2), ())
    declaration = Declaration(
        name="seated",
        about=About("Seated", "A game."),
        min_seats=4,
        max_seats=8,
        options=(crowd, best_of),
        presets=(Preset("few", "Few", ""), Preset("many", "Many", "", {"crowd": True})),
        package="seated",
        seated=lambda values: range(4, 9) if values["crowd"] else range(4, 5),
    )
    few, many = declaration.resolve("few"), declaration.resolve("many")
    assert declaration.check_seats(6) == declaration.check_seats(6, many) == 6
    with pytest.raises(OptionError, match="with these options seated needs 4 seats, not 6"):
        declaration.check_seats(6, few)
    with pytest.raises(OptionError, match="seated needs 4 to 8 seats, not 9"):
        declaration.check_seats(9, many)
    presets = declaration.to_json()["presets"]
    assert [(preset["min_seats"], preset["max_seats"]) for preset in presets] == [(4, 4), (4, 8)]
    with pytest.raises(OptionError, match="“games” must be an odd number from 1 to 9, not 2"):
        declaration.resolve("few", {"games": 2})
    assert declaration.to_json()["options"][1]["allowed"] == {"min": 1, "max": 9, "step": 2}


def test_a_shipped_game_is_found_by_its_folder_in_the_place_that_it_declares():
    folders = {file.parent.name for file in Path(games.__file__).parent.glob("*/declaration.py")}
    shipped = [
        games.declaration(name) for name in games.names() if name.replace("-", "_") in folders
    ]
    assert [found.name.replace("-", "_") for found in shipped] == [
        found.package.rpartition(".")[2] for found in shipped
    ]
    assert len(shipped) == len(folders)
    places = [found.place for found in shipped]
    assert places == sorted(set(places)) and shipped[0] is games.declaration("thirty-one")
