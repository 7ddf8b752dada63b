"""What lies before a player: the battlefield, what has happened, what is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final

from gwint import words
from gwint.cli.lettering import cut, wrapped
from gwint.cli.menu import FROM_HAND, held_back, items, menu
from gwint.cli.screen import board, hand
from gwint.rules.agenda import Question, Redraw
from gwint.rules.events import Discarded, Event, Swept
from gwint.views import View
from gwint.words.voice import Voice

BOARD: Final = 11
"""Lines of a battlefield without crowded rows."""
LEAST_TOLD: Final = 3
"""Lines kept free for what has happened."""
SPARE: Final = 6
"""Lines that crowded rows may use where there is no end of them."""
ENDLESS: Final = 1000


@dataclass(frozen=True, slots=True)
class Desk:
    lines: tuple[str, ...]
    pages: int
    """How many pages the menu has."""


def desk(view: View, voice: Voice, told: list[str], page: int, width: int, height: int | None) -> Desk:
    """A whole screen for the viewer, one line of it left free for what is typed."""
    assert view.viewer is not None
    asked = [*_cards(view, voice, width), *_asked(view, voice, width)]
    room = ENDLESS if height is None else height - 1 - BOARD - len(asked)
    listed = menu(items(view, voice), width, room - min(len(told), LEAST_TOLD), page)
    room -= len(listed.lines)
    spare = SPARE if height is None else max(0, room - min(len(told), LEAST_TOLD))
    field = board(view, voice, view.viewer, width, spare)
    last = _last(told, voice, room - (len(field) - BOARD))
    return Desk((*field, *last, *asked, *listed.lines), listed.pages)


def _cards(view: View, voice: Voice, width: int) -> Iterator[str]:
    """The hand, where the menu does not show it; else what of it cannot be played now (PLAY-4)."""
    secrets = None if view.viewer is None else view.seats[view.viewer].secrets
    if any(isinstance(move, FROM_HAND) for move in view.moves):
        held = held_back(view, voice)
        if held:
            yield cut(voice.say("play-held", cards=held), width)
    elif secrets and secrets.hand:
        yield from hand(secrets.hand, voice, width)


def _asked(view: View, voice: Voice, width: int) -> list[str]:
    asked = view.question
    return wrapped(words.question(_own(asked, view), voice.players, voice.language), width) if asked else []


def _own(question: Question, view: View) -> Question:
    """SET-10. Of those who exchange cards at the same time, only the viewer is spoken to."""
    return replace(question, seats=(view.viewer,)) if isinstance(question, Redraw) else question


def _last(told: list[str], voice: Voice, room: int) -> list[str]:
    """As much of what happened as there is room for, the end of it."""
    if len(told) <= room:
        return told
    return [voice.say("play-more-told"), *told[len(told) - max(room - 1, 0) :]] if room > 0 else []


def story(events: Iterable[Event], voice: Voice, width: int) -> list[str]:
    """What happened, a sentence for each event; the same one several times in a row is counted."""
    loud = (one for one in events if not _quiet(one))
    lines: list[str] = []
    for sentence, run in groupby(words.event(one, voice.players, voice.language) for one in loud):
        times = sum(1 for _ in run)
        lines += wrapped(f"· {sentence} (×{times})" if times > 1 else f"· {sentence}", width, "  ")
    return lines


def _quiet(event: Event) -> bool:
    """What goes without saying: that a spent card is discarded, and the field cleared."""
    return isinstance(event, Swept) or (isinstance(event, Discarded) and event.source == "play")
