"""The server's commitment, the players' coins, and whether all cards are opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # older matches are dealt from the seed alone
    op.add_column("matches", sa.Column("commitment", sa.LargeBinary(32), nullable=True))
    op.add_column("matches", sa.Column("coins", sa.JSON, nullable=True))
    opens = sa.Column("opens", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", opens)
