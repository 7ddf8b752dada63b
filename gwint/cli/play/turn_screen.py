"""What lies before a player: the battlefield, what has happened, what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from gwint import i18n
from gwint.cli.play.menu import FROM_HAND, Menu, cards_not_offered, items, menu
from gwint.cli.render.board import board
from gwint.cli.render.rows import hand_lines
from gwint.cli.render.text_fit import truncate, wrap
from gwint.i18n.localizer import Localizer
from gwint.rules.agenda import Redraw
from gwint.rules.events import Discarded, Drew, Event, Swept
from gwint.rules.rounds import HAND_SIZE
from gwint.views import View

LEAST_EVENT_LINES: Final = 3
"""Lines kept free for what has happened; one more for each player beyond two, before the others' cards get them."""
MOST_EVENT_LINES: Final = 8
"""Lines that what has happened may use before the menu gets a column more."""
SPARE: Final = 6
"""Lines that crowded rows may use where there is no end of them."""
ENDLESS: Final = 1000


@dataclass(frozen=True, slots=True)
class TurnScreen:
    lines: tuple[str, ...]
    pages: int
    """How many pages the menu has."""


def turn_screen(
    view: View, localizer: Localizer, told: list[str], page: int, width: int, height: int | None
) -> TurnScreen:
    """A whole screen for the viewer, one line of it left free for what is typed."""
    assert view.viewer is not None
    asked = [*_cards(view, localizer, width), *_asked(view, localizer, width)]
    least = len(board(view, localizer, view.viewer, width))
    room = ENDLESS if height is None else height - 1 - least - len(asked)
    listed = _menu(view, localizer, len(told), page, width, room)
    room -= len(listed.lines)
    kept = LEAST_EVENT_LINES + len(view.seats) - 2
    spare = SPARE if height is None else max(0, room - min(len(told), kept))
    field = board(view, localizer, view.viewer, width, spare)
    room -= len(field) - least
    last = _last(told, localizer, room)
    gap = [""] if last and len(last) < room else []
    return TurnScreen((*field, *last, *gap, *asked, *listed.lines), listed.pages)


def _menu(view: View, localizer: Localizer, told: int, page: int, width: int, room: int) -> Menu:
    """A menu of one or two columns, if that leaves room for what happened; else a denser one."""
    listed = items(view, localizer)
    for kept in range(MOST_EVENT_LINES, LEAST_EVENT_LINES, -1):
        roomy = menu(listed, width, max(1, room - min(told, kept)), page)
        if roomy.columns <= 2 and roomy.pages == 1:
            return roomy
    return menu(listed, width, max(1, room - min(told, LEAST_EVENT_LINES)), page)


def _cards(view: View, localizer: Localizer, width: int) -> Iterator[str]:
    """The partner's hand, and the own where the menu does not show it; else what of it cannot be played (PLAY-4)."""
    for seat, owner in enumerate(view.seats):
        if seat != view.viewer and owner.secrets and owner.secrets.hand:
            yield from hand_lines(owner.secrets.hand, localizer, width, whose=localizer.player(seat))
    secrets = None if view.viewer is None else view.seats[view.viewer].secrets
    if any(isinstance(move, FROM_HAND) for move in view.moves):
        held = cards_not_offered(view, localizer)
        if held:
            yield truncate(localizer.translate("play-held", cards=held), width)
    elif secrets and secrets.hand:
        yield from hand_lines(secrets.hand, localizer, width)


def _asked(view: View, localizer: Localizer, width: int) -> list[str]:
    asked = view.question
    if asked is None or view.viewer is None:
        return []
    own = view.seats[view.viewer].secrets
    if isinstance(asked, Redraw) and own and view.viewer in asked.seats:
        return wrap(_redraw(view.viewer, own.redraws, localizer), width)
    return wrap(i18n.format_question(asked, localizer.players, localizer.language), width)


def _redraw(seat: int, left: int, localizer: Localizer) -> str:
    """SET-10. Of those who exchange cards at the same time, only this one is spoken to."""
    asked = i18n.format_question(Redraw((seat,)), localizer.players, localizer.language)
    return f"{asked} {localizer.translate('play-redraws', count=left)}"


def _last(told: list[str], localizer: Localizer, room: int) -> list[str]:
    """As much of what happened as there is room for, the end of it."""
    if len(told) <= room:
        return told
    return [localizer.translate("play-more-told"), *told[len(told) - max(room - 1, 0) :]] if room > 0 else []


def note_lines(text: str, width: int) -> list[str]:
    """Something short in the place of what happened, cut where it is not."""
    lines = wrap(f"! {text}", width - 2, "  ")
    return (
        lines
        if len(lines) <= LEAST_EVENT_LINES
        else [*lines[: LEAST_EVENT_LINES - 1], f"{lines[LEAST_EVENT_LINES - 1]} …"]
    )


def event_lines(events: Iterable[Event], localizer: Localizer, width: int) -> list[str]:
    """What happened, a sentence for each event; the same one several times in a row is counted."""
    loud = (one for one in events if not _quiet(one))
    lines: list[str] = []
    for sentence, run in groupby(i18n.format_event(one, localizer.players, localizer.language) for one in loud):
        times = sum(1 for _ in run)
        lines += wrap(f"· {sentence} (×{times})" if times > 1 else f"· {sentence}", width, "  ")
    return lines


def _quiet(event: Event) -> bool:
    """What goes without saying: the first hands, that a spent card is discarded, and the field cleared."""
    if isinstance(event, Drew):
        return len(event.cards) >= HAND_SIZE
    return isinstance(event, Swept) or (isinstance(event, Discarded) and event.source == "play")
