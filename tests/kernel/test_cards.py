"""Cards and packs in notation (docs/notation.md, "Cards")."""

import pytest

from boneace.cards import (
    FRENCH_32,
    FRENCH_40,
    FRENCH_52,
    SPANISH_40,
    Cards,
    members,
    set_of,
)
from boneace.errors import InvalidMove, WrongType, WrongValue

PACKS = [FRENCH_52, FRENCH_40, FRENCH_32, SPANISH_40]


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.name)
def test_every_card_reads_back_in_any_case(pack):
    texts = [pack.text(card) for card in members(pack.cards)]
    assert len(set(texts)) == len(texts) == int(pack.name.split("-")[0].split()[-1])
    for card, text in zip(members(pack.cards), texts, strict=True):
        assert text == text.upper()
        for written in (text, text.lower(), text[0] + text[1].lower(), text[0].lower() + text[1]):
            assert pack.number(written) == card


def test_french_order():
    written = " ".join(Cards(FRENCH_52.cards, FRENCH_52))
    assert written.startswith("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH")
    assert FRENCH_52.text(51) == "KC"


def test_short_packs():
    assert {text[0] for text in Cards(FRENCH_32.cards, FRENCH_32)} == set("A789TJQK")
    assert {text[0] for text in Cards(FRENCH_40.cards, FRENCH_40)} == set("A234567JQK")
    assert FRENCH_32.text(FRENCH_32.number("7H")) == "7H"
    assert FRENCH_32.number("7H") == FRENCH_52.number("7H")  # a card keeps its number


def test_spanish_cards():
    assert [SPANISH_40.text(SPANISH_40.number(text)) for text in ("ko", "Cc", "Se", "ab")] == [
        "KO", "CC", "SE", "AB",
    ]  # fmt: skip
    assert {text[0] for text in Cards(SPANISH_40.cards, SPANISH_40)} == set("KCS765432A")


@pytest.mark.parametrize(
    ("pack", "text"),
    [
        (FRENCH_52, ""),
        (FRENCH_52, "7"),
        (FRENCH_52, "7HH"),
        (FRENCH_52, "H7"),
        (FRENCH_52, "1H"),
        (FRENCH_52, "10H"),
        (FRENCH_52, "??"),
        (FRENCH_52, "7 "),
        (FRENCH_52, "7O"),
        (FRENCH_32, "6H"),
        (FRENCH_40, "8S"),
        (FRENCH_40, "TS"),
        (SPANISH_40, "JO"),
        (SPANISH_40, "8E"),
    ],
)
def test_what_is_no_card(pack, text):
    with pytest.raises(InvalidMove, match=f"the {pack.name} pack"):
        pack.number(text)


def test_words():
    assert FRENCH_52.words(FRENCH_52.number("7H")) == "seven of hearts"
    assert SPANISH_40.words(SPANISH_40.number("CC")) == "caballo of copas"


def test_cards():
    cards = Cards(set_of([0, 1, 3]), FRENCH_52)
    assert list(cards) == ["AS", "2S", "4S"] and len(cards) == 3
    assert "2s" in cards and "3S" not in cards
    assert cards == Cards(0b1011, FRENCH_52) != Cards(0b1011, SPANISH_40)
    assert repr(cards) == "<Cards AS 2S 4S>"


# --- sets of cards held by a user -----------------------------------------------------------------

HAND, OTHER = Cards.parse("AS KD 7H"), Cards.parse("7H 2C")


def test_sets_are_put_together_as_those_of_python_are() -> None:
    one, two = set(HAND), set(OTHER)
    for found, wanted in (
        (HAND | OTHER, one | two),
        (HAND & OTHER, one & two),
        (HAND - OTHER, one - two),
        (HAND ^ OTHER, one ^ two),
    ):
        assert isinstance(found, Cards)
        assert set(found) == wanted
    for a, b in ((HAND, OTHER), (HAND, HAND), (HAND & OTHER, HAND), (HAND, HAND & OTHER)):
        x, y = set(a), set(b)
        assert (a <= b, a < b, a >= b, a > b) == (x <= y, x < y, x >= y, x > y)
        assert (a == b, a.isdisjoint(b)) == (x == y, x.isdisjoint(y))
    assert len({HAND, Cards.parse("7h as kd"), OTHER}) == 2
    assert not Cards(0, FRENCH_52)


def test_one_of_two_may_be_notation() -> None:
    assert HAND - "AS" == "KD 7H 9C" & HAND == Cards.parse("KD 7H")
    assert Cards.parse("2C") == "AS 2C" - HAND
    assert "2C" | HAND == "2C" ^ HAND == HAND | "2C"
    assert (HAND >= "KD", HAND > "KD", HAND < "KD", HAND <= "KD") == (True, True, False, False)
    assert HAND.isdisjoint("2S")
    with pytest.raises(InvalidMove):
        HAND | "1S"
    with pytest.raises(TypeError):
        HAND | {"AS"}  # type: ignore[operator]
    with pytest.raises(TypeError):
        sorted([HAND, 7])  # type: ignore[type-var]


def test_cards_are_read_as_they_are_written() -> None:
    assert str(HAND) == "AS 7H KD"
    assert Cards.parse(str(HAND)) == HAND == Cards.parse("ks, kd as 7h") - "KS"
    assert list(Cards.parse("KO CC", SPANISH_40)) == ["KO", "CC"]
    assert Cards.parse("") == Cards(0, FRENCH_52)
    for wrong in ("ZZ", "AS AS", "??", "A S"):
        with pytest.raises(InvalidMove):
            Cards.parse(wrong)
    with pytest.raises(InvalidMove):
        Cards.parse("8S", FRENCH_40)


def test_cards_of_two_packs_do_not_go_together() -> None:
    spanish = Cards.parse("KO", SPANISH_40)
    for way in ("__or__", "__and__", "__sub__", "__xor__", "__le__", "__gt__", "isdisjoint"):
        with pytest.raises(WrongValue, match="cannot be mixed"):
            getattr(HAND, way)(spanish)
    assert spanish != HAND


def test_a_pack_is_a_pack() -> None:
    with pytest.raises(WrongType, match="“pack” must be a pack of cards"):
        Cards.parse("AS", "52-card")  # type: ignore[arg-type]
