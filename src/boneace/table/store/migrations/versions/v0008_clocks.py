"""The settings of the clocks, and when a bot may play for an absent person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("matches", sa.Column("away", sa.Integer, nullable=True, server_default="60"))
