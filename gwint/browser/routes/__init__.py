"""The routes of the host: one table of methods and patterns, with the function that answers each."""

from __future__ import annotations

from typing import Final

from gwint.browser.requests import Routes
from gwint.browser.routes import about, games, owners, tables

ROUTES: Final[Routes] = {**about.ROUTES, **owners.ROUTES, **tables.ROUTES, **games.ROUTES}
