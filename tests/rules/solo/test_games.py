"""Random full games against the virtual opponent: they end, no card is lost, and everything reads back."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from gwint.bots import BOTS, RIVALS
from gwint.cards import FACTIONS, Card
from gwint.decks import Deck, random_deck
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, person_may_use, whole_set
from gwint.game import Game
from gwint.rules import play as rules_play
from gwint.rules.agenda import Question, Step
from gwint.rules.chance import seed_of
from gwint.rules.events import Event, LaidWeather, Moved, Played
from gwint.rules.modes import MODES
from gwint.rules.moves import Move, Pass
from gwint.rules.play import carry_on, legal_moves, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.strength import total
from gwint.rules.table import Table
from gwint.rules.table_validation import faults
from gwint.rules.virtual_opponent import events
from gwint.rules.virtual_opponent.events import Judged
from gwint.rulesets import RULESETS, Ruleset
from gwint.views import view
from gwint.worlds import deal
from tests.games.random_games import brought_cards, cards_of
from tests.scenes import picture, position

PLAYERS = [bot for bot in BOTS if bot not in {rival.id for rival in RIVALS}]
"""Rivals play by these."""
GAMES = 60
A_BATCH = 150
MAX_MOVES = 200


def decks_of(game: int, ruleset: Ruleset) -> list[Deck]:
    """Returns decks of all pairs of factions in turn; every third person has built a deck."""
    you, foe = FACTIONS[game % 5], FACTIONS[game // 5 % 5]
    led = random.Random(game).choice(leaders(you, ruleset))
    yours = whole_set(you, led, ruleset, person=True)
    if game % 3 == 2:
        built = random_deck(game, ruleset, leader=led)
        yours = Deck.of(you, led, [card for card in built.cards if person_may_use(card)])
    return [yours, opponents_set(foe, ruleset)]


def new_table(game: int) -> Table:
    """Returns a table before anything has happened."""
    ruleset = list(RULESETS.values())[game % len(RULESETS)]
    mode = MODES["solo-leaders" if game % 2 else "solo"]
    return lay_table(mode, ruleset, decks_of(game, ruleset), seed_of(f"solo {game}"))


def dealt(game: int) -> Table:
    table = new_table(game)
    carry_on(table)
    return table


def random_game(game: int) -> Iterator[tuple[Table, Move]]:
    """Plays random moves, but a leading player often passes, so that leaders are turned up; yields table and move."""
    table, rng = dealt(game), random.Random(game)
    for _ in range(MAX_MOVES):
        if table.over:
            return
        assert to_act(table) == (0,)
        moves = legal_moves(table)
        ahead = total(table, 0) > total(table, 1)
        move = rng.choices(moves, [(4 if ahead else 0.1) if isinstance(one, Pass) else 1 for one in moves])[0]
        yield table, move
        push(table, move)
    raise AssertionError("a game without an end")


def played_out(game: int) -> Table:
    *_, (last, _) = random_game(game)
    return last


def everything(table: Table) -> Counter[Card]:
    return cards_of(table) + Counter(table.seats[1].under)


def assert_conserved(table: Table) -> None:
    now, then = everything(table), brought_cards(table)
    if table.ruleset.side_deck_supply == "unlimited":
        now, then = (Counter({card: n for card, n in one.items() if not card.side_deck}) for one in (now, then))
    assert now == then


def silent(table: Table) -> Table:
    copy = table.copy()
    copy.log = []
    return copy


def play_through(game: int) -> None:
    table = None
    for table, _ in random_game(game):
        assert not faults(table)
        assert_conserved(table)
        assert not table.seats[1].hand
    assert table is not None
    assert table.over
    assert position(picture(table)) == silent(table)


@pytest.mark.parametrize("batch", range(4))
def test_random_games_end_and_are_sound_all_the_way(batch: int) -> None:
    for game in range(batch * GAMES // 4, (batch + 1) * GAMES // 4):
        play_through(game)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(20))
def test_thousands_of_random_games(batch: int) -> None:
    for game in range(batch * A_BATCH, (batch + 1) * A_BATCH):
        play_through(game)


@pytest.mark.parametrize("game", range(0, GAMES, 7))
def test_the_picture_reads_back_before_every_single_step(game: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[type[Step]] = set()

    def checked(do: Any) -> Any:
        def step_taken(table: Table, step: Step) -> None:
            seen.add(type(step))
            table.agenda.append(step)
            assert position(picture(table)) == silent(table)
            table.agenda.pop()
            do(table, step)

        return step_taken

    monkeypatch.setattr(rules_play, "DO", {kind: checked(do) for kind, do in rules_play.DO.items()})
    for table, _ in random_game(game):
        assert position(picture(table)) == silent(table)
    assert len(seen) > 8


def test_random_games_see_everything_that_can_happen_there() -> None:
    """An empty deck and Hope on top are rare and have tests of their own."""
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    seen = {type(event) for game in range(GAMES) for event in played_out(game).log}
    assert kinds - {Event, events.SatOut, events.AddedToTotal} <= seen


def test_whatever_the_opponent_chose_is_explained() -> None:
    """A logged choice precedes each move of an agile unit and each card with several places, and matches it."""
    chances: Counter[str] = Counter()
    for game in range(GAMES):
        log = played_out(game).log
        for number, event in enumerate(log):
            if isinstance(event, Moved) and event.from_spot.side == 1:
                assert isinstance(log[number - 1], Judged)
            if isinstance(event, Judged):
                chances[event.decided] += 1
                chosen, then = event.ways[event.chosen], _next_done(log, number)
                assert chosen.gain == max(way.gain for way in event.ways)
                assert isinstance(then, LaidWeather) or then.card is chosen.card
    assert set(chances) >= {"gain", "row", "chance"}


def _next_done(log: list[Any], number: int) -> Any:
    return next(event for event in log[number + 1 :] if isinstance(event, (Played, Moved, LaidWeather)))


def test_the_same_seed_is_the_same_game() -> None:
    for game in range(6):
        assert played_out(game).log == played_out(game).log


# Records


@pytest.mark.parametrize("mode", ["solo", "solo-leaders"])
@pytest.mark.parametrize("rules", RULESETS)
def test_a_record_replays(mode: str, rules: str) -> None:
    rng = random.Random(f"{mode} {rules}")
    game = Game(*decks_of(7, RULESETS[rules]), rules=rules, mode=mode, seed=f"record {rules}")
    while game.acting:
        game.play(rng.choice(game.moves))
    again = Game.from_record(game.record())
    assert again.picture == game.picture
    assert again.table.log == game.table.log
    assert again.record() == game.record()


def test_a_game_from_a_picture_is_recorded() -> None:
    text = "mode | solo\nrules | klub\nhand | Ves, Ballista\nfoe deck | Griffin, Decoy, Dandelion\nturn | foe"
    game = Game.from_picture(text)
    game.play("Ves")
    assert Game.from_record(game.record()).picture == game.picture


# Worlds


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_world_looks_the_same_to_its_viewer(viewer: int | None) -> None:
    for game in range(0, GAMES, 3):
        for table, _ in random_game(game):
            seen = view(table, viewer)
            world = deal(seen, game)
            assert view(world, viewer) == seen
            copies = {"table-too-many-copies"} if viewer != 0 else set()
            assert not [fault for fault in faults(world) if fault.kind not in copies]


def test_you_know_what_the_opponents_deck_holds_and_only_its_order_is_dealt() -> None:
    for game in range(GAMES // 2):
        for table, _ in random_game(game):
            world = deal(view(table, 0), game)
            ours, theirs = table.seats[1], world.seats[1]
            assert Counter([*theirs.deck, *theirs.under]) == Counter([*ours.deck, *ours.under])
            assert set(theirs.leaders) == set(ours.leaders)
            assert theirs.brought == ours.brought


def test_a_world_can_be_played_to_its_end() -> None:
    for game in range(8):
        world = deal(view(dealt(game), 0), game)
        while not world.over:
            push(world, legal_moves(world)[-1])
        assert world.winners is not None


@pytest.mark.parametrize("bot", PLAYERS)
def test_bots_can_sit_in_your_seat(bot: str) -> None:
    for game in range(1 if BOTS[bot].budget.simulations else 4):
        table = dealt(game)
        while not table.over:
            push(table, BOTS[bot](view(table, 0), seed=f"{game} {len(table.log)}"))


def test_no_question_is_ever_put_to_the_opponent() -> None:
    for game in range(GAMES // 3):
        for table, _ in random_game(game):
            assert isinstance(table.agenda[-1], Question)
            assert to_act(table) == (0,)
