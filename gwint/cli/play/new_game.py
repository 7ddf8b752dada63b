"""How a game comes to the table: dealt anew, gone on with after a break, or loaded from a record."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from gwint import i18n
from gwint.bots import find_level
from gwint.bots.budget import BudgetError
from gwint.cli.languages import is_yes
from gwint.cli.play.deck_choice import decks_of
from gwint.cli.play.lineup_choice import lineups_of
from gwint.cli.play.players import MATCH, PERSON, VIRTUAL, Wishes, bots_of, mode_of, names_of, seats_of
from gwint.cli.play.solo_decks import decks_alone
from gwint.cli.play.terminal_match import Tour
from gwint.cli.play.terminal_table import Sitting
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable
from gwint.cli.saved_games import SaveError, SaveSlot, read
from gwint.engine import is_command
from gwint.engine.program import Program
from gwint.faults import Refusal
from gwint.game import Game
from gwint.match import Match
from gwint.match.record_reader import is_match
from gwint.match.record_reader import read as read_match
from gwint.notation.record import read as read_record
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL, MODES, SOLO, Mode

Begun = Sitting | Tour
"""A game, or a match of them."""
Programs = Mapping[str, Program]
"""By the commands that they were told by."""


def sit_down(wishes: Wishes, terminal: Terminal, slot: SaveSlot, programs: Programs) -> Begun:
    """The game that is wished for."""
    if wishes.load:
        begun = _loaded(wishes, terminal, slot, programs)
    else:
        resumed = None if wishes.new else _saved(wishes, terminal, slot, programs)
        if resumed is not None:
            return resumed
        begun = _dealt(wishes, terminal, slot, programs)
    aside = slot.archive_existing()
    if aside is not None:
        terminal.say(wishes.say("play-set-aside", command=f"gwint play --load {aside}"))
    return begun


# Games that were begun


def _loaded(wishes: Wishes, terminal: Terminal, slot: SaveSlot, programs: Programs) -> Begun:
    """The game of a record. The file itself stays as it is."""
    begun = _gone_on(read(Path(wishes.load or "")), wishes, terminal, slot, programs)
    if begun.over:
        raise SaveError("play-over-already", path=str(wishes.load))
    return begun


def _gone_on(text: str, wishes: Wishes, terminal: Terminal, slot: SaveSlot, programs: Programs) -> Begun:
    if is_match(text):
        match = Match.from_record(text)
        seats = _seats(read_match(text).tags, MATCH, wishes, terminal)
        return Tour(match, seats, wishes.language, terminal, slot, bots=bots_of(seats, programs))
    game = Game.from_record(text)
    seats = _seats(read_record(text).tags, game.table.mode.name, wishes, terminal)
    return Sitting(game, seats, wishes.language, terminal, slot, bots=bots_of(seats, programs))


def _seats(tags: Mapping[str, str], mode: str, wishes: Wishes, terminal: Terminal) -> tuple[str, ...]:
    """Who sits where, by the record's tags; where it does not say, the first is a person against bots.

    A record may come from anywhere: no program is ever started because a record names it.
    """
    usual = seats_of(mode, wishes.against if wishes.bot_told else wishes.against[:1])
    told = tuple(tags.get(f"seat {number}", "") for number in range(1, len(usual) + 1))
    if wishes.bot_told or PERSON not in told:
        return usual
    bot = wishes.against[0]
    for program in filter(is_command, told):
        terminal.say(wishes.say("play-program", program=printable(program), bot=wishes.say(f"bot-{bot}")))
    known = tuple(bot if is_command(one) else one for one in told)
    return known if all(map(_may_sit, known)) else usual


def _may_sit(told: str) -> bool:
    """Whether there is such a player, with such a budget."""
    try:
        return told in (PERSON, VIRTUAL) or find_level(told) is not None
    except BudgetError:
        return False


def _saved(wishes: Wishes, terminal: Terminal, slot: SaveSlot, programs: Programs) -> Begun | None:
    """The saved game, if there is one and it is wanted. One that cannot be read is moved aside, not lost."""
    try:
        text = slot.read()
        begun = None if text is None else _gone_on(text, wishes, terminal, slot, programs)
    except Refusal as error:
        aside = slot.archive(".broken")
        reason = i18n.format_refusal(error, wishes.language)
        terminal.say(*wishes.say("play-broken", path=str(aside), reason=reason).splitlines())
        return None
    if begun is None or begun.over or not _wanted(begun, wishes, terminal):
        return None
    return begun


def _wanted(begun: Begun, wishes: Wishes, terminal: Terminal) -> bool:
    """In a terminal the player is asked; in a pipe a new game is meant where something is told of one."""
    told = begun.waiting()
    if not terminal.live:
        if not wishes.begins:
            terminal.say(told)
        return not wishes.begins
    answer = terminal.ask(f"{told} {wishes.say('play-go-on', usual='no' if wishes.begins else 'yes')}")
    return is_yes(answer, wishes.language) if answer else not wishes.begins


# New games


def _dealt(wishes: Wishes, terminal: Terminal, slot: SaveSlot, programs: Programs) -> Begun:
    """A program that cannot play it is refused before the cards are dealt."""
    mode = mode_of(wishes)
    seats = seats_of(mode, wishes.against)
    played = DUEL if mode == MATCH else MODES[mode]
    players = names_of(seats, wishes, _greeted(programs, played, wishes))
    seed = seed_of(wishes.seed)
    if mode == MATCH:
        first, second = lineups_of(seats, players, wishes, seed, terminal)
        match = Match(first, second, wishes.ruleset, seed, players)
        return Tour(match, seats, wishes.language, terminal, slot, new=True, bots=bots_of(seats, programs))
    if mode in (solo.name for solo in SOLO):
        if wishes.bot_told:
            raise Refusal("play-alone")
        decks = decks_alone(mode, players, wishes, seed, terminal)
    else:
        decks = decks_of(mode, seats, players, wishes, seed, terminal)
    game = Game(*decks, rules=wishes.ruleset, mode=mode, seed=seed, players=players)
    return Sitting(game, seats, wishes.language, terminal, slot, new=True, bots=bots_of(seats, programs))


def _greeted(programs: Programs, mode: Mode, wishes: Wishes) -> dict[str, str]:
    """What each program calls itself."""
    return {told: program.greet(mode, wishes.ruleset) for told, program in programs.items()}
