"""Formats the events around a game and its result as sentences in five languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gwint import i18n
from gwint.fairness.hash_chains import shown_name
from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer, yes_or_no
from gwint.match import sentences as match_sentences
from gwint.match.events import MatchEvent
from gwint.notation.record_model import Ending
from gwint.wire import tables
from gwint.wire.views import AnyEvent

Details = dict[str, MessageArgument]


def format_table_event(event: AnyEvent, localizer: Localizer) -> str:
    """An event on the table, in the match or around the game, in one or two sentences."""
    if isinstance(event, tables.TableEvent):
        message, details = EVENTS[type(event)]
        return localizer.translate(message, **details(event, localizer))
    if isinstance(event, MatchEvent):
        return match_sentences.format_match_event(event, localizer)
    return i18n.format_event(event, localizer.players, localizer.language, localizer.ruleset)


def format_result(ending: Ending, localizer: Localizer) -> str:
    """The result of a game or a match: how it ended, and which sides won."""
    winners = ending.winners or ()
    by = "" if ending.by is None else localizer.player(ending.by)
    sides = ", ".join(map(localizer.side, winners))
    return localizer.translate("table-result", how=ending.how, by=by, count=len(winners), winners=sides)


def _nothing(_event: tables.TableEvent, _localizer: Localizer) -> Details:
    return {}


def _player(event: Any, localizer: Localizer) -> Details:
    return {"player": localizer.player(event.seat)}


def _sat_down(event: tables.SatDown, _localizer: Localizer) -> Details:
    """The event has the name of the player; the localizer may still have the name of the last one."""
    return {"name": shown_name(event.name)}


def _bot_sat_down(event: tables.BotSatDown, _localizer: Localizer) -> Details:
    return {"number": event.seat + 1, "bot": event.bot}


def _stood_up(event: tables.StoodUp, _localizer: Localizer) -> Details:
    return {"number": event.seat + 1}


def _got_ready(event: tables.GotReady, localizer: Localizer) -> Details:
    return _player(event, localizer) | {"ready": yes_or_no(event.ready)}


def _changed_terms(event: tables.ChangedTerms, _localizer: Localizer) -> Details:
    return {"listed": yes_or_no(event.listed), "spectators": yes_or_no(event.spectators)}


def _offer(event: Any, localizer: Localizer) -> Details:
    return _player(event, localizer) | {"offer": event.offer}


def _took_back(event: tables.TookBack, localizer: Localizer) -> Details:
    return _player(event, localizer) | {"count": event.count}


def _gave_up(event: tables.GaveUp, localizer: Localizer) -> Details:
    return _player(event, localizer) | {"how": event.how, "game": yes_or_no(event.game)}


def _failed_deal(event: tables.FailedDeal, localizer: Localizer) -> Details:
    return {"players": ", ".join(map(localizer.player, event.seats))}


def _rematched(event: tables.Rematched, _localizer: Localizer) -> Details:
    return {"table": event.table}


EVENTS: Final[Mapping[type[tables.TableEvent], tuple[str, Callable[[Any, Localizer], Details]]]] = {
    tables.SatDown: ("table-sat-down", _sat_down),
    tables.BotSatDown: ("table-bot-sat-down", _bot_sat_down),
    tables.StoodUp: ("table-stood-up", _stood_up),
    tables.GotReady: ("table-got-ready", _got_ready),
    tables.ChangedTerms: ("table-changed-terms", _changed_terms),
    tables.BeganGame: ("table-began-game", _nothing),
    tables.Offered: ("table-offered", _offer),
    tables.AcceptedOffer: ("table-accepted-offer", _offer),
    tables.DeclinedOffer: ("table-declined-offer", _offer),
    tables.TookBack: ("table-took-back", _took_back),
    tables.GaveUp: ("table-gave-up", _gave_up),
    tables.RanOut: ("table-ran-out", _player),
    tables.LeftTable: ("table-left", _player),
    tables.ClosedTable: ("table-closed", _nothing),
    tables.InterruptedGame: ("table-interrupted", _nothing),
    tables.Rematched: ("table-rematched", _rematched),
    tables.PledgedEntropy: ("table-pledged-entropy", _player),
    tables.AskedForEntropy: ("table-asked-for-entropy", _nothing),
    tables.FailedDeal: ("table-failed-deal", _failed_deal),
    tables.SealedLog: ("table-sealed-log", _nothing),
}
"""The message of each event and the function that makes its arguments."""
