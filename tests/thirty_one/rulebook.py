"""The rule book of Thirty-one as the tests read it, and the tables in it that are generated.

Run `python -m tests.thirty_one.rulebook` from the checkout to bring the tables up to date.
"""

from __future__ import annotations

import re
from pathlib import Path

from boneace.declare import Option, Preset
from boneace.games.thirty_one import declaration
from boneace.games.thirty_one.declaration import DECLARATION

FOLDER = Path(declaration.__file__).parent
RULEBOOK = FOLDER / "rulebook.md"

LABEL = re.compile(r"(?:[BC]-)?T31D?-\d\d\b")
_CLAUSE = re.compile(r"^(?:[-*] )?\*\*((?:[BC]-)?T31D?-\d\d)\*\* ((?:.+\n?)+?)(?=^- |^\n|\Z)", re.M)


def clauses() -> dict[str, str]:
    """Every clause of the rule book: its label and its words, in the order of the book."""
    found = _CLAUSE.findall(RULEBOOK.read_text(encoding="utf-8"))
    return {label: " ".join(words.split()) for label, words in found}


def labels() -> list[str]:
    """The label of every clause, as often as it stands in the book."""
    return [label for label, _ in _CLAUSE.findall(RULEBOOK.read_text(encoding="utf-8"))]


def required() -> set[str]:
    """The clauses that bind somebody: neither advice nor history."""
    binds_nobody = ("*(advice)*", "*(history)*")
    return {label for label, words in clauses().items() if not words.startswith(binds_nobody)}


# --- the tables -----------------------------------------------------------------------------------


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def _code(value: object) -> str:
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def _links(labels: tuple[str, ...]) -> str:
    return ", ".join(f"[{label}](#{label})" for label in labels)


def _values(option: Option) -> str:
    if isinstance(option.allowed, range):
        return f"{option.allowed[0]} to {option.allowed[-1]}"
    if option.allowed is None:
        return "`true`, `false`"
    return "; ".join(f"`{value}`: {title}" for value, title in option.allowed.items())


def options_table() -> str:
    """What a table may set."""
    rows = [_row("Option", "What it sets", "Values", "Default", "Rules"), _row(*["---"] * 5)]
    rows += [
        _row(
            _code(option.name), option.meaning, _values(option), _code(option.default),
            _links(option.clauses),
        )
        for option in DECLARATION.options
    ]  # fmt: skip
    return "\n".join(rows)


def _sets(preset: Preset) -> str:
    sets = ", ".join(f"{_code(name)} {_code(value)}" for name, value in preset.values.items())
    return sets or "the defaults"


def presets_table() -> str:
    """The ways in which the game is really played."""
    rows = [_row("Preset", "What it is", "It sets", "Rules"), _row(*["---"] * 4)]
    rows += [
        _row(f"`{preset.name}`", preset.summary, _sets(preset), _links(preset.clauses))
        for preset in DECLARATION.presets
    ]
    return "\n".join(rows)


TABLES = {"options": options_table, "presets": presets_table}


def with_tables(text: str) -> str:
    """A rule book with its generated tables as they should be."""
    for name, table in TABLES.items():
        begin, end = f"[//]: # ({name})\n", f"\n[//]: # (/{name})\n"
        before, _, rest = text.partition(begin)
        _, _, after = rest.partition(end)
        assert after, f"the rule book lacks the marks of the table of {name}"
        text = f"{before}{begin}\n{table()}\n{end}{after}"
    return text


if __name__ == "__main__":
    RULEBOOK.write_text(with_tables(RULEBOOK.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"{RULEBOOK.name} is up to date")
