"""The conformance suite itself: it finds errors and reports their places."""

import dataclasses
import json
import re
import sys
from types import ModuleType

import numpy as np
import pytest

from boneace import bots, games, testing
from boneace.bots.zoo.entry import Entry
from boneace.contract import Rules
from boneace.declare import About
from boneace.games.thirty_one import look, rules, words
from boneace.games.vingt_un import speech
from boneace.kernel.contract import CHANCE
from boneace.kernel.states import clone, key, layout
from boneace.languages import later
from boneace.moves import Move
from boneace.testing import case as cases
from boneace.testing import (
    contract,
    declared,
    endings,
    fewer,
    learners,
    perft,
    plainly,
    playthroughs,
    shown,
    uncompiled,
    views,
    walks,
    wording,
    worlds,
)
from boneace.testing.__main__ import main
from boneace.testing.walks import Walk, after

CASE = testing.Case("thirty-one", "pennies", 2)


def tampered(**changed):
    """A case with something wrong in it."""
    wrong = testing.Case("thirty-one", "pennies", 3)
    vars(wrong).update(changed)
    return wrong


class Drivers:
    """The drivers of a game, some of them replaced."""

    def __init__(self, **replaced):
        self.__dict__.update(replaced)

    def __getattr__(self, name):
        return getattr(CASE.drivers, name)


def test_what_a_package_lacks_is_found(monkeypatch):
    monkeypatch.delattr(rules, "view")
    monkeypatch.delattr(words, "labels")
    monkeypatch.delattr(look, "last_deal")
    monkeypatch.setattr(look, "menu", lambda options, view: {})
    found = list(contract.faults("boneace.games.thirty_one", plain=False))
    meaning = str(Rules.view.__doc__).partition("\n")[0]
    assert found[0].endswith(f"rules.py lacks view(o, s, seat): {meaning}")
    assert found[1].endswith("words.py lacks one of MOVES, labels")
    assert "look.py lacks last_deal(f, options): " in found[2]
    assert re.fullmatch(
        r".*test_suite\.py, line \d+: menu\(options, view\) "
        r"must be menu\(options, f, legal\)",
        found[3],
    )
    assert len(found) == 4
    plain = list(contract.faults("boneace.games.thirty_one", plain=True))
    assert plain == [fault for fault in found if "last_deal" not in fault]
    with pytest.raises(AssertionError, match=r"words\.py lacks one of MOVES, labels"):
        testing.check_game("thirty-one", checks=("contract",))


@pytest.mark.parametrize("plain", [True, False])
def test_a_package_that_is_no_game_is_told_what_a_game_has(plain):
    found = list(contract.faults("boneace.cluster", plain=plain))
    assert [line.split(":")[0] for line in found] == [
        f"boneace.cluster has no module {name}.py"
        for name in ("declaration", "rules", "words", *(() if plain else ("look",)))
    ]


def test_a_missing_rule_book_and_a_module_with_an_error_are_found(monkeypatch):
    monkeypatch.setattr(contract, "RULE_BOOK", "no-such-book.md")
    with pytest.raises(AssertionError, match=r"has no no-such-book\.md: the rules as a person"):
        contract.check_contract(CASE)

    def own_module(path):
        raise SyntaxError("invalid syntax")

    monkeypatch.setattr(contract, "own_module", own_module)
    found = list(contract.faults("boneace.games.thirty_one", plain=False))
    wrong = "boneace.games.thirty_one.rules cannot be imported: SyntaxError: invalid syntax"
    assert found[1] == wrong


def with_short(name):
    """The layout of a state in which a field has two places, whatever the seats."""
    kinds = {field: CASE.rules.State[field] for field in CASE.rules.State.names if field != "spare"}
    fields = [(field, kind.base, kind.shape) for field, kind in kinds.items() if field != name]
    return ModuleWith(State=layout([*fields, (name, kinds[name].base, (2,))]))


