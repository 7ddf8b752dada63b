"""The deal: the server commits to a secret, people pledge entropy and reveal it, and then the cards are dealt."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from gwint.fairness.commitments import DealContext, commitment, decks_commitment, pledge
from gwint.fairness.derivation import draw, seed
from gwint.rules import RULES_VERSION
from gwint.server.tables.clocks import REVEAL_MS
from gwint.server.tables.deals import brought_decks, message
from gwint.server.tables.entries import Dealt, read_entry
from gwint.server.tables.room import Room
from gwint.wire.tables import AskedForEntropy, DealView, FailedDeal, PledgedEntropy, Terms
from tests.server.registry_host import (
    ManualClock,
    RegistryHost,
    decks_for,
    entropy_of,
    people,
    refused,
    registry_host,
)

DUEL = Terms()
MODES = ("duel", "ffa-3", "team", "solo", "match")


def deal(room: Room) -> DealView:
    return room.state.deal_view


async def opened(host: RegistryHost, terms: Terms, owners: tuple[str, ...]) -> Room:
    """Open a table and seat everyone, without decks."""
    room = await host.registry.open_table("ala", terms)
    for seat, owner in enumerate(owners):
        await host.do(room, owner, "sit", seat=seat, name=owner.title())
    return room


async def asked(host: RegistryHost, terms: Terms = DUEL, owners: tuple[str, ...] = ("ala", "bob")) -> Room:
    """Return a table where everyone has to reveal."""
    room = await opened(host, terms, owners)
    for seat in range(len(owners)):
        await host.bring(room, seat)
    assert deal(room).owed == tuple(range(len(owners)))
    return room


def events(room: Room, kind: type) -> list[Any]:
    return [event for event in room.state.events_since(None, 0) if isinstance(event, kind)]


async def test_the_commitment_is_shown_before_anybody_contributes(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.registry.open_table("ala", Terms())
        shown = deal(room)
        assert shown.commitment == commitment(room.id, 1, room.state.deal.secret)
        assert (shown.attempt, shown.secret, shown.entropies, shown.proof) == (1, "", (), "unproven")


@pytest.mark.parametrize("mode", MODES)
async def test_cards_are_dealt_from_everybodys_entropy(tmp_path: Path, mode: str) -> None:
    async with registry_host(tmp_path) as host:
        owners = people(mode)
        room = await asked(host, Terms(mode=mode), owners)
        fixed = room.state
        context = DealContext(("",) * len(fixed.chairs), mode=mode, rules="legendary", version=RULES_VERSION)
        assert fixed.deal.decks == decks_commitment(fixed.deal.salt, room.id, 1, brought_decks(fixed), context)
        for seat, owner in enumerate(owners):
            assert room.state.phase == "waiting"
            await host.reveal(room, seat)
            assert owner not in [owners[owing] for owing in deal(room).owed]
        assert room.state.phase == "playing"
        assert deal(room).proof == "proven"
        entries = [read_entry(kind, body) for kind, _, body, _ in await host.registry.log_rows(room.id)]
        [dealt] = [entry for entry in entries if isinstance(entry, Dealt)]
        assert dealt.seed == seed(room.state.deal.secret, message(room.state, dealt.rules_version))
        assert all(entropy_of(owner, room.id, 1) in message(room.state, 2).decode() for owner in owners)


async def test_entropies_and_the_secret_are_shown_only_at_the_end(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        for seat in (0, 1):
            await host.reveal(room, seat)
            assert (deal(room).secret, deal(room).entropies) == ("", ())
        await host.play_out(room)
        assert deal(room).secret == room.state.deal.secret
        assert deal(room).entropies == tuple(entropy_of(owner, room.id, 1) for owner in ("ala", "bob"))


@pytest.mark.parametrize("when", ["waiting", "asked", "playing"])
async def test_the_secret_is_shown_when_a_table_is_closed(tmp_path: Path, when: str) -> None:
    async with registry_host(tmp_path) as host:
        room = await (opened(host, Terms(), ("ala", "bob")) if when == "waiting" else asked(host))
        if when == "playing":
            await host.reveal(room, 0)
            await host.reveal(room, 1)
        await host.do(room, "ala", "close")
        assert deal(room).secret == room.state.deal.secret != ""


async def test_a_match_shows_its_secret_after_the_last_game(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(mode="match"), ("ala", "bob"))
        play: Any = room.state.play
        while not play.games:
            await host.step(room, random.Random(1))
            play = room.state.play
            assert deal(room).secret == ""
        await host.play_out(room)
        assert deal(room).secret


async def test_a_client_that_pledges_nothing_makes_the_deal_unproven(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await opened(host, Terms(), ("ala", "bob"))
        await host.bring(room, 0)
        await host.do(room, "bob", "bring", seat=1, decks=decks_for(Terms(), 1))
        assert deal(room).owed == (0,)
        await host.reveal(room, 0)
        assert (room.state.phase, deal(room).proof) == ("playing", "unproven")


async def test_nothing_is_asked_where_nobody_pledges(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await opened(host, Terms(), ("ala", "bob"))
        for seat, owner in enumerate(("ala", "bob")):
            await host.do(room, owner, "bring", seat=seat, decks=decks_for(Terms(), seat))
        assert (room.state.phase, deal(room).proof) == ("playing", "unproven")
        assert not events(room, AskedForEntropy)


async def test_a_game_from_a_picture_is_not_dealt(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        terms = Terms(start="hand | Thaler\ndeck | Ves, Zoltan Chivay, Ghoul\nfoe hand | Griffin")
        room = await host.seated(terms, ("ala", "bob"))
        assert (room.state.phase, deal(room).proof) == ("playing", "not-dealt")


async def test_several_seats_of_one_owner_share_one_entropy(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host, owners=("ala", "ala"))
        await host.reveal(room, 0)
        assert (room.state.phase, deal(room).proof) == ("playing", "proven")


async def test_what_was_pledged_is_in_everybodys_events(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        pledged = events(room, PledgedEntropy)
        assert [(event.seat, event.pledge) for event in pledged] == list(enumerate(deal(room).pledges))
        assert {event.commitment for event in pledged} == {deal(room).commitment}
        assert [event.decks for event in events(room, AskedForEntropy)] == [deal(room).decks]


# Failing attempts


async def test_an_attempt_fails_when_a_player_does_not_reveal(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        secret, first = room.state.deal.secret, deal(room).commitment
        await host.reveal(room, 0)
        host.clock.passes(REVEAL_MS / 1000 - 0.001)
        await host.housekeeping.run_once()
        assert deal(room).attempt == 1
        host.clock.passes(0.001)
        await host.housekeeping.run_once()
        shown = deal(room)
        assert [(one.attempt, one.commitment, one.secret, one.seats) for one in shown.failed] == [
            (1, first, secret, (1,))
        ]
        assert events(room, FailedDeal) == [FailedDeal(1, (1,), secret)]
        assert (shown.attempt, shown.pledges, shown.must_pledge) == (2, ("", ""), (0,))
        assert shown.commitment == commitment(room.id, 2, room.state.deal.secret)
        assert room.state.deal.secret != secret
        assert [room.state.ready(seat) for seat in (0, 1)] == [False, False]


async def test_after_a_failed_attempt_everybody_pledges_again(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        host.clock.passes(REVEAL_MS / 1000)
        await host.reveal(room, 0)
        await host.housekeeping.run_once()
        await host.bring(room, 1)
        assert not deal(room).owed
        await host.do(room, "ala", "pledge", seat=0, pledge=pledge(room.id, 2, entropy_of("ala", room.id, 2)))
        assert deal(room).owed == (0, 1)
        await host.reveal(room, 0)
        await host.reveal(room, 1)
        assert (room.state.phase, deal(room).proof, deal(room).attempt) == ("playing", "proven", 2)


async def test_a_failed_attempt_does_not_reveal_the_decks(tmp_path: Path) -> None:
    """Its secret is published: with that alone nobody can try whether an opponent brought a starter deck."""
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        fixed = room.state.deal
        context = DealContext(("", ""), mode="duel", rules="legendary", version=RULES_VERSION)
        decks = brought_decks(room.state)
        assert fixed.decks == decks_commitment(fixed.salt, room.id, 1, decks, context)
        host.clock.passes(REVEAL_MS / 1000)
        await host.housekeeping.run_once()
        [failed] = deal(room).failed
        assert failed.secret == fixed.secret
        assert decks_commitment(failed.secret, room.id, 1, decks, context) != fixed.decks
        assert fixed.salt not in repr((room.state.events_since(0, 0), room.state.view(0, [None, None])))
        await host.do(room, "ala", "close")
        assert fixed.salt not in repr(room.state.view(0, [None, None]))


@pytest.mark.parametrize(("owner", "command"), [("bob", "stand"), ("bob", "leave"), ("ala", "free")])
async def test_leaving_while_entropy_is_owed_fails_the_attempt(tmp_path: Path, owner: str, command: str) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        await host.do(room, owner, command, seat=1)
        assert [one.seats for one in deal(room).failed] == [(1,)]
        assert (deal(room).attempt, deal(room).must_pledge, room.state.chairs[1].owner) == (2, (0,), None)


async def test_what_is_fixed_cannot_be_changed_while_entropy_is_owed(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        await refused(host.do(room, "bob", "bring", seat=1, decks=["monsters-swarm"]), "entropy-asked")
        await refused(host.do(room, "bob", "bring", seat=1, decks=[]), "entropy-asked")
        await refused(host.do(room, "bob", "pledge", seat=1, pledge="a" * 64), "entropy-asked")
        assert (deal(room).attempt, deal(room).owed) == (1, (0, 1))


async def test_only_pledged_entropy_is_accepted(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        await refused(host.do(room, "bob", "reveal", seat=1, entropy="a" * 64), "wrong-entropy")
        await refused(host.do(room, "ala", "reveal", seat=1, entropy="a" * 64), "not-your-seat")
        await host.reveal(room, 1)
        await host.reveal(room, 1)
        await refused(host.do(room, "bob", "reveal", seat=1, entropy="a" * 64), "no-entropy-asked")
        assert deal(room).owed == (0,)


async def test_entropy_is_accepted_only_when_asked_for(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await opened(host, Terms(), ("ala", "bob"))
        await refused(host.do(room, "ala", "pledge", seat=0, pledge="a" * 64), "no-deck")
        await host.bring(room, 0)
        await refused(host.reveal(room, 0), "no-entropy-asked")


async def test_standing_up_withdraws_a_pledge(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await opened(host, Terms(), ("ala", "bob"))
        await host.bring(room, 0)
        await host.do(room, "ala", "stand", seat=0)
        assert deal(room).pledges == ("", "")


# Restarts


@pytest.mark.parametrize("revealed", [0, 1])
async def test_a_restart_between_pledge_and_deal_loses_nothing(tmp_path: Path, revealed: int) -> None:
    clock = ManualClock()
    async with registry_host(tmp_path, clock) as host:
        room = await asked(host)
        for seat in range(revealed):
            await host.reveal(room, seat)
        before = deal(room)
    async with registry_host(tmp_path, clock) as host:
        room = await host.registry.room(room.id)
        assert deal(room) == before
        clock.passes(REVEAL_MS / 1000 - 1)
        await host.housekeeping.run_once()
        assert deal(room) == before
        for seat in deal(room).owed:
            await host.reveal(room, seat)
        assert (room.state.phase, deal(room).proof) == ("playing", "proven")


async def test_after_a_restart_players_who_stay_away_still_fail_the_attempt(tmp_path: Path) -> None:
    clock = ManualClock()
    async with registry_host(tmp_path, clock) as host:
        room = await asked(host)
    async with registry_host(tmp_path, clock) as host:
        room = await host.registry.room(room.id)
        clock.passes(REVEAL_MS / 1000)
        await host.housekeeping.run_once()
        assert (deal(room).attempt, deal(room).failed[0].seats) == (2, (0, 1))


async def test_an_update_of_the_rules_while_entropy_is_owed_fails_the_attempt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version of the rules was fixed with the decks."""
    async with registry_host(tmp_path) as host:
        room = await asked(host)
        await host.reveal(room, 0)
        monkeypatch.setattr("gwint.server.tables.deals.RULES_VERSION", RULES_VERSION - 1)
        await host.reveal(room, 1)
        assert room.state.phase == "waiting"
        assert (deal(room).attempt, deal(room).failed[0].seats) == (2, (0, 1))


