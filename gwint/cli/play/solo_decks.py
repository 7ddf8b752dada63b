"""SOLO-1. The decks of a game alone: whole sets, or a deck of one's own without weather."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from gwint.cards import FACTIONS, Faction, Leader
from gwint.cards.names import find_faction, find_leader
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.play.deck_choice import allowed_starters, ask_for_choice, check_decks, deck_arguments
from gwint.cli.play.players import PlayOptions
from gwint.cli.render.terminal import Terminal
from gwint.decks import Deck
from gwint.decks.building import leaders
from gwint.decks.full_sets import opponents_set, person_may_use, whole_set
from gwint.faults import Refusal
from gwint.i18n.localizer import Localizer


def choose_solo_decks(
    mode: str, players: Sequence[str], options: PlayOptions, seed: str, terminal: Terminal
) -> list[Deck]:
    """SOLO-1. Your deck, and the opponent's whole set."""
    own, other = deck_arguments(options, len(players))
    chance = random.Random(f"{seed} alone")
    deck = choose_own_deck(own, players[0], options, terminal, chance)
    decks = [deck, opponents_set(_choose_opponent_faction(other, options, terminal, chance), options.ruleset)]
    check_decks(mode, decks, players, options)
    return decks


# Your deck


def choose_own_deck(
    told: str | None, player: str, options: PlayOptions, terminal: Terminal, chance: random.Random
) -> Deck:
    """A whole set by its faction or leader, or a deck; advanced building is of decks that are built."""
    if told is not None:
        return _parse_deck(told, options, chance)
    if terminal.live:
        chosen = _ask_for_deck(player, options, terminal, chance)
        if chosen is not None:
            return chosen
    if options.advanced:
        built = [one.deck for one in allowed_starters(options) if all(map(person_may_use, one.deck.cards))]
        if built:
            return chance.choice(built)
    return _random_leader_set(chance.choice(FACTIONS), options, chance)


def _parse_deck(told: str, options: PlayOptions, chance: random.Random) -> Deck:
    faction, leader = find_faction(told), find_leader(told)
    if faction is not None:
        return _random_leader_set(faction, options, chance)
    return _whole_set_of(leader, options) if leader is not None else read_deck_argument(told)


def _random_leader_set(faction: Faction, options: PlayOptions, chance: random.Random) -> Deck:
    return _whole_set_of(chance.choice(leaders(faction, options.ruleset)), options)


def _whole_set_of(leader: Leader, options: PlayOptions) -> Deck:
    return whole_set(leader.faction, leader, options.ruleset, person=True)


def _ask_for_deck(player: str, options: PlayOptions, terminal: Terminal, chance: random.Random) -> Deck | None:
    """A faction's whole set and its leader, or a deck from a file or a code; None where chance is to choose."""
    localizer = Localizer(options.language)
    terminal.show([options.say("play-choose-set", player=player), "", *_numbered(map(localizer.faction, FACTIONS))])
    prompt = options.say("play-choose-set-prompt")
    listed: Sequence[Faction | Deck] = FACTIONS
    chosen = ask_for_choice(prompt, listed, lambda told: _parse_deck(told, options, chance), options, terminal)
    if not isinstance(chosen, Faction):
        return chosen
    pool = leaders(chosen, options.ruleset)
    terminal.show([options.say("play-choose-leader", player=player), "", *_numbered(map(localizer.card, pool))])
    leader = ask_for_choice(
        options.say("play-choose-prompt"), pool, lambda told: _parse_leader(told, pool), options, terminal
    )
    return _whole_set_of(leader, options) if leader else _random_leader_set(chosen, options, chance)


def _numbered(names: Iterable[str]) -> list[str]:
    return [f"{number:>2} {name}" for number, name in enumerate(names, start=1)]


def _parse_leader(told: str, pool: Sequence[Leader]) -> Leader:
    leader = find_leader(told)
    if leader not in pool or leader is None:
        raise Refusal("play-number", number=told, most=len(pool))
    return leader


# The opponent's


def _choose_opponent_faction(
    told: str | None, options: PlayOptions, terminal: Terminal, chance: random.Random
) -> Faction:
    """SOLO-1. The opponent has a faction, and its whole set."""
    if told is not None:
        return _parse_faction(told)
    if terminal.live:
        localizer = Localizer(options.language)
        terminal.show([options.say("play-choose-foe"), "", *_numbered(map(localizer.faction, FACTIONS))])
        chosen = ask_for_choice(options.say("play-choose-prompt"), FACTIONS, _parse_faction, options, terminal)
        if chosen is not None:
            return chosen
    return chance.choice(FACTIONS)


def _parse_faction(told: str) -> Faction:
    faction = find_faction(told)
    if faction is None:
        raise Refusal("unknown-faction", text=told)
    return faction