class ModuleWith:
    def __init__(self, **names):
        vars(self).update(names)


def test_a_field_with_too_few_places_is_found_before_anything_compiled_runs():
    with pytest.raises(AssertionError, match="field hands of State has 2 entries, and the game 7"):
        plainly.check_layout(tampered(rules=with_short("hands")))
    wrong = testing.Case("thirty-one", "pennies", 7)
    vars(wrong).update(rules=with_short("lives"))
    with pytest.raises(AssertionError, match=r"\.py, line \d+, in \w+: IndexError: index 2 is out"):
        plainly.check_plainly(wrong)


def test_clauses_that_no_rule_book_has_are_found():
    option = CASE.declaration.options[0].but(("TO-999",))
    options = (option, *CASE.declaration.options[1:])
    wrong = dataclasses.replace(CASE.declaration, options=options)
    with pytest.raises(
        AssertionError, match=f"option “{option.name}” cites TO-999, which the rule"
    ):
        declared.check_declared(tampered(declaration=wrong))


def test_texts_that_are_missing_or_broken_are_found(tmp_path):
    about = About(later("thirty-one-no-such"), "A game.")
    wrong = dataclasses.replace(CASE.declaration, about=about)
    assert wrong.title == "Thirty one"
    with pytest.raises(AssertionError, match=r"en\.ftl has no message “thirty-one-no-such”"):
        declared.check_texts(tampered(declaration=wrong))
    (tmp_path / "languages").mkdir()
    (tmp_path / "languages" / "en.ftl").write_text("one = One\n\ntwo Two\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"en\.ftl, line 3: Expected token"):
        declared.check_texts(TamperedFolder("thirty-one", "pennies", 3, folder=tmp_path))


def test_a_message_within_another_that_is_not_there_is_found(tmp_path):
    (tmp_path / "languages").mkdir()
    path = tmp_path / "languages" / "en.ftl"
    lines = ["a = { thirty-one }", "b = { $n ->", "    [one] { thirty-one-nothing }"]
    text = "\n".join([*lines, "   *[other] B", "}"])
    path.write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError) as found:
        declared.check_texts(TamperedFolder("thirty-one", "pennies", 3, folder=tmp_path))
    assert str(found.value).endswith("en.ftl, line 3: there is no message “thirty-one-nothing”")


class Unled:
    """Interpreted drivers that say that a seat is to move, and what it may do."""

    def __init__(self, seat, legal):
        self.seat, self.legal = seat, legal

    def begin(self, o, s):
        s["stock"] = 0b11

    def turn_and_moves(self, o, s):
        return self.seat, self.legal


@pytest.mark.parametrize(
    ("seat", "legal", "said"),
    [
        (7, 1, "seat_to_move returns 7, and there are 7 seats, from 0 to 6"),
        (-7, 1, "seat_to_move returns -7, and there are 7 seats, from 0 to 6"),
        (CHANCE, 0b110, "moves lets chance deal cards that are not in the stock: 3S"),
        (0, 0, "there is no legal move, but the match is not over"),
    ],
)
def test_a_turn_that_cannot_be_is_named_with_its_ply_and_phase(monkeypatch, seat, legal, said):
    monkeypatch.setattr(plainly, "interpret", lambda module: Unled(seat, legal))
    with pytest.raises(AssertionError, match=rf"ply 0, phase 0: {said}"):
        plainly.check_plainly(tampered())


def test_a_turn_past_the_fewest_seats_is_found(monkeypatch):
    class Played(Unled):
        def play_one(self, o, s, move): ...
        def look(self, o, s, viewer, out): ...

    monkeypatch.setattr(plainly, "interpret", lambda module: Played(5, 1))
    with pytest.raises(AssertionError, match=r"2 seats, seed 1: .* returns 5, and there are 2"):
        plainly.check_plainly(tampered())


class TamperedFolder(testing.Case):
    def __init__(self, *given, folder):
        super().__init__(*given)
        vars(self)["_folder"] = folder

    @property
    def folder(self):
        return self._folder


