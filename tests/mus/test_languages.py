"""Mus in each language: nothing is left in English, and no message is missing."""

from __future__ import annotations

import random
import re

import pytest

import boneace
from boneace import Match
from boneace.errors import BoneAceError
from boneace.games.mus.asides import NUMBERS
from boneace.languages import speaking
from tests.telling import NAMES, told, why_not

#: English words that sentences of Mus are made of, and none of Spanish or Basque.
ENGLISH = (
    "the", "and", "of", "to", "is", "are", "has", "have", "deals", "discards", "served", "stones",
    "stone", "bet", "with", "pair", "nobody", "hands", "shown", "takes", "take", "game", "wins",
    "win", "kings", "aces", "declined", "accept", "change", "new", "no pares", "in all", "card",
)  # fmt: skip
_READABLE = {
    "label", "hint", "reason", "title", "english", "holds", "line", "gesture", "meaning", "values",
}  # fmt: skip
_LEFT = re.compile(rf"\b({'|'.join(ENGLISH)})\b")


def played(seed: int, preset: str | None = None, seats: int = 4) -> Match:
    """Some deals of a match at random, with signals and claims."""
    rng = random.Random(seed)
    names = [*NAMES, "Gotzon", "Ibai"][:seats]
    match = boneace.new("mus", players=names, preset=preset, options={"courtesy": True}, seed=seed)
    for _ in range(150):
        if match.over:
            break
        seat = rng.randrange(seats)
        may = match.present(seat).signals.may
        if may and rng.random() < 0.3:
            match.aside(seat, rng.choice(may).move)
        open_now = [move.text for move in match.legal]
        calm = [text for text in open_now if "ordago" not in text or rng.random() < 0.1]
        small = [text for text in calm if not re.search(r"\d{2}|[6-9]$", text)]
        match.push(rng.choice(small or calm))
    if not match.over:
        match.aside(0, "claim")
    return match


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(("preset", "seats"), [(None, 4), ("ilustrada", 6), ("perico", 4)])
def test_a_match_is_told_without_english(code: str, preset: str | None, seats: int) -> None:
    for seed in range(4):
        match = played(seed, preset, seats)
        lines = told(match, code, _READABLE)
        left = {line for line in lines if _LEFT.search(line.lower())}
        assert not left
        assert not any("{" in line or "mus-" in line for line in lines)


def test_the_same_match_is_told_to_each_in_his_language() -> None:
    match = played(1)
    english = match.log(0)
    with speaking("eu"):
        basque = match.log(0)
    assert len(basque) == len(english) and match.log(0) == english
    assert basque[0] == "1. banaketa. Banatzailea: Xabi." and english[0] == "Deal 1: Xabi deals."


def test_a_bet_in_basque_has_basque_numbers() -> None:
    """MUS-51."""
    match = boneace.new("mus", players=NAMES, seed=1)
    match.push("no mus")
    match.push("envido 2")
    with speaking("eu"):
        line = match.log(None)[-1]
        labels = [offer.label for offer in match.present(match.turn).legal]
    assert line.endswith(": enbido biga (handia).")
    assert {f"Errenbido {n}" for n in ("bat", "biga", "hirur", "laur", "bortz")} <= set(labels)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("es", "Primero dicen todos si quieren mus, o lo cortan (MUS-16)"),
        ("eu", "Lehenik denek esan behar dute mus nahi duten, edo moztu (MUS-16)"),
    ],
)
def test_a_refusal_speaks_the_language_and_names_the_clause(code: str, reason: str) -> None:
    match = boneace.new("mus", players=NAMES, seed=1)
    with speaking(code), pytest.raises(BoneAceError) as refused:
        match.push("paso")
    assert str(refused.value).endswith(reason[1:])


@pytest.mark.parametrize("code", ["en", "es", "eu"])
@pytest.mark.parametrize(
    "text",
    ["envido", "envido 1", "envido 41", "envido x", "reenvido 2", "discard", "discard KO KO", "foo",
     "quiero", "ordago", "signal", "signal foo", "signal two-kings seen 1", "grant 1", "claim x",
     *(f"signal {name}" for name in NUMBERS)],
)  # fmt: skip
def test_every_refusal_is_a_whole_sentence(code: str, text: str) -> None:
    match = boneace.new("mus", players=NAMES, options={"courtesy": True}, seed=1)
    refused = why_not(match, text, code)
    assert "{" not in refused and "mus-" not in refused
    assert code == "en" or not _LEFT.search(refused.split("«")[0].lower())
