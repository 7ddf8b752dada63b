"""Tests of a server's tables, run again with tables that are stored in a browser."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from inspect import signature
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gwint.browser.host import UNLIMITED
from gwint.browser.table_store import BrowserStore
from gwint.browser.thinking import BrowserWorkers, run_here
from gwint.rules.chance import seed_of
from gwint.server.tables.registry import Registry
from tests.browser.memory_storage import MemoryStorage
from tests.server.registry_host import TABLE_NUMBERS, ManualClock, RegistryHost
from tests.server.tables import (
    test_clocks,
    test_deals,
    test_endings,
    test_presence,
    test_tables,
    test_take_backs,
)

STORAGES: defaultdict[Path, MemoryStorage] = defaultdict(MemoryStorage)
"""What a browser has stored, by the folder in which a server would store it."""

NEVER_SWEPT = replace(UNLIMITED, sweep_s=10**9)
"""Only a server sweeps its database."""


@asynccontextmanager
async def browser_registry_host(folder: Path, clock: ManualClock | None = None) -> AsyncIterator[RegistryHost]:
    """Run a registry as a host in a browser does; opened again, it finds what was stored."""
    store, time = BrowserStore(STORAGES[folder]), clock or ManualClock()
    await store.load()
    numbers, ids = count(2), TABLE_NUMBERS[folder]
    registry: Any = Registry(
        NEVER_SWEPT, store, BrowserWorkers(), time, lambda: f"table{next(ids)}",
        seed=lambda: seed_of(f"deal {next(numbers)}"), background=run_here,
    )  # fmt: skip
    try:
        yield RegistryHost(registry, time)
    finally:
        await registry.close()


OF_HOUSEKEEPING = {
    "test_a_present_player_keeps_the_table_in_memory",
    "test_bots_continue_by_themselves_after_a_restart",
    "test_idle_tables_are_unloaded_and_loaded_again",
    "test_unstarted_tables_are_closed_after_a_day",
}
"""These test what only a server does."""
MODULES = (test_clocks, test_deals, test_endings, test_presence, test_tables, test_take_backs)
TESTS = [
    (module, name)
    for module in MODULES
    for name, test in vars(module).items()
    if name.startswith("test_") and name not in OF_HOUSEKEEPING and list(signature(test).parameters) == ["tmp_path"]
]
"""All that need only a folder."""


@pytest.mark.parametrize(("module", "name"), TESTS, ids=[name for _, name in TESTS])
async def test_tables_behave_as_on_a_server(
    module: ModuleType, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "registry_host", browser_registry_host)
    test: Callable[[Path], Awaitable[None]] = getattr(module, name)
    await test(tmp_path)
