"""The options that games for lives share: each game takes those that it has.

Where a game has an option for other reasons, it replaces the clauses (`dataclasses.replace`).
"""

from __future__ import annotations

from boneace.declare import Option

THREE_OF_A_KIND = Option(
    "three_of_a_kind",
    "Three of a kind",
    "What three cards of one rank count.",
    "none",
    {
        "none": "Nothing of their own",
        "30.5": "30½, above every hand but 31",
        "30": "30, equal to three ten-cards of a suit",
    },
    ("T31-48", "B-T31-22"),
    "Cards",
)
DEALT_BLITZ = Option(
    "dealt_blitz",
    "A 31 as dealt",
    "When a 31 that was dealt is shown.",
    "at_once",
    {"at_once": "At once, before any turn", "on_turn": "When its holder's turn comes"},
    ("T31-27", "B-T31-10"),
)
BLITZ_AFTER_KNOCK = Option(
    "blitz_after_knock",
    "A 31 ends the last turns",
    "In a game for lives, a 31 made after a knock ends the deal: its holder is safe, the "
    "knocker loses two, everybody else one.",
    False,
    None,
    ("T31-27", "B-T31-09"),
)
KNOCK_FROM = Option(
    "knock_from",
    "First knock",
    "When a player may first knock.",
    "first_turn",
    {
        "first_turn": "On the first turn of the deal",
        "second_turn": "When everybody has had a turn",
    },
    ("T31-15", "B-T31-14"),
)
LIVES = Option(
    "lives",
    "Lives",
    "The lives of each player: pennies, or the corners of a note.",
    3,
    range(1, 11),
    ("T31-09", "T31-32", "T31-43", "T31D-05", "B-T31-28"),
    "Stakes",
)
FREE_RIDE = Option(
    "free_ride",
    "Free ride",
    "A player without a life left plays on (“on the county”) until he loses again.",
    True,
    None,
    ("T31-33", "T31-45", "T31-46", "T31D-17", "T31D-21", "B-T31-23"),
    "Stakes",
)
CAPPED_LOSS = Option(
    "capped_loss",
    "No more than is left",
    "Who loses two lives with one left pays that one and plays on.",
    False,
    None,
    ("T31-33", "B-T31-15", "B-T31-16"),
    "Stakes",
)
KNOCKER_MUST = Option(
    "knocker_must",
    "The knocker must",
    "What a knocker has to do to escape a loss.",
    "win",
    {
        "win": "Win: nobody may be higher, and the lowest pays as well",
        "beat_one": "Beat at least one: not be the lowest",
    },
    ("T31-25", "T31-26", "T31D-10", "T31D-19", "B-T31-06", "B-T31-07"),
    "Stakes",
)
KNOCKER_DOUBLE = Option(
    "knocker_double",
    "The knocker pays double",
    "A knocker who fails loses two lives.",
    True,
    None,
    ("T31-26", "T31D-26", "B-T31-07"),
    "Stakes",
)
KNOCKER_TIED = Option(
    "knocker_tied",
    "Knocker tied for lowest",
    "Who pays when the knocker must beat one and ties for lowest.",
    "with_others",
    {
        "alone": "The knocker alone",
        "with_others": "The knocker and the others that tie",
        "with_others_unless_all": "The knocker and the others, but he is safe when all tie",
        "safe": "The others only: the knocker wins ties",
    },
    ("T31D-18", "T31D-19", "B-T31-06", "B-T31-08"),
    "Stakes",
)
DEALS = Option(
    "deals",
    "Deals",
    "The match ends after so many deals; 0 is without a limit.",
    0,
    range(1001),
    ("T31-60", "B-T31-04"),
    "Stakes",
)
