"""What of Mus a table may set, and how the versions differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boneace.declare import Declaration, FirstDealer, Option, Preset, Value

PARTNERS = 4  # seats of the partnership game
OPTIONS = (
    Option(
        "kings",
        "Kings and aces",
        "Whether threes are kings and twos are aces, in rank and value.",
        "eight",
        {
            "eight": "Eight kings and eight aces: threes are kings, twos are aces",
            "four": "Four kings and four aces: king, caballo, sota, seven down to ace",
            "printed": "As the source prints it: the three second, worth 3",
        },
        ("MUS-12", "MUS-13", "B-MUS-01"),
        "Cards",
    ),
    Option(
        "wild",
        "Perico and Perica",
        "Whether the caballo of bastos and the sota of oros are wild.",
        "none",
        {
            "none": "No wild cards",
            "each": "Each counts as any rank, the best in every round",
        },
        ("MUS-52", "B-MUS-09"),
        "Cards",
    ),
    Option(
        "natural_first",
        "Natural hands first",
        "A hand without a wild card beats an equal one that has one.",
        False,
        None,
        ("B-MUS-09",),
        "Cards",
    ),
    Option(
        "la_real",
        "La real",
        "Three sevens and a ten are the best 31.",
        False,
        None,
        ("B-MUS-20",),
        "Cards",
    ),
    Option(
        "sides",
        "Sides",
        "Who plays together: facing partners, or nobody (mus ilustrada).",
        "partners",
        {"partners": "Two against two", "alone": "Every player for himself, four to eight"},
        ("MUS-01", "MUS-53", "B-MUS-10"),
        "Game",
    ),
    Option(
        "target",
        "Stones",
        "The stones that win a game.",
        40,
        range(5, 101),
        ("MUS-05",),
        "Game",
    ),
    Option(
        "games",
        "Games",
        "The match is the best of so many games.",
        3,
        range(1, 10, 2),
        ("MUS-06",),
        "Game",
    ),
    Option(
        "corrido",
        "Mus corrido",
        "In the first deal the pack passes on with every exchange, whoever ends the talk becomes "
        "eldest, and nobody signals.",
        False,
        None,
        ("B-MUS-16",),
        "Game",
    ),
    Option(
        "stock_from",
        "Used-up stock",
        "Whose discards make a new stock.",
        "all",
        {
            "all": "Everybody’s",
            "others": "Everybody’s, but of a single player still to be served",
        },
        ("MUS-19", "B-MUS-12"),
        "Game",
    ),
    Option(
        "answer",
        "Answering a bet",
        "Who of a side answers for it.",
        "either",
        {
            "either": "Either: a bet is declined when all who may answer have declined",
            "first": "Whoever speaks first binds his side",
        },
        ("MUS-41", "B-MUS-02"),
        "Betting",
    ),
    Option(
        "takers",
        "Taking a bet",
        "How many may take one bet where every player is for himself.",
        "any",
        {"any": "Everybody", "one": "Only one opponent"},
        ("B-MUS-10",),
        "Betting",
    ),
    Option(
        "pass_pays",
        "Rounds without a bet",
        "What pares, juego and punto pay where nothing was bet.",
        "basic",
        {"basic": "The basic values only", "literal": "One stone more, as the source says"},
        ("MUS-32", "B-MUS-04"),
        "Count",
    ),
    Option(
        "partner_counts",
        "Partner’s values",
        "The side with the best pares or juego counts both partners’ basic values.",
        True,
        None,
        ("MUS-32", "B-MUS-05"),
        "Count",
    ),
    Option(
        "ordago_settles",
        "Órdago accepted",
        "What is looked at when an órdago is accepted.",
        "round",
        {
            "round": "That round alone: it wins the game",
            "counted": "First the rounds before it, in case they already win the game",
        },
        ("MUS-45", "B-MUS-07"),
        "Count",
    ),
    Option(
        "signals",
        "Signals",
        "Whether partners may signal what they hold, and who sees it.",
        "chance",
        {
            "off": "No signals",
            "unseen": "Only the partner sees them",
            "chance": "The partner sees them, and an opponent who catches them",
        },
        ("MUS-03", "MUS-49", "B-MUS-15"),
        "Signals",
    ),
    Option(
        "signal_chance",
        "Caught signals",
        "Of a hundred signals, how many each opponent catches.",
        25,
        range(101),
        ("B-MUS-15",),
        "Signals",
    ),
    Option(
        "courtesy",
        "A stone for playing properly",
        "A player may claim a stone for playing properly; it is his side’s if an opponent who has "
        "misbehaved grants it.",
        False,
        None,
        ("MUS-50",),
        "Signals",
    ),
)


def cut(pack: Sequence[int], seats: int) -> FirstDealer:
    """B-MUS-17: everybody draws a card, and the lowest deals first; of equal ones, drawn first."""
    turned = tuple((seat, int(pack[seat])) for seat in range(seats))
    return FirstDealer(min(turned, key=lambda drawn: drawn[1] % 10)[0], turned)


def seated(values: Mapping[str, Value]) -> range:
    """MUS-01, MUS-53: four play in partnerships, four to eight each for himself."""
    return range(PARTNERS, 9) if values["sides"] == "alone" else range(PARTNERS, PARTNERS + 1)


DECLARATION = Declaration(
    name="mus",
    title="Mus",
    summary="Four cards, two against two, and four rounds of betting: the highest, the lowest, "
    "pairs, and 31. Partners may signal; an órdago bets the whole game.",
    min_seats=4,
    max_seats=8,
    options=OPTIONS,
    presets=(
        Preset(
            "default",
            "Mus",
            "Eight kings and eight aces, 40 stones, the best of three games.",
            {},
            ("MUS-05", "MUS-06", "MUS-13"),
        ),
        Preset(
            "four-kings",
            "Four kings",
            "Threes and twos keep their own rank and value.",
            {"kings": "four"},
            ("MUS-12", "B-MUS-01"),
        ),
        Preset(
            "thirty",
            "Thirty stones",
            "A shorter game, to 30 stones.",
            {"target": 30},
            ("MUS-05",),
        ),
        Preset(
            "la-real",
            "La real",
            "Three sevens and a ten are the best 31.",
            {"la_real": True},
            ("B-MUS-20",),
        ),
        Preset(
            "corrido",
            "Mus corrido",
            "The first deal without signals: the pack passes on until somebody ends the talk, and "
            "he is eldest.",
            {"corrido": True},
            ("B-MUS-16",),
        ),
        Preset(
            "perico",
            "Perico and Perica",
            "The caballo of bastos and the sota of oros are wild.",
            {"wild": "each"},
            ("MUS-52", "B-MUS-09"),
        ),
        Preset(
            "literal",
            "To the letter",
            "Scored as the source says it: a stone more for pares, juego and punto without a bet, "
            "and the best hand counts alone.",
            {"pass_pays": "literal", "partner_counts": False},
            ("MUS-32", "B-MUS-04", "B-MUS-05"),
        ),
        Preset(
            "ilustrada",
            "Mus ilustrada",
            "Every player for himself, four to eight of them.",
            {"sides": "alone"},
            ("MUS-53", "B-MUS-10"),
        ),
    ),
    package="boneace.games.mus",
    asides="asides",
    cut=cut,
    seated=seated,
)
