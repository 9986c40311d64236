"""The rule book of a game as HTML that is safe to put into the page.

Raw HTML in the text is dropped. Headings and clause numbers at the beginning of a line get ids, so
that `/rules/thirty-one#T31-15` leads to the clause, and so do the lines of the list of options
(`#option-lives`). Options, their values and presets are named as in the form, which may be in
another language than the book; their codes stay in the list of options.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from boneace import games
from boneace.games import rulebook
from boneace.languages import current, say

if TYPE_CHECKING:
    from markdown_it.token import Token

    from boneace.declare import Declaration, Option

_CLAUSE = re.compile(r"^(?:[BC]-)?[A-Z][A-Z0-9]*-[0-9]+[a-z]?\b")


def rule_book(game: str) -> tuple[str, str, str] | None:
    """The title, the HTML and the language of a game's rule book, or None if it has none.

    Raises OptionError for an unknown game.
    """
    declaration = games.declaration(game)
    try:
        book = rulebook.language(game)
        return declaration.title, _html(game, rulebook.text(game), book, current()), book
    except FileNotFoundError:
        return None


@lru_cache(maxsize=64)
def _html(game: str, text: str, language: str, spoken: str) -> str:
    """The HTML of a book, made once for each language of its options' names."""
    return to_html(text, _Titles(games.declaration(game), spoken if spoken != language else None))


class _Titles:
    """The names of a game's options, their values and the presets in a form.

    `language` is that of the form, if the book is in another.
    """

    def __init__(self, declaration: Declaration, language: str | None = None) -> None:
        self.language = language
        self._options = {option.name: option for option in declaration.options}
        self._presets = {preset.name: preset.title for preset in declaration.presets}
        self._option: Option | None = None

    def is_option(self, code: str) -> bool:
        return code in self._options

    def begin(self) -> None:
        """Another paragraph begins: values belong to the option named before them."""
        self._option = None

    def of(self, code: str) -> str | None:
        """The title for a code; None if the code is not in a form."""
        if code in self._options:
            self._option = self._options[code]
            return self._option.title
        if self._option and self._option.kind == "bool" and code in ("true", "false"):
            return say("options-true" if code == "true" else "options-false")
        if self._option and code in self._option.choices:
            return self._option.choices[code]
        return self._presets.get(code)


def to_html(text: str, titles: _Titles | None = None) -> str:
    """Markdown as safe HTML with ids to link to."""
    # imported here: the page must be served before the rules are needed
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(text)
    taken: set[str] = set()
    listed: dict[str, Token] = {}
    for index, token in enumerate(tokens):
        _no_style(token)
        if token.type == "heading_open":
            _name(token, _heading_id(tokens[index + 1].content), taken)
        for child in token.children or ():
            if child.type == "link_open" and str(child.attrs.get("href", "")).startswith("http"):
                child.attrs["rel"] = "noopener noreferrer"
        _name_clauses(token.children or [], taken)
        if titles and token.type in ("paragraph_open", "heading_open", "tr_open"):
            titles.begin()
        if titles and token.children:
            alone = tokens[index - 1].type == "td_open" and len(token.children) == 1
            if alone and titles.is_option(token.content.strip("`")):
                # a preset may be called the same: the list of options comes after that of presets
                listed[token.content.strip("`")] = tokens[index - 1]
            named = [new for old in token.children for new in _titled(old, titles, alone)]
            _say_once(named)
            token.children = named
    for option, cell in listed.items():
        cell.attrs["id"] = f"option-{option}"
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


def _titled(token: Token, titles: _Titles, alone: bool) -> list[Token]:
    """A code replaced by its title; if it is `alone` in the cell of a table, with the code after
    it."""
    from markdown_it.token import Token

    title = titles.of(token.content) if token.type == "code_inline" else None
    if title is None:
        return [token]
    attrs: dict[str, str | int | float] = {"class": "option", "title": token.content}
    if titles.language:
        attrs["lang"] = titles.language
    named = [
        Token("em_open", "em", 1, attrs=attrs),
        Token("text", "", 0, content=title),
        Token("em_close", "em", -1),
    ]
    return [*named, Token("text", "", 0, content=" "), token] if alone else named


def _say_once(children: list[Token]) -> None:
    """Where the sentence after a title is the title again, leave it out."""
    for title, end, after in zip(children, children[1:], children[2:], strict=False):
        again = f": {title.content}"
        if end.type == "em_close" and after.type == "text" and after.content.startswith(again):
            rest = after.content.removeprefix(again)
            if not rest or rest[0] in ";.":
                after.content = rest


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
    """Remove inline styles: tables set their alignment with them, which the content policy
    forbids."""
    style = str(token.attrs.pop("style", ""))
    if style.startswith("text-align:"):
        token.attrs["class"] = f"align-{style.removeprefix('text-align:')}"
