"""A second implementation of the values of hands in each lance, in plain Python, from the
statements of the rule book only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

PACK = [rank + suit for suit in "OCEB" for rank in "KCS765432A"]
WILD = {"CB": "Perico", "SO": "Perica"}

#: The ranks from high to low, and their counts, by the option `kings`.
RANKS = {"eight": "KCS7654A", "four": "KCS765432A", "printed": "K3CS76542A"}
SAME = {"eight": {"3": "K", "2": "A"}, "four": {}, "printed": {}}
JUEGOS = [33, 34, 35, 36, 37, 40, 32, 31]  # the best last

Hand = Sequence[str]
Options = dict[str, Any]
#: The key of a hand in a lance, the higher the better; natural hands are distinguished
#: by the second part, if the option says so.
Key = tuple[int, ...]

ALL_AS_THEY_ARE: Options = {
    "kings": "eight",
    "wild": "none",
    "la_real": False,
    "natural_first": False,
}


def counts(rank: str) -> int:
    """The face value of a rank (MUS-12, MUS-13: a card that equals the king is already replaced by
    one)."""
    return 10 if rank in "KCS" else 1 if rank == "A" else int(rank)


def readings(hand: Hand, options: Options) -> Iterator[tuple[str, int]]:
    """All that the cards may stand for: four ranks, and the number of ranks that differ from the
    card."""
    same = SAME[options["kings"]]
    choices = []
    for card in hand:
        own = same.get(card[0], card[0])
        free = options["wild"] != "none" and card in WILD
        choices.append([(rank, rank != own) for rank in (RANKS[options["kings"]] if free else own)])
    for chosen in product(*choices):
        yield "".join(rank for rank, _ in chosen), sum(made for _, made in chosen)


def strength(rank: str, options: Options) -> int:
    ranks = RANKS[options["kings"]]
    return len(ranks) - ranks.index(rank)


def grande(ranks: str, options: Options) -> Key:
    """Card by card from the top (MUS-22)."""
    return tuple(sorted((strength(rank, options) for rank in ranks), reverse=True))


def chica(ranks: str, options: Options) -> Key:
    """Card by card from the bottom (MUS-25)."""
    return tuple(-value for value in sorted(strength(rank, options) for rank in ranks))


def pares(ranks: str, options: Options) -> Key | None:
    """Its value and its ranks, the higher first (MUS-27 to 31); None without pares."""
    times = {strength(rank, options): ranks.count(rank) for rank in ranks}
    pairs = sorted(rank for rank, many in times.items() for _ in range(many // 2))
    triples = [rank for rank, many in times.items() if many == 3]
    if len(pairs) == 2:
        return 3, pairs[1], pairs[0]
    if triples:
        return 2, triples[0]
    return (1, pairs[0]) if pairs else None


def total(ranks: str) -> int:
    return sum(counts(rank) for rank in ranks)


def juego(ranks: str, options: Options) -> Key | None:
    """Its place in the order of juegos (MUS-33 to 36); None below 31."""
    count = total(ranks)
    if count < 31:
        return None
    real = options["la_real"] and count == 31 and ranks.count("7") == 3
    return JUEGOS.index(count), int(real)


def punto(ranks: str, options: Options) -> Key | None:
    """The nearer to 30 the better (MUS-37, MUS-38); None for a player who has juego."""
    count = total(ranks)
    return (count,) if count <= 30 else None


LANCES = {"grande": grande, "chica": chica, "pares": pares, "juego": juego, "punto": punto}


def best(lance: str, hand: Hand, options: Options) -> tuple[Key, int] | None:
    """The best key of a hand in a lance, and, if natural hands come first, whether it is
    that with its own cards; None if it has no part in the lance."""
    found = []
    for ranks, made in readings(hand, options):
        key = LANCES[lance](ranks, options)
        if key is not None:
            found.append((key, int(options["natural_first"] and made == 0)))
    return max(found) if found else None


def has(lance: str, hand: Hand, options: Options) -> bool:
    """Whether a hand may be bet on in a lance."""
    return best(lance, hand, options) is not None


def basic(lance: str, hand: Hand, options: Options) -> int:
    """The stones that a hand brings to its side in pares, juego or punto, beside any bet."""
    found = best(lance, hand, options)
    if found is None:
        return 0
    key, _ = found
    if lance == "pares":
        return key[0]
    if lance == "punto":
        return 1
    return 3 if JUEGOS[key[0]] == 31 else 2


def winner(lance: str, hands: dict[int, Hand], options: Options) -> int | None:
    """The seat with the best hand; seats come in the order of the turn, the eldest first, and the
    elder wins between equals (MUS-24, MUS-48)."""
    values = {seat: best(lance, hand, options) for seat, hand in hands.items()}
    able = {seat: value for seat, value in values.items() if value is not None}
    if not able:
        return None
    most = max(able.values())
    return next(seat for seat, value in able.items() if value == most)
