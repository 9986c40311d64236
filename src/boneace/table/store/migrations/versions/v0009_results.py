"""The results of finished matches, and indexes for listing them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("won", sa.JSON, nullable=False),
        sa.Column("winners", sa.JSON, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_matches_over", "matches", ["over", "created", "id"])
    op.create_index("ix_matches_game", "matches", ["over", "game", "created", "id"])
    op.create_index("ix_matches_rematch", "matches", ["rematch"])