def test_what_the_compiler_refuses_is_told_in_a_sentence():
    from numba.core.errors import TypingError

    text = (
        "Failed in nopython mode pipeline (step: nopython frontend)\n"
        "Failed in nopython mode pipeline (step: nopython frontend)\n"
        "Unknown attribute 'foo'\nof type int64\n\n"
        'File "/tmp/rules.py", line 72:\ndef points(hand):\n    best = hand.foo\n    ^\n\n'
        "During: typing of get attribute at /tmp/rules.py (72)\n"
    )
    assert uncompiled.refused(TypingError(text)) == (
        "/tmp/rules.py, line 72: the rule points cannot be compiled: "
        "Unknown attribute 'foo' of type int64"
    )
    assert uncompiled.refused(TypeError(text)) is None


def test_what_means_nothing_after_a_failure_is_left_out(capsys, monkeypatch):
    monkeypatch.setattr(endings, "LONGEST", 3)
    named = [part for name in ("endings", "returns") for part in ("--check", name)]
    assert main(["thirty-one", "--preset", "common", *named]) == 1
    assert "3 checks, 3 failed, 3 left out until these pass" in capsys.readouterr().out
    monkeypatch.setattr(contract, "RULE_BOOK", "no-such-book.md")
    assert main(["thirty-one", "--preset", "common"]) == 1
    told = capsys.readouterr().out
    assert told.count("FAILED") == 1 and ": 1 checks, 1 failed," in told


def test_walks_repeat():
    one, two = Walk(CASE, 5).go(80), Walk(CASE, 5).go(80)
    assert one.moves == two.moves
    assert one.s.tobytes() == two.s.tobytes() == after(CASE, one.dealer, one.moves).tobytes()


def test_failures_name_the_place():
    assert str(CASE.failure("wrong", seed=3, ply=7)) == (
        "thirty-one, preset pennies, 2 seats, seed 3, ply 7: wrong"
    )


def test_seats_tested():
    assert [case.seats for case in cases.cases("thirty-one")][:3] == [2, 3, 7]


def test_a_view_that_shows_all_is_found():
    def look(o, s, seat, out):
        CASE.drivers.look(o, s, seat, out)
        out["hands"] = s["hands"]

    case = tampered(drivers=Drivers(look=look))
    with pytest.raises(AssertionError, match=r"sees? .* in the hand of seat"):
        views.check_hidden(case)
    with pytest.raises(AssertionError):
        worlds.check_worlds(case)


def test_a_hand_that_shows_in_a_view_is_found():
    def look(o, s, seat, out):
        CASE.drivers.look(o, s, seat, out)
        out["turns"] = s["hands"][0, 0] % 1000

    with pytest.raises(AssertionError, match=r"gives a different view|spectator sees something"):
        worlds.check_worlds(tampered(drivers=Drivers(look=look)))


def test_a_table_that_cannot_be_shown_is_found(monkeypatch):
    """A past bug: the search for two used cards went wrong after a reshuffle."""

    def thrown(f, seat):
        parts = f.parts[speech.place_of(seat, 0)]
        lowest = (parts & -parts).bit_length() - 1
        if seat != f.seen_by - 1 or lowest not in f.widow[: f.down]:
            return 0
        begin = f.widow.index(lowest) - 2
        return sum(1 << card for card in f.widow[begin : begin + 2])

    monkeypatch.setattr(speech, "_thrown_unseen", thrown)
    with pytest.raises(AssertionError, match=r"seat \d+ cannot be shown the table: ValueError"):
        shown.check_shown(testing.Case("vingt-un", "pool", 11))
    monkeypatch.undo()
    shown.check_shown(testing.Case("vingt-un", "pool", 11))


