"""Before the game: terms, chairs, decks and the deal."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from gwint import rulesets
from gwint.decks import Deck, read_deck
from gwint.game import Game
from gwint.match import Lineup, Match
from gwint.server.tables.entries import Agreed, Brought, Dealt, Sat, SatBot, Stood
from gwint.server.tables.fold.game import settle
from gwint.server.tables.state import MATCH, PLAYING, WAITING, Sitting, TableError
from gwint.wire.tables import BeganGame, BotSatDown, ChangedTerms, GotReady, SatDown, StoodUp
from gwint.wire.views import Told


def agreed(sitting: Sitting, entry: Agreed) -> list[Told]:
    sitting.expect(WAITING)
    sitting.terms = replace(sitting.terms, listed=entry.listed, spectators=entry.spectators)
    return [ChangedTerms(entry.listed, entry.spectators)]


def sat(sitting: Sitting, entry: Sat) -> list[Told]:
    """A free chair, or one's own again."""
    sitting.expect(WAITING, PLAYING)
    chair = sitting.chairs[entry.seat]
    if chair.virtual or (chair.owner is None and (chair.bot is not None or sitting.phase != WAITING)):
        raise TableError("seat-taken", seat=entry.seat)
    sitting.seat(entry.seat, owner=entry.owner, name=entry.name, bot=None, gone=False)
    return [SatDown(entry.seat, entry.name)]


def sat_bot(sitting: Sitting, entry: SatBot) -> list[Told]:
    sitting.expect(WAITING, PLAYING)
    if sitting.chairs[entry.seat].virtual:
        raise TableError("seat-taken", seat=entry.seat)
    sitting.seat(entry.seat, bot=entry.bot)
    return [BotSatDown(entry.seat, entry.bot)]


def stood(sitting: Sitting, entry: Stood) -> list[Told]:
    sitting.expect(WAITING)
    sitting.seat(entry.seat, owner=None, name="", bot=None, decks=())
    return [StoodUp(entry.seat)]


def brought(sitting: Sitting, entry: Brought) -> list[Told]:
    sitting.expect(WAITING)
    before = sitting.ready(entry.seat)
    sitting.seat(entry.seat, decks=entry.decks)
    after = sitting.ready(entry.seat)
    return [] if before == after else [GotReady(entry.seat, after)]


def dealt(sitting: Sitting, entry: Dealt) -> list[Told]:
    sitting.expect(WAITING)
    if not sitting.all_ready:
        raise TableError("table-not-ready")
    sitting.play = _begin(sitting, entry.seed)
    sitting.phase = PLAYING
    sitting.offer = None
    opening = sitting.play.log if isinstance(sitting.play, Match) else sitting.play.table.log
    settle(sitting)
    return [BeganGame(), *opening]


def _begin(sitting: Sitting, seed: str) -> Game | Match:
    players = sitting.players
    if sitting.terms.start:
        return Game.from_picture(sitting.terms.start, players)
    ruleset = rulesets.parse(sitting.terms.rules)
    decks = [[_deck(text) for text in chair.decks] for chair in sitting.chairs]
    if sitting.terms.mode == MATCH:
        return Match(Lineup(tuple(decks[0])), Lineup(tuple(decks[1])), ruleset, seed, players)
    return Game(*(brought[0] for brought in decks), rules=ruleset, mode=sitting.terms.mode, seed=seed, players=players)


@lru_cache(maxsize=1000)
def _deck(text: str) -> Deck:
    """Many tables play the same decks, and after a restart all of them are read at once."""
    return read_deck(text)
