"""Why checks fail: which failures have the same reason, and where in the game it is."""

from __future__ import annotations

import re
import traceback
from pathlib import Path

from boneace.testing.case import Case
from boneace.testing.uncompiled import refused

_VARIES = re.compile(r"“[^”]*”|\[[^\]]*\]|(\b[A-Z0-9]{2}\b ?)+|-?\d+|\blies?\b|seat|the spectator")
"""What differs between failures for one reason: moves and texts, lists, cards, numbers, viewers."""


class Failures:
    """The failures of the checks of a game, put together by their reasons."""

    def __init__(self) -> None:
        self.count = 0
        self._by_reason: dict[str, dict[str, int]] = {}
        self._problems: dict[str, str] = {}

    def add(self, check: str, case: Case, error: Exception) -> str | None:
        """Count a failure; returns what is wrong, or None if that was told before."""
        self.count += 1
        reason = _reason(check, case, error)
        checks = self._by_reason.setdefault(reason, {})
        checks[check] = checks.get(check, 0) + 1
        if reason in self._problems:
            return None
        self._problems[reason] = told(case, error)
        return self._problems[reason]

    @property
    def reasons(self) -> int:
        return len(self._by_reason)

    def repeated(self) -> list[str]:
        """For every reason of more than one failure, how many there are, and of which checks."""
        lines = []
        for reason, checks in self._by_reason.items():
            if (more := sum(checks.values()) - 1) > 0:
                named = ", ".join(checks)
                lines.append(f"AND {more} MORE ({named}) like: {self._problems[reason]}")
        return lines


def told(case: Case, error: Exception) -> str:
    """What is wrong, with the case, and the place in the game where an error was raised."""
    if isinstance(error, AssertionError) and error.__cause__ is None:
        return str(error)
    if sentence := refused(error):
        return f"{case}: {sentence}"
    if isinstance(error, AssertionError):
        place = place_of(case, _cause(error)).removesuffix(": ")
        return f"{error} ({place})" if place and f"{place}: " not in str(error) else str(error)
    place = place_of(case, error) or place_of(case, _cause(error))
    return f"{case}: {place}{type(error).__name__}: {error}"


def _reason(check: str, case: Case, error: Exception) -> str:
    """What two failures for the same reason have in common."""
    cause = _cause(error)
    if isinstance(cause, AssertionError):
        return f"{check}: {_VARIES.sub('', str(cause).partition(': ')[2])}"
    return f"{place_of(case, cause)}{type(cause).__name__}: {cause}"


def _cause(error: BaseException) -> BaseException:
    """The error that a failure was raised from."""
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def place_of(case: Case, error: BaseException) -> str:
    """Where in the package of the game an error was raised, in words; empty if it was not there."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if Path(frame.filename).is_relative_to(case.folder):
            return f"{frame.filename}, line {frame.lineno}, in {frame.name}: "
    return ""
