"""The views and events of a table as JSON, encoded once for all who receive the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from gwint.server.tables.json_bytes import dumps
from gwint.server.tables.state import RoomState
from gwint.views import Viewer
from gwint.wire import write_event, write_table_view
from gwint.wire.views import AnyEvent

NEVER: Final = (-1, b"")
"""Stands for the missing view of a viewer that has not been shown the table yet."""


class EncodedViews:
    """What the viewers of one table were sent last."""

    def __init__(self) -> None:
        self._views: dict[Viewer, tuple[int, bytes]] = {}
        """The last encoded view of each viewer, with the number of entries it shows."""
        self._events: tuple[list[AnyEvent], bytes] = [], b"[]"
        """The last encoded events: most viewers receive the same."""

    def clear(self) -> None:
        self._views.clear()
        self._events = [], b"[]"

    def view(self, state: RoomState, viewer: Viewer, clocks: Sequence[int | None]) -> bytes:
        """Return the table as JSON, as the viewer may see it now; cached unless a clock runs."""
        cached = self._views.get(viewer)
        if cached is not None and cached[0] == state.number:
            return cached[1]
        data = dumps(write_table_view(state.view(viewer, clocks)))
        if not state.terms.bank_s:
            self._views[viewer] = (state.number, data)
        return data

    def encode(self, state: RoomState, viewers: Iterable[Viewer]) -> None:
        """Encode outdated views together, which shares work; with a clock, each is encoded when it is sent."""
        if state.terms.bank_s:
            return
        old = [viewer for viewer in viewers if self._views.get(viewer, NEVER)[0] != state.number]
        views = map(write_table_view, state.views(old, [None] * len(state.chairs)))
        self._views.update((viewer, (state.number, dumps(view))) for viewer, view in zip(old, views, strict=True))

    def news(self, state: RoomState, viewer: Viewer, version: int) -> bytes:
        """Return the viewer's events since a version as JSON; encoded once for all viewers who receive the same."""
        events = state.events_since(viewer, version)
        if self._events[0] != events:
            self._events = events, dumps([write_event(event) for event in events])
        return self._events[1]
