"""Games between bots from Python, with everything that happens: one game, one match, or thousands on all cores.

`gwint lab arena` plays the same games and stores only their results.
"""

from __future__ import annotations

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice, permutations
from os import PathLike
from types import NoneType
from typing import Final, NamedTuple

from gwint import rulesets
from gwint.bots import INSTANT, Bot, NamedBot
from gwint.decks import AnyDeck, Deck, Starter, get_deck, random_deck, starters
from gwint.engine.loading import BotLoader, load_bot
from gwint.faults import GwintError, check_type
from gwint.game import Game
from gwint.lab.confidence_intervals import Share
from gwint.lab.jobs import Job
from gwint.lab.plans import PlanError, Schedule, bot_lineups, deals_for
from gwint.lab.seat_rotation import Meeting, games_per_meeting, jobs
from gwint.lab.standing import Standing
from gwint.match import Lineup, Match, NameDeck, sensible_name
from gwint.rules.modes import MODES, Mode, get_mode
from gwint.rulesets import LEGENDARY, Ruleset

GAMES_PER_TASK: Final = 8
"""How many games a worker process plays before it sends them back."""
REPORT_INTERVAL_S: Final = 0.2
PLAIN_REPORT_INTERVAL_S: Final = 10.0
"""The interval of reports that are not overwritten, as in a file."""
ALL_SEATS: Final = 1
MAX_GAMES: Final = 10_000_000
MAX_WORKERS: Final = 1_000
MAX_DRAWS: Final = 100
"""How often decks are drawn for a table before it is given up."""
RANDOM: Final = "random"
DrawDeck = Callable[[str], AnyDeck]
"""Draws a deck from a seed, as `random_deck` does."""
SimulatedDecks = Iterable[AnyDeck] | AnyDeck | DrawDeck
"""The decks of a simulation, one deck, "random", or a function that draws the decks of each deal."""


class SimulationError(GwintError):
    """Games cannot be played as they are described."""


# One game, one match


def play_game(
    *decks: AnyDeck,
    bots: Bot | str | Sequence[Bot | str],
    rules: Ruleset | str = LEGENDARY,
    mode: str = "duel",
    seed: str | int | None = None,
) -> Game:
    """Play a game between bots to its end: one bot for all seats, or one for each.

    Each bot is given as `load_bot` takes it, and the players are named after the bots. Raises BotError if a bot fails.
    """
    seats = _bots_by_seat(bots, len(get_mode(mode).sides()))
    game = Game(*decks, rules=rules, mode=mode, seed=seed, players=[bot.name for bot in seats])
    return _play_on(game, seats)


def play_match(
    first: Lineup | Sequence[AnyDeck],
    second: Lineup | Sequence[AnyDeck],
    *,
    bots: Bot | str | Sequence[Bot | str],
    rules: Ruleset | str = LEGENDARY,
    seed: str | int | None = None,
) -> Match:
    """TOUR. Play a match of three decks each to its end; the decks are named as our bots name theirs."""
    seats = _bots_by_seat(bots, seats=2)
    match = Match(first, second, rules, seed, [bot.name for bot in seats])
    number = 0
    while match.result is None:
        question, seat, turn = match.question, match.acting[0], f"{match.seed} {number}"
        if isinstance(question, NameDeck):
            match.play(sensible_name(question, match.lineups[seat], turn), seat)
        else:
            assert match.game is not None
            match.play(seats[seat](match.game.view(seat), INSTANT, turn), seat, keep=False)
        number += 1
    return match


def _bots_by_seat(bots: Bot | str | Sequence[Bot | str], seats: int) -> list[NamedBot]:
    given = _listed(bots)
    if len(given) not in (ALL_SEATS, seats):
        raise SimulationError("simulation-bots", count=len(given), seats=seats)
    return [load_bot(bot) for bot in given] * (seats if len(given) == ALL_SEATS else 1)


def _play_on(game: Game, bots: Sequence[NamedBot]) -> Game:
    """Play a game to its end; a bot's seed is derived from the game's, as in the arena."""
    number = 0
    while game.result is None:
        seat = game.acting[0]
        game.play(bots[seat](game.view(seat), INSTANT, f"{game.seed} {number}"), seat, keep=False)
        number += 1
    return game


# Many games


