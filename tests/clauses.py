"""Shared by the tests of every game's rule book: its clauses, the tests named after them, the
generated tables, and the checks of all these.

A game's tests make a `Book`, and inherit the checks:

    BOOK = Book("best-pair-thirty-one", "BPT", Path(__file__).parent)

    class TestClauses(ClauseChecks):
        book = BOOK

Run `python -m tests.clauses best-pair-thirty-one` from the checkout to bring the tables of a rule
book up to date, in every language. A translation names the English text that it was made from; when
that has changed and the translation with it, `python -m tests.clauses --translated GAME` says so.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path

import pytest

from boneace import games
from boneace.declare import Declaration, Option, Preset
from boneace.languages import current, say, speaking
from boneace.languages.codes import ENGLISH
from tests.places import ROOT, checkout

TESTS = Path(__file__).parent
#: The folder of the lists of requirements.
RULES = ROOT / "docs" / "rules"


@dataclass(frozen=True)
class Book:
    """The rule book of a game and the tests of it.

    `prefix` is the beginning of its clause numbers, as a regular expression: `BPT`, or `T31D?`
    where there are two kinds. The list of requirements may have parts with headings or readings
    with titles that belong to `elsewhere`: separate rule books.
    """

    game: str
    prefix: str
    tests: Path
    elsewhere: tuple[str, ...] = ()

    @property
    def declaration(self) -> Declaration:
        return games.declaration(self.game)

    @cached_property
    def folder(self) -> Path:
        """The package of the game."""
        return Path(str(import_module(self.declaration.package).__file__)).parent

    def path(self, language: str = ENGLISH) -> Path:
        code = "" if language == ENGLISH else f".{language}"
        return self.folder / f"rulebook{code}.md"

    @property
    def text(self) -> str:
        return self.path().read_text(encoding="utf-8")

    def translated(self, language: str) -> str:
        return self.path(language).read_text(encoding="utf-8")

    @property
    def label(self) -> re.Pattern[str]:
        """A clause number: `BPT-18`, `B-BPT-03`, `C-BPT-08`."""
        return re.compile(rf"(?:[BC]-)?{self.prefix}-\d\d\b")

    def found_in(self, text: str) -> list[tuple[str, str]]:
        """The label and the words of every clause of a text."""
        label = rf"((?:[BC]-)?{self.prefix}-\d\d)"
        clause = rf"^(?:[-*] )?\*\*{label}\*\* ((?:.+\n?)+?)(?=^- |^\n|\Z)"
        return re.findall(clause, text, re.MULTILINE)

    @cached_property
    def clauses(self) -> dict[str, str]:
        """Every clause of the rule book: its label and its words, in the order of the book."""
        return {label: " ".join(words.split()) for label, words in self.found_in(self.text)}

    def labels(self) -> list[str]:
        """The label of every clause, as often as it occurs in the book."""
        return [label for label, _ in self.found_in(self.text)]

    def required(self) -> set[str]:
        """The binding clauses, which are neither advice nor history."""
        free = ("*(advice)*", "*(history)*")
        return {label for label, words in self.clauses.items() if not words.startswith(free)}

    def cited(self, path: Path) -> set[str]:
        """The clauses that a source file names anywhere: in comments, sentences, `clauses=`."""
        return set(re.findall(self.label, path.read_text(encoding="utf-8")))

    def cited_in_code(self) -> set[str]:
        return set().union(*(self.cited(path) for path in self.folder.glob("*.py")))

    def shared(self) -> set[Path]:
        """The modules that the game shares with others, as far as it imports them."""
        waiting, found = set(self.folder.glob("*.py")), set[Path]()
        while waiting:
            for path in self._imported(waiting.pop()) - found:
                if not (path.parent / "declaration.py").is_file():
                    found.add(path)
                    waiting.add(path)
        return found

    def _imported(self, file: Path) -> set[Path]:
        """The files among the games that a file imports."""
        found = set()
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith("boneace.games."):
                home = self.folder.parent.joinpath(*str(node.module).split(".")[2:])
                names = [home, *(home / name.name for name in node.names)]
                found |= {path for name in names if (path := name.with_suffix(".py")).is_file()}
        return found

    def enforced(self) -> set[str]:
        """The clauses cited in the code, including the code shared with other games."""
        return self.cited_in_code().union(*(self.cited(path) for path in self.shared()))

    # --- the tests that prove them ----------------------------------------------------------------

    def named_after(self, function: str) -> set[str]:
        """The clauses at the beginning of a test's name: `test_t31_12_t31d_07_a_turn_…`."""
        found = set()
        rest = function.removeprefix("test_")
        wanted = rf"(?:and_)?((?:[bc]_)?{self.prefix.lower()}_\d\d)_"
        while label := re.match(wanted, rest):
            found.add(label[1].upper().replace("_", "-"))
            rest = rest[label.end() :]
        return found

    @cached_property
    def proofs(self) -> dict[str, list[str]]:
        """The tests of each clause."""
        found: dict[str, list[str]] = {}
        for path in sorted(self.tests.glob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for label in self.named_after(node.name):
                        found.setdefault(label, []).append(f"{path.name}::{node.name}")
        return found

    # --- the list of requirements -----------------------------------------------------------------

    def requirements(self) -> dict[str, str]:
        """Every requirement of this game, with the words after its number."""
        checkout()
        listed = RULES / f"{self.game}.md"
        found: dict[str, str] = {}
        part = ""
        entry = re.compile(rf"(?:- (?:\*\*)?|\| )((?:[BC]-)?{self.prefix}-\d\d) (.*)")
        for line in listed.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith(("-", " ", "|")):
                part = line.lstrip("# ")
            known = entry.match(line)
            if known and part not in self.elsewhere and not self._of_another_game(known[2]):
                found[known[1]] = known[2]
        return found

    def _of_another_game(self, words: str) -> bool:
        others = tuple(name.removeprefix("Variant: ") for name in self.elsewhere)
        return bool(others) and words.lstrip("*| ").startswith(others)

    # --- the tables -------------------------------------------------------------------------------

    def options_table(self) -> str:
        """The options that a table may set."""
        rows = [_row(*_WORDS[current()].options), _row(*["---"] * 5)]
        rows += [
            _row(
                _code(option.name),
                f"{option.meaning} {self.declaration.needs(option.name)}".rstrip(),
                _values(option), _default(option), _links(option.clauses),
            )
            for option in self.declaration.options
        ]  # fmt: skip
        return "\n".join(rows)

    def presets_table(self) -> str:
        """The presets in which the game is really played."""
        rows = [_row(*_WORDS[current()].presets), _row(*["---"] * 4)]
        rows += [
            _row(f"`{preset.name}`", preset.summary, _sets(preset), _links(preset.clauses))
            for preset in self.declaration.presets
        ]
        return "\n".join(rows)

    def with_tables(self, text: str) -> str:
        """A rule book with its generated tables as they should be."""
        tables = {"options": self.options_table()}
        if self.declaration.presets:
            tables["presets"] = self.presets_table()
        for name, table in tables.items():
            begin, end = f"[//]: # ({name})\n", f"\n[//]: # (/{name})\n"
            before, _, rest = text.partition(begin)
            _, _, after = rest.partition(end)
            assert after, f"the rule book lacks the marks of the table of {name}"
            text = f"{before}{begin}\n{table}\n{end}{after}"
        return text

    # --- the translations -------------------------------------------------------------------------

    def stamp(self) -> str:
        """The line of a translation that names the English text it was made from.

        The tables do not count: they are generated.
        """
        words = re.sub(r"(?s)\[//\]: # \((\w+)\)\n.*?\[//\]: # \(/\1\)", "", self.text)
        return f"[//]: # (of the English text {hashlib.sha256(words.encode()).hexdigest()[:12]})\n"

    def stamped(self, text: str) -> str:
        """A translation as made from the English text as it stands."""
        return text.partition("\n[//]: # (of the English")[0].rstrip() + "\n\n" + self.stamp()


@dataclass(frozen=True)
class VariantBook(Book):
    """The rule book of a variant whose requirements stand in the list of another game.

    `listed` is that game, `title` how the list names the variant, and `borrowed` are clauses of
    that game that the rule book of the variant has too.
    """

    listed: str = ""
    title: str = ""
    borrowed: frozenset[str] = frozenset()

    def requirements(self) -> dict[str, str]:
        whole = Book(self.listed, self.prefix, self.tests)
        rest = Book(self.listed, self.prefix, self.tests, (f"Variant: {self.title}",))
        not_ours = set(rest.requirements()) - self.borrowed
        return {
            label: words for label, words in whole.requirements().items() if label not in not_ours
        }


@dataclass(frozen=True)
class _Words:
    """The texts of the tables in one language, next to the data of the declaration."""

    options: tuple[str, ...]
    presets: tuple[str, ...]
    between: str
    defaults: str
    before_signs: str = ""
    """What stands before a colon or a semicolon: in French a space that does not break."""


_WORDS = {
    "en": _Words(
        ("Option", "What it sets", "Values", "Default", "Rules"),
        ("Preset", "What it is", "It sets", "Rules"),
        "{} to {}",
        "the defaults",
    ),
    "es": _Words(
        ("Opción", "Qué fija", "Valores", "Por defecto", "Reglas"),
        ("Reglamento", "Qué es", "Fija", "Reglas"),
        "de {} a {}",
        "lo que vale por defecto",
    ),
    "eu": _Words(
        ("Aukera", "Zer ezartzen du", "Balioak", "Lehenetsia", "Arauak"),
        ("Arautegia", "Zer da", "Zer ezartzen du", "Arauak"),
        "{} – {}",
        "lehenetsiak",
    ),
    "de": _Words(
        ("Option", "Was sie festlegt", "Werte", "Standard", "Regeln"),
        ("Variante", "Was sie ist", "Sie legt fest", "Regeln"),
        "{} bis {}",
        "die Standardwerte",
    ),
    "fr": _Words(
        ("Option", "Ce qu’elle fixe", "Valeurs", "Par défaut", "Articles"),
        ("Variante", "Ce que c’est", "Elle fixe", "Articles"),
        "{} à {}",
        "les valeurs par défaut",
        "\u00a0",
    ),
    "it": _Words(
        ("Opzione", "Che cosa fissa", "Valori", "Predefinito", "Regole"),
        ("Regolamento", "Che cos’è", "Che cosa fissa", "Regole"),
        "da {} a {}",
        "i valori predefiniti",
    ),
}


#: The languages that every game has a rule book in.
BOOKS = tuple(_WORDS)


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _code(value: object) -> str:
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _links(labels: tuple[str, ...]) -> str:
    return ", ".join(f"[{label}](#{label})" for label in labels)


def _values(option: Option) -> str:
    if isinstance(option.allowed, range):
        return _WORDS[current()].between.format(option.allowed[0], option.allowed[-1])
    if option.allowed is None:
        return "`true`, `false`"
    space = _WORDS[current()].before_signs
    values = (f"`{value}`{space}: {title}" for value, title in option.allowed.items())
    return f"{space}; ".join(values)


def _default(option: Option) -> str:
    if option.proposed is None:
        return _code(option.default)
    proposed = say("commands-rules-proposed", value=_code(option.proposed))
    return f"{_code(option.default)} ({proposed})"


def _sets(preset: Preset) -> str:
    sets = ", ".join(f"{_code(name)} {_code(value)}" for name, value in preset.values.items())
    return sets or _WORDS[current()].defaults


class ClauseChecks:
    """Every clause of the rule book has a test with its number and is cited where it is enforced,
    and the book has exactly the required clauses."""

    book: Book
    #: The book has at least this many clauses. With fewer, they were not read correctly.
    at_least: int = 21
    #: Readings that follow from other cited clauses, or that code cannot enforce.
    uncited: frozenset[str] = frozenset()

    def test_the_rule_book_has_each_clause_once(self) -> None:
        times = Counter(self.book.labels())
        assert [label for label, count in times.items() if count > 1] == []
        assert len(self.book.required()) >= self.at_least

    def test_every_clause_that_binds_has_a_test_named_after_it(self) -> None:
        unproved = self.book.required() - set(self.book.proofs)
        assert not unproved, f"no test is named after {', '.join(sorted(unproved))}"

    def test_every_test_is_named_after_a_clause_that_there_is(self) -> None:
        proofs = self.book.proofs.items()
        assert {label: by for label, by in proofs if label not in self.book.clauses} == {}

    def test_every_clause_cited_in_the_code_is_in_the_rule_book(self) -> None:
        assert sorted(self.book.cited_in_code() - set(self.book.clauses)) == []

    def test_every_option_and_preset_cites_clauses_of_the_rule_book(self) -> None:
        declaration = self.book.declaration
        for part in (*declaration.options, *declaration.presets):
            assert part.clauses, f"{part.name} cites nothing"
            assert set(part.clauses) <= set(self.book.clauses), part.name

    def test_every_reading_is_cited_in_the_rules(self) -> None:
        readings = {label for label in self.book.required() if label.startswith("B-")}
        assert sorted(readings - self.book.enforced() - self.uncited) == []

    def test_the_rule_book_has_the_clauses_that_are_required(self) -> None:
        wanted = set(self.book.requirements())
        assert len(wanted) >= self.at_least
        assert sorted(wanted - set(self.book.clauses)) == []
        assert sorted(set(self.book.clauses) - wanted) == []

    def test_only_what_is_background_or_advice_is_excused_from_a_test(self) -> None:
        listed = self.book.requirements().items()
        excused = {label for label, words in listed if words.startswith(("[hist]", "[str]"))}
        assert set(self.book.clauses) - self.book.required() == excused

    def test_readings_that_the_requirements_mark_are_marked_for_players_too(self) -> None:
        for label, words in self.book.requirements().items():
            read = words.partition("→")[2] or words
            for mark in ("judgement", "reconstructed"):
                if label.startswith("B-") and f"[{mark}" in read:
                    assert f"*({mark})*" in self.book.clauses[label], label


in_other_languages = pytest.mark.parametrize(
    "language", [code for code in BOOKS if code != ENGLISH]
)


class BookChecks:
    """The rule book as players read it: its tables, its links, where options are explained."""

    book: Book
    #: Options that their preset explains, so that no clause names them.
    unexplained: frozenset[str] = frozenset()

    def test_the_tables_agree_with_the_declaration(self) -> None:
        text, game = self.book.text, self.book.game
        assert self.book.with_tables(text) == text, f"bring it up: python -m tests.clauses {game}"

    def test_the_tables_name_every_option_every_value_and_every_preset(self) -> None:
        declaration = self.book.declaration
        for option in declaration.options:
            assert f"| `{option.name}` |" in self.book.text
            if option.kind == "choice":
                assert all(f"`{value}`: " in self.book.text for value in option.values)
        assert all(f"| `{preset.name}` |" in self.book.text for preset in declaration.presets)

    def test_every_option_is_explained_where_its_rule_is(self) -> None:
        spoken = self.book.text.partition("## Options")[0].replace(self.book.presets_table(), "")
        for option in self.book.declaration.options:
            assert f"`{option.name}`" in spoken or option.name in self.unexplained, option.name

    def test_links_within_the_rule_book_lead_somewhere(self) -> None:
        lead_somewhere(self.book, self.book.text)

    @in_other_languages
    def test_a_translation_has_the_same_clauses(self, language: str) -> None:
        text = self.book.translated(language)
        assert [label for label, _ in self.book.found_in(text)] == self.book.labels()
        lead_somewhere(self.book, text)

    @in_other_languages
    def test_a_translation_names_the_same_moves_cards_and_options(self, language: str) -> None:
        said = dict(self.book.found_in(self.book.translated(language)))
        differ = {
            label: (codes(words), codes(said[label]))
            for label, words in self.book.found_in(self.book.text)
            if codes(words) != codes(said[label])
        }
        assert differ == {}

    @in_other_languages
    def test_the_tables_of_a_translation_agree_with_the_declaration(self, language: str) -> None:
        text = self.book.translated(language)
        with speaking(language):
            assert self.book.with_tables(text) == text

    @in_other_languages
    def test_a_translation_is_of_the_text_as_it_stands(self, language: str) -> None:
        text, game = self.book.translated(language), self.book.game
        remedy = f"translate what changed, then python -m tests.clauses --translated {game}"
        assert text.endswith(self.book.stamp()), remedy


def codes(words: str) -> Counter[str]:
    """The texts in code marks: moves, cards, options."""
    return Counter(re.findall(r"`([^`]*)`", " ".join(words.split())))


def lead_somewhere(book: Book, text: str) -> None:
    """The links within a rule book lead to headings, clauses and options of it."""
    pytest.importorskip("markdown_it")
    from boneace.table.web.rulebook import to_html

    html = to_html(text)
    ids = set(re.findall(r'\bid="([^"]+)"', html))
    ids |= {f"option-{option.name}" for option in book.declaration.options}
    assert set(re.findall(r'href="#([^"]+)"', html)) <= ids
    assert {label for label in book.clauses if not label.startswith("C-")} <= ids
    assert "[//]" not in html


def main() -> None:
    """Bring the tables of rule books up to date."""
    parser = argparse.ArgumentParser(prog="python -m tests.clauses", description=main.__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them, if none is named")
    parser.add_argument(
        "--translated", action="store_true", help="the translations follow the English text again"
    )
    parsed = parser.parse_args()
    for name in parsed.games or games.names():
        book = Book(name, "", TESTS)
        for language in BOOKS:
            with speaking(language):
                path = book.path(language)
                text = book.with_tables(path.read_text(encoding="utf-8"))
            if parsed.translated and language != ENGLISH:
                text = book.stamped(text)
            path.write_text(text, encoding="utf-8")
            print(f"{path.name} of {name} is up to date")


if __name__ == "__main__":
    main()
