"""The screen of a turn: the battlefield, the latest events, the question and the menu of answers."""

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
from gwint.rules.agenda import Question, Redraw
from gwint.rules.events import BeganRound, Discarded, Drew, Event, Played, Replayed, Swept, UsedLeader
from gwint.rules.moves import UseLeader
from gwint.views import View

LEAST_EVENT_LINES: Final = 3
"""Lines reserved for events in a duel; each further player adds one."""
MOST_EVENT_LINES: Final = 8
"""Lines that events may use before the menu gets another column."""
SPARE: Final = 6
"""Lines that crowded rows may use in a pipe."""
ENDLESS: Final = 1000


@dataclass(frozen=True, slots=True)
class TurnScreen:
    lines: tuple[str, ...]
    pages: int
    """How many pages the menu has."""


def turn_screen(
    view: View, localizer: Localizer, events: list[str], page: int, width: int, height: int | None
) -> TurnScreen:
    """Lay out a whole screen for the viewer, with one line left for input."""
    assert view.viewer is not None
    asked = [*_cards(view, localizer, width), *_question_lines(view, localizer, width)]
    least = len(board(view, localizer, view.viewer, width))
    room = ENDLESS if height is None else height - 1 - least - len(asked)
    listed = _menu(view, localizer, len(events), page, width, room)
    room -= len(listed.lines)
    reserved = LEAST_EVENT_LINES + len(view.seats) - 2
    spare = SPARE if height is None else max(0, room - min(len(events), reserved))
    field = board(view, localizer, view.viewer, width, spare)
    room -= len(field) - least
    last = _last_events(events, localizer, room)
    gap = [""] if last and len(last) < room else []
    return TurnScreen((*field, *last, *gap, *asked, *listed.lines), listed.pages)


def _menu(view: View, localizer: Localizer, events: int, page: int, width: int, room: int) -> Menu:
    """Lay out a menu of one or two columns if that leaves room for events, or else a denser one."""
    listed = items(view, localizer)
    for reserved in range(MOST_EVENT_LINES, LEAST_EVENT_LINES, -1):
        roomy = menu(listed, width, max(1, room - min(events, reserved)), page)
        if roomy.columns <= 2 and roomy.pages == 1:
            return roomy
    return menu(listed, width, max(1, room - min(events, LEAST_EVENT_LINES)), page)


def _cards(view: View, localizer: Localizer, width: int) -> Iterator[str]:
    """Yield the partner's hand, and the viewer's hand or what of it the menu does not offer (PLAY-4)."""
    for seat, owner in enumerate(view.seats):
        if seat != view.viewer and owner.secrets and owner.secrets.hand:
            yield from hand_lines(owner.secrets.hand, localizer, width, whose=localizer.player(seat))
    secrets = None if view.viewer is None else view.seats[view.viewer].secrets
    if any(isinstance(move, FROM_HAND) for move in view.moves):
        held = cards_not_offered(view, localizer)
        if held:
            yield truncate(localizer.translate("play-unplayable", cards=held), width)
    elif secrets and secrets.hand:
        yield from hand_lines(secrets.hand, localizer, width)


def _question_lines(view: View, localizer: Localizer, width: int) -> list[str]:
    asked = view.question
    if asked is None or view.viewer is None:
        return []
    own = view.seats[view.viewer].secrets
    if isinstance(asked, Redraw) and own and view.viewer in asked.seats:
        # SET-10. Players redraw at the same time; the question addresses only this one.
        question = _question(Redraw((view.viewer,)), view, localizer)
        return wrap(f"{question} {localizer.translate('play-redraws', count=own.redraws)}", width)
    return wrap(_question(asked, view, localizer), width)


def _question(asked: Question, view: View, localizer: Localizer) -> str:
    leader = not view.moves or any(isinstance(move, UseLeader) for move in view.moves)
    return i18n.format_question(asked, localizer.players, localizer.language, view.ruleset, leader)


def _last_events(events: list[str], localizer: Localizer, room: int) -> list[str]:
    """Return the last events that fit into the room."""
    if len(events) <= room:
        return events
    return [localizer.translate("play-more-events"), *events[len(events) - max(room - 1, 0) :]] if room > 0 else []


def note_lines(text: str, width: int) -> list[str]:
    """Return a note as lines in the place of events, shortened if it is long."""
    lines = wrap(f"! {text}", width - 2, "  ")
    return (
        lines
        if len(lines) <= LEAST_EVENT_LINES
        else [*lines[: LEAST_EVENT_LINES - 1], f"{lines[LEAST_EVENT_LINES - 1]} …"]
    )


def event_lines(events: Iterable[Event], localizer: Localizer, width: int) -> list[str]:
    """Format a sentence for each event; equal sentences in a row are counted."""
    lines: list[str] = []
    sentences = (
        i18n.format_event(event, localizer.players, localizer.language, localizer.ruleset)
        for event in _worth_mention(events)
    )
    for sentence, run in groupby(sentences):
        times = sum(1 for _ in run)
        lines += wrap(f"· {sentence} (×{times})" if times > 1 else f"· {sentence}", width, "  ")
    return lines


def _worth_mention(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events without the obvious ones: the first hands, a spent card, the cleared battlefield."""
    dealing = True
    for event in events:
        dealing = isinstance(event, Replayed) or (dealing and not isinstance(event, AFTER_DEAL))
        spent = isinstance(event, Discarded) and event.source == "play"
        if not (spent or isinstance(event, Swept) or (dealing and isinstance(event, Drew))):
            yield event


AFTER_DEAL: Final = (BeganRound, Played, UsedLeader, Swept)
"""Events after which players draw for other reasons than the deal; one of them precedes every other draw."""
