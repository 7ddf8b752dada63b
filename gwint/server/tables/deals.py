"""Deals: what the server draws from a table's secret, and the entries that ask for entropy and deal the cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from gwint.decks import Deck, read_deck
from gwint.fairness import commitments, derivation
from gwint.fairness.commitments import DealContext, decks_commitment
from gwint.fairness.derivation import seed_message
from gwint.fairness.evidence import Attempt, Evidence
from gwint.rules import RULES_VERSION
from gwint.server.tables.entries import AskedToReveal, Brought, Committed, DealFailed, Dealt, Entry
from gwint.server.tables.seat_decks import bot_decks, decks_fit, virtual_decks, without_bot_decks
from gwint.server.tables.state import RoomState

SALT_DIGITS = 32
NewSecret = Callable[[], str]
"""Draws 32 random bytes as hexadecimal digits."""


def draw(state: RoomState, new_secret: NewSecret, what: str, seat: int, number: int = 0) -> str:
    """Return the seed of something that the server draws; at an old table without a secret it is any seed."""
    deal = state.deal
    return derivation.draw(deal.secret or new_secret(), state.id, deal.attempt, what, seat, number)


def first_commitment(new_secret: NewSecret) -> Committed:
    return Committed(1, new_secret(), new_secret()[:SALT_DIGITS])


def failure(state: RoomState, seats: tuple[int, ...], new_secret: NewSecret) -> list[Entry]:
    """Return the entries that give up the attempt because of these seats, and begin the next."""
    return [DealFailed(seats), Committed(state.deal.attempt + 1, new_secret())]


def deal_entries(state: RoomState, new_secret: NewSecret) -> list[Entry]:
    """Return the entries that ask for entropy or deal the cards, if the table is ready for that."""
    if not state.all_ready or state.deal.owed:
        return []
    if state.deal.decks:
        return _dealt_or_failed(state, new_secret)
    after = state.copy()
    drawn = list(drawn_decks(after, new_secret)) if state.needs_decks else []
    if state.needs_decks and any(state.deal.pledges):
        salt = new_secret()
        return [*drawn, AskedToReveal(fixed_decks(after, salt), salt)]
    return [*drawn, _dealt(after, new_secret)]


def _dealt_or_failed(state: RoomState, new_secret: NewSecret) -> list[Entry]:
    """Deal what was fixed; a server that was updated meanwhile cannot, if its rules have another version."""
    if fixed_decks(state, state.deal.salt) == state.deal.decks:
        return [_dealt(state, new_secret)]
    return failure(state, tuple(seat for seat, pledge in enumerate(state.deal.pledges) if pledge), new_secret)


def fixed_decks(state: RoomState, salt: str) -> str:
    """Return the commitment to all decks and the context of the deal."""
    return decks_commitment(salt, state.id, state.deal.attempt, brought_decks(state), _context(state))


def _context(state: RoomState) -> DealContext:
    bots = tuple(chair.bot or "" for chair in state.chairs)
    deal, terms = state.deal, state.terms
    failed = tuple(attempt.seats for attempt in deal.failed)
    about = bots, terms.advanced, terms.opponent, deal.previous, failed
    return DealContext(*about, terms.mode, _rules(state), RULES_VERSION)


def _dealt(state: RoomState, new_secret: NewSecret) -> Dealt:
    if not state.deal.secret or not state.needs_decks:
        return Dealt(new_secret(), RULES_VERSION)
    return Dealt(derivation.seed(state.deal.secret, message(state, RULES_VERSION)), RULES_VERSION)


def message(state: RoomState, rules_version: int) -> bytes:
    """Return what the seed is derived from, besides the secret."""
    deal, terms = state.deal, state.terms
    decks = brought_decks(state)
    return seed_message(state.id, deal.attempt, terms.mode, _rules(state), rules_version, decks, deal.entropies)


def _rules(state: RoomState) -> str:
    return " ".join(state.terms.rules.split())


def brought_decks(state: RoomState) -> list[list[commitments.Deck]]:
    """Return the decks of each seat as plain data."""
    return [[_plain_deck(text) for text in chair.decks] for chair in state.chairs]


@lru_cache(maxsize=1000)
def _plain_deck(text: str) -> commitments.Deck:
    return plain_deck(read_deck(text))


def plain_deck(deck: Deck) -> commitments.Deck:
    """Return a deck as it enters hashes."""
    return str(deck.faction), deck.leader.id, tuple(f"{card.printing}/{card.id}" for card in deck.cards)


# Decks that the server draws


def drawn_decks(state: RoomState, new_secret: NewSecret) -> Iterator[Brought]:
    """Draw the decks of bots and virtual seats, in the order of seats; those of a rematch are kept where they fit.

    Only what people brought decides which of a bot's decks fit, so that a verifier can draw them again.
    """
    before = state.chairs.copy()
    state.chairs = without_bot_decks(state).chairs
    for seat, chair in enumerate(before):
        if chair.bot is None and not chair.virtual:
            continue
        kept = bool(state.deal.previous and chair.decks) and decks_fit(state, seat, chair.decks)
        decks = chair.decks if kept else _draw_decks(state, seat, new_secret)
        state.update_chair(seat, decks=decks)
        if decks != chair.decks:
            yield Brought(seat, decks)


def _draw_decks(state: RoomState, seat: int, new_secret: NewSecret) -> tuple[str, ...]:
    if state.chairs[seat].virtual:
        return virtual_decks(state.terms, draw(state, new_secret, "virtual-faction", seat))
    return draw_bot_decks(state, seat, new_secret)


def draw_bot_decks(state: RoomState, seat: int, new_secret: NewSecret) -> tuple[str, ...]:
    return bot_decks(state, seat, draw(state, new_secret, "bot-deck", seat))


# Evidence


def evidence(state: RoomState) -> Evidence | None:
    """Return what a record needs so that the deal can be verified; None where no cards were dealt from a secret."""
    deal = state.deal
    if not deal.secret or state.play is None or not state.needs_decks:
        return None
    none = ("",) * len(state.chairs)
    attempts = [Attempt(one.attempt, one.secret, one.commitment, none, none, failed=one.seats) for one in deal.failed]
    given, fixed = (deal.pledges, deal.entropies), (deal.decks, deal.salt)
    attempts.append(Attempt(deal.attempt, deal.secret, deal.commitment, *given, *fixed))
    text = message(state, deal.rules_version).decode()
    terms = state.terms
    return Evidence(state.id, tuple(attempts), text, deal.bots, terms.advanced, deal.previous, terms.opponent)
