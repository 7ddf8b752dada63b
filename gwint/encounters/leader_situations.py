"""Situations in which a leader is used, or works while something else happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from gwint.cards import CATALOGUE, NEUTRAL, SETS, Ability, Card, Effect, Faction, Kind, Leader, Row
from gwint.encounters.drafts import (
    WEATHER_OF,
    Draft,
    can_lie,
    card,
    filled_to_ten,
    in_row,
    is_weather,
    placed_in,
    with_bystanders,
    with_placed,
)
from gwint.encounters.setups import ENEMY, OWN, Action, ActionKind, PlacedCard, Role, Setup, Zone, plain_units
from gwint.encounters.subjects import EXAMPLES
from gwint.rulesets import Ruleset


def effect_of(leader: Leader, ruleset: Ruleset) -> Effect:
    return leader.effects[ruleset.leader_effects]


# An active leader is used


def leader_meets_card(actor: Leader, other: Card, ruleset: Ruleset) -> Iterator[Setup]:
    """The player uses the leader, and the card is where the leader's effect reaches it."""
    effect = effect_of(actor, ruleset)
    meet = REACHED_BY.get(effect.name)
    if meet is not None:
        use = Action(ActionKind.USE_LEADER, Role.ACTOR)
        yield from meet(Draft(actor, other, use, ruleset, {OWN: (actor, Role.ACTOR)}), effect, other)


