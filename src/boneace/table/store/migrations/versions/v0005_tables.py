"""Tables of friends, clubs and evenings, and the chat at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("table", sa.String(16), nullable=True))
    watchers = sa.Column("watchers", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("matches", watchers)
    op.create_index("ix_matches_table", "matches", ["table"])
    op.create_table(
        "documents",
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("parent", sa.String(32), nullable=True),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_documents_parent", "documents", ["kind", "parent", "touched"])
    op.create_index("ix_documents_listed", "documents", ["kind", "listed", "touched"])
    op.create_table(
        "lines",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("text", sa.String(400), nullable=True),
        sa.Column("phrase", sa.String(32), nullable=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
