"""Plain mode in Mus: output, input, signals and the end."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from boneace.cards import SPANISH_40
from boneace.languages import speaking
from boneace.terminal.mus.words import running
from boneace.terminal.sitting import Sitting

from .sittings import arranged, at_random, check_written, looked_through, played, sitting, told

GAME = "mus"
FEW: dict[str, object] = {"games": 1, "target": 20}
#: Nobody catches a signal, so nothing depends on chance.
UNSEEN: dict[str, object] = {"signals": "unseen"}
#: The cards of Ann, Ben, Cleo and you (the dealer), in the order of dealing, one each in turn.
KINGS = (
    "7O", "6O", "KO", "KC", "5C", "6C", "SO", "KE", "4E", "7E", "4O", "7C", "AB", "AE", "2B", "AO",
)  # fmt: skip


def dealt(
    *cards: str, moves: Sequence[str] = (), options: dict[str, object] | None = None
) -> Sitting:
    """A match in which you deal and speak last; the others make `moves`, otherwise pass."""
    first = [SPANISH_40.number(card) for card in cards]
    rest = [card for card in range(40) if card not in first]
    usual = ("mus", "paso", "no quiero", "discard 7O", "discard 6O", "discard KO")
    return arranged(
        GAME, 4, *moves, *usual, options={**UNSEEN, **(options or {})},
        shuffles=lambda _: [*first, *rest],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("preset", "seats", "options"),
    [
        (None, 4, {}), ("ilustrada", 4, {}), ("ilustrada", 8, {}), ("corrido", 4, {}),
        ("perico", 4, {"natural_first": True}), ("literal", 4, {"courtesy": True}),
        ("four-kings", 4, {"signals": "off"}),
    ],
)  # fmt: skip
def test_every_way_of_playing_comes_to_an_end(
    preset: str | None, seats: int, options: dict[str, object]
) -> None:
    found = sitting(preset, seats, 5, {**options, **FEW}, game=GAME)
    said = played(found, at_random(found, 1))
    text = check_written(said, 230)
    assert "share the match." not in said[-1]
    assert "{" not in text and "terminal-mus" not in text, "a message is missing"
    assert not re.search(r"\b[Yy]ou (has|is|shows|discards|deals|wins)\b", text), text


@pytest.mark.parametrize(
    ("code", "deal", "won"),
    [("es", "Reparto 1. ", "la partida."), ("eu", "1. banaketa. ", "Partidaren irabazleak: ")],
)
def test_a_match_in_another_language_has_no_english_left(code: str, deal: str, won: str) -> None:
    with speaking(code):
        found = sitting(None, 4, 5, {**FEW, "courtesy": True}, game=GAME)
        choose = at_random(found, 1)
        commands = ["?", "table", "hand", "moves", "signals", "count", "log", "foo", ""]

        def policy(lines: list[str]) -> str:
            return commands.pop(0) or choose(lines) if commands else choose(lines)

        said = played(found, policy)
    begins = next(at for at, line in enumerate(said) if line.startswith(deal))
    text = "\n".join(said[begins:])
    assert won in said[-1]
    assert "{" not in text and "mus-" not in text
    words = r"\b(the|your|you|stones?|hand of|type|deals?|card|cards|with|and|wins?|nothing)\b"
    assert not re.search(words, text.lower()), re.findall(f".*{words}.*", text.lower())


def test_one_may_watch() -> None:
    said = told(sitting(None, 4, 3, FEW, watch=True, game=GAME))
    assert "Your turn." not in said and said[-1].endswith("the match.")
    assert not any("signal" in line for line in said), "signals are not for spectators"


def test_no_hidden_card_is_ever_named() -> None:
    def yours(deal: list[str]) -> set[str]:
        return set(re.findall(r"[A2-7SCK][OCEB]", " ".join(x for x in deal if "discard" in x)))

    assert looked_through(sitting(None, 4, 11, FEW, game=GAME), 3, yours) > 9


def test_your_turn_to_speak() -> None:
    said = told(dealt(*KINGS), "")
    assert "Others speak before you. Signal, or press Enter to go on." in said
    at = said.index("Your turn.")
    assert said[at + 1 : at + 6] == [
        "Dealer: You. Mano: Ann.",
        "Your hand: KC, KE, 7C, AO: pair of kings, punto 28.",
        "1: mus",
        "2: no mus",
        "Your move?",
    ]


@pytest.mark.parametrize("typed", ["n", "no mus", "2", "NO MUS", "no hay mus", "0: no mus", "no"])
def test_the_talk_is_ended_in_several_ways(typed: str) -> None:
    assert "You: no mus." in told(dealt(*KINGS), "", typed)


@pytest.mark.parametrize("typed", ["3 4", "34", "discard 4 3", "d 3 4", "7C AO", "discard ao 7c"])
def test_cards_are_discarded_by_their_places_or_named(typed: str) -> None:
    said = told(dealt(*KINGS), "", "m", typed)
    line = "Discard one to four cards: type their places in your hand, such as 1 3, or the cards."
    assert line in said
    assert any(re.fullmatch(r"You discard (7C AO|AO 7C)\.", line) for line in said)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("envido 4", "You: envido 4 (grande)."), ("e 4", "You: envido 4 (grande)."),
        ("envido", "You: envido 2 (grande)."), ("enbido bortz", "You: envido 5 (grande)."),
        ("1 7", "You: envido 7 (grande)."), ("1", "You: envido 2 (grande)."),
        ("órdago", "You: órdago (grande)."), ("hordago", "You: órdago (grande)."),
    ],
)  # fmt: skip
def test_bets_can_be_typed_in_several_ways(typed: str, line: str) -> None:
    assert line in told(dealt(*KINGS), "", "n", typed)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("y", "You: quiero."), ("si", "You: quiero."), ("iduki", "You: quiero."),
        ("n", "You: no quiero."), ("tira", "You: no quiero."), ("no", "You: no quiero."),
        ("e 3", "You: reenvido 3 (7 in all)."), ("reenvido", "You: reenvido 2 (6 in all)."),
    ],
)  # fmt: skip
def test_answers_can_be_typed_in_several_ways(typed: str, line: str) -> None:
    assert line in told(dealt(*KINGS, moves=["envido 4"]), "", "n", typed)


@pytest.mark.parametrize(
    ("before", "typed", "answer"),
    [
        ((), "paso", "First all players say mus, or one ends the talk (MUS-16)."),
        (("m",), "mus", "All have said mus: discard one to four cards (MUS-17)."),
        (("m",), "discard", "Everybody must discard at least one card (B-MUS-14)."),
        (("m",), "7E", "7E is not in the hand (MUS-17)."),
        (("n",), "envido 1", "A bet is at least two stones (MUS-40)."),
        (("n",), "envido 41", "A bet is 40 stones at most: say ordago (MUS-44)."),
        (("n",), "y", "There is no bet to answer in this round (MUS-41)."),
        (("n",), "reenvido 2", "Nothing has been bet in this round: open with envido (MUS-41)."),
        (("n",), "signal blind",
         "A signal must be true: the hand has something (B-MUS-15)."),
    ],
)  # fmt: skip
def test_bad_input_is_answered(before: tuple[str, ...], typed: str, answer: str) -> None:
    said = told(dealt(*KINGS), "", *before, typed)
    assert answer in said and said[-2] == "Your move?"


def test_what_is_no_move_at_all() -> None:
    said = told(dealt(*KINGS), "", "n", "knock", "m 9", "5 9 9")
    assert sum(line == "Type ? for help." for line in said) == 3


def test_why() -> None:
    said = told(dealt(*KINGS), "", "why paso", "why", "n", "why quiero", "why envido", "why p")
    assert "First all players say mus, or one ends the talk (MUS-16)." in said
    assert "Name a move: why envido 2." in said
    assert "There is no bet to answer in this round (MUS-41)." in said
    assert any(line.startswith("Nothing stops you: envido") for line in said)


# --- signals --------------------------------------------------------------------------------------


def test_signals_are_listed_and_given_by_number_or_name() -> None:
    said = told(dealt(*KINGS), "signals", "s 1", "signal cut-mus", "", "table")
    assert "1: signal two-kings (two kings: one bites the lower lip)" in said
    assert "You signal two kings." in said and "You signal end the talk, no mus." in said
    assert "You have signalled: two kings and end the talk, no mus." in said


def test_a_signal_of_the_partner_is_told_and_kept_for_the_hand() -> None:
    found = dealt(*KINGS)
    found.match.aside(2, "signal bet-more")
    said = told(found, "", "n")
    assert "Ben lifts the head: bet more." in said
    assert said.count("Ben has signalled: bet more.") == 2, "at each of your turns"


def test_a_stone_is_claimed_and_granted() -> None:
    found = dealt(*KINGS, options={"courtesy": True})
    found.match.aside(1, "claim")
    said = told(found, "claim", "table", "grant 1", "claim", "table", "")
    assert "You claim a stone for playing properly." in said
    assert "Ann claims a stone for playing properly: grant 1 would grant it." in said
    assert "You grant Ann the stone for playing properly." in said
    assert "The stone has already been claimed (MUS-50)." in said
    assert "Ann and Cleo: 1 of 40 stones, 0 games won." in said


# --- the table and the count ----------------------------------------------------------------------


def test_the_table_tells_lances_stones_and_declarations() -> None:
    found = dealt(*KINGS, moves=["no mus", "envido 4"])
    said = told(found, "", "y", "n", "table", "y", "table")
    assert "Chica: Ann: 4 to answer, 1 if declined." in said
    assert "Grande: 4 stones bet." in said and "Chica: declined, 1 to Ann and Cleo." in said
    assert any(re.fullmatch(r"Seat 0, You: dealer; pares.*\.", line) for line in said)
    assert "Ann and Cleo: 1 of 40 stones, 0 games won." in said
    assert "On the table: 0 amarracos with Cleo, 1 stone with Ann." in said
    assert "In the bowl: 21. In the stock: 24 cards." in said


def test_the_count_says_where_each_stone_came_from() -> None:
    found = dealt(*KINGS, moves=["no mus"])
    said = told(found, "", *["p"] * 4, "count", "table")
    assert any(line.startswith("Standing: You and Ben ") for line in said)
    last = found.match.present(0).last
    assert last is not None and any(line.startswith("Grande: ") and "that makes" in line
                                    for line in said)  # fmt: skip
    reached = {step.side: now for step, now in running(last)}
    assert all(last.stones[side] == now for side, now in reached.items())


def test_before_the_first_count_there_is_none() -> None:
    assert "No deal has been counted yet." in told(dealt(*KINGS), "count")


def test_hand_words_rules_and_help() -> None:
    said = told(dealt(*KINGS), "", "?", "words", "hand", "rules B-MUS-15", "moves")
    assert any(line.startswith("Short forms: m mus, n no mus") for line in said)
    assert any(line.startswith("signals: what you may signal.") for line in said)
    assert any(line.startswith("Your hand: king of copas, king of espadas") for line in said)
    assert any(line.startswith("B-MUS-15") for line in said)
    assert "Not allowed: paso. First all players say mus, or one ends the talk (MUS-16)." in said
