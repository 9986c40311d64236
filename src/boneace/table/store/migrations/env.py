"""Run by Alembic: apply the migrations over the connection that the store passes in."""

from __future__ import annotations

from alembic import context

# The store has begun the one transaction that holds everything: a kill in the middle of a
# migration leaves the old schema, whole.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
