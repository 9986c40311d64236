"""The version of the rules of its game by which a match is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    # older matches were played by the first version
    rules = sa.Column("rules", sa.Integer, nullable=False, server_default="1")
    op.add_column("matches", rules)
