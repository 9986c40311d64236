"""Names in the documents exist: modules, functions, files, commands and benchmarks, where a reader
looks for them."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from benchmarks.__main__ import BENCHMARKS
from boneace import cli
from tests.places import checkout

ROOT = checkout()
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "benchmarks").rglob("*.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
PACKAGE = ROOT / "src" / "boneace"
#: Where the path of a file may begin; it may also lie beside the document.
ROOTS = (ROOT, ROOT / "src", PACKAGE, PACKAGE / "languages" / "en")
#: Texts that look like paths of files but are not.
NO_FILES = re.compile(r"boneace/(?:\w+[-_]v\d$|\w+/2(?:/|$))|.*\d/\d|host/|build/site$|_posts/")
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
FENCE = re.compile(r"^```(?:python|pycon)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BENCHMARK = re.compile(r"python -m benchmarks ([a-z_]+)")
NAME = re.compile(r"(?<![\w/.\"@])boneace(?:\.[A-Za-z_]\w*)+(?![\w/-])")
IMPORT = re.compile(r"from (boneace[\w.]*) import ([\w, ]+)")
FILE = re.compile(r"(?<![\w./:-])\.?[\w-]+(?:/[\w.*-]+)+")
#: Modules that need a library which the tests may lack, or a compiler, are not imported for a name.
APART = ("boneace.gpu", "boneace.env.stable_baselines3")


def spans(text: str) -> Iterator[str]:
    """Code within sentences; fenced code is left out."""
    for found in SPAN.finditer(re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)):
        yield found[1]


def code(text: str) -> Iterator[str]:
    """All code in Python: within sentences, and fenced."""
    yield from spans(text)
    yield from (found[1] for found in FENCE.finditer(text))


def there(name: str) -> bool:
    """Whether a dotted name is a module, or something that is in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found = import_module(".".join(parts[:length]))
        except ModuleNotFoundError as error:
            if not name.startswith(f"{error.name}"):
                raise
            continue
        for part in parts[length:]:
            if not hasattr(found, part):
                return False
            found = getattr(found, part)
        return True
    return False


def named(text: str) -> set[str]:
    """The dotted names of Bone Ace in the code of a text, and its imports."""
    found = {one.group() for piece in code(text) for one in NAME.finditer(piece)}
    for piece in code(text):
        for module, names in IMPORT.findall(piece):
            found |= {f"{module}.{name}" for name in re.findall(r"(\w+)(?: as \w+)?", names)}
    return {name for name in found if not name.startswith(APART)}


def called(text: str) -> set[str]:
    """The dotted names that sentences call, as in `boneace.new(…)`."""
    pieces = (re.finditer(rf"{NAME.pattern}(?=\()", piece) for piece in spans(text))
    return {one.group() for found in pieces for one in found}


def files(text: str) -> set[str]:
    """Names that look like files within sentences: with a folder, not as part of an address."""
    found = {one.rstrip("/.") for piece in spans(text) for one in FILE.findall(piece)}
    return {one for one in found if not NO_FILES.match(one)}


def commands(text: str) -> list[str]:
    """The lines of blocks that are commands of Bone Ace."""
    blocks = [block for kind, block in BLOCK.findall(text) if kind in ("", "sh", "shell")]
    lines = "\n".join(blocks).replace("\\\n", " ").splitlines()
    return [line for line in lines if line.startswith("boneace ")]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_name_of_the_library_is_there(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [name for name in sorted(named(text)) if not there(name)] == []


def test_what_a_sentence_calls_needs_no_import_but_that_of_boneace() -> None:
    """Otherwise the sentence gives the import, and calls the function by its own name."""
    names = {name for path in DOCUMENTS for name in called(path.read_text(encoding="utf-8"))}
    assert "boneace.new" in names
    program = "\n".join(["import boneace", *sorted(names)])
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_file_that_a_sentence_names_is_there(path: Path) -> None:
    missing = [
        name
        for name in sorted(files(path.read_text(encoding="utf-8")))
        if not any(any(root.glob(name)) for root in (*ROOTS, path.parent))
    ]
    assert missing == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_in_a_block_can_be_given(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its arguments are read, and nothing is run."""
    monkeypatch.setattr(cli, "_run", lambda parsed: 0)
    refused = []
    for line in commands(path.read_text(encoding="utf-8")):
        try:
            status = cli.main(shlex.split(line, comments=True)[1:])
        except SystemExit as ended:
            status = ended.code
        if status:
            refused.append((line, capsys.readouterr().err))
    assert refused == []


def test_every_benchmark_is_listed_and_every_one_that_is_named_is_there() -> None:
    text = {path: path.read_text(encoding="utf-8") for path in DOCUMENTS}
    found = {name for read in text.values() for name in BENCHMARK.findall(read)}
    assert found == set(BENCHMARKS)
    assert set(BENCHMARK.findall(text[ROOT / "benchmarks" / "README.md"])) == found


def test_names_and_files_are_found() -> None:
    text = "`boneace.new(…)` and `boneace.no.where`, `src/boneace/no.py`; see `boneace/Mus-v0`.\n"
    text += "```python\nfrom boneace import Cards, Nothing\n```\n"
    assert named(text) == {"boneace.new", "boneace.no.where", "boneace.Cards", "boneace.Nothing"}
    assert [name for name in sorted(named(text)) if there(name)] == ["boneace.Cards", "boneace.new"]
    assert called(text) == {"boneace.new"}
    assert files(text) == {"src/boneace/no.py"}
    block = "```sh\nboneace games  # all\nboneace rules \\\n  mus\npip install boneace\n```\n"
    assert commands(text + block) == ["boneace games  # all", "boneace rules    mus"]