def simulate(
    bots: Bot | str | Sequence[Bot | str],
    decks: SimulatedDecks | None = None,
    games: int = 100,
    *,
    rules: Ruleset | str = LEGENDARY,
    mode: str | Mode = "duel",
    seed: str | int = 1,
    workers: int = 1,
    progress: bool = False,
) -> Iterator[Game]:
    """Play many games between bots, and yield each when it is over; by default with all starter decks.

    With "random", each deal has new random decks; a function of a seed draws the decks of each deal itself.

    Every deal is played from all seats and with every start, so that luck cancels out; the number of games is rounded
    up to whole deals. The players are named after the bots. The same arguments give the same games.

    With several worker processes, bots must be given by name; a script that asks for them must be guarded by
    `if __name__ == "__main__":`. `progress` writes the number of games to standard error. Raises BotError if a bot
    fails.
    """
    named = _named_bots(_listed(bots))
    if not named:
        raise SimulationError("simulation-no-bots")
    loaded = {name: load_bot(bot) for name, bot in named.items()}
    ruleset = rulesets.get_ruleset(rules)
    _check_number("games", games, 0, MAX_GAMES)
    _check_number("workers", workers, 1, MAX_WORKERS)
    frame = _Frame(ruleset, get_mode(mode))
    total = deals_for(games, frame.mode) * games_per_meeting(frame.mode)
    if decks == RANDOM or callable(decks):
        draw = partial(random_deck, ruleset=ruleset) if isinstance(decks, str) else decks
        todo = _with_drawn_decks(frame, tuple(named), draw, deals_for(games, frame.mode), str(seed))
    else:
        schedule = Schedule(tuple(named), _named_decks(decks), games, str(seed), ruleset, frame.mode.name)
        todo = _with_given_decks(schedule)
    if workers == 1:
        return _report_progress((_play_task(frame, loaded, task) for task in todo), total, progress)
    texts = {name: bot for name, bot in named.items() if isinstance(bot, str)}
    for name in named:
        if name not in texts:
            raise SimulationError("simulation-function", bot=name)
    return _report_progress(_play_in_processes(frame, texts, todo, workers), total, progress)


def _check_number(name: str, value: int, least: int, most: int) -> None:
    check_type(name, value, int)
    if not least <= value <= most:
        raise SimulationError("argument-number", name=name, value=value, least=least, most=most)


def _listed(bots: Bot | str | Sequence[Bot | str]) -> list[Bot | str]:
    check_type("bots", bots, Callable, str, Iterable)
    return [bots] if isinstance(bots, str) or callable(bots) else list(bots)


def _named_bots(bots: Iterable[Bot | str]) -> dict[str, Bot | str]:
    """Return bots by the names they are given by, or by the names of their functions; repeated names are numbered."""
    named: dict[str, Bot | str] = {}
    for bot in bots:
        name = bot if isinstance(bot, str) else load_bot(bot).name
        named[f"{name} {len(named) + 1}" if name in named else name] = bot
    return named


def _named_decks(decks: Iterable[AnyDeck] | AnyDeck | None) -> dict[str, Deck]:
    check_type("decks", decks, NoneType, Deck, Starter, str, PathLike, Iterable)
    if isinstance(decks, (Deck, Starter, str, PathLike)):
        chosen = [get_deck(decks)]
    else:
        chosen = [get_deck(deck) for deck in (starters() if decks is None else decks)]
    return {str(number): deck for number, deck in enumerate(chosen, start=1)}


class _Frame(NamedTuple):
    """What all games of a simulation share."""

    ruleset: Ruleset
    mode: Mode


class _Task(NamedTuple):
    """A game to play, and the deck of each seat."""

    job: Job
    decks: tuple[Deck, ...]


def _with_given_decks(schedule: Schedule) -> Iterator[_Task]:
    for meeting in schedule.meetings():
        for job in jobs(meeting, MODES[schedule.mode]):
            yield _Task(job, tuple(schedule.decks[name] for name in job.decks))


def _with_drawn_decks(frame: _Frame, bots: Sequence[str], draw: DrawDeck, deals: int, seed: str) -> Iterator[_Task]:
    """Yield the games of deals that have decks of their own; all line-ups of bots play with the same decks."""
    lineups = bot_lineups(bots, frame.mode)
    for deal in range(deals):
        turn, place = divmod(deal, len(lineups))
        decks = _draw_table(frame, draw, f"{seed} deal {turn}")
        seats = tuple(map(str, range(len(decks))))
        for job in jobs(Meeting(deal, lineups[place], seats, f"{seed} deal {turn}"), frame.mode):
            yield _Task(job, tuple(decks[int(seat)] for seat in job.decks))


