"""The rule book of a game as HTML that is safe to put into the page.

Raw HTML in the text is dropped. Headings and clause numbers at the beginning of a line get ids, so
that `/rules/thirty-one#T31-15` leads to the clause.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from boneace import games
from boneace.games import rulebook

if TYPE_CHECKING:
    from markdown_it.token import Token

_CLAUSE = re.compile(r"^(?:[BC]-)?[A-Z][A-Z0-9]*-[0-9]+[a-z]?\b")


def rule_book(game: str) -> tuple[str, str] | None:
    """The title and the HTML of a game's rule book, or None if it has none.

    Raises OptionError for an unknown game.
    """
    declaration = games.declaration(game)
    try:
        return declaration.title, to_html(rulebook.text(game))
    except FileNotFoundError:
        return None


@lru_cache(maxsize=64)
def to_html(text: str) -> str:
    """Markdown as safe HTML with ids to link to."""
    # imported here: the page must be served before anybody asks for the rules
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    taken: set[str] = set()
    for index, token in enumerate(tokens):
        _no_style(token)
        if token.type == "heading_open":
            _name(token, _heading_id(tokens[index + 1].content), taken)
        for child in token.children or ():
            if child.type == "link_open" and str(child.attrs.get("href", "")).startswith("http"):
                child.attrs["rel"] = "noopener noreferrer"
        _name_clauses(token.children or [], taken)
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _name_clauses(children: list[Token], taken: set[str]) -> None:
    """Give an id to each bold clause number that begins a line."""
    begins = True
    for index, child in enumerate(children):
        if begins and child.type == "strong_open":
            found = _CLAUSE.match(children[index + 1].content)
            if found:
                _name(child, found[0], taken)
        # an empty text precedes bold type at the beginning of a line
        empty = child.type == "text" and not child.content.strip()
        begins = child.type in ("softbreak", "hardbreak") or (begins and empty)


def _heading_id(text: str) -> str:
    clause = _CLAUSE.match(text.strip("*# "))
    if clause:
        return clause[0]
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-") or "section"


def _name(token: Token, name: str, taken: set[str]) -> None:
    """Set an id. The first use of a name keeps it; a later heading gets a number, a clause none."""
    if name in taken:
        if token.type != "heading_open" or _CLAUSE.match(name):
            return
        name = next(
            f"{name}-{number}" for number in range(2, 999) if f"{name}-{number}" not in taken
        )
    taken.add(name)
    token.attrs["id"] = name


def _no_style(token: Token) -> None:
    """Remove inline styles: tables set their alignment so, which the content policy forbids."""
    style = str(token.attrs.pop("style", ""))
    if style.startswith("text-align:"):
        token.attrs["class"] = f"align-{style.removeprefix('text-align:')}"
