"""The tables of the store, the same for every database.

A match is its event log: everything else is a fold over `events`. `matches` holds the start of the
fold, `seat_keys` who may take which seat. What friends and clubs agree on (tables, clubs, evenings)
is in `documents`, each with a version; their chat is in `lines`.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("preset", sa.String(64), nullable=False),
    # every option with its value, not only the differences: presets may change in a later release
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seats", sa.JSON, nullable=False),
    sa.Column("dealer", sa.Integer, nullable=False),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sa.Column("format", sa.Integer, nullable=False),
    # milliseconds since 1970, which every database stores alike
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    # seconds that the next deal waits for people; NULL: no limit
    sa.Column("wait", sa.Integer, nullable=True, server_default="60"),
    # the match that follows this one
    sa.Column("rematch", sa.String(32), nullable=True),
    # whether players may ask for hints
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
    # the settings of the clocks; NULL: no clocks
    sa.Column("clock", sa.JSON(none_as_null=True), nullable=True),
    # seconds after which a bot may play for an absent person; NULL: never
    sa.Column("away", sa.Integer, nullable=True, server_default="60"),
    # the date if the match is a daily deal, and what the person at it won
    sa.Column("daily", sa.String(10), nullable=True, index=True),
    sa.Column("result", sa.Float, nullable=True),
    # the code of the table of friends at which it is played
    sa.Column("table", sa.String(16), nullable=True, index=True),
    # whether people without a seat may watch it
    sa.Column("watchers", sa.Boolean, nullable=False, server_default=sa.true()),
    # the version of the game's rules; its events have the same result only by these rules
    sa.Column("rules", sa.Integer, nullable=False, server_default="1"),
    # the server's commitment from before any coin; NULL: dealt from the seed alone
    sa.Column("commitment", sa.LargeBinary(32), nullable=True),
    # the players' coins by seat; NULL until the first deal
    sa.Column("coins", sa.JSON(none_as_null=True), nullable=True),
    # whether the seed is opened when the match is over
    sa.Column("opens", sa.Boolean, nullable=False, server_default=sa.false()),
    # finished matches are listed by when they began
    sa.Index("ix_matches_over", "over", "created", "id"),
    sa.Index("ix_matches_game", "over", "game", "created", "id"),
    sa.Index("ix_matches_rematch", "rematch"),
)

seat_keys = sa.Table(
    "seat_keys",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key_sha256", sa.LargeBinary(32), nullable=False),
)

events = sa.Table(
    "events",
    metadata,
    # the primary key makes two writers of one match impossible
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.String(200), nullable=False),
    sa.Column("action_id", sa.String(80), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("match", "action_id", name="one_event_an_action"),
)

# the result of a finished match: computed from its events once, and kept
results = sa.Table(
    "results",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("deals", sa.Integer, nullable=False),
    # by seat, in the units of the game
    sa.Column("won", sa.JSON, nullable=False),
    # the seats that won
    sa.Column("winners", sa.JSON, nullable=False),
    # milliseconds since 1970
    sa.Column("ended", sa.BigInteger, nullable=False),
)

documents = sa.Table(
    "documents",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("id", sa.String(32), primary_key=True),
    # a writer names the version of the document that it has read, so one writer at a time wins
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    # the document to which it belongs, such as the club of an evening
    sa.Column("parent", sa.String(32), nullable=True),
    # whether strangers may find it
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Index("ix_documents_parent", "kind", "parent", "touched"),
    sa.Index("ix_documents_listed", "kind", "listed", "touched"),
)

lines = sa.Table(
    "lines",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("member", sa.Integer, nullable=False),
    # the text, or the name of a ready-made phrase
    sa.Column("text", sa.String(400), nullable=True),
    sa.Column("phrase", sa.String(32), nullable=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
