"""The dependency audit: a finding fails, and one that did not happen is called by its name."""

from __future__ import annotations

import json
import runpy
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


def test_continuous_integration_audits() -> None:
    assert "python .ci/audit.py" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
