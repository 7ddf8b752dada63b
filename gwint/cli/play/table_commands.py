"""Table commands, which can be typed instead of a move: help, hint, why, field, piles, log, undo, save and others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from gwint import i18n
from gwint.cards import ROWS, Card
from gwint.cards.names import all_names, find_cards, find_leader
from gwint.cli.card_search import find_by_name
from gwint.cli.commands.rules import find_topics
from gwint.cli.languages import is_yes, spellings
from gwint.cli.play.hints import hint
from gwint.cli.play.mode_rules import table_rules
from gwint.cli.play.protocols import PlayedTable, PlayerScreen
from gwint.cli.play.turn_screen import ENDLESS
from gwint.cli.render.board import board
from gwint.cli.render.rows import HERO
from gwint.cli.render.standings import GEM, LOST_GEM
from gwint.cli.render.text_fit import cell_len, pad, wrap
from gwint.cli.saved_games import SaveError, write_record
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.rules.modes import Mode
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.rules.moves import Discard
from gwint.rules.strength import explain
from gwint.rulesets import Ruleset
from gwint.spelling import fold
from gwint.views import View

DISCARDING: Final = "discard"
TableCommand = Callable[[PlayedTable, int, str], None]


def read_table_command(
    typed: str, language: str, commands: Iterable[str] | None = None, with_argument: Iterable[str] | None = None
) -> tuple[str, str] | None:
    """Return the typed command and its argument, or None if something else was typed.

    Only the commands in `with_argument` take an argument.
    """
    known, longer = (
        (TABLE_COMMANDS, WITH_ARGUMENT) if commands is None or with_argument is None else (commands, with_argument)
    )
    if typed.startswith("?"):
        return "help", typed.removeprefix("?").strip()
    first, _, rest = typed.partition(" ")
    command = next(
        (command for command in known if fold(first) in spellings(f"play-command-{command}", language)), None
    )
    if command is None or (rest.strip() and command not in longer):
        return None
    return command, rest.strip()


def names_discarding(typed: str, moves: Iterable[object]) -> bool:
    """TURN-12. Whether the word, which is also a name of the piles, is the verb of moves that may be made now."""
    return fold(typed) == DISCARDING and any(isinstance(move, Discard) for move in moves)


# Commands that show something


def help_(screen: PlayerScreen, seat: int, about: str) -> None:
    """Show what can be typed, or the rule text of a card, a leader or a topic."""
    width = screen.terminal.width
    if about:
        screen.show_pages(line for text in help_text(screen, seat, about) for line in wrap(text, width))
    else:
        messages = {command: f"play-help-{command}" for command in TABLE_COMMANDS}
        screen.show_pages(help_lines(messages, screen.game.table.mode, screen.localizer, width))


def help_lines(messages: Mapping[str, str], mode: Mode, localizer: Localizer, width: int) -> list[str]:
    """Explain how moves are made, what each command does, by its message, and what the signs mean."""
    commands = {
        command_word(command, localizer.language): localizer.translate(message) for command, message in messages.items()
    }
    signs = {sign: localizer.translate(f"play-sign-{id_}") for sign, id_ in _signs(mode).items()}
    entries = [line for listed in (commands, signs) for line in _two_columns(listed, width)]
    return [*wrap(localizer.translate("play-help-moves"), width), *entries]


def _two_columns(meanings: Mapping[str, str], width: int) -> Iterator[str]:
    """Yield a blank line, then words and their meanings in two columns."""
    column = max(map(cell_len, meanings)) + 4
    yield ""
    for word, meaning in meanings.items():
        first, *rest = wrap(meaning, width - column)
        yield pad(f"  {word}", column) + first
        yield from (" " * column + line for line in rest)


def command_word(command: str, language: str) -> str:
    """Return the main word for a command in a language."""
    return translate(f"play-command-{command}", language).split(",")[0].strip()


SIGNS: Final = {"8→16, 16↑": "changed", f"15{HERO}": "hero", "[ ]": "row", "↔": "decoy"}
"""The signs of every screen, and the messages that explain them."""


def _signs(mode: Mode) -> dict[str, str]:
    """FFA-3. A mode has gems or points; with more than two sides, an army may take one line."""
    scored = {"2/4": "points"} if isinstance(mode, FreeForAll) else {f"{GEM}{LOST_GEM}": "gems"}
    return SIGNS | scored | ({"34 (20+8+6)": "army"} if len(mode.sides()) > 2 else {})


def help_text(screen: PlayerScreen, seat: int, about: str) -> list[str]:
    """Return the text of a card, leader or topic; a number means the card of that move."""
    ruleset, language = screen.game.table.ruleset, screen.localizer.language
    moves = screen.game.legal_moves(seat)
    if about.isdecimal() and 0 < int(about) <= len(moves):
        card = getattr(moves[int(about) - 1], "card", None)
        if card is not None:
            return list(i18n.card_text(card, ruleset, language))
    if fold(about) in spellings("play-word-leader", language):
        leaders = [owner.leader for owner in screen.game.table.seats]
        return [line for leader in leaders for line in (*i18n.leader_text(leader, ruleset, language), "")][:-1]
    return _look_up(about, ruleset, language)


def _look_up(about: str, ruleset: Ruleset, language: str) -> list[str]:
    """Look up a card or leader of that name, else a topic of the rules, else part of a name."""
    exact = find_cards(about) or find_leader(about)
    topics = () if exact else find_topics(about)
    if topics:
        return [line for topic in topics for line in i18n.rule_text(topic, ruleset, language)]
    cards, leaders = find_by_name(about)
    if cards:
        return list(i18n.card_text(cards[0][0], ruleset, language))
    return list(i18n.leader_text(leaders[0], ruleset, language))


def why(screen: PlayerScreen, _seat: int, about: str) -> None:
    """Explain the strengths of the named cards on the battlefield, or of all that differ from the printed ones."""
    lines = count_repeats(_strength_lines(screen, fold(about)))
    nothing = screen.localizer.translate("play-why-nothing", card=about, named="yes" if about else "no")
    screen.show_pages(lines or [nothing])


def count_repeats(lines: Iterable[str]) -> list[str]:
    """Return each line once, with the number of its repetitions."""
    return [f"{times}× {line}" if times > 1 else line for line, times in Counter(lines).items()]


def _strength_lines(screen: PlayerScreen, about: str) -> Iterator[str]:
    table, localizer = screen.game.table, screen.localizer
    for side, army in enumerate(table.sides):
        for row in ROWS:
            for place, card in enumerate(army.rows[row]):
                steps = explain(table, side, row, place)
                if _has_name(card, about, localizer) if about else len(steps) > 1:
                    where = f"{localizer.side(side)}, {localizer.row(row)}"
                    yield f"{localizer.card(card)} ({where}): {i18n.format_strength_steps(steps, localizer.language)}"


def _has_name(card: Card, about: str, localizer: Localizer) -> bool:
    """Return whether a text is part of the card's name in the player's language, or a whole name in another."""
    return about in fold(localizer.card(card)) or about in map(fold, (card.id, *all_names(card)))


def field(screen: PlayerScreen, seat: int, _rest: str) -> None:
    """Show the battlefield with all its cards, however many."""
    width = screen.terminal.width
    screen.show_pages(board(screen.game.view(seat), screen.localizer, seat, width, spare=ENDLESS))


def piles(screen: PlayerScreen, seat: int, _rest: str) -> None:
    """PLAY-8. Players may look through the discard piles, the side decks, and the known cards of other hands."""
    view, localizer = screen.game.view(seat), screen.localizer
    screen.show_pages(line for side in range(len(view.sides)) for line in _side_piles(view, localizer, side))


def _side_piles(view: View, localizer: Localizer, side: int) -> Iterator[str]:
    """Yield the discard pile of a side, then side deck and known cards of each of its players."""
    yield _pile_line("play-pile", localizer.side(side), view.sides[side].pile, localizer)
    for number, owner in enumerate(view.seats):
        known = owner.known if number != view.viewer and owner.secrets is None else ()
        for message, cards in (("play-side-deck", owner.side_deck), ("play-known", known)):
            if owner.side == side and cards:
                yield _pile_line(message, localizer.player(number), cards, localizer)


def _pile_line(message: str, whose: str, cards: Sequence[Card], localizer: Localizer) -> str:
    return localizer.translate(message, player=whose, count=len(cards), cards=localizer.cards(cards))


def log(screen: PlayerScreen, seat: int, _rest: str) -> None:
    """Show all events that this player may know."""
    screen.show_pages(screen.event_lines(seat, since=0))


def rules(screen: PlayerScreen, seat: int, about: str) -> None:
    """Show the ruleset and its chapters, or one of them."""
    if about:
        help_(screen, seat, about)
        return
    table = screen.game.table
    texts = table_rules(table.mode.name, screen.ruleset, table.ruleset, screen.localizer)
    lines = [line for text in texts for line in (*wrap(text, screen.terminal.width), "")]
    screen.show_pages(lines[:-1])


# Commands that do something


def undo(screen: PlayedTable, seat: int, _rest: str) -> None:
    """Take back the player's last move and all after it, but not against a person, who has seen it."""
    if screen.people > 1:
        screen.note(screen.localizer.translate("play-undo-person"))
    elif seat not in screen.movers:
        screen.note(screen.localizer.translate("play-undo-nothing"))
    else:
        screen.take_back(seat)


