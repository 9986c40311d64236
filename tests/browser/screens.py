"""Looks at a page on every screen and in every language, but not at each pair of these.

What does not fit is seen where there is least room, so a page is shown there in every language.
Every language has one more screen, another one at the next page, so that all pairs are met where
pages are alike; and the language whose texts are longest on the page is shown on all screens.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.fitting import CUT, DRAWN_FAULTS, LANGUAGES, speak


class Screen(NamedTuple):
    width: int
    height: int
    large: bool = False  # text of twice the size (WCAG 1.4.4)
    cut: bool = False  # whether lines of text must not be cut through either

    def __str__(self) -> str:
        return f"{self.width}×{self.height}{', large text' if self.large else ''}"


class Screens(NamedTuple):
    """The screens that every language is shown on, and those that it is shown on in turn."""

    tight: tuple[Screen, ...]
    others: tuple[Screen, ...]


SMALL, PHONE, ASIDE = Screen(320, 640), Screen(390, 844), Screen(844, 390)
DESKTOP, LARGE = Screen(1280, 800), Screen(1280, 800, large=True)
#: From the smallest phone in use to a desktop, phones upright and on their side. Other tests play
#: whole matches at 360×740.
OF_PAGES = Screens((SMALL,), (PHONE, Screen(640, 400), ASIDE, DESKTOP, LARGE))
#: A table must fit in height too, and its plates are narrow for large text.
OF_TABLES = Screens(
    (SMALL, ASIDE),
    (PHONE, Screen(640, 400), DESKTOP, LARGE, Screen(390, 844, large=True, cut=True)),
)
OF_PLAIN_TABLES = Screens(OF_TABLES.tight, OF_PAGES.others)

#: How much there is to read in the language of the page.
LETTERS = "() => document.querySelector('main').textContent.length"
SCALE = "(large) => { document.documentElement.style.fontSize = large ? '200%' : ''; }"


def shown(page: Page, screen: Screen) -> None:
    page.evaluate(SCALE, screen.large)  # first, so that both are laid out together
    page.set_viewport_size({"width": screen.width, "height": screen.height})


def faults(page: Page, screen: Screen, *, turn: bool) -> list[str]:
    """What does not fit on a screen; with large text a turn may be played by scrolling."""
    shown(page, screen)
    found = page.evaluate(DRAWN_FAULTS, turn and not screen.large)
    return [*found, *page.evaluate(CUT)] if screen.cut else list(found)


def in_turn(
    screens: Screens, languages: Sequence[str], first: int
) -> Iterator[tuple[str, list[Screen]]]:
    """The screens of each language. One language ends where the next one begins, as changing the
    size of a page costs about as much as its language."""
    for at, code in enumerate(languages):
        own = screens.others[(first + at) % len(screens.others)]
        one = [own, *screens.tight]
        yield code, one[::-1] if at % 2 else one


def misfits(
    page: Page,
    ready: Callable[[], object],
    screens: Screens = OF_PAGES,
    *,
    languages: Sequence[str] = LANGUAGES,
    first: int = 0,
    turn: bool = False,
    leave: Callable[[], object] = lambda: None,
) -> list[str]:
    """The parts that do not fit; `first` is the number of the page among those that are alike.

    `ready` waits until a page has what it shows in another language; `leave` makes a way to the
    head of the page, where the language is chosen.
    """
    found, letters = [], {}

    def look(code: str, some: Sequence[Screen]) -> None:
        leave()
        speak(page, code)
        ready()
        letters[code] = page.evaluate(LETTERS)
        for screen in some:
            told = faults(page, screen, turn=turn)
            found.extend(f"{code}, {screen}: {fault}" for fault in told)

    seen = dict(in_turn(screens, languages, first))
    for code, some in seen.items():
        look(code, some)
    longest = max(letters, key=lambda code: letters[code])
    look(longest, [one for one in screens.others if one not in seen[longest]])
    page.evaluate(SCALE, False)
    return found
