"""What alembic runs: the steps go over the connection, and in the transaction, of `migrate`."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
