"""“You”: sentences about the reader, in every language, without their name."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import boneace
from boneace import Match, games
from boneace.errors import IllegalMove
from boneace.languages import later, say, speaking
from boneace.languages.catalogues import files
from boneace.languages.codes import ENGLISH
from boneace.languages.lists import listed
from boneace.languages.you import heard, heard_by, named, you, you_first
from tests.languages.catalogues import parsed
from tests.places import PACKAGE, short
from tests.telling import played

#: “You” as the subject of a verb in the third person, or in the wrong case.
WRONG = {
    "en": r"\b[Yy]ou(, who \w+,)? (is|has|was|(?!pass\b)\w*[a-z]{2}s)\b|\b[Yy]ou’s\b|[:,] You\b",
    "es": r"\bTú (?!y |e |con )\w|\b(a|de|para|por|entre) [Tt]ú\b|\b(recibe|gana|pierde) [Tt]ú\b",
    "eu": r"\bZu (?!eta )[a-z]",
    "fr": r"\bVous (?!et |vous |êtes |(ne )?(\w+ez|faites|dites)\b)|[:,(] ?Vous\b",
    "de": r"\b[Dd]u (?!und |setzt\b)(?![a-zäöüß]+st\b)[a-zäöüß]+\b|\b(für|von|mit|gegen) [Dd]u\b",
    "it": r"\bTu (?!e )\w|\b(a|di|da|per|con|tra) [Tt]u\b",
}


@pytest.mark.parametrize("game", games.names())
def test_a_player_hears_of_himself_as_you(game: str) -> None:
    for match in (played(game, seed) for seed in range(2)):
        for code, wrong in WRONG.items():
            with speaking(code):
                called = {say("names-you"), say("names-you-within")}
                heard = [_heard(match, seat) for seat in range(match.seats)]
            assert [line for line in heard[0] if called & set(re.findall(r"\w+", line))]
            for name, lines in zip(match.players, heard, strict=True):
                assert [line for line in lines if name in line] == []
                assert [line for line in lines if re.search(wrong, line)] == []


def _heard(match: Match, seat: int) -> list[str]:
    story = match.story(seat, 0, you=True)
    return [effect.line for _, effects in story for effect in effects]


def test_others_hear_the_name() -> None:
    match = played("thirty-one", 1)
    assert not any("You" in line for seat in range(match.seats) for line in match.log(seat))
    watched = [effect.line for _, effects in match.story(None, 0, you=True) for effect in effects]
    assert not any("You" in line for line in watched)


def test_a_player_whose_name_is_you_is_not_the_reader() -> None:
    assert say("lives-knocks", who="You") == "You knocks."
    assert say("lives-knocks", who=you()) == "You knock."
    assert say("lives-knocks", who="you") == "you knocks."


def test_you_come_first_and_are_among_others() -> None:
    names = heard_by(2, ["Ann", "Ben", "Cleo"])
    assert str(listed(names)) == "You, Ann and Ben"
    assert say("mus-declared", title="Pares", who=listed(names), count=3, word="pares") == (
        "Pares: you, Ann and Ben have pares."
    )
    assert say("lives-won", who=listed(names), count=3) == "You, Ann and Ben share the match."
    assert you_first([0, 1, 2], names) == [2, 0, 1]
    with speaking("es"):
        assert say("lives-won", who=listed(heard_by(0, ["Ann", "Inés"])), count=2) == (
            "Tú e Inés compartís la partida."
        )


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "You cover Ben’s wager of 2."),
        (1, "Ann covers your wager of 2."),
        (None, "Ann covers Ben’s wager of 2."),
    ],
)
def test_what_is_kept_for_the_log_is_told_to_each(seat: int | None, told: str) -> None:
    ann, ben = named(["Ann", "Ben"])
    assert heard(later("thirty-one-covers", who=ann, by=ben, stake=2), seat) == told


def test_a_refusal_calls_who_asked_you() -> None:
    match = boneace.new(
        "thirty-one",
        seats=3,
        options={"side_wagers": True},
        dealer=1,
        standing={"lives": [None, 1, 1]},
    )
    with pytest.raises(IllegalMove, match=r"^You are out already"):
        match.aside(0, "bet 5 on 0")


class _Told(Visitor):
    """The names before a verb in the third person, if there is no form for the reader."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        name = node.selector.id.name if isinstance(node.selector, ftl.VariableReference) else ""
        self.chosen.append(name if "you" in keys else "")
        for variant in node.variants:
            self.visit(variant)
        self.chosen.pop()

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        for part, after in zip(node.elements, node.elements[1:], strict=False):
            name = getattr(getattr(part, "expression", None), "id", None)
            follows = after.value if isinstance(after, ftl.TextElement) else ""
            if name and re.match(r" (is|has|\w*[a-z]{2}s)\b|’s\b", follows):
                self.found += [name.name] if name.name not in self.chosen else []
        self.generic_visit(node)


def test_english_has_a_form_for_you_wherever_a_verb_follows_a_name() -> None:
    lacking = []
    for path in files(ENGLISH):
        for entry in parsed(path).body:
            if isinstance(entry, ftl.Message):
                told = _Told()
                told.visit(entry)
                lacking += [f"{short(path)}: {entry.id.name}" for name in told.found if name in WHO]
    assert [found for found in lacking if not found.rpartition(": ")[2].startswith(LABELS)] == []


#: The variables that are names of players.
WHO = {"who", "by", "on", "old", "over", "payers"}
#: Messages that name somebody else in any case.
LABELS = ("errors-", "mus-not-claimed", "thirty-one-no-open-wager", "terminal-")


def test_no_finished_sentence_is_changed_for_a_player() -> None:
    """A message has a form for the reader; code does not look for a name in a sentence."""
    looks = re.compile(r"re\.escape\(\w*name|\.(replace|startswith)\(f?\"?\W?(who|name)\b")
    sources = [p for room in ("terminal", "games", "match") for p in (PACKAGE / room).rglob("*.py")]
    assert [short(p) for p in sources if looks.search(p.read_text(encoding="utf-8"))] == []
