"""Rule books as HTML: safe, and with ids to link to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boneace import games
from boneace.errors import OptionError
from boneace.games import rulebook
from boneace.languages import speaking
from boneace.languages.codes import ENGLISH, LANGUAGES
from boneace.table.web.rulebook import rule_book, to_html


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
    title, html, _ = found
    assert title == "Thirty-one"
    assert 'id="T31-15"' in html


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_the_options_can_be_linked_to(game: str, language: str) -> None:
    """As the words of the game in one minute do, for a figure that an option decides."""
    with speaking(language):
        found = rule_book(game)
        minute = rulebook.text(game).split("\n## ")[1]
    assert found is not None
    # one table has them all: that of the presets may name one too
    [table] = [part for part in found[1].split("<table>") if 'id="option-' in part]
    lines = re.findall(r'<td id="option-(\w+)">', table)
    assert sorted(lines) == sorted(option.name for option in games.declaration(game).options)
    figures = re.findall(r"\[[^]]+\]\(#option-(\w+)\)", minute)
    assert set(figures) <= set(lines)
    with speaking(ENGLISH):
        english = rulebook.text(game).split("\n## ")[1]
    assert sorted(figures) == sorted(re.findall(r"\(#option-(\w+)\)", english))


def test_options_and_their_values_are_named_as_in_the_form() -> None:
    found = rule_book("stop-the-bus")
    assert found is not None
    html = found[1]
    assert '<em class="option" title="exchange">Exchange</em> set to' in html
    assert '<em class="option" title="one">One card only</em>, a turn exchanges' in html
    # the list of the options has the codes too, for those who write them
    assert "</em> <code>exchange</code></td>" in html
    with speaking("es"):
        spanish = rule_book("stop-the-bus")
    assert spanish is not None and '<em class="option" title="exchange">Exchange<' not in spanish[1]


def test_what_a_value_means_is_not_said_twice() -> None:
    found = rule_book("thirty-one")
    assert found is not None
    assert 'title="52">The standard pack of 52</em>; <em' in found[1]


def test_the_rule_book_in_the_language_that_is_spoken() -> None:
    with speaking("es"):
        spanish = rule_book("mus")
        assert rulebook.clause("mus", "MUS-08").startswith("MUS-08 Lo que gana un bando")
    with speaking("eu"):
        basque = rule_book("mus")
    english = rule_book("mus")
    assert spanish and basque and english
    assert len({spanish[1], basque[1], english[1]}) == 3
    assert [book[2] for book in (spanish, basque, english)] == ["es", "eu", "en"]
    for _, html, _ in (spanish, basque, english):
        assert 'id="B-MUS-03"' in html and " lang=" not in html


def test_a_game_without_a_translation_has_its_english_rule_book(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its options have the names of the form, and are marked as options."""
    english = rulebook.text("stop-the-bus")
    (tmp_path / "rulebook.md").write_text(english, encoding="utf-8")
    monkeypatch.setattr(rulebook, "files", lambda package: tmp_path)
    with speaking("fr"):
        assert rulebook.text("stop-the-bus") == english
        found = rule_book("stop-the-bus")
    assert found is not None
    _, html, language = found
    assert language == "en"
    assert '<em class="option" title="exchange" lang="fr">Échange</em> set to' in html


def test_an_unknown_game() -> None:
    with pytest.raises(OptionError):
        rule_book("../secret")
