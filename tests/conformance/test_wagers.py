"""Actions out of turn, which random matches do not make: undo and records with side wagers."""

import pytest

import boneace
from boneace.errors import IllegalMove, InvalidMove
from boneace.match.replaying import replay
from boneace.record import read
from boneace.testing.undo import facts_of


def test_undo_restores_the_ledger():
    match = boneace.new("thirty-one", seats=3, preset="west-lansing", seed=4)
    begun = facts_of(match)
    match.aside(2, "bet 5 on 1")
    bet = facts_of(match)
    match.aside(0, "cover 2")
    match.push("draw")
    match.pop()
    match.pop()
    assert facts_of(match) == bet
    match.pop()
    assert facts_of(match) == begun


def test_refused_wagers_change_nothing():
    match = boneace.new("thirty-one", seats=3, preset="west-lansing", seed=4)
    begun = facts_of(match)
    refused = {"cover 1": IllegalMove, "bet 0 on 1": InvalidMove, "draw": InvalidMove}
    for text, error in refused.items():
        with pytest.raises(error):
            match.aside(2, text)
    assert facts_of(match) == begun


def test_records_carry_wagers(tmp_path):
    match = boneace.new("thirty-one", seats=3, preset="west-lansing", seed=4)
    match.aside(2, "bet 5 on 1 over 0")
    match.push("knock")
    match.aside(0, "cover 2")
    match.push("stand")
    match.push("stand")
    for name, text in [
        ("a.toml", match.to_record().to_toml()),
        ("a.jsonl", match.to_record().to_json_line()),
    ]:
        path = tmp_path / name
        path.write_text(text)
        again = replay(read(path))
        assert again.plies == match.plies
        assert again.standing() == match.standing()
        assert again.present(1) == match.present(1)
        assert again.to_record().to_toml() == match.to_record().to_toml()
