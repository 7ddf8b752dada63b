"""Before the game: terms, chairs, decks and the deal."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from gwint import rulesets
from gwint.decks import Deck, read_deck
from gwint.fairness.hash_chains import shown_name
from gwint.game import Game
from gwint.match import Lineup, Match
from gwint.server.tables.entries import Agreed, Brought, Dealt, Sat, SatBot, Stood
from gwint.server.tables.fold.deals import check_not_asked
from gwint.server.tables.fold.game import finish_if_decided
from gwint.server.tables.state import MATCH, PLAYING, WAITING, RoomState, TableError
from gwint.wire.tables import BeganGame, BotSatDown, ChangedTerms, GotReady, SatDown, StoodUp
from gwint.wire.views import AnyEvent


def change_terms(state: RoomState, entry: Agreed) -> list[AnyEvent]:
    state.check_phase(WAITING)
    state.terms = replace(state.terms, listed=entry.listed, spectators=entry.spectators)
    return [ChangedTerms(entry.listed, entry.spectators)]


def sit(state: RoomState, entry: Sat) -> list[AnyEvent]:
    """Seat a person at a free chair, or at their own again."""
    state.check_phase(WAITING, PLAYING)
    chair = state.chairs[entry.seat]
    if chair.virtual or (chair.owner is None and (chair.bot is not None or state.phase != WAITING)):
        raise TableError("seat-taken", seat=entry.seat)
    state.update_chair(entry.seat, owner=entry.owner, name=shown_name(entry.name), bot=None, gone=False)
    return [SatDown(entry.seat, entry.name, entry.salt)]


def seat_bot(state: RoomState, entry: SatBot) -> list[AnyEvent]:
    state.check_phase(WAITING, PLAYING)
    if state.chairs[entry.seat].virtual:
        raise TableError("seat-taken", seat=entry.seat)
    state.update_chair(entry.seat, bot=entry.bot)
    return [BotSatDown(entry.seat, entry.bot)]


def stand(state: RoomState, entry: Stood) -> list[AnyEvent]:
    state.check_phase(WAITING)
    check_not_asked(state)
    state.deal = state.deal.with_pledge(entry.seat, "")
    state.update_chair(entry.seat, owner=None, name="", bot=None, decks=())
    return [StoodUp(entry.seat)]


def bring_decks(state: RoomState, entry: Brought) -> list[AnyEvent]:
    """Bring decks, or withdraw them and the pledge of entropy."""
    state.check_phase(WAITING)
    check_not_asked(state)
    before = state.ready(entry.seat)
    if not entry.decks:
        state.deal = state.deal.with_pledge(entry.seat, "")
    state.update_chair(entry.seat, decks=entry.decks)
    after = state.ready(entry.seat)
    return [] if before == after else [GotReady(entry.seat, after)]


def deal(state: RoomState, entry: Dealt) -> list[AnyEvent]:
    state.check_phase(WAITING)
    if not state.all_ready or state.deal.owed:
        raise TableError("table-not-ready")
    bots = tuple(chair.bot or "" for chair in state.chairs)
    state.deal = replace(state.deal, bots=bots, rules_version=entry.rules_version)
    state.play = _begin(state, entry)
    state.phase = PLAYING
    state.offer = None
    opening = state.play.log if isinstance(state.play, Match) else state.play.table.log
    finish_if_decided(state)
    return [BeganGame(), *opening]


def _begin(state: RoomState, entry: Dealt) -> Game | Match:
    """Begin the game under the version of the rules that was current when it was dealt."""
    seed, version, players = entry.seed, entry.rules_version, state.player_names
    if state.terms.start:
        return Game.from_picture(state.terms.start, players, version, stored=True)
    ruleset = rulesets.parse(state.terms.rules)
    decks = [[_deck(text) for text in chair.decks] for chair in state.chairs]
    if state.terms.mode == MATCH:
        return Match(Lineup(tuple(decks[0])), Lineup(tuple(decks[1])), ruleset, seed, players, version)
    first = (brought[0] for brought in decks)
    return Game(*first, rules=ruleset, mode=state.terms.mode, seed=seed, players=players, rules_version=version)


@lru_cache(maxsize=1000)
def _deck(text: str) -> Deck:
    """Read a deck through a cache: many tables play the same decks, and after a restart all of them are read."""
    return read_deck(text)
