"""What the source of a game says wrong: found by reading it, each with its file and line.

Some faults never raise an error. A number compared with a text is never equal to it; a sentence
that is missing is missed only in the state that needs it, and so is a clause with a wrong number.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from boneace.declare import Option
from boneace.languages import catalogues
from boneace.languages.codes import ENGLISH
from boneace.testing import messages
from boneace.testing.case import Case

COMPILED = {"rule", "hot_rule", "inlined", "compiled", "compiled_loop"}
"""The decorators of functions in which every field is a number."""
RECORDS = {"o", "options", "s", "f"}
"""The usual names of records and facts: in other functions only their fields are looked at."""
SAYING = {"say", "later"}
_LIST = 'must return a list of sentences: return [say("…")]'
MUST_RETURN = {
    "why_not": "must return a sentence and the number of a clause, or None for the number: "
    'return say("…"), "AB-01"',
    "also": _LIST,
    "facts": _LIST,
    "seat_facts": _LIST,
}
"""By function, what it returns, where one might return a sentence alone."""
CLAUSE = re.compile(r"[A-Z][A-Z0-9-]*-\d+")


@dataclass(frozen=True)
class Source:
    """One file of a game's package."""

    path: Path

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    def at(self, node: ast.expr) -> str:
        return f"{self.path}, line {node.lineno}"

    @cached_property
    def constants(self) -> dict[str, ast.expr]:
        """The values of the module's names that are assigned once, at its top."""
        return {
            target.id: node.value
            for node in self.tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }


def check_source(case: Case) -> None:
    """The code compares options with numbers, and names messages and clauses that there are;
    what must return a list, or a sentence with a clause, does not return a sentence alone."""
    found = [
        fault
        for source in sources_of(case)
        for faults in (_compared, _unsaid, _uncited, _alone)
        for fault in faults(case, source)
    ]
    if found:
        raise case.failure("; ".join(dict.fromkeys(found)))


def sources_of(case: Case) -> Iterator[Source]:
    """The files of the game's package."""
    yield from (Source(path) for path in sorted(case.folder.rglob("*.py")))


# --- numbers compared with texts ------------------------------------------------------------------


def _compared(case: Case, source: Source) -> Iterator[str]:
    """The fields of records that are compared with a text: all of them hold numbers."""
    options = {option.name: option for option in case.declaration.options}
    for node, compiled in _comparisons(source.tree, compiled=False):
        operands = [node.left, *node.comparators]
        texts = [text for one in operands for text in _texts(source, one)]
        for field in operands:
            if texts and isinstance(field, ast.Attribute) and (compiled or _of_record(field)):
                advice = _advice(options.get(field.attr), texts[0])
                told = f"{field.attr} is compared with “{texts[0]}”, but is a number here{advice}"
                yield f"{source.at(field)}: {told}"


def _comparisons(node: ast.AST, *, compiled: bool) -> Iterator[tuple[ast.Compare, bool]]:
    """Every comparison, and whether it is in a function that is compiled."""
    if isinstance(node, ast.FunctionDef):
        compiled = compiled or any(
            getattr(one, "id", getattr(one, "attr", "")) in COMPILED for one in node.decorator_list
        )
    if isinstance(node, ast.Compare):
        yield node, compiled
    for child in ast.iter_child_nodes(node):
        yield from _comparisons(child, compiled=compiled)


def _texts(source: Source, node: ast.expr) -> list[str]:
    """The texts that an operand is, or has as its members."""
    if isinstance(node, ast.Name) and node.id in source.constants:
        node = source.constants[node.id]
    parts = node.elts if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]
    values = [part.value for part in parts if isinstance(part, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


def _of_record(field: ast.Attribute) -> bool:
    """Whether a field is read from a record by its usual name: `o.ties`, `turn.f.phase`."""
    owner = field.value
    return getattr(owner, "id", getattr(owner, "attr", "")) in RECORDS


def _advice(option: Option | None, text: str) -> str:
    if option is None or text not in map(str, option.values):
        return ""
    value = next(one for one in option.values if str(one) == text)
    return f": {option.code(value)} stands for “{text}”"


# --- messages and clauses -------------------------------------------------------------------------


def _unsaid(case: Case, source: Source) -> Iterator[str]:
    """The messages that the code names and English lacks, and values that it forgets to pass."""
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name, first = getattr(node.func, "id", getattr(node.func, "attr", "")), node.args[0]
        if name not in SAYING or not isinstance(first, ast.Constant):
            continue
        message = str(first.value)
        if not catalogues.has(ENGLISH, message):
            yield f"{source.at(first)}: there is no message “{message}”"
        elif all(given.arg for given in node.keywords):  # else there are some in a dictionary
            missing = messages.variables(case, message) - {given.arg for given in node.keywords}
            if missing:
                told = ", ".join(f"${value}" for value in sorted(missing))
                yield f"{source.at(first)}: the message “{message}” is not given {told}"


def _uncited(case: Case, source: Source) -> Iterator[str]:
    """The clauses that the code or a comment cites and the rule book lacks."""
    known = case.clauses
    prefixes = {number.rpartition("-")[0] for number in known}
    for line, text in enumerate(source.text.splitlines(), 1):
        for found in re.finditer(rf"(?<![A-Z0-9-]){CLAUSE.pattern}(?!\d)", text):
            if found[0].rpartition("-")[0] in prefixes and found[0] not in known:
                yield f"{source.path}, line {line}: {_no_clause(found[0])}"
    for node in ast.walk(source.tree):
        cited = _cited(node)
        if cited is not None and cited.value not in known:
            yield f"{source.at(cited)}: {_no_clause(str(cited.value))}"


def _cited(node: ast.AST) -> ast.Constant | None:
    """The clause in a pair of a reason and a clause, or in an IllegalMove."""
    pair: list[ast.expr] = []
    if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
        pair = node.value.elts
    elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "IllegalMove":
        pair = [*node.args, *(given.value for given in node.keywords)]
    if len(pair) != 2 or not isinstance(found := pair[1], ast.Constant):
        return None
    return found if CLAUSE.fullmatch(str(found.value)) else None


def _alone(case: Case, source: Source) -> Iterator[str]:
    """The places where a function returns a sentence alone that must return more."""
    for function in source.tree.body:
        if not isinstance(function, ast.FunctionDef) or function.name not in MUST_RETURN:
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None and _is_sentence(node.value):
                yield f"{source.at(node.value)}: {function.name} {MUST_RETURN[function.name]}"


def _is_sentence(node: ast.expr) -> bool:
    said = isinstance(node, ast.Call) and getattr(node.func, "id", "") in SAYING
    return said or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _no_clause(clause: str) -> str:
    return f"{clause} is cited, which the rule book does not have"