# Rematches


async def test_a_rematch_is_dealt_from_a_secret_that_the_finished_game_has_shown(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", "bob"))
        assert deal(room).rematch is None
        await host.play_out(room)
        rematch = deal(room).rematch
        assert rematch is not None
        pledges = {owner: pledge(rematch.table, 1, entropy_of(owner, rematch.table, 1)) for owner in ("ala", "bob")}
        await host.do(room, "ala", "offer", seat=0, offer="rematch", pledge=pledges["ala"])
        await host.do(room, "bob", "accept", seat=1, pledge=pledges["bob"])
        assert room.state.next_table == rematch.table
        again = await host.registry.room(rematch.table)
        assert deal(again).commitment == rematch.commitment == commitment(again.id, 1, again.state.deal.secret)
        assert (deal(again).pledges, deal(again).owed) == ((pledges["bob"], pledges["ala"]), (0, 1))
        await host.reveal(again, 0)
        await host.reveal(again, 1)
        assert (again.state.phase, deal(again).proof) == ("playing", "proven")


async def test_a_rematch_without_pledges_is_dealt_at_once(tmp_path: Path) -> None:
    async with registry_host(tmp_path) as host:
        room = await host.seated(Terms(), ("ala", None))
        await host.play_out(room)
        await host.do(room, "ala", "offer", seat=0, offer="rematch")
        assert room.state.next_table is not None
        again = await host.registry.room(room.state.next_table)
        assert (again.state.phase, deal(again).proof) == ("playing", "unproven")
        assert again.state.deal.previous == room.id


# What the server draws


async def test_bots_think_with_secret_seeds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with registry_host(tmp_path) as host:
        seeds: list[str] = []
        choose = host.registry.workers.choose

        async def spy(bot: str, view: Any, seed_used: str, *turn: Any) -> Any:
            seeds.append(seed_used)
            return await choose(bot, view, seed_used, *turn)

        monkeypatch.setattr(host.registry.workers, "choose", spy)
        room = await host.seated(Terms(), ("ala", None))
        await host.settled(lambda: bool(seeds))
        assert seeds[0] == draw(room.state.deal.secret, room.id, 1, "thinking", 1, 0)


async def test_bots_decks_follow_from_the_secret_and_the_peoples_decks(tmp_path: Path) -> None:
    """It does not matter in which order everyone sat down."""
    decks = []
    for number, order in enumerate(((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1))):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with registry_host(folder) as host:
            room = await host.registry.open_table("ala", Terms(mode="team"))
            for seat in order:
                if seat == 0:
                    await host.do(room, "ala", "sit", seat=0, name="Ala")
                    await host.do(room, "ala", "bring", seat=0, decks=["monsters-swarm"])
                else:
                    await host.do(room, "ala", "seat-bot", seat=seat, bot="random")
            assert room.state.phase == "playing"
            decks.append([chair.decks for chair in room.state.chairs])
    assert decks[0] == decks[1] == decks[2]
