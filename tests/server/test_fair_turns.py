"""Fair turns: each address gets its turn, then each owner of it, and those who leave lose nothing for others."""

from __future__ import annotations

import asyncio

import pytest

from gwint.server.fair_turns import Client, FairTurns, WaitingLimits
from gwint.server.rate_limits import TooMany


async def order(turns: FairTurns[str], *clients: Client) -> list[Client]:
    """Return the clients in the order in which one item reaches them."""
    served: list[Client] = []

    async def use(client: Client) -> None:
        item = await turns.get(client)
        served.append(client)
        turns.put(item)

    item = await turns.get(Client("first"))
    waiting = [asyncio.create_task(use(client)) for client in clients]
    while turns.waiting < len(clients):
        await asyncio.sleep(0)
    turns.put(item)
    await asyncio.gather(*waiting)
    return served


def with_item(limits: WaitingLimits | None = None) -> FairTurns[str]:
    turns: FairTurns[str] = FairTurns(limits or WaitingLimits())
    turns.put("item")
    return turns


async def test_an_address_with_many_requests_delays_others_by_one_turn() -> None:
    many, one = Client("a"), Client("b")
    assert await order(with_item(), many, many, many, one) == [many, one, many, many]


async def test_the_owners_of_an_address_take_turns_with_each_other() -> None:
    ala, bob, cyd = Client("a", "ala"), Client("a", "bob"), Client("b", "cyd")
    assert await order(with_item(), ala, ala, ala, bob, cyd) == [ala, cyd, bob, ala, ala]


async def test_a_client_that_leaves_the_queue_is_skipped_even_at_the_last_moment() -> None:
    turns = with_item()
    item = await turns.get()
    leaving, staying = (asyncio.create_task(turns.get(Client(name))) for name in "ab")
    while turns.waiting < 2:
        await asyncio.sleep(0)
    leaving.cancel()
    turns.put(item)
    assert await staying == "item"
    assert turns.waiting == 0


async def test_an_item_given_to_a_client_that_leaves_goes_to_the_next() -> None:
    turns = with_item()
    item = await turns.get()
    leaving = asyncio.create_task(turns.get(Client("a")))
    while turns.waiting < 1:
        await asyncio.sleep(0)
    turns.put(item)
    leaving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await turns.get(Client("b")) == "item"


async def test_a_limited_number_may_wait() -> None:
    turns = with_item(WaitingLimits(in_all=2, of_address=1))
    await turns.get()
    waiting = [asyncio.create_task(turns.get(Client(name))) for name in "ab"]
    while turns.waiting < 2:
        await asyncio.sleep(0)
    for address, kind in (("a", "too-many-waiting"), ("c", "server-busy")):
        with pytest.raises(TooMany) as refused:
            await turns.get(Client(address))
        assert refused.value.kind == kind
    for one in waiting:
        one.cancel()
