"""How long the next deal waits for people, and the match that follows a finished one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # seconds; 60 in older matches; NULL: no limit
    op.add_column("matches", sa.Column("wait", sa.Integer, nullable=True, server_default="60"))
    op.add_column("matches", sa.Column("rematch", sa.String(32), nullable=True))
