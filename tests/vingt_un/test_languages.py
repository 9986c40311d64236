"""Vingt-Un in each language: nothing is left in English, and no message is missing."""

from __future__ import annotations

import random
import re

import pytest

import boneace
from boneace import Match
from boneace.errors import BoneAceError
from boneace.languages import speaking
from tests.telling import NAMES, told, why_not
from tests.vingt_un.table import dealt, new, play

#: English words that sentences of Vingt-Un are made of, and none of Spanish or Basque.
ENGLISH = (
    "the", "and", "of", "to", "is", "are", "has", "have", "deals", "draws", "draw", "stands",
    "stand", "stakes", "stake", "chips", "chip", "double", "divide", "divides", "keep", "hand",
    "hands", "dealer", "beats", "below", "equal", "wins", "loses", "pays", "receives", "pool",
    "over-drawn", "or", "card", "cards", "put", "puts", "nobody", "everybody", "for", "with",
)  # fmt: skip
_LEFT = re.compile(rf"\b({'|'.join(ENGLISH)})\b")
_READABLE = {"label", "hint", "reason", "why", "value", "total"}
OPTIONS = {"pool_over_draw": 2, "pool_ties": "third", "natural_collects_from_all": True}


def played(seed: int, preset: str | None = None) -> Match:
    """Some deals of a match at random, in which pairs are divided and few draw to many."""
    rng = random.Random(seed)
    match = boneace.new("vingt-un", players=NAMES, preset=preset, options=OPTIONS, seed=seed)
    for _ in range(250):
        moves = [move.text for move in match.legal]
        liked = [text for text in moves if text.startswith("divide")]
        match.push(rng.choice(liked if liked and rng.random() < 0.8 else moves))
    return match


def left_in(line: str) -> bool:
    """Whether English is left in a line, except for moves, which are quoted."""
    return bool(_LEFT.search(re.sub("«[^»]*»", "", line).lower()))


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize("preset", [None, "pool", "limited-deal"])
def test_a_match_is_told_without_english(code: str, preset: str | None) -> None:
    for seed in range(4):
        match = played(seed, preset)
        lines = told(match, code, _READABLE)
        assert not {line for line in lines if left_in(line)}
        assert not any("{" in line or "vingt-un-" in line for line in lines)


def test_the_same_match_is_told_to_each_in_his_language() -> None:
    match = played(1)
    english = match.log(0)
    with speaking("es"):
        spanish = match.log(0)
    assert len(spanish) == len(english) and match.log(0) == english
    assert spanish[0] == "Reparto 1. Reparte: Xabi." and english[0] == "Deal 1: Xabi deals."


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "Seat 1 declares TS 9H and receives 5 chips: 19 stands, the dealer over-draws."),
        ("es", "Seat 1 enseña TS 9H y cobra 5 fichas: 19, y la banca se pasa."),
        ("eu", "Seat 1: TS 9H; 5 fitxa kobratuta (19, eta banatzailea pasatuta)."),
    ],
)
def test_what_a_hand_brought_is_told_with_the_reason(code: str, said: str) -> None:
    match = dealt("KS 5S", "TS 9H", "5D 6H", stakes=[5, 3])
    play(match, "stand", "draw", "TD", "stand", "draw", "9C")
    with speaking(code):
        assert said in match.log()


def test_how_a_hand_stands_is_a_code_and_what_became_of_it_a_word() -> None:
    match = dealt("KS 5S", "TS 6C", "5D 6H")
    play(match, "draw", "QC")
    with speaking("es"):
        assert match.present().seats[1].hands[0].state == "over-drawn"
        play(match, "stand", "draw", "QD")
        last = match.present().last
    assert last.kind == "showdown"
    assert last.played[1][0].value == last.played[0][0].value == "pasado"
    assert last.played[1][0].why == "se ha pasado"


@pytest.mark.parametrize(
    ("code", "total"), [("en", "7 or 17"), ("es", "7 o 17"), ("eu", "7 edo 17")]
)
def test_a_hand_with_an_ace_counts_either(code: str, total: str) -> None:
    match = dealt("KS 5S", "AS 6H")
    with speaking(code):
        assert match.present(1).seats[1].hands[0].total == total


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("es", "Antes de nada, cada uno apuesta a su primera carta (VU-10)"),
        ("eu", "Ezer baino lehen, bakoitzak bere lehen kartan jartzen du apustua (VU-10)"),
    ],
)
def test_a_refusal_speaks_the_language_and_names_the_clause(code: str, reason: str) -> None:
    match = boneace.new("vingt-un", players=NAMES, seed=1)
    with speaking(code), pytest.raises(BoneAceError) as refused:
        match.push("draw")
    assert str(refused.value).endswith(reason[1:])


@pytest.mark.parametrize("code", ["en", "es", "eu"])
@pytest.mark.parametrize(
    "text",
    ["stake", "stake 0", "stake 11", "stake 21", "stake x", "divide", "divide 3", "divide 99",
     "keep", "double", "no double", "draw", "stand", "foo"],
)  # fmt: skip
def test_every_refusal_is_a_whole_sentence(code: str, text: str) -> None:
    staking = boneace.new("vingt-un", players=NAMES, seed=1)
    others = [
        play(new(2), "KS", "9S"),
        dealt("KS 5S", "8S 8H"),
        dealt("8S 8H", "TS QH"),
        dealt("KS 5S", "TS 6H"),
    ]
    play(others[2], "stand")
    for match in [staking, *others]:
        refused = why_not(match, text, code)
        assert "{" not in refused and "vingt-un-" not in refused and "amounts-" not in refused
        assert code == "en" or not left_in(refused.split(". ")[0])


@pytest.mark.parametrize("code", ["en", "es", "eu"])
def test_limits_that_cross_are_refused_in_the_language(code: str) -> None:
    with speaking(code), pytest.raises(BoneAceError) as refused:
        boneace.new("vingt-un", seats=3, options={"min_stake": 9, "max_stake": 3})
    assert "min_stake" in str(refused.value)
    assert code == "en" or not left_in(str(refused.value))
