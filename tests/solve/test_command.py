"""`boneace solve` as a user types it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from shutil import copytree

import pytest

from boneace.cli import main
from boneace.languages import LANGUAGES
from tests.outside.running import offer
from tests.solve.examples import EXAMPLES


def test_json_has_the_value_and_how_sure_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "kuhn", "--json"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert found["value"] == pytest.approx(-1 / 18, abs=2e-4)
    assert 0 <= found["exploitability"] <= 1e-4 and found["seconds"] >= 0
    assert told.err == ""


def test_words_say_the_same_and_nothing_else_when_piped(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--algorithm", "pcfr+", "--iterations", "200"]
    assert main(["solve", "kuhn", *arguments]) == 0
    told = capsys.readouterr()
    assert "Kuhn poker: 200 iterations of pcfr+ in " in told.out
    assert "Seat 0 wins −0.0555" in told.out and "Seat 1 wins +0.0555" in told.out
    assert "Exploitability: " in told.out and told.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    sampled = ["--algorithm", "mccfr", "--seconds", "0.05"]
    assert main(["solve", "kuhn", *sampled, "--language", language]) == 0
    told = capsys.readouterr().out
    average = {
        "en": "on average",
        "es": "de media",
        "eu": "batez beste",
        "fr": "en moyenne",
        "de": "im Mittel",
        "it": "in media",
    }
    assert average[language] in told


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game “chess”"),
        (["leduc", "--option", "deals=0"], "from 1 to 100"),
        (["kuhn", "--seats", "3"], "2 seats"),
        (["kuhn", "--algorithm", "magic"], "there is no algorithm “magic”"),
        (["kuhn", "--checkpoint", "kuhn.txt"], "must end in .npz"),
        (["thirty-one"], "the cards can be dealt in too many ways"),
        (
            ["best-pair-thirty-one", "--score", "5-5"],
            "which deal of Best, Pair and Thirty-one? give --score and --upcards\n",
        ),
        (["mus", "--upcards", "KO RE"], "which deal of Mus? give --score alone\n"),
        (["vingt-un", "--score", "5-5"], "is solved as it is: leave out --score and --upcards\n"),
    ],
)
def test_bad_input_gets_a_sentence_and_status_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["solve", *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.out == ""


@pytest.mark.parametrize("bad", ["--iterations=0", "--target=-1", "--target=nan", "--seconds=soon"])
def test_numbers_are_numbers(bad: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["solve", "kuhn", bad])
    assert stopped.value.code == 2 and "this must be a" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="has no SIGINT for another process")
def test_ctrl_c_leaves_a_checkpoint_that_the_same_command_goes_on_from(tmp_path: Path) -> None:
    """A game from outside, in a separate process with the game installed."""
    copytree(EXAMPLES / "kuhn" / "src" / "boneace_kuhn", tmp_path / "boneace_kuhn")
    offer(tmp_path, "kuhn", "boneace_kuhn")
    file = tmp_path / "kuhn.npz"
    paths = os.pathsep.join([str(tmp_path), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    command = [sys.executable, "-m", "boneace", "solve", "kuhn", "--json"]
    begun = subprocess.Popen(
        [*command, "--iterations", "1000000000", "--checkpoint", str(file)],
        env={**os.environ, "PYTHONPATH": paths},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 60
    while not file.exists() and begun.poll() is None and time.monotonic() < until:
        time.sleep(0.02)
    begun.send_signal(signal.SIGINT)
    out, err = begun.communicate(timeout=60)
    assert begun.returncode == 130, err
    done = json.loads(out)["iterations"]
    assert f"Stopped after {done} iterations. They are kept in {file}" in err
    again = [*command, "--iterations", str(done + 5), "--checkpoint", str(file)]
    ended = subprocess.run(
        again, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=True
    )
    assert json.loads(ended.stdout)["iterations"] == done + 5
