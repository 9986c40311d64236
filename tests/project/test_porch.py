"""Texts for newcomers are correct: CONTRIBUTING, CITATION.cff, the pre-commit hooks."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.util import find_spec

from boneace import __version__
from tests.places import checkout

ROOT = checkout()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")


def test_what_the_guide_tells_to_run_is_there() -> None:
    modules = set(re.findall(r"python -m ([\w.]+)", GUIDE))
    assert {"tests.clauses", "tests.architecture", "ruff", "mypy", "vulture"} <= modules
    assert [module for module in modules if find_spec(module) is None] == []
    paths = set(re.findall(r"\btests/[\w/.]+", GUIDE))
    assert len(paths) > 9
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_scripts_of_the_page_that_the_guide_names_are_there() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    named = set(re.findall(r"^npm (?:run )?(\w+)", GUIDE, re.MULTILINE))
    assert len(named) > 3 and named <= set(package["scripts"])


def test_the_guide_begins_as_the_readme_does() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    install = ".venv/bin/pip install -c constraints.txt -e '.[test]'"
    assert install in GUIDE and install in readme


def test_the_citation_is_of_this_version() -> None:
    lines = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    said = dict(line.split(": ", 1) for line in lines if re.match(r"\w[\w-]*: ", line))
    assert (said["version"], said["license"]) == (__version__, PROJECT["license"])
    assert f"  {PROJECT['description']}" in lines
    assert [line[4:] for line in lines if line.startswith("  - ")][1:] == PROJECT["keywords"]


def test_the_hooks_fetch_nothing_and_run_what_the_tests_run() -> None:
    assert re.findall(r"repo: (\S+)", HOOKS) == ["local"]
    entries = re.findall(r"entry: python -m (\S+)", HOOKS)
    assert entries == ["ruff", "ruff", "mypy"]
    assert HOOKS.count("language: system") == len(entries)
