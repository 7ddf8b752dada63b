"""Pairs of tables that differ only in what a viewer may not know: dealt, waiting, or started from a picture."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice

from gwint import rulesets
from gwint.cards import Faction, Leader
from gwint.decks import Deck, random_deck, write_deck
from gwint.match import Lineup, random_lineup
from gwint.notation.picture_writer import picture
from gwint.rules.modes import MODES
from gwint.rules.table import Table
from gwint.views import Viewer
from gwint.wire.tables import Terms
from tests.games.random_games import TESTED_MODES, decks_of, house_rules, is_advanced, random_game
from tests.games.test_secrets import partner_of
from tests.rules.solo.test_games import random_game as game_alone
from tests.server.secrecy.hidden_variants import other_deck, other_lineup, other_table
from tests.server.secrecy.incidents import anything, closing, forgotten
from tests.server.secrecy.pair import Happening, Pair, opened_pair
from tests.server.secrecy.world import World, codes_of

PEOPLE = ("ala", "bob", "cyd", "dan", "eva")
ALONE = ("solo", "solo-leaders")
DEALT = (*TESTED_MODES, "match")
PICTURED = (*TESTED_MODES, *ALONE)
HINTS = ("always", "always", "always", "alone", "never")
LATEST = 24
"""The last move of a random game after which a picture is taken."""

Decks = tuple[list[Deck], ...]
Making = Callable[[sqlite3.Connection, int], Awaitable[Pair]]


def people_of(mode: str) -> tuple[str, ...]:
    return PEOPLE[:1] if mode in ALONE else PEOPLE[: len(MODES["duel" if mode == "match" else mode].sides())]


def owners_of(mode: str, rng: random.Random) -> tuple[str, ...]:
    """Return the owner of each seat: one each, or several seats of one owner at a shared screen."""
    people = people_of(mode)
    if rng.random() < 0.75:
        return people
    few = people[:1] if len(people) <= 2 else people[:2]
    return tuple(rng.sample([*few, *rng.choices(few, k=len(people) - len(few))], len(people)))


def viewer_of(owners: Sequence[str], rng: random.Random) -> Viewer:
    viewers: list[Viewer] = [None, *range(len(owners))]
    return rng.choice(viewers)


def terms_of(mode: str, number: int, rng: random.Random) -> Terms:
    """Return random rules, decks and clocks, with or without spectators."""
    bank_s, increment_s = rng.choice(((0, 0), (600, 0), (300, 5)))
    return Terms(
        mode,
        rulesets.text(house_rules(number)),
        advanced=is_advanced(number),
        spectators=rng.random() < 0.75,
        bank_s=bank_s,
        increment_s=increment_s,
        hints=random.Random(f"hints {number}").choice(HINTS),
    )


# Pairs dealt from decks that differ in hidden cards


def decks_brought(terms: Terms, number: int) -> Decks:
    ruleset = rulesets.parse(terms.rules)
    if terms.mode == "match":
        return tuple(list(random_lineup(f"{number} {seat}", ruleset).decks) for seat in range(2))
    return tuple([deck] for deck in decks_of(number, ruleset, MODES[terms.mode], terms.advanced))


def other_decks(terms: Terms, decks: Decks, viewer: Viewer, rng: random.Random) -> Decks:
    """Return other decks for all seats but the viewer's and a partner's whose hand the viewer sees."""
    ruleset = rulesets.parse(terms.rules)
    shown = () if viewer is None else (viewer, partner_of(terms.mode, viewer))
    others: list[list[Deck]] = []
    for seat, own in enumerate(decks):
        if seat in shown:
            others.append(own)
        elif terms.mode == "match":
            others.append(list(other_lineup(Lineup(tuple(own)), ruleset, rng).decks))
        else:
            others.append([other_deck(own[0], ruleset, rng, terms.advanced)])
    return tuple(others)


def face(deck: Deck) -> tuple[Faction, Leader, int]:
    """Return what everyone sees of a deck once it is named and dealt, including its size."""
    return deck.faction, deck.leader, len(deck.cards)


def look_alike(decks: Decks, others: Decks) -> dict[frozenset[str], list[Faction]]:
    """Return the factions that a seat may name in both worlds, by its decks."""
    faces = [set(map(face, other)) for other in others]
    return {
        codes_of(own): sorted(deck.faction for deck in own if face(deck) in shown)
        for own, shown in zip(decks, faces, strict=True)
    }


async def seated(pair: Pair) -> None:
    """Seat everyone, the viewer over the wire."""
    for seat, owner in enumerate(pair.owners):
        if seat == pair.viewer:
            await pair.says({"type": "sit", "id": "sit", "seat": seat, "name": owner.title()})
            await pair.says({"type": "hello", "table": pair.one.room.id, "seat": seat})
        else:
            await pair.does(owner, "sit", seat=seat, name=owner.title())


async def brought(pair: Pair, decks: tuple[Decks, Decks], seats: Iterable[int], between: Happening = anything) -> None:
    """Bring decks for these seats, changing them a different number of times in each world."""
    for seat in seats:
        received = [_texts(of_world[seat]) for of_world in decks]
        if seat == pair.viewer:
            fields = {"decks": received[0], **pair.promise(seat)}
            await pair.says({"type": "bring", "id": "bring", "seat": seat, **fields})
            continue
        for world, last in zip(pair.worlds, received, strict=True):
            await _bring(pair, world, seat, last)
        pair.compare()
        if pair.rng.random() < 0.4 and not pair.one.room.state.deal.owed:
            await between(pair)


async def _bring(pair: Pair, world: World, seat: int, decks: list[str]) -> None:
    state = world.room.state
    others_wait = sum(not state.ready(other) for other in range(len(state.chairs))) > 1
    tries = [_texts(_any_decks(world)) for _ in range(world.chance.randint(0, 2) if others_wait else 0)]
    for received in (["nonsense"], *tries):
        await world.does(pair.owners[seat], "bring", seat=seat, decks=received, **pair.promise(seat))
    assert not await world.does(pair.owners[seat], "bring", seat=seat, decks=decks, **pair.promise(seat))
    await world.still()


def _any_decks(world: World) -> list[Deck]:
    terms, luck = world.room.state.terms, world.chance.random()
    ruleset = rulesets.parse(terms.rules)
    if terms.mode == "match":
        return list(random_lineup(luck, ruleset).decks)
    return [random_deck(luck, ruleset, advanced=terms.advanced)]


def _texts(decks: list[Deck]) -> list[str]:
    return [write_deck(deck) for deck in decks]


async def dealt_pair(store: sqlite3.Connection, number: int) -> Pair:
    """Return a pair from the waiting room to the deal."""
    mode, rng = DEALT[number % len(DEALT)], random.Random(f"dealt {number}")
    terms, owners = terms_of(mode, number, rng), owners_of(mode, rng)
    viewer, decks = viewer_of(owners, rng), decks_brought(terms, number)
    pair = await opened_pair(store, owners, viewer, (terms, terms), number)
    await seated(pair)
    others = other_decks(terms, decks, viewer, rng)
    for world, own, other in zip(pair.worlds, (decks, others), (others, decks), strict=True):
        world.shared.update(look_alike(own, other))
    await brought(pair, (decks, others), rng.sample(range(len(pair.owners)), len(pair.owners)))
    await pair.reveal(anything)
    return pair


async def waiting_pair(store: sqlite3.Connection, number: int) -> Pair:
    """Return a pair with any decks, which are secret before the deal; it is never dealt."""
    mode, rng = DEALT[number % len(DEALT)], random.Random(f"waiting {number}")
    terms, owners = terms_of(mode, number, rng), owners_of(mode, rng)
    pair = await opened_pair(store, owners, viewer_of(owners, rng), (terms, terms), number)
    await seated(pair)
    decks = decks_brought(terms, number), decks_brought(terms, number + 1)
    seats = [seat for seat in range(len(pair.owners)) if seat != pair.viewer]
    await brought(pair, decks, seats[: len(pair.owners) - 1])
    await rng.choice((anything, second_thoughts, closing, forgotten))(pair)
    return pair


async def second_thoughts(pair: Pair) -> None:
    """Let a player stand up and perhaps sit down again, or the maker change the terms."""
    seat = pair.rng.choice(pair.others)
    await pair.does(pair.owners[seat], "stand", seat=seat)
    await pair.does("zoe", "agree", listed=pair.rng.random() < 0.5, spectators=pair.rng.random() < 0.5)
    if pair.rng.random() < 0.5:
        await pair.does(pair.owners[seat], "sit", seat=seat, name=pair.owners[seat].title())


# Pairs started from two pictures


def tables(mode: str, number: int) -> Iterator[Table]:
    if mode in ALONE:
        yield from (table for table, _ in game_alone(2 * number + ALONE.index(mode)))
    else:
        yield from (table for table, _, _ in random_game(number, mode, house=True))


def some_table(mode: str, number: int, rng: random.Random) -> Table:
    """Return any moment of a random game."""
    *_, last = (table.copy() for table in islice(tables(mode, number), rng.randint(1, LATEST)))
    return last


async def pictured_pair(store: sqlite3.Connection, number: int) -> Pair:
    mode, rng = PICTURED[number % len(PICTURED)], random.Random(f"drawn {number}")
    terms, owners = terms_of(mode, number, rng), owners_of(mode, rng)
    viewer, table = viewer_of(owners, rng), some_table(mode, number, rng)
    starts = [picture(one) for one in (table, other_table(table, viewer, rng))]
    first, second = (replace(terms, start=start) for start in starts)
    pair = await opened_pair(store, owners, viewer, (first, second), number)
    await seated(pair)
    return pair


MAKINGS: tuple[Making, ...] = (dealt_pair, waiting_pair, pictured_pair)
