"""The questions that players of Mus argue about, for `boneace study`."""

from collections.abc import Iterator

from boneace.games.facts import facts
from boneace.games.mus.lances import Lances, against_one, against_two
from boneace.games.mus.playing.hands import FREE, Floats, hands_of, values_of
from boneace.games.mus.scoring import KING, ORDERS
from boneace.games.mus.solving import counts_as_usual
from boneace.games.mus.solving.hands import Dealt, dealt
from boneace.games.mus.solving.worth import scores, shipped
from boneace.games.mus.speech import LANCES
from boneace.languages import later, say
from boneace.study.moments import exact
from boneace.study.questions import Asked, Question
from boneace.study.told import Cell, Head, Part, Row

USUAL = (
    "KKKK KKKC KKCC KKKA KKAA KAAA AAAA KKSA KK74 K777 KKC7 KKK6 KKK5 KKK4"
    " KCSS KCS7 K765 7777 6666 4444 7766 5544 K77A 7654 K654 KCS5 KCS4 S76A"
)
"""The number of hands shown in the terminal; the files have all of them."""
FREE_NAMES = dict(zip(FREE, ("Perico", "Perica"), strict=True))
WITH_FREE = ("Perico-K-K-K", "Perico-K-K-A", "Perico-7-7-7", "Perico-6-5-4", "Perica-Perico-K-A")
"""Hands that are shown too where there are wild cards."""
PARTNERS = 4


def lances(asked: Asked) -> list[Part]:
    """How often each hand has the best of each lance."""
    cards = _Cards(asked)
    heads = [Head(lance.name, lance.title) for lance in LANCES]
    named = dict(zip(cards.names, range(len(cards.names)), strict=True))
    short, every = [named[name] for name in cards.usual], range(len(cards.names))
    parts = []
    for seats, found in cards.met(asked):
        for name, table in (("mano", found.elder), ("postre", found.younger)):
            for rows, all_hands in ((short, False), (every, True)):
                parts.append(
                    Part(
                        f"{name}-{seats}{'-all' if all_hands else ''}",
                        say("mus-study-part", who=name, seats=seats),
                        say("study-hand"),
                        heads,
                        [cards.row(table, at) for at in rows],
                        share=True,
                        long=all_hands or seats != PARTNERS,
                    )
                )
    return parts


def mano(asked: Asked) -> list[Part]:
    """The value of being mano, and of being postre: in the lances, and in a game for two."""
    cards = _Cards(asked)
    mass, parts = cards.dealt.weight.sum(axis=1), []
    heads = [Head(who, say("mus-study-who", who=who)) for who in ("mano", "postre", "apart")]
    for seats, found in cards.met(asked):
        rows = []
        for at, lance in enumerate(LANCES):
            first, last = (float(mass @ table[at]) for table in (found.elder, found.younger))
            cells = [exact(first), exact(last), exact(first - last)]
            rows.append(Row(Head(lance.name, lance.title), cells))
        title, corner = say("mus-study-worth", seats=seats), say("mus-study-lance")
        parts.append(Part(f"mano-{seats}", title, corner, heads, rows, share=True))
    target = int(asked.values["target"])
    if target == TARGET and asked.values["wild"] == "none" and counts_as_usual(asked.values):
        parts.append(_of_game(target))
    return parts


TARGET = 40
"""The game that is solved, for two."""


def _of_game(target: int) -> Part:
    """The probability that the mano of the next deal wins a game for two, by the stones of both."""
    worth, stones = shipped(target), scores(target)
    heads = [Head(str(there), str(there)) for there in stones]
    return Part(
        "game",
        say("mus-study-game"),
        say("mus-study-stones"),
        heads,
        [
            Row(head, [_rounded((1 + float(worth[own, other])) / 2) for other in stones])
            for head, own in zip(heads, stones, strict=True)
        ],
        share=True,
        notes=[say("mus-study-solution")],
    )


def _rounded(share: float) -> Cell:
    return Cell(share, told=f"{100 * share:.1f}")


class _Cards:
    """The hands of a table: their names, and how often they meet."""

    def __init__(self, asked: Asked) -> None:
        options = facts(asked.record(PARTNERS))
        self.order = ORDERS[options.kings]
        self.dealt: Dealt = dealt(values_of(options))
        self.supply = hands_of(options).supply
        names = FREE_NAMES | {KING - at: ranks[0] for at, ranks in enumerate(self.order)}
        self.free = bool(options.wild)
        self.cards = [
            [names[digit] for digit in sorted(row, reverse=True)]
            for row in self.dealt.digits.tolist()
        ]
        self.names = ["".join(cards) for cards in self.cards]

    @property
    def usual(self) -> list[str]:
        """The hands shown, by the ranks that differ at this table."""
        of = {letter: ranks[0] for ranks in self.order for letter in ranks}
        places = {letter: at for at, ranks in enumerate(self.order) for letter in ranks}
        named = (
            "".join(of[c] for c in sorted(name, key=places.__getitem__)) for name in USUAL.split()
        )
        free = [name.replace("-", "") for name in WITH_FREE] if self.free else []
        return [*dict.fromkeys(named), *free]

    def met(self, asked: Asked) -> Iterator[tuple[int, Lances]]:
        """Every hand against two others, and against one, with the number of players."""

        def told(share: float) -> bool:
            return asked.at(say("study-asking-lances"), int(100 * share), 100)

        four = against_two(self.dealt, self.supply, told)
        if four is not None:
            yield PARTNERS, four
        yield 2, against_one(self.dealt)

    def row(self, table: Floats, hand: int) -> Row:
        """A row of a table."""
        return Row(Head(self.names[hand], " ".join(self.cards[hand])), self.cells(table, hand))

    def cells(self, table: Floats, hand: int) -> list[Cell]:
        """A hand in every lance; empty if it takes no part."""
        has = self.dealt.has[:, hand]
        return [
            exact(float(table[lance, hand])) if has[lance] else Cell(None)
            for lance in range(len(LANCES))
        ]


QUESTIONS = (
    Question("lances", later("mus-study-lances"), later("mus-study-lances.about"), lances),
    Question("mano", later("mus-study-mano"), later("mus-study-mano.about"), mano),
)
