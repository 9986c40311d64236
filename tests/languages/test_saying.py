"""Formatting messages: languages, fallback, numbers, deferred messages."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest

from boneace.languages import (
    best_of,
    catalogues,
    current,
    later,
    say,
    speak,
    speaking,
)
from boneace.languages.codes import ENGLISH, LANGUAGES

ROUNDS = "inn-keeper-rounds = { $n ->\n    [one] a round\n   *[other] { $n } rounds\n  }"


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few catalogues instead of the real ones."""
    texts = {
        "en/inn.ftl": "inn-greet = Good day, { $name }.\ninn-only = Only here\n    .why = So it is",
        "en/inn-keeper.ftl": ROUNDS,
        "en/web/inn.ftl": "inn-page = On the page",
        "es/inn.ftl": "inn-greet = Buenos días, { $name }.",
        "es/inn-keeper.ftl": "inn-keeper-rounds = { $n } rondas",
    }
    for name, text in texts.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    _forget()
    yield
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    for cached in (catalogues.formatted, catalogues._find, catalogues._bundle):
        cached.cache_clear()
    catalogues._read.cache_clear()
    catalogues._by_subject.cache_clear()


@pytest.mark.usefixtures("small")
class TestSay:
    def test_english_unless_told_otherwise(self) -> None:
        assert say("inn-greet", name="Ane") == "Good day, Ane."

    def test_in_another_language_inside_the_block_only(self) -> None:
        with speaking("es"):
            assert say("inn-greet", name="Ane") == "Buenos días, Ane."
            with speaking("en"):
                assert say("inn-greet", name="Ane") == "Good day, Ane."
            assert current() == "es"
        assert say("inn-greet", name="Ane") == "Good day, Ane."

    def test_numbers_choose_the_form_and_are_not_grouped(self) -> None:
        assert say("inn-keeper-rounds", n=1) == "a round"
        assert say("inn-keeper-rounds", n=1500) == "1500 rounds"

    def test_what_a_language_lacks_is_said_in_english(self) -> None:
        with speaking("es"):
            assert say("inn-only") == "Only here"
            assert say("inn-only.why") == "So it is"

    def test_an_unknown_message_is_an_error(self) -> None:
        for unknown in ("inn-nothing", "inn-only.what", "elsewhere", "inn-page"):
            with pytest.raises(LookupError):
                say(unknown)

    def test_an_unknown_language_is_english(self) -> None:
        for unknown in ("nl", "", None, "../en"):
            with speaking(unknown):
                assert current() == "en"

    def test_said_later_in_the_language_of_the_hearer(self) -> None:
        line = later("inn-greet", name=later("inn-only"))
        assert str(line) == "Good day, Only here."
        with speaking("es"):
            assert str(line) == "Buenos días, Only here."


def test_a_thread_of_its_own_speaks_its_own_language() -> None:
    heard: list[str] = []

    def elsewhere() -> None:
        speak("eu")
        heard.append(say("errors-key"))

    with speaking("es"):
        thread = threading.Thread(target=elsewhere)
        thread.start()
        thread.join()
        assert heard[0].startswith("gako") and say("errors-key").startswith("esta clave")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("eu-ES,eu;q=0.9,es;q=0.8,en;q=0.7", "eu"),
        ("es-MX", "es"),
        ("nl,sv;q=0.9,eu;q=0.3,es;q=0.5", "es"),
        ("es;q=0.5,eu;q=0.5", "es"),
        ("es;q=0,eu;q=0.1", "eu"),
        ("EN-gb", "en"),
        ("*", "en"),
        ("es;q=nonsense", "en"),
        ("es;level=1", "en"),
        ("es;q=7", "en"),
        (";;;,,,=", "en"),
        ("", "en"),
        (None, "en"),
        (",".join(["nl"] * 1000 + ["es"]), "en"),
    ],
)
def test_the_best_language_for_a_header(header: str | None, code: str) -> None:
    assert best_of(header) == code


def test_nothing_is_read_before_something_is_said() -> None:
    """Starting is quick: neither the library nor the register of games reads a catalogue."""
    program = (
        "import sys, boneace, boneace.languages, boneace.games;"
        "sys.exit('fluent.runtime' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
    assert ENGLISH in LANGUAGES


def test_numbers_of_the_engine_are_numbers_too() -> None:
    """Interpreted rules count in numpy's integers."""
    assert say("errors-no-such-dealer", seat=np.int64(3)) == "there is no seat 3, so it cannot deal"
