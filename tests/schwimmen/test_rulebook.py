"""The rule book of Schwimmen as players read it."""

from __future__ import annotations

import re
import tomllib

from boneace.match.replaying import replay
from boneace.record import from_dict
from tests.clauses import BookChecks

from .rulebook import BOOK
from .table import middle


class TestRulebook(BookChecks):
    book = BOOK


def test_every_preset_has_a_section() -> None:
    for preset in BOOK.declaration.presets:
        assert f"\n### {preset.title}\n" in BOOK.text


def test_the_example_is_played_as_it_is_told() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", BOOK.text, re.DOTALL)
    record = tomllib.loads(written)
    moves = record["deals"][0]["moves"]
    record["deals"][0]["moves"] = moves[:4]
    match = replay(from_dict(record))
    assert middle(match) == {"TH", "9S", "JC"}
    record["deals"][0]["moves"] = moves
    match = replay(from_dict(record))
    last = match.present().last
    assert [set(hand) for hand in last.hands] == [
        {"KH", "TH", "9H"}, {"JD", "8D", "7D"}, {"AS", "QS", "9S"}
    ]  # fmt: skip
    assert last.totals == ["29", "25", "30"]
    assert match.standing() == {"lives": [3, 2, 3]}
    assert (match.deal, match.dealer) == (2, 0)
