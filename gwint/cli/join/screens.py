"""What a guest is shown: the waiting room, the table on another's turn or from outside, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint import i18n
from gwint.cli.join.remote_table import Seen
from gwint.cli.play.deck_naming_screen import naming
from gwint.cli.play.recorded_game import exhausted, outcome, round_totals
from gwint.cli.play.turn_screen import Desk, desk
from gwint.cli.render.board import board
from gwint.cli.render.text_fit import pad, truncate, wrap
from gwint.i18n.localizer import Localizer
from gwint.match import NameDeck
from gwint.match.sentences import format_score
from gwint.wire.sentences import format_result
from gwint.wire.tables import ChairView

NAME: Final = 26
"""Cells of a name in the waiting room."""
EDGE: Final = 2
"""Lines of a screen that what is typed and the line above it need."""


def waiting_room(seen: Seen, invite: str, told: list[str], width: int, height: int | None) -> list[str]:
    """What is played, who sits where, and how others come."""
    localizer, terms = seen.localizer, seen.view.terms
    rules = ", ".join(wrap(terms.rules, width)[:1])
    lines = [truncate(f"{localizer.translate(f'mode-{terms.mode}')} · {rules}", width), ""]
    lines += [_chair(seen, seat, localizer, width) for seat in range(len(seen.view.chairs))]
    lines += ["", localizer.translate("join-invite", link=invite), ""]
    room = None if height is None else height - EDGE - len(lines)
    return [*lines, *(told if room is None else told[-room:] if room > 0 else [])]


def _chair(seen: Seen, seat: int, localizer: Localizer, width: int) -> str:
    chair = seen.chair(seat)
    you = f" ({localizer.translate('join-you')})" if seat == seen.seat else ""
    name = "" if chair.kind == "empty" else localizer.player(seat)
    return truncate(
        f"{seat + 1:>2} {pad(name + you, NAME)} {localizer.translate('join-chair', state=_state(chair))}", width
    )


def _state(chair: ChairView) -> str:
    return "empty" if chair.kind == "empty" else "ready" if chair.ready else "choosing"


def playing(seen: Seen, told: list[str], page: int, width: int, height: int | None) -> Desk:
    """A player's screen as `gwint play` shows it, whoever's turn it is; or the decks to be named."""
    news = [*told, *_clocks(seen)]
    if seen.match is not None and isinstance(seen.match.question, NameDeck):
        asked = naming(seen.match, seen.localizer, width) if seen.moves else _others_naming(seen)
        return Desk((*_fitting(news, height, 12), "", *asked), 1)
    assert seen.game is not None
    if seen.seat is None:
        return Desk(tuple(_watching(seen, news, width, height)), 1)
    return desk(seen.game, seen.localizer, news, page, width, height)


def _others_naming(seen: Seen) -> Iterator[str]:
    match, localizer = seen.match, seen.localizer
    assert match is not None
    assert isinstance(match.question, NameDeck)
    yield localizer.translate("match-heading", game=match.question.game, score=format_score(match.score, localizer))
    yield waited_for(seen)


def _watching(seen: Seen, told: list[str], width: int, height: int | None) -> list[str]:
    """As a spectator: the first player's side below."""
    assert seen.game is not None
    localizer, asked = seen.localizer, seen.game.question
    field = board(seen.game, localizer, 0, width)
    question = [] if asked is None else wrap(i18n.format_question(asked, localizer.players, localizer.language), width)
    return [*field, *_fitting(told, height, len(field) + len(question) + EDGE), "", *question]


def _fitting(told: list[str], height: int | None, used: int) -> list[str]:
    """The end of what happened, as much as there is room for."""
    return told if height is None else told[-max(1, height - used - EDGE) :]


def _clocks(seen: Seen) -> list[str]:
    """What is left of everybody's time, where a clock runs."""
    left = [
        f"{seen.localizer.player(seat)} {chair.clock_ms // 60_000}:{chair.clock_ms // 1000 % 60:02}"
        for seat, chair in enumerate(seen.view.chairs)
        if chair.clock_ms is not None
    ]
    return [seen.localizer.translate("join-clocks", clocks=", ".join(left))] if left else []


def waited_for(seen: Seen) -> str:
    """Who has to do something, and which of them is away."""
    return seen.localizer.translate("join-waiting", players=", ".join(_called(seen, seat) for seat in seen.acting))


def _called(seen: Seen, seat: int) -> str:
    away = seen.here is not None and seen.chair(seat).kind == "person" and not seen.here[seat]
    return (
        f"{seen.localizer.player(seat)} ({seen.localizer.translate('join-away-mark')})"
        if away
        else seen.localizer.player(seat)
    )


def ending(seen: Seen, told: list[str], width: int, height: int | None) -> list[str]:
    """The last battlefield, how it came to it, the totals of each round, and who won."""
    last = [line for one in _closing(seen) for line in wrap(one, width)]
    field = [] if seen.game is None else board(seen.game, seen.localizer, seen.seat or 0, width)
    return [*field, *_fitting(told, height, len(field) + len(last) + 3), "", *last]


def _closing(seen: Seen) -> Iterator[str]:
    ended, localizer = seen.view.result, seen.localizer
    if seen.view.phase != "over" or ended is None:
        yield localizer.translate("table-closed" if seen.view.phase == "closed" else "table-interrupted")
    elif seen.match is not None:
        yield format_result(ended, localizer)
    elif seen.game is not None:
        table = seen.glimpse().table
        yield from (*round_totals(table, localizer), *exhausted(table, localizer), outcome(ended, localizer))