def resign(screen: PlayedTable, seat: int, _rest: str) -> None:
    if is_yes(screen.terminal.ask(screen.localizer.translate("play-resign-sure")), screen.localizer.language):
        screen.resign(seat)


def save(screen: PlayedTable, _seat: int, where: str) -> None:
    """Write the record to a file, or to the file of the saved game."""
    path = Path(where).expanduser() if where else screen.slot.path
    if where:
        write_record(path, screen.record())
    else:
        screen.slot.write(screen.record())
    screen.note(screen.localizer.translate("play-saved", path=str(path)))


def quit_(screen: PlayedTable, _seat: int, _rest: str) -> None:
    """Save and leave; if saving fails, leave only if the player confirms."""
    try:
        screen.slot.write(screen.record())
        screen.saved = True
    except SaveError as error:
        screen.terminal.say(i18n.format_refusal(error, screen.localizer.language))
        if not is_yes(screen.terminal.ask(screen.localizer.translate("play-quit-unsaved")), screen.localizer.language):
            return
    screen.left = True


TABLE_COMMANDS: Final[Mapping[str, TableCommand]] = {
    "help": help_,
    "hint": hint,
    "why": why,
    "field": field,
    "piles": piles,
    "log": log,
    "rules": rules,
    "undo": undo,
    "resign": resign,
    "save": save,
    "quit": quit_,
}
"""Every table command; locales have its words and its help in each language."""

WITH_ARGUMENT: Final = ("help", "why", "rules", "save")
"""Commands that take an argument."""
