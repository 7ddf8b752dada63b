"""What happens around a game at a table, and how it ended, as sentences in five languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint import i18n
from gwint.i18n.bundles import Detail
from gwint.i18n.localizer import Voice, yes
from gwint.match import sentences as match_sentences
from gwint.match.events import MatchEvent
from gwint.notation.record_model import Ending
from gwint.wire.tables import (
    AcceptedOffer,
    BeganGame,
    BotSatDown,
    ChangedTerms,
    ClosedTable,
    DeclinedOffer,
    GaveUp,
    GotReady,
    InterruptedGame,
    LeftTable,
    Offered,
    RanOut,
    Rematched,
    SatDown,
    StoodUp,
    TableEvent,
    TookBack,
)
from gwint.wire.views import Told

Details = dict[str, Detail]


def happened(event: Told, voice: Voice) -> str:
    """What a viewer is told of, on the table, in the match or around them, in a sentence or two."""
    if isinstance(event, TableEvent):
        message, details = EVENTS[type(event)]
        return voice.say(message, **details(event, voice))
    if isinstance(event, MatchEvent):
        return match_sentences.happened(event, voice)
    return i18n.event(event, voice.players, voice.language)


def result(ending: Ending, voice: Voice) -> str:
    """How a game or a match at a table ended, and which sides won."""
    winners = ending.winners or ()
    by = "" if ending.by is None else voice.player(ending.by)
    sides = ", ".join(map(voice.side, winners))
    return voice.say("table-result", how=ending.how, by=by, count=len(winners), winners=sides)


def _nothing(_event: TableEvent, _voice: Voice) -> Details:
    return {}


def _player(event: Any, voice: Voice) -> Details:
    return {"player": voice.player(event.seat)}


def _sat_down(event: SatDown, _voice: Voice) -> Details:
    """By the name told with it: the voice may know the seat by its last player's."""
    return {"name": event.name}


def _bot_sat_down(event: BotSatDown, _voice: Voice) -> Details:
    return {"number": event.seat + 1, "bot": event.bot}


def _stood_up(event: StoodUp, _voice: Voice) -> Details:
    return {"number": event.seat + 1}


def _got_ready(event: GotReady, voice: Voice) -> Details:
    return _player(event, voice) | {"ready": yes(event.ready)}


def _changed_terms(event: ChangedTerms, _voice: Voice) -> Details:
    return {"listed": yes(event.listed), "spectators": yes(event.spectators)}


def _offer(event: Any, voice: Voice) -> Details:
    return _player(event, voice) | {"offer": event.offer}


def _took_back(event: TookBack, voice: Voice) -> Details:
    return _player(event, voice) | {"count": event.count}


def _gave_up(event: GaveUp, voice: Voice) -> Details:
    return _player(event, voice) | {"how": event.how, "game": yes(event.game)}


def _rematched(event: Rematched, _voice: Voice) -> Details:
    return {"table": event.table}


EVENTS: Final[Mapping[type[TableEvent], tuple[str, Callable[[Any, Voice], Details]]]] = {
    SatDown: ("table-sat-down", _sat_down),
    BotSatDown: ("table-bot-sat-down", _bot_sat_down),
    StoodUp: ("table-stood-up", _stood_up),
    GotReady: ("table-got-ready", _got_ready),
    ChangedTerms: ("table-changed-terms", _changed_terms),
    BeganGame: ("table-began-game", _nothing),
    Offered: ("table-offered", _offer),
    AcceptedOffer: ("table-accepted-offer", _offer),
    DeclinedOffer: ("table-declined-offer", _offer),
    TookBack: ("table-took-back", _took_back),
    GaveUp: ("table-gave-up", _gave_up),
    RanOut: ("table-ran-out", _player),
    LeftTable: ("table-left", _player),
    ClosedTable: ("table-closed", _nothing),
    InterruptedGame: ("table-interrupted", _nothing),
    Rematched: ("table-rematched", _rematched),
}
"""The message of each event, and what it is told."""
