"""Formats the events of a match as sentences in five languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer
from gwint.match import events
from gwint.notation.record_model import Ending

Details = dict[str, MessageArgument]


def format_match_event(event: events.MatchEvent, localizer: Localizer) -> str:
    """An event in one or two sentences."""
    message, details = EVENTS[type(event)]
    return localizer.translate(message, **details(event, localizer))


def format_score(won: Sequence[int], localizer: Localizer) -> str:
    """`Ala 1, Ola 0`."""
    return ", ".join(f"{localizer.player(seat)} {games}" for seat, games in enumerate(won))


def _seat(event: Any, localizer: Localizer) -> Details:
    return {"player": localizer.player(event.seat)}


def _named(event: events.NamedDeck, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {
        "faction": localizer.faction(event.faction),
        "leader": localizer.card(event.leader),
    }


def _began(event: events.BeganMatchGame, _localizer: Localizer) -> Details:
    return {"game": event.game}


def _replayed(event: events.ReplayedGame, _localizer: Localizer) -> Details:
    return {"game": event.game, "replay": event.replay}


def _tossed_draw(event: events.TossedDraw, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"game": event.game}


def _scored(event: events.ScoredGame, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {
        "faction": localizer.faction(event.faction),
        "score": format_score(event.score, localizer),
    }


def _ending(ending: Ending, localizer: Localizer) -> Details:
    winners = ending.winners or ()
    by = "" if ending.by is None else localizer.player(ending.by)
    return {"how": ending.how, "by": by, "count": len(winners), "winners": ", ".join(map(localizer.player, winners))}


def _ended_game(event: events.EndedMatchGame, localizer: Localizer) -> Details:
    return {"game": event.game} | _ending(event.ending, localizer)


def _ended(event: events.EndedMatch, localizer: Localizer) -> Details:
    return {"score": format_score(event.score, localizer)} | _ending(event.ending, localizer)


EVENTS: Final[Mapping[type[events.MatchEvent], tuple[str, Callable[[Any, Localizer], Details]]]] = {
    events.TossedMatch: ("match-tossed", _seat),
    events.NamedDeck: ("match-named", _named),
    events.BeganMatchGame: ("match-began", _began),
    events.EndedMatchGame: ("match-ended-game", _ended_game),
    events.ReplayedGame: ("match-replayed", _replayed),
    events.TossedDraw: ("match-tossed-draw", _tossed_draw),
    events.ScoredGame: ("match-scored", _scored),
    events.EndedMatch: ("match-ended", _ended),
}
"""The message of each event and the function that makes its arguments."""
