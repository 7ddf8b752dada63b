"""The decks that people and bots bring to their seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from gwint import rulesets
from gwint.bots import find_rival
from gwint.cards import FACTIONS, Faction
from gwint.decks import Deck, get_deck, random_deck, starter, starters, write_deck
from gwint.decks.full_sets import opponents_set, read_persons_deck
from gwint.faults import Fault
from gwint.match import Lineup, random_lineup
from gwint.match import faults as lineup_faults
from gwint.rules.chance import Chance
from gwint.rules.modes import MODES
from gwint.rulesets import Ruleset
from gwint.server.tables.state import MATCH, RoomState, TableError
from gwint.spelling import nearest
from gwint.wire.tables import Terms

TRIES: Final = 100


def check_terms(terms: Terms) -> None:
    """Refuse terms that cannot be played."""
    if terms.mode != MATCH and terms.mode not in MODES:
        known, text = (*MODES, MATCH), terms.mode[:40]
        raise TableError("unknown-mode", text=text, modes=known, nearest=nearest(text, known))
    if terms.opponent and terms.opponent not in FACTIONS:
        text = terms.opponent[:40]
        raise TableError("unknown-faction", text=text, nearest=nearest(text, map(str, FACTIONS)))
    rulesets.parse(terms.rules)


def read_decks(state: RoomState, seat: int, texts: Sequence[str]) -> tuple[str, ...]:
    """DECK-4. Return a person's decks as texts; refuse faulty ones with all their faults."""
    ruleset = rulesets.parse(state.terms.rules)
    decks = tuple(read_persons_deck(text, ruleset) for text in texts)
    found = _faults(without_bot_decks(state), seat, decks, ruleset)
    if found:
        raise TableError("deck-faults", faults=found)
    return tuple(write_deck(deck) for deck in decks)


def without_bot_decks(state: RoomState) -> RoomState:
    """Return the state as a person who chooses a deck sees it: a bot changes its deck if they do not go together."""
    alone = state.copy()
    for seat, chair in enumerate(state.chairs):
        if chair.bot is not None:
            alone.update_chair(seat, decks=())
    return alone


def decks_fit(state: RoomState, seat: int, decks: Sequence[str]) -> bool:
    """TEAM-2. Return whether decks may be combined with those of the other seats."""
    return state.terms.mode == MATCH or not _meeting_faults(state, seat, get_deck(decks[0]))


def _faults(state: RoomState, seat: int, decks: Sequence[Deck], ruleset: Ruleset) -> tuple[Fault, ...]:
    if state.terms.mode == MATCH:
        return lineup_faults(Lineup(tuple(decks)), ruleset)
    if len(decks) != 1:
        return (Fault("lineup-decks", {"decks": len(decks), "expected": 1}),)
    own = state.mode.deck_faults(seat, decks[0], ruleset, state.terms.advanced)
    return own or _meeting_faults(state, seat, decks[0])


def _meeting_faults(state: RoomState, seat: int, deck: Deck) -> tuple[Fault, ...]:
    """TEAM-2. Return the faults of a deck together with those already brought; later partners can still choose."""
    brought = [get_deck(chair.decks[0]) if chair.decks else None for chair in state.chairs]
    brought[seat] = deck
    return state.mode.combination_faults(brought)


def bot_decks(state: RoomState, seat: int, seed: str) -> tuple[str, ...]:
    """Return a bot's decks: a playable starter deck, a rival's own first, else a random one.

    The seed is 64 hexadecimal digits.
    """
    ruleset = rulesets.parse(state.terms.rules)
    if state.terms.mode == MATCH:
        return tuple(write_deck(deck) for deck in random_lineup(seed, ruleset).decks)
    own = _rivals_decks(state.chairs[seat].bot or "", seed)
    for deck in chain(own, _shuffled_starters(seed), _random_decks(state, seed, ruleset)):
        if not _faults(state, seat, (deck,), ruleset):
            return (write_deck(deck),)
    raise TableError("deck-faults", faults=())


def _rivals_decks(bot: str, seed: str) -> list[Deck]:
    rival = find_rival(bot)
    return _shuffled([starter(id_).deck for id_ in rival.decks], seed) if rival else []


def _shuffled_starters(seed: str) -> list[Deck]:
    return _shuffled([one.deck for one in starters()], seed)


def _shuffled(decks: list[Deck], seed: str) -> list[Deck]:
    chance = _stream(seed)
    for place in range(len(decks) - 1, 0, -1):
        other = chance.pick(0, place + 1)
        decks[place], decks[other] = decks[other], decks[place]
    return decks


def _stream(seed: str) -> Chance:
    """Return one stream of random numbers, as docs/fairness.md describes it."""
    return Chance([int(seed[:16], 16)])


def _random_decks(state: RoomState, seed: str, ruleset: Ruleset) -> Iterator[Deck]:
    tries = ((f"{seed} {number}", FACTIONS[number % len(FACTIONS)]) for number in range(TRIES))
    return (random_deck(one, ruleset, faction, advanced=state.terms.advanced) for one, faction in tries)


def virtual_decks(terms: Terms, seed: str) -> tuple[str, ...]:
    """SOLO-1. Return the virtual opponent's whole set, of the agreed faction or a random one."""
    ruleset = rulesets.parse(terms.rules)
    faction = Faction(terms.opponent) if terms.opponent else FACTIONS[_stream(seed).pick(0, len(FACTIONS))]
    return (write_deck(opponents_set(faction, ruleset)),)