def _in_own_pile(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    yield draft.setup("pile-own", placed_in(Zone.PILE, other))


def _in_enemy_pile(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    yield draft.setup("pile-enemy", placed_in(Zone.PILE, other, ENEMY))


def _in_any_pile(draft: Draft, effect: Effect, other: Card) -> Iterator[Setup]:
    yield from _in_own_pile(draft, effect, other)
    yield from _in_enemy_pile(draft, effect, other)


def _in_hand_or_deck(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    """LEAD-10. The hand has another card to discard."""
    assert isinstance(draft.actor, Leader)
    spare = next(unit for unit in plain_units(draft.actor.faction, Row.CLOSE) if unit is not other)
    discarded = placed_in(Zone.HAND, spare, role=Role.CONTEXT)
    yield draft.setup("hand-own", placed_in(Zone.HAND, other), discarded)
    yield draft.setup("deck-own", placed_in(Zone.DECK, other), discarded)


def _in_enemy_hand(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    yield draft.setup("hand-enemy", placed_in(Zone.HAND, other, ENEMY))


def _in_row_of_horn(draft: Draft, effect: Effect, other: Card) -> Iterator[Setup]:
    assert effect.row is not None
    if can_lie(other) and effect.row in draft.rows(other):
        setup = draft.setup("row-own", *draft.lying(other, OWN, effect.row))
        yield setup if other.mortal and not other.has(Ability.HORN) else with_bystanders(setup, effect.row, OWN)


def _in_scorched_row(draft: Draft, effect: Effect, other: Card) -> Iterator[Setup]:
    assert effect.row is not None
    if other.unit and effect.row in draft.rows(other):
        setup = draft.setup("row-enemy", *draft.lying(other, ENEMY, effect.row))
        yield filled_to_ten(setup, effect.row, draft.ruleset)


def _under_leaders_weather(draft: Draft, effect: Effect, other: Card) -> Iterator[Setup]:
    """LEAD-14. The weather is in the deck, or a unit lies in a row that it covers."""
    if other.id in effect.weathers:
        setup = draft.setup("deck-own", placed_in(Zone.DECK, other))
        yield with_bystanders(setup, draft.rows(other)[0], ENEMY)
    elif other.unit:
        clouds = [cloud for cloud in map(card, effect.weathers) if is_weather(cloud)]
        for cloud in [cloud for cloud in clouds if {*draft.rows(cloud)} & {*draft.rows(other)}][:1]:
            lying = draft.lying(other, ENEMY, draft.meeting_row(other, cloud))
            yield draft.setup("row-enemy", *lying, placed_in(Zone.DECK, cloud, role=Role.CONTEXT))


def _under_cleared_weather(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    if is_weather(other):
        setup = draft.setup("weather", placed_in(Zone.WEATHER, other, ENEMY))
        yield with_bystanders(setup, draft.rows(other)[0], OWN)
    elif other.unit:
        row = draft.rows(other)[0]
        yield draft.setup("row-own", *draft.lying(other, OWN, row), _weather_over(row))


def _next_to_copy_in_deck(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    """LEAD-15. One copy lies on the player's own side, and another is in the deck."""
    if other.unit:
        yield draft.setup("row-own", in_row(other, OWN, other.rows[0]), placed_in(Zone.DECK, other))


def _in_row_of_mardroeme(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    if other.kind is Kind.SPECIAL and other.has(Ability.MARDROEME):
        berserker = in_row(card("berserker"), OWN, Row.CLOSE, Role.CONTEXT)
        yield draft.setup("deck-own", placed_in(Zone.DECK, other), berserker)
    elif other.unit:
        mardroeme = placed_in(Zone.DECK, card("mardroeme"), role=Role.CONTEXT)
        yield draft.setup("row-own", in_row(other, OWN, other.rows[0]), mardroeme)


def _in_a_worse_row(draft: Draft, _effect: Effect, other: Card) -> Iterator[Setup]:
    """LEAD-13. The unit lies under weather, so that it would be stronger in another row."""
    if other.unit:
        row = other.rows[0]
        yield draft.setup("row-own", in_row(other, OWN, row), _weather_over(row))


def _weather_over(row: Row) -> PlacedCard:
    return placed_in(Zone.WEATHER, card(WEATHER_OF[row]), ENEMY, Role.CONTEXT)


REACHED_BY: Final[Mapping[str, Callable[[Draft, Effect, Card], Iterator[Setup]]]] = {
    "take-from-own-pile": _in_own_pile,
    "take-from-enemy-pile": _in_enemy_pile,
    "play-from-enemy-pile": _in_enemy_pile,
    "everyone-revives": _in_any_pile,
    "shuffle-piles-back": _in_any_pile,
    "discard-two-take-one": _in_hand_or_deck,
    "see-hand": _in_enemy_hand,
    "horn": _in_row_of_horn,
    "scorch-row": _in_scorched_row,
    "weather": _under_leaders_weather,
    "clear-weather": _under_cleared_weather,
    "bond-from-deck": _next_to_copy_in_deck,
    "mardroeme-from-deck": _in_row_of_mardroeme,
    "move-agile": _in_a_worse_row,
    "move-agile-freely": _in_a_worse_row,
}
"""Where a card must be for an active effect to reach it. `draw-card` is missing: it reaches no card in particular."""


# A leader works while a card is played


def card_meets_leader(actor: Card, other: Leader, ruleset: Ruleset) -> Iterator[Setup]:
    """The card is played while a passive leader leads a side, or after a leader's horn has sounded."""
    effect = effect_of(other, ruleset)
    draft = Draft(actor, other, Action(ActionKind.PLAY, Role.ACTOR, actor), ruleset)
    if effect.passive:
        own = draft.setup("leader-own", leaders={OWN: (other, Role.OTHER)})
        enemy = draft.setup("leader-enemy", leaders={ENEMY: (other, Role.OTHER)})
        possible = [setup for setup in (own, enemy) if setup.seat_factions() is not None]
        # The side on which a spy lies decides, so that both leaders are of interest (STR-10).
        for setup in possible if actor.spy else possible[:1]:
            yield _with_scenery(setup, effect.name, actor, draft)
    elif effect.name == "horn" and effect.row is not None:
        leaders, horn = {OWN: (other, Role.OTHER)}, (effect.row, Role.OTHER)
        setup = draft.setup("leader-horn", leaders=leaders, leader_horn=horn)
        yield setup if actor.mortal else with_bystanders(setup, effect.row, OWN)


def _with_scenery(setup: Setup, effect: str, actor: Card, draft: Draft) -> Setup:
    """Add what a passive effect needs in order to be seen."""
    factions = setup.seat_factions()
    assert factions is not None
    if effect == "half-weather" and is_weather(actor):
        row = draft.rows(actor)[0]
        return with_bystanders(with_placed(setup, *_odd_unit(factions[OWN], row)), row, ENEMY)
    if effect == "half-weather" and actor.unit:
        return with_placed(setup, _weather_over(draft.rows(actor)[0]))
    if effect == "random-revival" and actor.has(Ability.MEDIC):
        return with_placed(
            setup, *(placed_in(Zone.PILE, unit, role=Role.CONTEXT) for unit in plain_units(factions[OWN])[:3])
        )
    return setup


def _odd_unit(faction: Faction, row: Row) -> tuple[PlacedCard, ...]:
    """STR-10. A unit of odd strength if there is one, because the rulesets round its half differently."""
    neutral = tuple(one for one in SETS[faction] if one.home == NEUTRAL and one.mortal and not one.abilities)
    units = [one for one in (*plain_units(faction, row), *neutral) if one.rows == (row,) and not one.side_deck]
    best = max(units, key=lambda one: one.strength % 2, default=None)
    return () if best is None else (in_row(best, OWN, row, Role.CONTEXT),)


# Two leaders, and a single one


def leader_meets_leader(actor: Leader, other: Leader, ruleset: Ruleset) -> Iterator[Setup]:
    """A leader shows what it does while a passive leader leads the other side."""
    if not effect_of(other, ruleset).passive:
        return
    effect = effect_of(actor, ruleset)
    for setup in single_leader(actor, ruleset):
        if setup.leaders.keys() == {OWN}:
            leaders = {**setup.leaders, ENEMY: (other, Role.OTHER)}
            met = replace(_as_scenery(setup, other.faction), situation="leader-enemy", other=other, leaders=leaders)
            yield filled_to_ten(met, effect.row, ruleset) if effect.name == "scorch-row" and effect.row else met
        elif setup.leaders.keys() == {ENEMY} and effect.name == "double-spies":
            yield from _spy_meets_leader(setup, other)


def _spy_meets_leader(setup: Setup, other: Leader) -> Iterator[Setup]:
    """The player plays a spy of their own faction to the side of the leader that doubles spies."""
    spies = (one for one in SETS[other.faction] if one.spy and one.mortal)
    for spy in [*spies][:1]:
        leaders = {**setup.leaders, OWN: (other, Role.OTHER)}
        action = replace(setup.action, card=spy)
        yield replace(setup, situation="leader-own", other=other, action=action, leaders=leaders)


def _as_scenery(setup: Setup, enemy: Faction) -> Setup:
    """The same setup with the card that was the other subject as scenery, and units of that faction as the enemy's."""
    placed: list[PlacedCard] = []
    for one in setup.placed:
        scenery = replace(one, role=Role.CONTEXT) if one.role is Role.OTHER else one
        if one.side == ENEMY and one.card.home not in (enemy, NEUTRAL):
            units = [unit for unit in plain_units(enemy, one.row) if unit not in {other.card for other in placed}]
            if not units:
                continue
            scenery = replace(scenery, card=units[0])
        placed.append(scenery)
    return replace(setup, placed=tuple(placed))


def single_leader(actor: Leader, ruleset: Ruleset) -> Iterator[Setup]:
    """The leader with a card that its effect concerns."""
    effect = effect_of(actor, ruleset)
    leaders = {OWN: (actor, Role.ACTOR)}
    if effect.name == "extra-card":
        yield Setup("leader-own", actor, None, Action(ActionKind.BEGIN, Role.CONTEXT), leaders=leaders)
    elif effect.name == "draw-card":
        yield Setup("alone", actor, None, Action(ActionKind.USE_LEADER, Role.ACTOR), leaders=leaders)
    elif effect.name == "cancel-leaders":
        yield from _cancelled_leader(actor, ruleset)
    elif effect.passive:
        partner = card(PASSIVE_PARTNERS[effect.name])
        yield from (_led_by_actor(setup, actor) for setup in card_meets_leader(partner, actor, ruleset))
    else:
        partner = _active_partner(actor, effect)
        yield from (replace(setup, other=None) for setup in leader_meets_card(actor, partner, ruleset))


def _led_by_actor(setup: Setup, actor: Leader) -> Setup:
    """The same setup with the leader as its subject and the card as scenery."""
    leaders = {seat: (leader, Role.ACTOR) for seat, (leader, _) in setup.leaders.items()}
    return replace(setup, actor=actor, other=None, action=replace(setup.action, role=Role.CONTEXT), leaders=leaders)


def _cancelled_leader(actor: Leader, ruleset: Ruleset) -> Iterator[Setup]:
    """LEAD-6. The leader of the player whose turn it is would double a row, but the enemy's leader cancels it."""
    siegemaster = CATALOGUE.leaders["foltest-the-siegemaster"]
    for setup in leader_meets_leader(siegemaster, actor, ruleset):
        leaders = {OWN: (siegemaster, Role.CONTEXT), ENEMY: (actor, Role.ACTOR)}
        yield replace(setup, actor=actor, other=None, action=replace(setup.action, role=Role.CONTEXT), leaders=leaders)


PASSIVE_PARTNERS: Final[Mapping[str, str]] = {
    "double-spies": EXAMPLES["ability-spy"],
    "half-weather": "biting-frost",
    "random-revival": "etolian-auxiliary-archers",
}
"""The card with which a passive leader shows what it does."""


def _active_partner(actor: Leader, effect: Effect) -> Card:
    """A card with which an active leader shows what it does."""
    if effect.name in ACTIVE_PARTNERS:
        return card(ACTIVE_PARTNERS[effect.name])
    if effect.name == "weather":
        return next(cloud for cloud in map(card, effect.weathers) if is_weather(cloud))
    faction = Faction.MONSTERS if effect.name in AGAINST_ENEMY else actor.faction
    return plain_units(faction, effect.row)[0]


ACTIVE_PARTNERS: Final[Mapping[str, str]] = {
    "bond-from-deck": "clan-an-craite-warrior",
    "mardroeme-from-deck": "berserker",
    "move-agile": EXAMPLES["ability-agile"],
    "move-agile-freely": EXAMPLES["ability-agile"],
}
AGAINST_ENEMY: Final = frozenset({"take-from-enemy-pile", "play-from-enemy-pile", "see-hand", "scorch-row"})
"""Effects that concern the enemy's cards."""