def _draw_table(frame: _Frame, draw: DrawDeck, seed: str) -> list[Deck]:
    """Draw a deck for each seat until they may be combined: in a team game, partners have different factions."""
    for attempt in range(MAX_DRAWS):
        decks = [get_deck(draw(f"{seed} deck {seat} {attempt}")) for seat in range(len(frame.mode.sides()))]
        for deck in decks:
            if found := frame.mode.deck_faults(0, deck, frame.ruleset, advanced=False):
                raise PlanError("lab-deck", deck=deck.name or deck.faction, faults=found)
        if not frame.mode.combination_faults(decks):
            return decks
    raise PlanError("lab-no-meeting", mode=frame.mode.name)


def _play_task(frame: _Frame, bots: Mapping[str, NamedBot], task: _Task) -> Game:
    job = task.job
    game = Game(*task.decks, rules=frame.ruleset, mode=frame.mode, seed=job.seed, players=job.bots)
    return _play_on(game, [bots[name] for name in job.bots])


# Worker processes


def _play_in_processes(frame: _Frame, bots: Mapping[str, str], todo: Iterator[_Task], workers: int) -> Iterator[Game]:
    batches = iter(lambda: list(islice(todo, GAMES_PER_TASK)), [])
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        try:
            for games in pool.map(partial(_play_batch, frame.ruleset, frame.mode.name, dict(bots)), batches):
                yield from games
        finally:
            pool.shutdown(cancel_futures=True)


def _play_batch(ruleset: Ruleset, mode: str, bots: Mapping[str, str], batch: Sequence[_Task]) -> list[Game]:
    """Play some games in a worker process, whose programs end with them."""
    frame = _Frame(ruleset, get_mode(mode))
    with BotLoader() as loader:
        loaded = {name: loader.load(text) for name, text in bots.items()}
        return [_play_task(frame, loaded, task) for task in batch]


# Progress


def _report_progress(games: Iterator[Game], total: int, wanted: bool) -> Iterator[Game]:
    """Write the number of games to standard error, if wanted: on one line of a terminal, or as a line now and then."""
    terminal = sys.stderr.isatty()
    start = last = time.monotonic()
    for number, game in enumerate(games, start=1):
        yield game
        now = time.monotonic()
        due = now - last > (REPORT_INTERVAL_S if terminal else PLAIN_REPORT_INTERVAL_S)
        if wanted and (due or number == total):
            last = now
            begin, end = "\r" if terminal else "", "" if terminal and number < total else "\n"
            sys.stderr.write(f"{begin}{number} of {total} games, {number / (now - start):.0f} per second{end}")
            sys.stderr.flush()


# Ratings


def rate_players(games: Iterable[Game]) -> list[Standing]:
    """Rate the players of finished games by their names, the best first; games without a result do not count.

    The ratings are those of `gwint lab arena` (docs/lab.md). Needs NumPy: `pip install 'gwint[lab]'`.
    """
    try:
        from gwint.lab.summary import contest
    except ModuleNotFoundError as error:
        raise SimulationError("lab-missing", module=error.name or "", command="pip install 'gwint[lab]'") from error
    table: dict[tuple[str, str], Share] = {}
    for game in games:
        for pair, share in _shares(game):
            table[pair] = table.get(pair, Share()) + share
    names = dict.fromkeys(name for pair in table for name in pair)
    return list(contest(tuple(names), table).standings)


def _shares(game: Game) -> Iterator[tuple[tuple[str, str], Share]]:
    """Yield the score of each player against each other player on another side: a point for the better of two."""
    seats = list(enumerate(game.table.seats))
    for (one, seat), (other, foe) in permutations(seats, 2):
        own, theirs = game.score(one), game.score(other)
        if (
            own is not None
            and theirs is not None
            and seat.side != foe.side
            and game.players[one] != game.players[other]
        ):
            points = 0.5 if own == theirs else float(own > theirs)
            yield (game.players[one], game.players[other]), Share(points, 1)
