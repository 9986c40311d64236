"""The rule book of Vingt-Un as players read it."""

from __future__ import annotations

import re
import tomllib

from boneace.match.replaying import replay
from boneace.record import from_dict
from tests.clauses import BookChecks

from .rulebook import BOOK


class TestRulebook(BookChecks):
    book = BOOK


def test_every_preset_has_a_section() -> None:
    for preset in BOOK.declaration.presets:
        assert f"\n### {preset.title}\n" in BOOK.text


def test_the_example_of_the_rule_book_goes_as_it_says() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", BOOK.text, re.DOTALL)
    match = replay(from_dict(tomllib.loads(written)))
    assert (match.standing(), match.deal, match.dealer) == ({"chips": [-3, 3, 0]}, 2, 0)
    played = match.present(None).last.played
    values = [[hand.value for hand in hands] for hands in played]
    assert values == [["19"], ["20"], ["vingt-un", "18"]]


def test_vu_54_the_points_that_the_text_lacks_are_there_as_vux_01_to_vux_17() -> None:
    recovered = sorted(label for label in BOOK.clauses if label.startswith("VUX-"))
    assert recovered == [f"VUX-{number:02}" for number in range(1, 18)]
    assert "VUX-01 to VUX-17" in BOOK.clauses["VU-54"]


def test_it_says_what_is_not_built() -> None:
    told = BOOK.text.partition("## What is not here")[2].partition("\n## ")[0]
    for label in ("VUX-06 to VUX-13", "B-VU-12", "VUX-15", "VUX-03", "B-VU-10"):
        assert label in told, label
