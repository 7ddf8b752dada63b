"""The referee keeps the table of two people with printed cards by the rules."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, cycle

import pytest

from gwint.cards import CATALOGUE, Faction, Row, card, leader
from gwint.companion.referee import MAX_ENTRIES, Evening, RefereeError, fold, report
from gwint.rules.events import Drew
from gwint.rules.moves import Decline, Pass, Play, Start, UseLeader
from gwint.rules.strength import total
from gwint.rulesets import KLUB, LEGENDARY, WITCHER3, Ruleset
from gwint.wire.codecs import read, write
from gwint.wire.referee import (
    REMINDER_KINDS,
    BeginGame,
    GiveOutcome,
    MakeMove,
    PauseClock,
    PutCard,
    RefereeEntries,
    RefereeEntry,
    RefereePlayer,
    RefereeState,
    SetGems,
    SetLeaderUsed,
    SetTurn,
    TakeCard,
    UndoEntry,
)
from tests.companion.refereed_game import RefereedGame, open_table, unit
from tests.scenes import rule

LEADERS = {
    Faction.MONSTERS: "eredin-king-of-the-wild-hunt",
    Faction.NILFGAARD: "emhyr-var-emreis-the-relentless",
    Faction.NORTHERN_REALMS: "foltest-the-siegemaster",
    Faction.SCOIATAEL: "francesca-findabair-the-beautiful",
    Faction.SKELLIGE: "crach-an-craite",
}


def begin(
    own: Faction = Faction.NORTHERN_REALMS,
    enemy: Faction = Faction.NILFGAARD,
    ruleset: Ruleset = LEGENDARY,
    minutes: int = 0,
) -> BeginGame:
    players = RefereePlayer("Ala", own, leader(LEADERS[own])), RefereePlayer("Bob", enemy, leader(LEADERS[enemy]))
    return BeginGame(0, players, ruleset, minutes)


def started(own: Faction = Faction.NORTHERN_REALMS, enemy: Faction = Faction.NILFGAARD) -> Evening:
    """An evening in which Ala has won the toss."""
    return fold((begin(own, enemy), GiveOutcome(0, 0)))


def played(seat: int, id_: str, row: Row | None, side: int | None = None, at: int = 0) -> MakeMove:
    printing = (Faction.NORTHERN_REALMS, Faction.NILFGAARD)[seat]
    return MakeMove(at, seat, Play(card(id_, printing), row, side=side))


def enter(evening: Evening, *entries: RefereeEntry) -> Evening:
    for entry in entries:
        evening.enter(entry)
    return evening


def kinds(evening: Evening) -> list[tuple[str, int | None]]:
    return [(reminder.kind, reminder.seat) for reminder in report(evening).reminders]


# Against the engine


@pytest.mark.parametrize("ruleset", [LEGENDARY, KLUB, WITCHER3], ids=["legendary", "klub", "witcher3"])
def test_the_referee_agrees_with_the_engine_in_whole_games(ruleset: Ruleset) -> None:
    asked = set()
    for number, factions in enumerate(combinations_with_replacement(Faction, 2)):
        evening = Evening()
        game = RefereedGame(evening, ruleset, f"referee {number}", factions)
        for _ in game.play():
            position = evening.state.position
            assert position is not None
            assert open_table(position.shown) == open_table(game.table)
        asked |= set(game.asked)
    assert asked >= {"toss", "survivor", "from-pile", "found"}


def test_the_reported_totals_and_sums_are_the_engines() -> None:
    evening = Evening()
    game = RefereedGame(evening, LEGENDARY, "totals", (Faction.NORTHERN_REALMS, Faction.MONSTERS))
    for _ in game.play():
        state = report(evening)
        assert state.view is not None
        sums = {(one.side, one.row): [why[-1][1] for why in one.why] for one in state.strengths}
        for side in (0, 1):
            assert state.view.sides[side].total == total(game.table, side)
            assert sum(sum(sums[side, row]) for row in Row) == total(game.table, side)


# Entries as data


def test_every_entry_is_data_that_reads_back() -> None:
    evening = Evening()
    for _ in RefereedGame(evening, KLUB, "data", (Faction.SKELLIGE, Faction.SCOIATAEL)).play():
        pass
    entries = RefereeEntries((*evening.entries, *CORRECTED, UndoEntry(9)))
    assert read(RefereeEntries, write(RefereeEntries, entries)) == entries
    state = report(evening)
    assert read(RefereeState, write(RefereeState, state)) == state


CORRECTED: tuple[RefereeEntry, ...] = (
    PutCard(1, 0, "row", unit("ves"), Row.CLOSE),
    PutCard(1, 1, "special", card("commanders-horn", "nilfgaard"), Row.SIEGE),
    PutCard(1, 1, "pile", unit("albrich")),
    PutCard(1, 0, "weather", card("biting-frost", "nilfgaard")),
    TakeCard(1, 0, "row", 0, Row.CLOSE),
    TakeCard(1, 0, "weather", 0),
    SetGems(1, 1, 1),
    SetLeaderUsed(1, 0, True),
    SetTurn(1, 1),
    PauseClock(1, True),
    PauseClock(2, False),
)


# Undo


def test_undo_restores_the_state_before_any_entry() -> None:
    evening = Evening()
    game = RefereedGame(evening, LEGENDARY, "undo", (Faction.MONSTERS, Faction.SKELLIGE))
    for _ in game.play():
        pass
    entries = [*evening.entries, begin(), GiveOutcome(9, 0), *CORRECTED]
    evening = Evening()
    for entry in entries:
        before = evening.state, _without_counts(report(evening))
        enter(evening, entry, UndoEntry(entry.at + 500))
        assert (evening.state, _without_counts(report(evening))) == before
        enter(evening, entry)
    for count in range(len(entries), 0, -1):
        assert evening.undoable == count
        evening.enter(UndoEntry(0))
    with pytest.raises(RefereeError):
        evening.enter(UndoEntry(0))
    assert fold(evening.entries).state == evening.state


def _without_counts(state: RefereeState) -> dict[str, object]:
    data: dict[str, object] = write(RefereeState, state)
    return {key: value for key, value in data.items() if key not in ("entries", "undoable")}


def test_any_entries_are_taken_or_refused_and_what_is_refused_changes_nothing() -> None:
    rng = random.Random("any entries")
    cards, leaders = list(CATALOGUE.cards.values()), list(CATALOGUE.leaders.values())

    def any_entry() -> RefereeEntry:
        at, side = rng.randint(-5, 50), rng.randint(-1, 2)
        zone, row = rng.choice(("row", "special", "pile", "weather", "moon")), rng.choice((*Row, None))
        one = rng.choice(cards)
        players = tuple(RefereePlayer("Ala", found.faction, found) for found in rng.sample(leaders, 2))
        move = rng.choice((Pass(), UseLeader(), Start(side), Decline(), Play(one, row, side=rng.choice((None, side)))))
        return rng.choice((
            BeginGame(at, (players[0], players[1]), rng.choice((LEGENDARY, KLUB)), rng.randint(-1, 700)),
            *(MakeMove(at, side, move),) * 12, *(GiveOutcome(at, rng.randint(-1, 3)),) * 6, UndoEntry(at),
            PutCard(at, side, zone, one, row), TakeCard(at, side, zone, rng.randint(-1, 3), row),
            SetGems(at, side, rng.randint(-1, 6)), SetLeaderUsed(at, side, rng.random() < 0.5), SetTurn(at, side),
            PauseClock(at, rng.random() < 0.5),
        ))  # fmt: skip

    evening, taken = Evening([begin()]), 0
    for _ in range(1_500):
        before, entry = evening.state, any_entry()
        try:
            evening.enter(entry)
            taken += 1
        except RefereeError:
            assert evening.state is before
        report(evening)
    assert taken > 200
    assert fold(evening.entries).state == evening.state


# The course of a game


@rule("SET-6")
def test_the_people_toss_the_coin() -> None:
    evening = fold((begin(),))
    unknown = report(evening).unknown
    assert unknown is not None
    assert (unknown.kind, [option.seat for option in unknown.options]) == ("toss", [0, 1])
    enter(evening, GiveOutcome(0, 1))
    assert kinds(evening) == [("deal", 0), ("deal", 1), ("starts", 1)]


@rule("FAC-4")
def test_scoiatael_says_who_starts() -> None:
    evening = fold((begin(Faction.NILFGAARD, Faction.SCOIATAEL),))
    assert report(evening).moves == (Start(0), Start(1))
    enter(evening, MakeMove(0, 1, Start(0)))
    assert ("chose-starter", 1) in kinds(evening)


@rule("FAC-6")
def test_under_klub_scoiatael_may_keep_the_claim() -> None:
    evening = fold((begin(Faction.NILFGAARD, Faction.SCOIATAEL, KLUB),))
    enter(evening, MakeMove(0, 1, Decline()))
    unknown = report(evening).unknown
    assert unknown is not None
    assert unknown.kind == "toss"


@rule("FAC-3")
def test_northern_realms_draw_a_card_after_a_won_round() -> None:
    evening = enter(started(), played(0, "ves", Row.CLOSE), MakeMove(0, 1, Pass()), MakeMove(0, 0, Pass()))
    assert kinds(evening) == [("lose-gem", 1), ("sweep", None), ("reward", 0), ("starts", 0)]
    assert Drew(0, (None,)) in report(evening).news


@rule("FAC-2")
def test_nilfgaard_wins_a_tie() -> None:
    evening = enter(started(), MakeMove(0, 0, Pass()), MakeMove(0, 1, Pass()))
    assert kinds(evening)[:2] == [("wins-tie", 1), ("lose-gem", 0)]


@rule("FAC-1")
def test_monsters_keep_a_unit_that_is_drawn_on_the_table() -> None:
    monsters = [Play(unit(id_), Row.CLOSE) for id_ in ("griffin", "fiend")]
    evening = started(Faction.MONSTERS, Faction.NILFGAARD)
    enter(evening, *(MakeMove(0, 0, move) for move in monsters), MakeMove(0, 0, Pass()), MakeMove(0, 1, Pass()))
    unknown = report(evening).unknown
    assert unknown is not None
    assert [option.card for option in unknown.options] == [unit("griffin"), unit("fiend")]
    enter(evening, GiveOutcome(0, 1))
    assert ("stays", 0) in kinds(evening)
    view = report(evening).view
    assert view is not None
    assert view.sides[0].rows[Row.CLOSE] == (unit("fiend"),)


@rule("FAC-5")
def test_skellige_returns_two_units_in_the_third_round() -> None:
    evening = started(Faction.SKELLIGE, Faction.NORTHERN_REALMS)
    for id_ in ("olaf", "svanrige", "udalryk"):
        enter(evening, MakeMove(0, 0, Play(unit(id_), unit(id_).rows[0])))
    enter(evening, MakeMove(0, 1, Pass()), MakeMove(0, 0, Pass()), MakeMove(0, 0, Pass()))
    enter(evening, MakeMove(0, 1, Play(unit("ves"), Row.CLOSE)), MakeMove(0, 1, Pass()))
    unknown = report(evening).unknown
    assert unknown is not None
    assert (unknown.kind, len(unknown.options)) == ("from-pile", 3)
    enter(evening, GiveOutcome(0, 1), GiveOutcome(0, 1))
    assert ("returns", 0) in kinds(evening)


@rule("AB-MUSTER")
def test_the_people_say_how_many_cards_a_muster_calls() -> None:
    evening = started(Faction.MONSTERS, Faction.NILFGAARD)
    enter(evening, MakeMove(0, 0, Play(unit("nekker"), Row.CLOSE)))
    unknown = report(evening).unknown
    assert unknown is not None
    assert (unknown.kind, unknown.card, [option.count for option in unknown.options]) == (
        "found",
        unit("nekker"),
        [2, 1, 0],
    )
    enter(evening, GiveOutcome(0, 1))
    view = report(evening).view
    assert view is not None
    assert view.sides[0].rows[Row.CLOSE] == (unit("nekker"),) * 2
    assert ("shuffle", 0) in kinds(evening)


@rule("AB-SPY")
def test_a_spys_player_is_reminded_to_draw() -> None:
    evening = enter(started(), played(0, "thaler", Row.SIEGE, side=1))
    assert [(one.kind, one.seat, one.count, one.rules) for one in report(evening).reminders] == [
        ("draw", 0, 2, ("AB-SPY",))
    ]


def test_either_player_may_be_entered_first_but_not_one_who_has_passed() -> None:
    evening = enter(started(), played(1, "albrich", Row.RANGED), MakeMove(0, 1, Pass()))
    with pytest.raises(RefereeError, match="passed"):
        evening.enter(played(1, "vreemde", Row.CLOSE))
    enter(evening, SetTurn(0, 1), played(1, "vreemde", Row.CLOSE))


def test_every_reminder_that_a_game_gives_is_a_known_one() -> None:
    seen = set()
    for number, factions in enumerate(zip(Faction, cycle((Faction.NORTHERN_REALMS, Faction.NILFGAARD)), strict=False)):
        evening = Evening()
        for _ in RefereedGame(evening, LEGENDARY, f"reminders {number}", factions).play():
            seen |= {reminder.kind for reminder in report(evening).reminders}
    assert {"deal", "lose-gem", "sweep", "starts"} <= seen <= set(REMINDER_KINDS)


# Clock and history


def test_the_clock_charges_the_player_whose_turn_it_is() -> None:
    evening = fold((begin(minutes=10), GiveOutcome(1_000, 0)))
    enter(evening, played(0, "ves", Row.CLOSE, at=4_000), played(1, "albrich", Row.RANGED, at=9_000))
    clock = report(evening).clock
    assert (clock.used_ms, clock.limit_ms, clock.running, clock.since) == ((3_000, 5_000), 600_000, 0, 9_000)


def test_a_paused_clock_stands_still_and_never_runs_backwards() -> None:
    evening = fold((begin(), GiveOutcome(1_000, 0), PauseClock(2_000, True), PauseClock(60_000, False)))
    enter(evening, played(0, "ves", Row.CLOSE, at=61_000), played(1, "albrich", Row.RANGED, at=30_000))
    assert report(evening).clock.used_ms == (2_000, 0)
    assert report(evening).clock.since == 61_000


def test_the_history_of_the_evening_has_every_game() -> None:
    evening = started()
    enter(evening, played(0, "ves", Row.CLOSE), MakeMove(0, 1, Pass()), MakeMove(0, 0, Pass()))
    enter(evening, played(0, "ves", Row.CLOSE), MakeMove(0, 1, Pass()), MakeMove(0, 0, Pass()))
    assert [(game.rounds, game.winners) for game in report(evening).results] == [(((5, 0), (5, 0)), (0,))]
    enter(evening, begin(Faction.MONSTERS), GiveOutcome(0, 0), MakeMove(0, 0, Pass()), MakeMove(0, 1, Pass()))
    assert [game.winners for game in report(evening).results] == [(0,), None]


# Refusals


@pytest.mark.parametrize(
    ("entries", "kind"),
    [
        ((MakeMove(0, 0, Pass()),), "referee-no-game"),
        ((UndoEntry(0),), "cannot-undo"),
        ((begin(), MakeMove(0, 0, Pass())), "outcome-needed"),
        ((begin(), GiveOutcome(0, 2)), "referee-not-now"),
        ((begin(), GiveOutcome(0, 0), GiveOutcome(0, 0)), "no-outcome-needed"),
        ((begin(), SetGems(0, 0, 1)), "referee-question-open"),
        ((begin(), GiveOutcome(0, 0), SetGems(0, 0, 0)), "referee-gems"),
        ((begin(), GiveOutcome(0, 0), TakeCard(0, 0, "row", 0, Row.CLOSE)), "referee-no-card"),
        ((begin(), GiveOutcome(0, 0), played(0, "decoy", Row.CLOSE)), "referee-not-playable"),
        ((begin(), GiveOutcome(0, 0), MakeMove(0, 1, UseLeader())), "referee-leader"),
        ((begin(minutes=601),), "referee-minutes"),
        ((BeginGame(0, (RefereePlayer(" ", Faction.SKELLIGE, leader("king-bran")),) * 2, KLUB, 0),), "referee-name"),
        (
            (BeginGame(0, (RefereePlayer("Ala", Faction.MONSTERS, leader("king-bran")),) * 2, KLUB, 0),),
            "deck-leader-wrong-faction",
        ),
    ],
)
def test_an_entry_that_cannot_be_taken_is_refused(entries: tuple[RefereeEntry, ...], kind: str) -> None:
    with pytest.raises(RefereeError) as refusal:
        fold(entries)
    assert refusal.value.kind == kind
    assert str(refusal.value)


def test_an_evening_has_an_end() -> None:
    evening = started()
    evening.entries *= MAX_ENTRIES // 2
    with pytest.raises(RefereeError) as refusal:
        evening.enter(PauseClock(0, True))
    assert refusal.value.kind == "referee-too-long"
