"""Rule books as HTML: safe, and with ids to link to."""

from __future__ import annotations

import pytest

from boneace.errors import OptionError
from boneace.table.rulebook import rule_book, to_html


def test_clauses_and_headings_can_be_linked_to() -> None:
    html = to_html(
        "# The play\n\n**T31-15** Knock.\n**T31D-09** Or not, see **T31-15**.\n\n"
        "- **B-T31-11** A reading.\n\n## T31-16 After a knock\n\n## The play\n"
    )
    assert '<h1 id="the-play">' in html
    assert '<strong id="T31-15">T31-15</strong> Knock' in html
    assert '<strong id="T31D-09">' in html
    assert '<strong id="B-T31-11">' in html
    assert '<h2 id="T31-16">' in html
    assert '<h2 id="the-play-2">' in html
    assert html.count('id="T31-15"') == 1


def test_no_html_no_script_no_inline_style() -> None:
    html = to_html(
        "<script>alert(1)</script> <b onclick=x>b</b>\n\n[x](javascript:alert(1)) "
        "[y](data:text/html,x)\n\n<img src=x>\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n"
    )
    for bad in ("<script", "<b ", "<img", 'href="javascript', 'href="data', "style="):
        assert bad not in html
    assert '<th class="align-center">' in html
    assert 'rel="noopener noreferrer"' in to_html("[z](https://example.org)")


def test_the_rule_book_of_thirty_one() -> None:
    found = rule_book("thirty-one")
    assert found is not None
    title, html = found
    assert title == "Thirty-one"
    assert 'id="T31-15"' in html


def test_an_unknown_game() -> None:
    with pytest.raises(OptionError):
        rule_book("../secret")
