"""What happens in a match, as sentences in five languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.i18n.bundles import Detail
from gwint.i18n.localizer import Voice
from gwint.match.events import (
    BeganMatchGame,
    EndedMatch,
    EndedMatchGame,
    MatchEvent,
    NamedDeck,
    ReplayedGame,
    ScoredGame,
    TossedDraw,
    TossedMatch,
)
from gwint.notation.record_model import Ending

Details = dict[str, Detail]


def happened(event: MatchEvent, voice: Voice) -> str:
    """What happened, in one or two sentences."""
    message, details = EVENTS[type(event)]
    return voice.say(message, **details(event, voice))


def score(won: Sequence[int], voice: Voice) -> str:
    """`Ala 1, Ola 0`."""
    return ", ".join(f"{voice.player(seat)} {games}" for seat, games in enumerate(won))


def _seat(event: Any, voice: Voice) -> Details:
    return {"player": voice.player(event.seat)}


def _named(event: NamedDeck, voice: Voice) -> Details:
    return _seat(event, voice) | {"faction": voice.faction(event.faction), "leader": voice.card(event.leader)}


def _began(event: BeganMatchGame, _voice: Voice) -> Details:
    return {"game": event.game}


def _replayed(event: ReplayedGame, _voice: Voice) -> Details:
    return {"game": event.game, "replay": event.replay}


def _tossed_draw(event: TossedDraw, voice: Voice) -> Details:
    return _seat(event, voice) | {"game": event.game}


def _scored(event: ScoredGame, voice: Voice) -> Details:
    return _seat(event, voice) | {"faction": voice.faction(event.faction), "score": score(event.score, voice)}


def _ending(ending: Ending, voice: Voice) -> Details:
    winners = ending.winners or ()
    by = "" if ending.by is None else voice.player(ending.by)
    return {"how": ending.how, "by": by, "count": len(winners), "winners": ", ".join(map(voice.player, winners))}


def _ended_game(event: EndedMatchGame, voice: Voice) -> Details:
    return {"game": event.game} | _ending(event.ending, voice)


def _ended(event: EndedMatch, voice: Voice) -> Details:
    return {"score": score(event.score, voice)} | _ending(event.ending, voice)


EVENTS: Final[Mapping[type[MatchEvent], tuple[str, Callable[[Any, Voice], Details]]]] = {
    TossedMatch: ("match-tossed", _seat),
    NamedDeck: ("match-named", _named),
    BeganMatchGame: ("match-began", _began),
    EndedMatchGame: ("match-ended-game", _ended_game),
    ReplayedGame: ("match-replayed", _replayed),
    TossedDraw: ("match-tossed-draw", _tossed_draw),
    ScoredGame: ("match-scored", _scored),
    EndedMatch: ("match-ended", _ended),
}
"""The message of each event, and what it is told."""
