"""SOLO-1. The decks of a solo game: whole sets, or a deck of the player's own without weather."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from gwint.cards import FACTIONS, Faction, Leader
from gwint.cards.lookup import get_faction
from gwint.cards.names import find_faction, find_leader
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.play.deck_choice import allowed_starters, ask_for_choice, check_decks, deck_arguments
from gwint.cli.play.play_options import PlayOptions
from gwint.cli.render.terminal import Terminal
from gwint.decks import Deck
from gwint.decks.building_rules import leaders
from gwint.decks.full_sets import opponents_set, person_may_use, whole_set
from gwint.faults import GwintError
from gwint.i18n.localizer import Localizer


def choose_solo_decks(
    mode: str, players: Sequence[str], options: PlayOptions, seed: str, terminal: Terminal
) -> list[Deck]:
    """SOLO-1. The player brings a deck; the opponent has a whole set."""
    own, other = deck_arguments(options, len(players))
    chance = random.Random(f"{seed} alone")
    deck = choose_own_deck(own, players[0], options, terminal, chance)
    decks = [deck, opponents_set(_choose_opponent_faction(other, options, terminal, chance), options.ruleset)]
    check_decks(mode, decks, players, options)
    return decks


# The player's deck


def choose_own_deck(
    given: str | None, player: str, options: PlayOptions, terminal: Terminal, chance: random.Random
) -> Deck:
    """Return a whole set by its faction or leader, or a deck; advanced building concerns only built decks."""
    if given is not None:
        return _parse_deck(given, options, chance)
    if terminal.live:
        chosen = _ask_for_deck(player, options, terminal, chance)
        if chosen is not None:
            return chosen
    if options.advanced:
        built = [known.deck for known in allowed_starters(options) if all(map(person_may_use, known.deck.cards))]
        if built:
            return chance.choice(built)
    return _random_leader_set(chance.choice(FACTIONS), options, chance)


def _parse_deck(given: str, options: PlayOptions, chance: random.Random) -> Deck:
    faction, leader = find_faction(given), find_leader(given)
    if faction is not None:
        return _random_leader_set(faction, options, chance)
    return _whole_set_of(leader, options) if leader is not None else read_deck_argument(given)


def _random_leader_set(faction: Faction, options: PlayOptions, chance: random.Random) -> Deck:
    return _whole_set_of(chance.choice(leaders(faction, options.ruleset)), options)


def _whole_set_of(leader: Leader, options: PlayOptions) -> Deck:
    return whole_set(leader.faction, leader, options.ruleset, person=True)


def _ask_for_deck(player: str, options: PlayOptions, terminal: Terminal, chance: random.Random) -> Deck | None:
    """Ask for a faction and a leader, or a deck's file or code; None means a random choice."""
    localizer = Localizer(options.language)
    terminal.show([options.say("play-choose-set", player=player), "", *_numbered(map(localizer.faction, FACTIONS))])
    prompt = options.say("play-choose-set-prompt")
    listed: Sequence[Faction | Deck] = FACTIONS
    chosen = ask_for_choice(prompt, listed, lambda given: _parse_deck(given, options, chance), options, terminal)
    if not isinstance(chosen, Faction):
        return chosen
    pool = leaders(chosen, options.ruleset)
    terminal.show([options.say("play-choose-leader", player=player), "", *_numbered(map(localizer.card, pool))])
    leader = ask_for_choice(
        options.say("play-choose-prompt"), pool, lambda given: _parse_leader(given, pool), options, terminal
    )
    return _whole_set_of(leader, options) if leader else _random_leader_set(chosen, options, chance)


def _numbered(names: Iterable[str]) -> list[str]:
    return [f"{number:>2} {name}" for number, name in enumerate(names, start=1)]


def _parse_leader(given: str, pool: Sequence[Leader]) -> Leader:
    leader = find_leader(given)
    if leader not in pool or leader is None:
        raise GwintError("play-number", number=given, most=len(pool))
    return leader


# The opponent's deck


def _choose_opponent_faction(
    given: str | None, options: PlayOptions, terminal: Terminal, chance: random.Random
) -> Faction:
    """SOLO-1. The opponent plays the whole set of this faction."""
    if given is not None:
        return get_faction(given)
    if terminal.live:
        localizer = Localizer(options.language)
        terminal.show([options.say("play-choose-foe"), "", *_numbered(map(localizer.faction, FACTIONS))])
        chosen = ask_for_choice(options.say("play-choose-prompt"), FACTIONS, get_faction, options, terminal)
        if chosen is not None:
            return chosen
    return chance.choice(FACTIONS)
