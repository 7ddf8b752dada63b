"""A table's life from its opening to its end: who may do what, and what the log keeps."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from gwint.decks import read_deck
from gwint.faults import Refusal
from gwint.game import Game
from gwint.match import Match
from gwint.notation.first_stamp import first_stamp
from gwint.rules.moves import Done, Exchange, Pass, Play
from gwint.server.replays import record_of
from gwint.server.sitting import Sitting
from gwint.server.tavern import folded, refolded
from gwint.wire.tables import Terms
from tests.server.taverns import ToldClock, decks_for, house, run

MODES = ("duel", "ffa-3", "ffa-4", "ffa-5", "team", "solo", "solo-leaders", "match")
SEATS = {"ffa-3": 3, "ffa-4": 4, "ffa-5": 5, "team": 4, "solo": 1, "solo-leaders": 1}
PEOPLE = ("ala", "bob", "cyd", "dan", "eva")


def people(mode: str) -> tuple[str, ...]:
    return PEOPLE[: SEATS.get(mode, 2)]


async def refused(work: object, kind: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work  # type: ignore[misc]
    assert caught.value.kind == kind
    return caught.value


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_every_mode_is_played_to_its_end_and_folds_to_the_same(mode: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(mode=mode), people(mode))
            await home.play_out(room)
            again, sound = folded(room.id, await home.tavern.rows(room.id))
            assert sound
            assert again.phase == "over"
            assert _told(again) == _told(room.sitting)
            assert again.chairs == room.sitting.chairs
            assert again.digest == room.sitting.digest

    run(scenario())


@pytest.mark.parametrize("mode", ["duel", "team", "solo", "match"])
def test_the_log_gives_the_record_that_the_library_reads(mode: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(mode=mode), people(mode))
            await home.play_out(room)
            play = room.sitting.play
            assert play is not None
            text = play.record()
            reader = Match if mode == "match" else Game
            assert reader.from_record(text).result == room.sitting.result
            assert reader.from_record(text).record() == text

    run(scenario())


@pytest.mark.parametrize("mode", ["duel", "ffa-3", "team", "solo-leaders", "match"])
def test_a_game_goes_on_after_a_restart_where_it_was(mode: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(3)
        async with house(tmp_path) as home:
            room = await home.seated(Terms(mode=mode), people(mode))
            for _ in range(9):
                await home.step(room, chance)
            before = room.sitting
        async with house(tmp_path) as home:
            room = await home.tavern.room(before.id)
            assert _told(room.sitting) == _told(before)
            assert room.sitting.digest == before.digest
            assert room.sitting.view(0, room.clocks()) == before.view(0, [None] * 5)
            await home.play_out(room)
            assert room.sitting.phase == "over"

    run(scenario())


def _told(sitting: Sitting) -> list[object]:
    """What every viewer was told from the beginning."""
    return [sitting.since(viewer, 0) for viewer in (*range(len(sitting.chairs)), None)]


def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", None))
            await home.redrawn(room)
            await home.settled(lambda: room.sitting.acting == (0,))
            await home.do(room, "ala", "resign", seat=0)
            await home.do(room, "ala", "offer", seat=0, offer="rematch")
            following = room.sitting.next_table
            assert following is not None
        async with house(tmp_path) as home:
            running = asyncio.create_task(home.tavern.watch.run())
            await home.settled(lambda: following in home.tavern.rooms)
            again = home.tavern.rooms[following]
            await home.settled(lambda: again.sitting.acting == (1,))
            running.cancel()

    run(scenario())


def test_a_move_sent_twice_is_made_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            told = {"seat": 0, "question": 0, "move": {"kind": "done"}, "id": "m1"}
            await home.do(room, "ala", "move", **told)
            after = room.sitting
            await home.do(room, "ala", "move", **told)
            assert room.sitting is after
            stale = await refused(home.do(room, "ala", "move", **{**told, "id": "m2"}), "stale-question")
            assert stale.details["asked"] == 1

    run(scenario())


def test_seats_redrawing_at_once_never_make_each_other_stale(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            views = [room.sitting.play.view(seat) for seat in (0, 1)]  # type: ignore[union-attr]
            exchanges = [next(move for move in view.moves if isinstance(move, Exchange)) for view in views]
            version = room.sitting.version(0)
            await home.move(room, 1, exchanges[1])
            await home.move(room, 1, Done())
            assert room.sitting.chairs[0].asked == 0
            assert room.sitting.version(0) == version + 1, "only that the other is done is told"
            await home.move(room, 0, exchanges[0])
            assert room.sitting.version(1) == room.sitting.version(None) + 1, "of the exchanges only the own"

    run(scenario())


def test_nobody_plays_for_another(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            told = {"seat": 0, "question": 0, "move": {"kind": "done"}}
            await refused(home.do(room, "bob", "move", **told), "not-your-seat")
            await refused(home.do(room, "eve", "resign", seat=1), "not-your-seat")
            await refused(home.do(room, "bob", "close"), "not-your-table")
            await refused(home.do(room, "eve", "seat-bot", seat=0, bot="greedy"), "not-your-table")
            await refused(home.do(room, "ala", "move", **{**told, "seat": 4}), "no-such-seat")
            await refused(home.do(room, "ala", "sit", seat=1, name="Ala"), "seat-taken")

    run(scenario())


def test_an_illegal_move_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            before = room.sitting
            await refused(home.move(room, 0, Pass()), "illegal-move")
            assert room.sitting is before
            assert len(await home.tavern.rows(room.id)) == before.number

    run(scenario())


def test_faulty_decks_are_refused_with_every_fault(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.tavern.open("ala", Terms(mode="match"))
            await home.do(room, "ala", "sit", seat=0, name="Ala")
            found = await refused(home.do(room, "ala", "bring", seat=0, decks=decks_for(Terms(), 0)), "deck-faults")
            kinds = {fault.kind for fault in found.details["faults"]}  # type: ignore[attr-defined]
            assert "lineup-decks" in kinds
            assert not room.sitting.ready(0)

    run(scenario())


def test_partners_of_one_faction_are_told_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            terms = Terms(mode="team")
            room = await home.tavern.open("ala", terms)
            for seat, owner in enumerate(PEOPLE[:4]):
                await home.do(room, owner, "sit", seat=seat, name=owner)
            for seat, deck in ((0, 0), (1, 2), (3, 4)):
                await home.do(room, PEOPLE[seat], "bring", seat=seat, decks=decks_for(terms, deck // 2))
            await refused(home.do(room, "cyd", "bring", seat=2, decks=decks_for(terms, 0)), "deck-faults")
            await home.do(room, "cyd", "bring", seat=2, decks=decks_for(terms, 3))
            assert room.sitting.phase == "playing"

    run(scenario())


def test_nobody_is_refused_for_the_other_partners_decks(tmp_path: Path) -> None:
    """TEAM-2. The second of two partners is told, and not whoever comes last."""

    async def scenario() -> None:
        async with house(tmp_path) as home:
            terms = Terms(mode="team")
            room = await home.tavern.open("ala", terms)
            for seat, owner in enumerate(PEOPLE[:4]):
                await home.do(room, owner, "sit", seat=seat, name=owner)
            await home.do(room, "bob", "bring", seat=1, decks=decks_for(terms, 0))
            await refused(home.do(room, "dan", "bring", seat=3, decks=decks_for(terms, 0)), "deck-faults")
            await home.do(room, "dan", "bring", seat=3, decks=decks_for(terms, 1))
            await home.do(room, "ala", "bring", seat=0, decks=decks_for(terms, 0))
            await home.do(room, "cyd", "bring", seat=2, decks=decks_for(terms, 1))
            assert room.sitting.phase == "playing"

    run(scenario())


@pytest.mark.rule("TEAM-2")
def test_a_bot_takes_another_deck_where_a_person_brings_its_faction(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.tavern.open("ala", Terms(mode="team"))
            await home.do(room, "ala", "sit", seat=0, name="Ala")
            for seat in (1, 2):
                await home.do(room, "ala", "seat-bot", seat=seat, bot="random")
            partner, enemy = room.sitting.chairs[2].decks, room.sitting.chairs[1].decks
            await home.do(room, "ala", "bring", seat=0, decks=list(partner))
            own, other = (read_deck(room.sitting.chairs[seat].decks[0]).faction for seat in (0, 2))
            assert own != other
            assert room.sitting.chairs[1].decks == enemy

    run(scenario())


# Taking back


async def _in_turn(home: object, room: object) -> int:
    await home.redrawn(room)  # type: ignore[attr-defined]
    return int(room.sitting.acting[0])  # type: ignore[attr-defined]


def _plain_play(room: object, seat: int) -> Play:
    """A unit that draws nothing, calls nobody and asks nothing."""
    moves = room.sitting.play.view(seat).moves  # type: ignore[attr-defined]
    return next(move for move in moves if isinstance(move, Play) and move.card.unit and not move.card.deploys)


def test_a_move_is_taken_back_when_the_other_accepts(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            first = await _in_turn(home, room)
            before = room.sitting.digest
            await home.move(room, first, _plain_play(room, first))
            own, other = PEOPLE[first], PEOPLE[1 - first]
            await home.do(room, own, "offer", seat=first, offer="take-back")
            assert room.sitting.digest != before
            await home.do(room, other, "accept", seat=1 - first)
            assert room.sitting.digest == before
            assert room.sitting.acting == (first,)
            assert "take back 1" in room.sitting.play.record()  # type: ignore[union-attr]

    run(scenario())


def test_a_declined_take_back_leaves_the_move(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            first = await _in_turn(home, room)
            await home.move(room, first, _plain_play(room, first))
            after = room.sitting.digest
            await home.do(room, PEOPLE[first], "offer", seat=first, offer="take-back")
            await home.do(room, PEOPLE[1 - first], "decline", seat=1 - first)
            assert (room.sitting.digest, room.sitting.offer) == (after, None)
            await refused(home.do(room, PEOPLE[1 - first], "accept", seat=1 - first), "no-offer")

    run(scenario())


def test_against_bots_a_move_is_taken_back_at_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            if await _in_turn(home, room) == 0:
                await home.move(room, 0, _plain_play(room, 0))
            await home.move(room, 1, Pass())
            await home.do(room, "bob", "seat-bot", seat=1, bot="greedy")
            before = room.sitting.digest
            await home.move(room, 0, _plain_play(room, 0))
            await home.do(room, "ala", "offer", seat=0, offer="take-back")
            assert room.sitting.digest == before

    run(scenario())


def test_a_move_that_drew_a_card_stands(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            moves = room.sitting.play.view(0).moves  # type: ignore[union-attr]
            await home.move(room, 0, next(move for move in moves if isinstance(move, Exchange)))
            await refused(home.do(room, "ala", "offer", seat=0, offer="take-back"), "cannot-take-back")
            await home.move(room, 0, Done())
            assert not room.sitting.view(0, [None, None]).may_take_back

    run(scenario())


# Clocks


def test_a_clock_that_ends_loses_a_duel(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(bank_s=60, increment_s=5), ("ala", "bob"))
            first = await _in_turn(home, room)
            home.clock.passes(59)
            await home.tavern.watch.round()
            assert room.sitting.phase == "playing"
            home.clock.passes(1)
            await home.tavern.watch.round()
            assert room.sitting.phase == "over"
            result = room.sitting.result
            assert result is not None
            assert (result.how, result.by, result.winners) == ("time", first, (1 - first,))

    run(scenario())


def test_a_turn_costs_time_and_earns_the_increment(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(bank_s=60, increment_s=5), ("ala", "bob"))
            first = await _in_turn(home, room)
            home.clock.passes(12)
            await home.move(room, first, _plain_play(room, first))
            assert room.clocks()[first] == 53_000
            assert room.clocks()[1 - first] == 60_000

    run(scenario())


def test_elsewhere_a_clock_that_ends_passes_from_then_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(mode="ffa-3", bank_s=30), people("ffa-3"))
            first = await _in_turn(home, room)
            home.clock.passes(31)
            await home.tavern.watch.round()
            await home.settled(lambda: room.sitting.acting != (first,))
            assert room.sitting.phase == "playing"
            assert room.sitting.table.seats[first].passed  # type: ignore[union-attr]

    run(scenario())


def test_neither_a_jumping_date_nor_a_restart_takes_time_from_anybody(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = ToldClock()
        async with house(tmp_path, clock) as home:
            room = await home.seated(Terms(bank_s=60), ("ala", "bob"))
            first = await _in_turn(home, room)
            clock.passes(10)
            clock.date += 86_400_000
            assert room.clocks()[first] == 50_000
            clock.date -= 2 * 86_400_000
            await home.move(room, first, _plain_play(room, first))
            assert room.clocks()[first] == 50_000
        clock.passes(1_000)
        async with house(tmp_path, clock) as home:
            room = await home.tavern.room(room.id)
            assert room.clocks()[first] == 50_000
            assert room.clocks()[1 - first] == 60_000

    run(scenario())


# Leaving and the end


def test_the_win_over_someone_away_may_be_claimed_after_a_minute(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            home.clock.passes(59)
            await refused(home.do(room, "ala", "claim", seat=0), "not-away")
            home.clock.passes(1)
            await home.do(room, "ala", "claim", seat=0)
            result = room.sitting.result
            assert result is not None
            assert (result.how, result.by, result.winners) == ("left", 1, (0,))
            assert "p1 wins, p2 left the table" in room.sitting.play.record()  # type: ignore[union-attr]

    run(scenario())


def test_a_bot_keeps_the_seat_of_a_leaver_who_may_come_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            await home.do(room, "bob", "leave", seat=1)
            await home.do(room, "ala", "seat-bot", seat=1, bot="greedy")
            await home.move(room, 0, Done())
            await home.settled(lambda: room.sitting.acting == (0,))
            await home.do(room, "bob", "sit", seat=1, name="Bob")
            assert room.sitting.chairs[1].person
            assert room.sitting.chairs[1].bot is None

    run(scenario())


def test_resigning_loses_a_duel_and_elsewhere_passes(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            duel = await home.seated(Terms(), ("ala", "bob"))
            await home.do(duel, "bob", "resign", seat=1)
            assert duel.sitting.result.winners == (0,)  # type: ignore[union-attr]
            three = await home.seated(Terms(mode="ffa-3"), people("ffa-3"))
            await home.do(three, "bob", "resign", seat=1)
            assert three.sitting.phase == "playing"
            await home.play_out(three)
            assert three.sitting.phase == "over"

    run(scenario())


def test_a_game_of_a_match_may_be_given_up_without_the_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(mode="match"), ("ala", "bob"))
            chance = random.Random(1)
            while room.sitting.game is None:
                await home.step(room, chance)
            await home.do(room, "bob", "resign", seat=1, game=True)
            assert room.sitting.phase == "playing"
            match = room.sitting.play
            assert isinstance(match, Match)
            assert match.score == (1, 0)
            await home.do(room, "bob", "resign", seat=1)
            assert room.sitting.phase == "over"

    run(scenario())


def test_a_rematch_seats_the_same_people_with_sides_swapped(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            await home.do(room, "ala", "resign", seat=0)
            await home.do(room, "bob", "offer", seat=1, offer="rematch")
            assert room.sitting.next_table is None
            await home.do(room, "ala", "accept", seat=0)
            assert room.sitting.next_table is not None
            again = await home.tavern.room(room.sitting.next_table)
            assert [chair.owner for chair in again.sitting.chairs] == ["bob", "ala"]
            assert again.sitting.phase == "playing"
            factions = [[seat.faction for seat in one.sitting.table.seats] for one in (room, again)]  # type: ignore[union-attr]
            assert factions[1] == factions[0][::-1]
            kept, sound = folded(again.id, await home.tavern.rows(again.id))
            assert sound
            assert kept.digest == again.sitting.digest

    run(scenario())


def test_a_rematch_waits_for_a_player_in_place_of_one_who_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(mode="ffa-3"), people("ffa-3"))
            await home.do(room, "cyd", "resign", seat=2)
            await home.do(room, "cyd", "leave", seat=2)
            for seat in (0, 1):
                await home.do(room, PEOPLE[seat], "resign", seat=seat)
            await home.settled(lambda: room.sitting.phase == "over")
            await home.do(room, "ala", "offer", seat=0, offer="rematch")
            await home.do(room, "bob", "accept", seat=1)
            again = await home.tavern.room(str(room.sitting.next_table))
            assert again.sitting.phase == "waiting"
            assert [chair.owner for chair in again.sitting.chairs] == [None, "ala", "bob"]

    run(scenario())


def test_tables_that_never_started_go_after_a_day(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            waiting = await home.tavern.open("ala", Terms())
            playing = await home.seated(Terms(), ("ala", "bob"))
            home.clock.passes(86_401)
            await home.tavern.watch.round()
            assert waiting.sitting.phase == "closed"
            assert playing.sitting.phase == "playing"

    run(scenario())


def test_tables_that_nobody_needs_are_let_go_and_found_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            home.clock.passes(3_600)
            await home.tavern.watch.round()
            assert room.id not in home.tavern.rooms
            assert (await home.tavern.room(room.id)).sitting.digest == room.sitting.digest

    run(scenario())


def test_a_game_goes_on_whose_log_has_stamps_of_the_first_kind(tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(5)
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            for _ in range(8):
                await home.step(room, chance)
            folds = enumerate(refolded(room.id, await home.tavern.rows(room.id)))
            kept = {number: first_stamp(one.table) for number, (_, _, one) in folds if one.table is not None}
            older = "UPDATE entries SET digest = ? WHERE table_id = ? AND number = ? AND digest != ''"
            await home.tavern.store.writer.write([(older, (old, room.id, number)) for number, old in kept.items()])
        async with house(tmp_path) as home:
            again = await home.tavern.room(room.id)
            assert again.sitting.digest == room.sitting.digest
            await home.play_out(again)
            assert again.sitting.phase == "over"

    run(scenario())


def test_a_game_that_no_longer_folds_as_it_did_is_interrupted_with_its_record_readable(tmp_path: Path) -> None:
    async def scenario() -> None:
        chance = random.Random(5)
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            for _ in range(8):
                await home.step(room, chance)
            spoil = "UPDATE entries SET digest = 'other' WHERE table_id = ? AND number = ?"
            await home.tavern.store.writer.write([(spoil, (room.id, room.sitting.number - 2))])
        for _ in range(2):
            async with house(tmp_path) as home:
                again = await home.tavern.room(room.id)
                assert again.sitting.phase == "interrupted"
                assert "moves" in again.sitting.play.record()  # type: ignore[union-attr]
                await refused(home.do(again, "ala", "resign", seat=0), "table-phase")

    run(scenario())


@pytest.mark.parametrize(
    "body",
    [
        "[]",
        "{}",
        "no JSON",
        '{"seat": 9, "move": {"kind": "pass"}, "id": "", "spent_ms": 0}',
        '{"seat": "0", "move": 1}',
    ],
)
def test_a_game_whose_log_cannot_be_read_is_interrupted(body: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            await home.redrawn(room)
            spoil = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
            await home.tavern.store.writer.write([(spoil, (body, room.id, room.sitting.number - 1))])
        async with house(tmp_path) as home:
            assert (await home.tavern.room(room.id)).sitting.phase == "interrupted"

    run(scenario())


def test_what_no_longer_folds_is_still_in_the_record(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            await home.play_out(room)
            rows = list(await home.tavern.rows(room.id))
            sound = record_of(room.id, rows, {})
            assert Game.from_record(sound).result == room.sitting.result
            kind, at, body, _ = rows[-1]
            broken = record_of(room.id, [*rows[:-1], (kind, at, body, "other")], {})
            assert Game.from_record(broken).result is None
            assert broken.endswith(f"# {kind} {body}\n")
            undealt = [row if row[0] != "dealt" else (row[0], row[1], row[2], "other") for row in rows]
            assert record_of(room.id, undealt, {}).count("# moved") == sum(row[0] == "moved" for row in rows)

    run(scenario())


def test_a_finished_game_that_no_longer_folds_keeps_its_result_in_the_lists(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            room = await home.seated(Terms(), ("ala", "bob"))
            await home.play_out(room)
            spoil = "UPDATE entries SET digest = 'other' WHERE table_id = ? AND kind = 'dealt'"
            await home.tavern.store.writer.write([(spoil, (room.id,))])
        async with house(tmp_path) as home:
            assert (await home.tavern.room(room.id)).sitting.phase == "interrupted"
            phases = await home.tavern.store.reader.rows("SELECT phase FROM tables WHERE id = ?", (room.id,))
            assert phases == [("over",)]
            assert len(await home.tavern.rows(room.id)) == room.sitting.number

    run(scenario())


def test_an_unknown_table_is_said_to_be_unknown(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(tmp_path) as home:
            await refused(home.tavern.room("nowhere"), "no-such-table")
            await refused(home.tavern.room("x" * 10_000), "no-such-table")

    run(scenario())
