"""Which matches are a daily deal, and what the person at it won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("daily", sa.String(10), nullable=True))
    op.add_column("matches", sa.Column("result", sa.Float, nullable=True))
    op.create_index("ix_matches_daily", "matches", ["daily"])
