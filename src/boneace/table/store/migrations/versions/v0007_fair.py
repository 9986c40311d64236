"""What the server is bound to, what the players add to the cards, and whether all is opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # matches made before are dealt from the seed alone
    op.add_column("matches", sa.Column("commitment", sa.LargeBinary(32), nullable=True))
    op.add_column("matches", sa.Column("coins", sa.JSON, nullable=True))
    opens = sa.Column("opens", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", opens)
