"""SOLO-1. The decks of a game alone: whole sets, or a deck of one's own without weather."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from gwint.cards import FACTIONS, Faction, Leader
from gwint.cards.names import find_faction, find_leader
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.play.deck_choice import check, choice, recommended, told_decks
from gwint.cli.play.players import Wishes
from gwint.cli.render.terminal import Terminal
from gwint.decks import Deck
from gwint.decks.building import leaders
from gwint.decks.full_sets import opponents_set, person_may_use, whole_set
from gwint.faults import Refusal
from gwint.i18n.localizer import Localizer


def decks_alone(mode: str, players: Sequence[str], wishes: Wishes, seed: str, terminal: Terminal) -> list[Deck]:
    """SOLO-1. Your deck, and the opponent's whole set."""
    own, other = told_decks(wishes, len(players))
    chance = random.Random(f"{seed} alone")
    deck = own_deck(own, players[0], wishes, terminal, chance)
    decks = [deck, opponents_set(_opposing(other, wishes, terminal, chance), wishes.ruleset)]
    check(mode, decks, players, wishes)
    return decks


# Your deck


def own_deck(told: str | None, player: str, wishes: Wishes, terminal: Terminal, chance: random.Random) -> Deck:
    """A whole set by its faction or leader, or a deck; advanced building is of decks that are built."""
    if told is not None:
        return _read(told, wishes, chance)
    if terminal.live:
        chosen = _asked(player, wishes, terminal, chance)
        if chosen is not None:
            return chosen
    if wishes.advanced:
        built = [one.deck for one in recommended(wishes) if all(map(person_may_use, one.deck.cards))]
        if built:
            return chance.choice(built)
    return _whole_of(chance.choice(FACTIONS), wishes, chance)


def _read(told: str, wishes: Wishes, chance: random.Random) -> Deck:
    faction, leader = find_faction(told), find_leader(told)
    if faction is not None:
        return _whole_of(faction, wishes, chance)
    return _led(leader, wishes) if leader is not None else read_deck_argument(told)


def _whole_of(faction: Faction, wishes: Wishes, chance: random.Random) -> Deck:
    return _led(chance.choice(leaders(faction, wishes.ruleset)), wishes)


def _led(leader: Leader, wishes: Wishes) -> Deck:
    return whole_set(leader.faction, leader, wishes.ruleset, person=True)


def _asked(player: str, wishes: Wishes, terminal: Terminal, chance: random.Random) -> Deck | None:
    """A faction's whole set and its leader, or a deck from a file or a code; None where chance is to choose."""
    localizer = Localizer(wishes.language)
    terminal.show([wishes.say("play-choose-set", player=player), "", *_numbered(map(localizer.faction, FACTIONS))])
    prompt = wishes.say("play-choose-set-prompt")
    listed: Sequence[Faction | Deck] = FACTIONS
    chosen = choice(prompt, listed, lambda told: _read(told, wishes, chance), wishes, terminal)
    if not isinstance(chosen, Faction):
        return chosen
    pool = leaders(chosen, wishes.ruleset)
    terminal.show([wishes.say("play-choose-leader", player=player), "", *_numbered(map(localizer.card, pool))])
    leader = choice(wishes.say("play-choose-prompt"), pool, lambda told: _leader(told, pool), wishes, terminal)
    return _led(leader, wishes) if leader else _whole_of(chosen, wishes, chance)


def _numbered(names: Iterable[str]) -> list[str]:
    return [f"{number:>2} {name}" for number, name in enumerate(names, start=1)]


def _leader(told: str, pool: Sequence[Leader]) -> Leader:
    leader = find_leader(told)
    if leader not in pool or leader is None:
        raise Refusal("play-number", number=told, most=len(pool))
    return leader


# The opponent's


def _opposing(told: str | None, wishes: Wishes, terminal: Terminal, chance: random.Random) -> Faction:
    """SOLO-1. The opponent has a faction, and its whole set."""
    if told is not None:
        return _faction(told)
    if terminal.live:
        localizer = Localizer(wishes.language)
        terminal.show([wishes.say("play-choose-foe"), "", *_numbered(map(localizer.faction, FACTIONS))])
        chosen = choice(wishes.say("play-choose-prompt"), FACTIONS, _faction, wishes, terminal)
        if chosen is not None:
            return chosen
    return chance.choice(FACTIONS)


def _faction(told: str) -> Faction:
    faction = find_faction(told)
    if faction is None:
        raise Refusal("unknown-faction", text=told)
    return faction
