"""The options that games for lives share: each game uses those that it has.

A game with other clauses for an option replaces them (`dataclasses.replace`).
"""

from __future__ import annotations

from boneace.declare import Option

THREE_OF_A_KIND = Option.of(
    "lives", "three_of_a_kind", "none", ("none", "30.5", "30"), ("T31-48", "B-T31-22"), "cards"
)
DEALT_BLITZ = Option.of(
    "lives", "dealt_blitz", "at_once", ("at_once", "on_turn"), ("T31-27", "B-T31-10")
)
BLITZ_AFTER_KNOCK = Option.of("lives", "blitz_after_knock", False, None, ("T31-27", "B-T31-09"))
KNOCK_FROM = Option.of(
    "lives", "knock_from", "first_turn", ("first_turn", "second_turn"), ("T31-15", "B-T31-14")
)
LIVES = Option.of(
    "lives",
    "lives",
    3,
    range(1, 11),
    ("T31-09", "T31-32", "T31-43", "T31D-05", "B-T31-28"),
    "stakes",
)
FREE_RIDE = Option.of(
    "lives",
    "free_ride",
    True,
    None,
    ("T31-33", "T31-45", "T31-46", "T31D-17", "T31D-21", "B-T31-23"),
    "stakes",
)
CAPPED_LOSS = Option.of(
    "lives", "capped_loss", False, None, ("T31-33", "B-T31-15", "B-T31-16"), "stakes"
)
KNOCKER_MUST = Option.of(
    "lives",
    "knocker_must",
    "win",
    ("win", "beat_one"),
    ("T31-25", "T31-26", "T31D-10", "T31D-19", "B-T31-06", "B-T31-07"),
    "stakes",
)
KNOCKER_DOUBLE = Option.of(
    "lives", "knocker_double", True, None, ("T31-26", "T31D-26", "B-T31-07"), "stakes"
)
KNOCKER_TIED = Option.of(
    "lives",
    "knocker_tied",
    "with_others",
    ("alone", "with_others", "with_others_unless_all", "safe"),
    ("T31D-18", "T31D-19", "B-T31-06", "B-T31-08"),
    "stakes",
)
DEALS = Option.of("lives", "deals", 0, range(1001), ("T31-60", "B-T31-04"), "stakes")