def test_a_standing_that_is_not_by_seat_must_say_so(monkeypatch):
    case = testing.Case("three-stake-brag", "default", 2)
    wording.check_tables(case)
    monkeypatch.setattr(games.part("three-stake-brag", "words"), "STANDING_OF", {})
    with pytest.raises(AssertionError, match="standing has 3 pots for 2 seats: STANDING_OF"):
        wording.check_tables(case)


def test_every_number_of_seats_is_shown():
    every = [
        seats
        for case in cases.cases("vingt-un")
        if case.preset == "pool"
        for seats in shown.seats_of(case)
    ]
    assert sorted(every) == list(range(2, 13))


def test_a_match_that_ends_and_is_said_not_to_is_found():
    declaration = dataclasses.replace(CASE.declaration, endless=lambda values: True)
    with pytest.raises(AssertionError, match="declares that it has no end"):
        endings.check_endings(tampered(declaration=declaration))


def test_too_few_cards_for_a_match_are_found(monkeypatch):
    enough = "enough_cards", lambda values, seats, cards: cards.bit_count() > seats
    monkeypatch.setitem(vars(CASE.declaration), *enough)
    with pytest.raises(AssertionError, match="there is no card to come: enough_cards must ask"):
        fewer.check_fewer(CASE)


def test_cards_that_were_left_out_and_come_are_found():
    deaf = Drivers(begin=lambda o, s: CASE.drivers.begin(CASE.o, s))
    with pytest.raises(AssertionError, match="other cards come: the rules must leave out"):
        fewer.check_fewer(tampered(drivers=deaf))


def test_no_driver_is_called_that_would_not_end(monkeypatch):
    monkeypatch.setattr(walks, "KEPT", 0)
    monkeypatch.setattr(walks, "LONGEST", 3)
    for check in (endings.check_playouts, learners.check_bounds):
        with pytest.raises(AssertionError, match="the match is not over after 3 moves"):
            check(testing.Case("thirty-one", "pennies", 2))


def test_unfair_sampling_is_found():
    def sample(o, seen, out, rng, tries):
        found = CASE.drivers.sample(o, seen, out, rng, tries)
        if out["stock"][0] % 3:  # some worlds get a second try
            found = CASE.drivers.sample(o, seen, out, rng, tries)
        return found

    with pytest.raises(AssertionError, match="chi-square"):
        worlds.check_uniform(tampered(drivers=Drivers(sample=sample)))


def test_a_view_behind_which_nothing_is_possible_is_found(monkeypatch):
    monkeypatch.setattr(worlds, "_possible", lambda case, seen: iter(()))
    with pytest.raises(AssertionError, match="there is no world that counts as possible"):
        worlds.check_uniform(CASE)


def test_a_wrong_count_is_found(monkeypatch):
    monkeypatch.setattr(perft, "counts", lambda case: {"start": [52], "dealt": [4]})
    with pytest.raises(AssertionError, match="the recorded ones are"):
        perft.check_perft(CASE)
    monkeypatch.setattr(perft, "read", lambda case: {})
    with pytest.raises(AssertionError, match="--record"):
        perft.check_perft(CASE)


def test_a_changed_playthrough_is_told_as_a_difference(tmp_path, monkeypatch):
    path = playthroughs.path_of(CASE)
    text = path.read_text(encoding="utf-8").replace("knocks.", "raps.", 1)
    case = testing.Case("thirty-one", "pennies", 3)
    changed = tmp_path / "pennies.txt"
    monkeypatch.setattr(playthroughs, "path_of", lambda case: changed)
    with pytest.raises(AssertionError, match="--record"):
        playthroughs.check_playthrough(case)
    changed.write_text(text, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"(?s)--rewrite.*-.*raps\.\n\+.*knocks\."):
        playthroughs.check_playthrough(case)
    assert playthroughs.record(case, anew=True)
    assert changed.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_a_move_no_longer_legal_is_told(tmp_path, monkeypatch):
    path = playthroughs.path_of(CASE)
    text = path.read_text(encoding="utf-8").replace(": draw", ": stand", 1)
    told = playthroughs.told_again(testing.Case("thirty-one", "pennies", 3), text)
    assert told.splitlines()[-1].startswith("! “stand” is refused here")


