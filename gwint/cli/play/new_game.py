"""Starts a game or match: a new one, the saved one, or one loaded from a record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gwint import i18n
from gwint.bots import NamedBot
from gwint.bots.budget import BudgetError
from gwint.bots.loading import find_own_bot
from gwint.cli.languages import is_yes
from gwint.cli.play.deck_choice import choose_decks
from gwint.cli.play.lineup_choice import choose_lineups
from gwint.cli.play.play_options import (
    MATCH,
    PERSON,
    VIRTUAL,
    PlayOptions,
    bots_by_name,
    is_own_bot,
    mode_name,
    player_names,
    seats_of,
)
from gwint.cli.play.solo_decks import choose_solo_decks
from gwint.cli.play.terminal_match import TerminalMatch
from gwint.cli.play.terminal_table import TerminalTable
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable
from gwint.cli.saved_games import SaveError, SaveSlot, read
from gwint.engine.program import Program
from gwint.faults import GwintError
from gwint.game import Game
from gwint.match import Match
from gwint.match.record_reader import is_match
from gwint.match.record_reader import read_partly as read_match
from gwint.notation.record_model import RecordError
from gwint.notation.record_reader import read_partly as read_record
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL, MODES, SOLO, Mode

GameOrMatch = TerminalTable | TerminalMatch
"""A single game, or a match of several."""
Bots = Mapping[str, NamedBot]
"""The bots named on the command line."""


def start_game(options: PlayOptions, terminal: Terminal, slot: SaveSlot, bots: Bots) -> GameOrMatch:
    """Start the game that the options ask for."""
    if options.load:
        game = _load_game(options, terminal, slot, bots)
    else:
        resumed = None if options.new else _saved_game(options, terminal, slot, bots)
        if resumed is not None:
            return resumed
        game = _deal_new_game(options, terminal, slot, bots)
    archived = slot.archive_existing()
    if archived is not None:
        terminal.say(options.say("play-set-aside", command=f"gwint play --load {archived}"))
    return game


# Games to resume


def _load_game(options: PlayOptions, terminal: Terminal, slot: SaveSlot, bots: Bots) -> GameOrMatch:
    """Resume the game of a record, as far as it replays; its file stays unchanged."""
    resumed = _resume(read(Path(options.load or "")), options, terminal, slot, bots, partial=True)
    if resumed.over:
        raise SaveError("play-over-already", path=str(options.load))
    return resumed


def _resume(
    text: str, options: PlayOptions, terminal: Terminal, slot: SaveSlot, bots: Bots, *, partial: bool = False
) -> GameOrMatch:
    if is_match(text):
        match = Match.from_record(text, partial=partial)
        _say_where_replay_ends(match.replay_fault, options, terminal)
        seats = _resumed_seats(read_match(text)[0].tags, MATCH, options, terminal)
        return TerminalMatch(match, seats, options.language, terminal, slot, bots=bots_by_name(seats, bots))
    game = Game.from_record(text, partial=partial)
    _say_where_replay_ends(game.replay_fault, options, terminal)
    seats = _resumed_seats(read_record(text)[0].tags, game.table.mode.name, options, terminal)
    return TerminalTable(game, seats, options.language, terminal, slot, bots=bots_by_name(seats, bots))


def _say_where_replay_ends(fault: RecordError | None, options: PlayOptions, terminal: Terminal) -> None:
    if fault is not None:
        reason = i18n.format_refusal(fault, options.language)
        terminal.say(*options.say("replay-partial", reason=reason).splitlines())


def _resumed_seats(tags: Mapping[str, str], mode: str, options: PlayOptions, terminal: Terminal) -> tuple[str, ...]:
    """Return who sits where by the record's tags, or a person against bots if they do not say.

    A record may come from anywhere, so a program or a function that a record names is never started.
    """
    default = seats_of(mode, options.against if options.chose_opponents else options.against[:1])
    named = tuple(tags.get(f"seat {number}", "") for number in range(1, len(default) + 1))
    if options.chose_opponents or PERSON not in named:
        return default
    bot = options.against[0]
    for program in filter(is_own_bot, named):
        terminal.say(options.say("play-program", program=printable(program), bot=options.say(f"bot-{bot}")))
    known = tuple(bot if is_own_bot(name) else name for name in named)
    return known if all(map(_is_known_player, known)) else default


def _is_known_player(name: str) -> bool:
    """Return whether a name is `person`, `virtual`, or a bot with a valid budget."""
    try:
        return name in (PERSON, VIRTUAL) or find_own_bot(name) is not None
    except BudgetError:
        return False


def _saved_game(options: PlayOptions, terminal: Terminal, slot: SaveSlot, bots: Bots) -> GameOrMatch | None:
    """Resume the saved game, if there is one and it is wanted; a file that cannot be read is archived, not lost."""
    try:
        text = slot.read()
        resumed = None if text is None else _resume(text, options, terminal, slot, bots)
    except GwintError as error:
        archived = slot.archive(".broken")
        reason = i18n.format_refusal(error, options.language)
        terminal.say(*options.say("play-broken", path=str(archived), reason=reason).splitlines())
        return None
    if resumed is None or resumed.over or not _wants_saved_game(resumed, options, terminal):
        return None
    return resumed


def _wants_saved_game(resumed: GameOrMatch, options: PlayOptions, terminal: Terminal) -> bool:
    """Ask the player in a terminal; a pipe resumes the saved game unless its options describe a new one."""
    description = resumed.describe()
    if not terminal.live:
        if not options.wants_new_game:
            terminal.say(description)
        return not options.wants_new_game
    answer = terminal.ask(
        f"{description} {options.say('play-continue', usual='no' if options.wants_new_game else 'yes')}"
    )
    return is_yes(answer, options.language) if answer else not options.wants_new_game


# New games


def _deal_new_game(options: PlayOptions, terminal: Terminal, slot: SaveSlot, bots: Bots) -> GameOrMatch:
    """Deal a new game; programs that cannot play it are refused before."""
    mode = mode_name(options)
    seats = seats_of(mode, options.against)
    played = DUEL if mode == MATCH else MODES[mode]
    players = player_names(seats, options, _program_names(bots, played, options))
    seed = seed_of(options.seed)
    if mode == MATCH:
        first, second = choose_lineups(seats, players, options, seed, terminal)
        match = Match(first, second, options.ruleset, seed, players)
        return TerminalMatch(match, seats, options.language, terminal, slot, new=True, bots=bots_by_name(seats, bots))
    if mode in (solo.name for solo in SOLO):
        if options.chose_opponents:
            raise GwintError("play-alone")
        decks = choose_solo_decks(mode, players, options, seed, terminal)
    else:
        decks = choose_decks(mode, seats, players, options, seed, terminal)
    game = Game(*decks, rules=options.ruleset, mode=mode, seed=seed, players=players)
    return TerminalTable(game, seats, options.language, terminal, slot, new=True, bots=bots_by_name(seats, bots))


def _program_names(bots: Bots, mode: Mode, options: PlayOptions) -> dict[str, str]:
    """Return the name that each program gives itself."""
    programs = {name: bot.bot for name, bot in bots.items() if isinstance(bot.bot, Program)}
    return {name: program.greet(mode, options.ruleset) for name, program in programs.items()}
