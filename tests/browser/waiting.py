"""To wait for the page at little cost."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

#: Milliseconds between two looks at the page. A look at each frame, as is usual, makes the page
#: draw frames that nobody needs.
BETWEEN_LOOKS = 40


def until(page: Page, condition: str, arg: Any = None, timeout: float | None = None) -> Any:
    """Wait until a condition in JavaScript holds; what it gives."""
    found = page.wait_for_function(condition, arg=arg, timeout=timeout, polling=BETWEEN_LOOKS)
    return found.json_value()