def test_perft_to_no_depth_and_to_one():
    s = CASE.begun()
    assert CASE.drivers.perft(CASE.o, s, 0) == 1
    assert CASE.drivers.perft(CASE.o, s, 1) == 52
    walk = Walk(CASE, 1).go(10_000)
    assert CASE.drivers.perft(CASE.o, walk.s, 3) == 1  # the match is over: it stays as it is
    assert json.loads((CASE.folder / perft.FILE).read_text())["pennies"]["2"]["start"][0] == 52


def test_records_are_compared_field_by_field():
    one = CASE.begun()
    other = clone(one)
    assert cases.differing(one, other) == ""
    other["deal"] = 3
    assert cases.differing(one, other) == "deal is 1 and 3"
    assert key(one) != key(other)
    assert np.shares_memory(one, other) is False


def test_command_line(capsys):
    assert main(["thirty-two"]) == 2
    assert "did you mean “thirty-one”" in capsys.readouterr().err
    assert main(["thirty-one", "--preset", "pounds"]) == 2
    assert main(["thirty-one", "--preset", "common", "--check", "returns"]) == 0
    assert "3 checks, 0 failed" in capsys.readouterr().out


def test_command_line_fails(capsys, monkeypatch):
    monkeypatch.setattr(perft, "read", lambda case: {})
    assert main(["thirty-one", "--preset", "common", "--check", "perft"]) == 1
    assert "FAILED perft: thirty-one, preset common, 2 seats" in capsys.readouterr().out


def test_check_game_reports_progress():
    lines = []
    testing.check_game("thirty-one", preset="common", checks=("returns",), progress=lines.append)
    assert lines[0] == "thirty-one, preset common, 2 seats: returns" and len(lines) == 3


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (lambda seat, calls: Move(62, "fly"), "not legal"),
        (lambda seat, calls: seat.legal[len(calls) % len(seat.legal)], "from the same view"),
    ],
)
def test_a_player_of_a_game_is_watched(monkeypatch, chosen, said):
    calls = []

    class Player:
        def choose(self, seat):
            calls.append(seat)
            return chosen(seat, calls)

    module = ModuleType("boneace.games.thirty_one.players")
    module.player = lambda level, seed: Player() if level == "expert" else None
    monkeypatch.setitem(sys.modules, module.__name__, module)
    with pytest.raises(AssertionError, match=f"expert, move 1 .* {said}"):
        testing.check_game("thirty-one", preset="pennies", checks=("players",))
    assert repr(bots.make("club", "thirty-one")).startswith("<Club")


@pytest.mark.parametrize(
    ("name", "message", "said"),
    [
        ("folder", "zoo-folder", "move 1 .*: fly is not legal"),
        ("folder", "thirty-one-zoo-folder", "there is no message “thirty-one-zoo-folder”"),
        ("Fold!", "zoo-folder", "a strategy cannot be called 'Fold!'"),
        ("random", "zoo-random", "a strategy cannot be called 'random'"),
    ],
)
def test_a_strategy_of_a_game_is_watched(monkeypatch, name, message, said):
    class Flier:
        def __init__(self, game, seed):
            pass

        def choose(self, seat):
            return Move(62, "fly")

    module = ModuleType("boneace.games.thirty_one.zoo")
    module.STRATEGIES = (Entry(name, Flier, message),)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    with pytest.raises(AssertionError, match=said):
        testing.check_game("thirty-one", preset="pennies", checks=("zoo",))


def test_players_without_a_function_are_found(monkeypatch):
    module = ModuleType("boneace.games.thirty_one.players")
    module.__file__ = "players.py"
    monkeypatch.setitem(sys.modules, module.__name__, module)
    [found] = contract.faults("boneace.games.thirty_one", plain=False)
    assert found.startswith("players.py lacks player(level, seed): ")
