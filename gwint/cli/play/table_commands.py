"""What can be typed beside moves: help, hints, explanations, piles, the log, undoing, resigning, saving, leaving."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from gwint import i18n
from gwint.cards import ROWS, Card
from gwint.cards.names import all_names, find_cards, find_leader, fold
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
from gwint.rules.strength import explain
from gwint.rulesets import Ruleset
from gwint.views import View

TableCommand = Callable[[PlayedTable, int, str], None]


def read_table_command(
    typed: str, language: str, commands: Iterable[str] | None = None, with_argument: Iterable[str] | None = None
) -> tuple[str, str] | None:
    """The order and what stands after it; None where something else was typed. `more` may stand after some orders."""
    known, longer = (
        (TABLE_COMMANDS, WITH_ARGUMENT) if commands is None or with_argument is None else (commands, with_argument)
    )
    if typed.startswith("?"):
        return "help", typed.removeprefix("?").strip()
    first, _, rest = typed.partition(" ")
    command = next((command for command in known if fold(first) in spellings(f"play-order-{command}", language)), None)
    if command is None or (rest.strip() and command not in longer):
        return None
    return command, rest.strip()


# Being told


def help_(screen: PlayerScreen, seat: int, about: str) -> None:
    """What can be typed, or the rule text of a card, a leader or a topic."""
    width = screen.terminal.width
    if about:
        screen.show_pages(line for one in help_text(screen, seat, about) for line in wrap(one, width))
    else:
        told = {command: f"play-help-{command}" for command in TABLE_COMMANDS}
        screen.show_pages(help_lines(told, screen.game.table.mode, screen.localizer, width))


def help_lines(told: Mapping[str, str], mode: Mode, localizer: Localizer, width: int) -> list[str]:
    """How moves are made, what each order is for, by the message that tells it, and what the signs mean."""
    commands = {
        command_word(command, localizer.language): localizer.translate(message) for command, message in told.items()
    }
    signs = {sign: localizer.translate(f"play-sign-{id_}") for sign, id_ in _signs(mode).items()}
    entries = [line for listed in (commands, signs) for line in _two_columns(listed, width)]
    return [*wrap(localizer.translate("play-help-moves"), width), *entries]


def _two_columns(told: Mapping[str, str], width: int) -> Iterator[str]:
    """Words and what they mean, in two columns under a blank line."""
    column = max(map(cell_len, told)) + 4
    yield ""
    for word, meaning in told.items():
        first, *rest = wrap(meaning, width - column)
        yield pad(f"  {word}", column) + first
        yield from (" " * column + line for line in rest)


def command_word(command: str, language: str) -> str:
    """What an order is called first in a language."""
    return translate(f"play-order-{command}", language).split(",")[0].strip()


SIGNS: Final = {"8→16, 16↑": "changed", f"15{HERO}": "hero", "[ ]": "row", "↔": "decoy"}
"""What every screen shows without words."""


def _signs(mode: Mode) -> dict[str, str]:
    """FFA-3. Gems or points; and where there are more than two players, an army on a line."""
    scored = {f"{GEM}{LOST_GEM}": "gems"} if mode.gems else {"2/4": "points"}
    return SIGNS | scored | ({"34 (20+8+6)": "army"} if len(mode.sides()) > 2 else {})


def help_text(screen: PlayerScreen, seat: int, about: str) -> list[str]:
    """The text of a card, leader or topic; a number stands for the card of that move."""
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
    """A card or leader of that name, or a topic of the rules, or what else the words can mean."""
    exact = find_cards(about) or find_leader(about)
    topics = () if exact else find_topics(about)
    if topics:
        return [line for topic in topics for line in i18n.rule_text(topic, ruleset, language)]
    cards, leaders = find_by_name(about)
    if cards:
        return list(i18n.card_text(cards[0][0], ruleset, language))
    return list(i18n.leader_text(leaders[0], ruleset, language))


def why(screen: PlayerScreen, _seat: int, about: str) -> None:
    """Why cards on the battlefield are as strong as they are: those named, or all that are not as printed."""
    lines = count_repeats(_strength_lines(screen, fold(about)))
    nothing = screen.localizer.translate("play-why-nothing", card=about, named="yes" if about else "no")
    screen.show_pages(lines or [nothing])


def count_repeats(lines: Iterable[str]) -> list[str]:
    """Each line once, with how often it was told."""
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
    """By part of its name in the player's language, or by a whole name in another."""
    return about in fold(localizer.card(card)) or about in map(fold, (card.id, *all_names(card)))


def field(screen: PlayerScreen, seat: int, _rest: str) -> None:
    """The battlefield with all that lies there, however much it is."""
    width = screen.terminal.width
    screen.show_pages(board(screen.game.view(seat), screen.localizer, seat, width, spare=ENDLESS))


def piles(screen: PlayerScreen, seat: int, _rest: str) -> None:
    """PLAY-8. The discard piles, the side decks, and what one knows of another's hand."""
    view, localizer = screen.game.view(seat), screen.localizer
    screen.show_pages(line for side in range(len(view.sides)) for line in _side_piles(view, localizer, side))


def _side_piles(view: View, localizer: Localizer, side: int) -> Iterator[str]:
    """The pile of a side, then what is known of each of its players."""
    yield _pile_line("play-pile", localizer.side(side), view.sides[side].pile, localizer)
    for number, owner in enumerate(view.seats):
        known = owner.known if number != view.viewer and owner.secrets is None else ()
        for message, cards in (("play-side-deck", owner.side_deck), ("play-known", known)):
            if owner.side == side and cards:
                yield _pile_line(message, localizer.player(number), cards, localizer)


def _pile_line(message: str, whose: str, cards: Sequence[Card], localizer: Localizer) -> str:
    return localizer.translate(message, player=whose, count=len(cards), cards=localizer.cards(cards))


def log(screen: PlayerScreen, seat: int, _rest: str) -> None:
    """Everything that happened, as this player may know it."""
    screen.show_pages(screen.event_lines(seat, since=0))


def rules(screen: PlayerScreen, seat: int, about: str) -> None:
    """The ruleset and its chapters, or one of them."""
    if about:
        help_(screen, seat, about)
        return
    table = screen.game.table
    told = table_rules(table.mode.name, screen.ruleset, table.ruleset, screen.localizer)
    lines = [line for one in told for line in (*wrap(one, screen.terminal.width), "")]
    screen.show_pages(lines[:-1])


# Doing


def undo(screen: PlayedTable, seat: int, _rest: str) -> None:
    """Take back the own last move and all that followed it; not against a person, who has seen it."""
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
    """Write the record to a file, or where the saved game is kept."""
    path = Path(where).expanduser() if where else screen.slot.path
    if where:
        write_record(path, screen.record())
    else:
        screen.slot.write(screen.record())
    screen.note(screen.localizer.translate("play-saved", path=str(path)))


def quit_(screen: PlayedTable, _seat: int, _rest: str) -> None:
    """Save and leave; where that fails, stay unless the player wants to go all the same."""
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
"""Every order; what it is called and what it is for is told in each language."""

WITH_ARGUMENT: Final = ("help", "why", "rules", "save")
"""Orders after which something may stand; `discard Ghoul` is a move, `discard` is not."""
