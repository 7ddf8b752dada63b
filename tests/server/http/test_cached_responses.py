"""Bodies that change only with the program are made once, and one after another."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from gwint.server.http.cached_responses import CACHE_SIZE, MAKING, CachedBody, cache_bodies, cached_body


def test_a_body_that_many_ask_for_at_once_is_made_once_and_alone() -> None:
    made: list[int] = []
    together = Barrier(8)

    @cache_bodies
    def body(number: int) -> CachedBody:
        assert MAKING.locked()
        made.append(number)
        return cached_body(number)

    def ask(place: int) -> bytes:
        together.wait()
        return body(place % 2).plain

    with ThreadPoolExecutor(8) as threads:
        assert [*threads.map(ask, range(8))] == [b"0", b"1"] * 4
    assert sorted(made) == [0, 1]
    for number in range(10, 10 + CACHE_SIZE):
        body(number)
    made.clear()
    body(10)
    body(0)
    assert made == [0]
