"""The rule book as players read it: names, tables, links."""

from __future__ import annotations

import re

import pytest

from boneace.games.thirty_one.declaration import DECLARATION

from .rulebook import RULEBOOK, clauses, options_table, presets_table, with_tables

TEXT = RULEBOOK.read_text(encoding="utf-8")


def test_the_tables_of_the_rule_book_agree_with_the_declaration() -> None:
    assert with_tables(TEXT) == TEXT, "bring it up to date: python -m tests.thirty_one.rulebook"


def test_the_tables_name_every_option_every_value_and_every_preset() -> None:
    for option in DECLARATION.options:
        assert f"| `{option.name}` |" in options_table()
        if option.kind == "choice":
            assert all(f"`{value}`: " in options_table() for value in option.values)
    assert all(f"| `{preset.name}` |" in presets_table() for preset in DECLARATION.presets)


def test_every_option_is_explained_where_its_rule_is() -> None:
    spoken = TEXT.partition("## Options")[0].replace(presets_table(), "")
    told_by_its_preset = {"pack", "keeps", "widow"}
    for option in DECLARATION.options:
        assert f"`{option.name}`" in spoken or option.name in told_by_its_preset, option.name


@pytest.mark.parametrize("preset", DECLARATION.presets, ids=lambda preset: preset.name)
def test_every_preset_has_a_section(preset: object) -> None:
    assert f"\n### {preset.title}\n" in TEXT  # type: ignore[attr-defined]


def test_t31_03_it_is_told_apart_from_other_games_of_the_name() -> None:
    for other in ("Skat", "Schwimmen", "Schnauz", "Hosen runter", "Greek banking game"):
        assert other in clauses()["T31-03"]
    assert DECLARATION.title == "Thirty-one"


def test_t31_04_its_other_names_are_told() -> None:
    names = (
        "Blitz", "Scat", "Cadillac", "Cad", "Whammy!", "Juble", "Kitty", "High Hat",
        "Ride the Bus", "Geronimo",
    )  # fmt: skip
    for name in names:
        assert re.search(rf"\b{name}(?!\w)", clauses()["T31-04"]), name


def test_links_within_the_rule_book_lead_somewhere() -> None:
    pytest.importorskip("markdown_it")
    from boneace.table.rulebook import to_html

    html = to_html(TEXT)
    ids = set(re.findall(r'\bid="([^"]+)"', html))
    assert set(re.findall(r'href="#([^"]+)"', html)) <= ids
    assert {label for label in clauses() if not label.startswith("C-")} <= ids
    assert "[//]" not in html
