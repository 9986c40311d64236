"""Plain mode: output, input and the end."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import boneace
from boneace import record
from boneace.languages.streams import BAD_INPUT
from boneace.match import replaying
from boneace.terminal import layouts as kinds
from boneace.terminal import start
from boneace.terminal.line_by_line import LineByLine

from .sittings import Answers, menu, sitting, told

SOURCE = str(Path(boneace.__file__).parents[1])


def piped(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "boneace.cli", "play", "thirty-one", *arguments],
        input=lines,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
        env={**os.environ, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8"},
    )


def test_a_match_can_be_piped_through_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    found = piped("--plain", "--seed", "3", "--record", str(file), lines="1\n" * 2000)
    assert found.returncode == 0, found.stderr
    said = found.stdout.splitlines()
    assert said[-1].endswith(("wins the match.", "win the match.")), said[-3:]
    assert found.stderr == ""
    kept = record.read(file)
    assert kept.players == ["You", "Ann", "Ben", "Cleo"]
    assert replaying.replay(kept).over


def test_the_same_seed_tells_the_same_match() -> None:
    typed = ["d", "1"] * 5
    assert told(sitting(), *typed) == told(sitting(), *typed)
    assert told(sitting(), *typed) != told(sitting(seed=4), *typed)


def test_nothing_is_drawn_and_every_fact_has_its_line() -> None:
    said = "\n".join(told(sitting("banking", 4), *["d", "1"] * 8))
    assert "\x1b" not in said and "\t" not in said
    assert not any(0x2500 <= ord(sign) < 0x2700 for sign in said), "box drawing or symbols"
    assert max(len(line) for line in said.splitlines()) < 160


def test_a_pipe_without_input_ends_politely() -> None:
    found = piped("--seed", "3", lines="d\n")
    assert found.returncode == 1
    assert found.stdout.splitlines()[-1] == "Input ended before the match was over."
    assert found.stderr == ""


def test_a_record_is_written_when_the_match_is_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    found = piped("--plain", "--seed", "3", "--record", str(file), lines="draw\nquit\n")
    assert found.returncode == 0
    assert "You leave the match." in found.stdout
    match = replaying.replay(record.read(file))
    assert not match.over and match.turn == 0


def test_your_turn_tells_hand_total_upcard_and_moves() -> None:
    game = sitting()
    said = told(game)
    view = game.view()
    at = said.index("Your turn.")
    assert said[at + 1].startswith("Your hand: ")
    assert sorted(said[at + 1][len("Your hand: ") : -1].split(", ")) == sorted(view.seats[0].hand)
    assert said[at + 2].startswith(f"Your total: {view.seats[0].total}, counting ")
    assert said[at + 3] == f"The upcard is {view.upcard}."
    assert said[at + 4 : at + 7] == ["1: draw", f"2: take {view.upcard}", "3: knock"]
    assert said[at + 7] == "Your move?"


@pytest.mark.parametrize("typed", ["draw", "d", "DRAW", "1", " draw ", "0: draw"])
def test_a_draw_can_be_typed_in_several_ways(typed: str) -> None:
    game = sitting()
    said = told(game, typed)
    assert any(line.startswith("You draw ") and line.endswith(" from the stock.") for line in said)
    assert game.view().phase == "discarding"


@pytest.mark.parametrize("form", ["discard {}", "{}", "discard {} "])
def test_a_discard_can_be_typed_in_several_ways(form: str) -> None:
    game = sitting()
    told(game, "d")
    card = next(iter(game.match.legal)).text[-2:]
    said = told(game, form.format(card.lower()))
    assert f"You discard {card}." in said


def test_a_ten_can_be_typed_as_10() -> None:
    view = sitting().view()
    read = kinds.speech(view).read
    assert read("10h", view) == "discard TH"
    assert read("discard 10H", view) == "discard th"


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("flibber", "“flibber” is not a move of Thirty-one: the moves are "),
        ("discard 7H", "Draw or take a card first (T31-12)."),
        ("stand", "Stand only in the last turn, after a knock (T31-16)."),
        ("discard 1Z", "“1z” is not a card of the 52-card pack."),
        ("²", "“²” is not a move of Thirty-one: the moves are "),
        ("99", "“99” is not a move of Thirty-one: the moves are "),
        ("exchange 4C for 2", "There is no widow to exchange with in this game (T31-38)."),
        ("bet 5 on 1", "“bet 5 on 1” is not a move of Thirty-one: the moves are "),
    ],
)
def test_a_bad_move_is_answered_and_asked_again(typed: str, answer: str) -> None:
    game = sitting()
    said = told(game, typed)
    assert said.count("Your move?") == 2
    assert any(line.startswith(answer) for line in said), said[-4:]
    assert game.match.turn == 0 and game.view().phase == "turn"


def test_why_a_move_is_closed() -> None:
    said = told(sitting(), "why stand", "why knock", "why", "why fly")
    assert "Stand only in the last turn, after a knock (T31-16)." in said
    assert "Nothing stops you: knock is legal." in said
    assert "Name a move: why knock." in said
    assert any(line.startswith("“fly” is not a move") for line in said)


def test_hand_table_log_rules_and_help() -> None:
    game = sitting()
    said = told(
        game, "?", "hand", "table", "log", "rules", "rules T31-15", "rules T31-999", "moves"
    )
    assert sum(line.startswith("Your hand: ") for line in said) == 2
    assert "draw or d: Draw the top card of the stock." in said
    assert "discard 7H, or just 7H: discard a card." in said
    assert any(line.startswith("Seat 1, Ann: 3 lives") for line in said)
    assert said.count("Deal 1: you deal.") == 2, "once as news, once in the log"
    assert any(line.startswith("T31-15") and "knock" in line for line in said)
    assert "There is no clause “T31-999”." in said
    assert not any("bet 5 on 1" in line for line in said), "no wagers in this match"


def test_a_hint_names_every_move_on_your_turn() -> None:
    game = sitting()
    said = told(game, "hint")
    hinted = [line for line in said if "% of matches" in line]
    assert len(hinted) == len(game.match.legal)
    assert {line.partition(":")[0] for line in hinted} == {"Draw", "Take", "Knock"}
    assert "hint: what your moves are worth, from what you know." in told(sitting(), "help")


def test_a_hint_is_for_your_turn() -> None:
    game = sitting(dealer=1)
    assert not game.your_turn
    assert game.hinting()() == ["You can ask for a hint when it is your turn."]


def test_house_rules_are_told() -> None:
    said = told(sitting(options={"lives": 5, "discard_taken": True}))
    assert any(line.startswith("House rule: Lives: 5 (") for line in said)
    assert any(line.startswith("House rule: Discard the card taken: yes (") for line in said)


def test_cards_can_be_told_in_words() -> None:
    said = told(sitting(), "words", "hand", "words off", "hand")
    hands = [line for line in said if line.startswith("Your hand: ")]
    assert " of " in hands[1] and " of " not in hands[0] and hands[0] == hands[2]


def test_an_exchange_with_the_widow() -> None:
    game = sitting("banking")
    said = told(game, "moves")
    assert "Or one of 19 exchanges, such as exchange 4C for 2." in said
    assert sum(": exchange " in line for line in said) == 19
    card = game.view().seats[0].hand[0]
    said = told(game, f"e {card} for 2")
    assert any(
        line.startswith(f"You put {card} into the widow for card 2 and get ") for line in said
    )


def test_side_wagers() -> None:
    game = sitting("west-lansing", 4)
    said = told(game, "bet 5 on 1", "bet 2 on 0 over 3", "bet 5 on 9", "cover 2", "table", "?")
    assert "You bet 5 that Ann wins the match." in said
    assert "Ann’s wager" not in "\n".join(said)
    assert "Your wager: 2 that you outlast Cleo, open." in said
    assert any(line.startswith("“bet 5 on 9” does not name a seat of this table") for line in said)
    assert "Ben has no open wager (T31-50)." in said
    assert "The bots do not bet: a wager that nobody covers lapses." in said


@pytest.fixture(scope="module")
def told_to_who_is_out() -> list[str]:
    """A match in which the person goes out early and says something between the deals."""
    for seed in range(20):
        game, out = sitting("west-lansing", 4, seed, options={"lives": 1}), io.StringIO()
        typed = iter(["bet 1 on 1", "draw"])

        def policy(lines: list[str], typed: Iterator[str] = typed) -> str:
            if "You are out. Bet or cover, or press Enter to go on." in lines:
                return next(typed, "")
            return "stand" if "stand" in menu(lines) else "knock"

        assert LineByLine(game, Answers(out, policy), out).run() == 0
        if "You are out. Bet or cover, or press Enter to go on." in out.getvalue():
            return out.getvalue().splitlines()
    raise AssertionError("the person never went out before the end")


def test_who_is_out_may_still_bet_between_the_deals(told_to_who_is_out: list[str]) -> None:
    answers = ("You bet 1 that Ann wins the match.", "Ann is out already (T31-51).")
    assert any(line in answers for line in told_to_who_is_out)
    assert "You have no more moves." in told_to_who_is_out


@pytest.mark.parametrize(
    "preset",
    ["pennies", "dollar-bill", "eenendertigen", "banking", "west-lansing", "no-elimination"],
)
def test_every_way_of_playing_comes_to_an_end(preset: str) -> None:
    game, out = sitting(preset, 3), io.StringIO()

    def policy(lines: list[str]) -> str:
        return next(menu(lines), "")

    assert LineByLine(game, Answers(out, policy), out).run() == 0
    assert game.match.over
    assert "Traceback" not in out.getvalue() and "None" not in out.getvalue()


def test_one_may_watch() -> None:
    game = sitting(watch=True)
    said = told(game)
    assert game.match.over
    assert "Your turn." not in said
    assert not any(line.startswith("You ") for line in said)


def test_nothing_is_told_that_the_seat_does_not_know() -> None:
    """The cards that others draw are never named; only shown hands and open cards are."""
    game = sitting(seats=4)
    before_end = []
    for line in told(game, "d", "1"):
        if line.startswith("Shown: "):
            break
        before_end.append(line)
    drawn = [line for line in before_end if "draws" in line]
    assert drawn, "some bot draws in this match"
    assert all(line.endswith(" draws from the stock.") for line in drawn)


def test_a_record_that_cannot_be_written_leaves_the_one_that_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(file: Path, text: str, **_: object) -> None:
        file.write_bytes(text[:9].encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    kept = tmp_path / "match.toml"
    kept.write_text("kept")
    monkeypatch.setattr(Path, "write_text", full)
    bots = ["novice", "novice"]
    assert start.play("thirty-one", None, {"deals": 1}, bots, plain=True, record=kept) == BAD_INPUT
    said = capsys.readouterr().err
    assert "the record was not written" in said and "No space left on device" in said
    assert [kept.read_text(), *tmp_path.iterdir()] == ["kept", kept]
