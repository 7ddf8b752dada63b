"""Formats events as sentences, one message for each class. Cards that the viewer may not know are only counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Card
from gwint.faults import check_type
from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer, join_counted, yes_or_no
from gwint.rules import events
from gwint.rules.table import Spot
from gwint.rules.virtual_opponent import events as virtual_events
from gwint.rulesets import LEGENDARY, Ruleset, get_ruleset

Details = dict[str, MessageArgument]


def format_event(
    event: events.Event, players: Sequence[str] = (), language: str = "en", ruleset: Ruleset | str = LEGENDARY
) -> str:
    """An event at a table with this ruleset, as a viewer may know it, in one sentence."""
    check_type("event", event, events.Event)
    localizer = Localizer(language, players, get_ruleset(ruleset))
    message, details = EVENTS[type(event)]
    return localizer.translate(message, **details(event, localizer))


# Arguments of the messages


def _seat(event: Any, localizer: Localizer) -> Details:
    return {"player": localizer.player(event.seat)}


def _place(spot: Spot, localizer: Localizer) -> Details:
    return {"row": spot.row.id, "side": localizer.side(spot.side)}


def _visible_cards(cards: Sequence[Card | None], localizer: Localizer) -> Details:
    """PLAY-8. Cards by name, or only their number where one of them is hidden."""
    seen = [card for card in cards if card is not None]
    known = len(seen) == len(cards)
    return {"count": len(cards), "known": yes_or_no(known), "cards": localizer.cards(seen) if known else ""}


def _chose_starter(event: events.ChoseStarter, localizer: Localizer) -> Details:
    """FAC-4, FAC-6. The choice is for the whole game, or for one round."""
    return _seat(event, localizer) | {
        "own": yes_or_no(event.seat == event.starter),
        "starter": localizer.player(event.starter),
        "scoiatael": localizer.ruleset.scoiatael,
    }


def _drew(event: events.Drew, localizer: Localizer) -> Details:
    return _seat(event, localizer) | _visible_cards(event.cards, localizer)


def _exchanged(event: events.Exchanged, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"gave": localizer.card(event.gave), "drew": localizer.card(event.drew)}


def _began_round(event: events.BeganRound, localizer: Localizer) -> Details:
    return {"round": event.round, "player": localizer.player(event.starter)}


def _passed(event: events.Passed, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"by_itself": yes_or_no(event.by_itself)}


def _played(event: events.Played, localizer: Localizer) -> Details:
    """AB-SPY. Only a spy's sentence names the side; other units are played to their own side."""
    details = _seat(event, localizer) | {"card": localizer.card(event.card), "how": event.how, "source": event.source}
    if event.spot is None:
        return details | {"where": "nowhere", "row": "none", "side": ""}
    return details | {"where": "enemy" if event.card.spy else "own"} | _place(event.spot, localizer)


def _card_and_spot(event: Any, localizer: Localizer) -> Details:
    """A card and the spot it has."""
    return {"card": localizer.card(event.card)} | _place(event.spot, localizer)


def _transformed(event: events.Transformed, localizer: Localizer) -> Details:
    into = "" if event.into is None else localizer.card(event.into)
    return _card_and_spot(event, localizer) | {"left": yes_or_no(event.into is not None), "into": into}


def _went_to_hand(event: events.WentToHand, localizer: Localizer) -> Details:
    return _seat(event, localizer) | _card_and_spot(event, localizer)


def _burned(event: events.Burned, localizer: Localizer) -> Details:
    victims = join_counted(f"{localizer.card(card)} ({localizer.side(spot.side)})" for card, spot in event.victims)
    return {"count": len(event.victims), "cards": victims}


def _left_game(event: events.LeftGame, localizer: Localizer) -> Details:
    return {"card": localizer.card(event.card)}


def _discarded(event: events.Discarded, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"card": localizer.card(event.card), "source": event.source}


def _laid_weather(event: events.LaidWeather, localizer: Localizer) -> Details:
    details: Details = {"weather": localizer.weather(event.weather), "kind": str(event.weather)}
    return _seat(event, localizer) | details | {"leader": yes_or_no(event.card is None)}


def _cleared_weather(event: events.ClearedWeather, localizer: Localizer) -> Details:
    return {"count": len(event.weathers), "weathers": join_counted(map(localizer.weather, event.weathers))}


def _sounded_horn(event: events.SoundedHorn, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"row": event.row.id}


def _took_from_pile(event: events.TookFromPile, localizer: Localizer) -> Details:
    details: Details = {"card": localizer.card(event.card), "side": localizer.side(event.side)}
    return _seat(event, localizer) | details | {"own": yes_or_no(localizer.owns(event.seat, event.side))}


def _took_from_deck(event: events.TookFromDeck, localizer: Localizer) -> Details:
    known = event.card is not None
    return _seat(event, localizer) | {
        "known": yes_or_no(known),
        "card": localizer.card(event.card) if event.card else "",
    }


def _saw_hand(event: events.SawHand, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"owner": localizer.player(event.owner)} | _visible_cards(event.cards, localizer)


def _shuffled_back(event: events.ShuffledBack, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"count": len(event.cards), "cards": localizer.cards(event.cards)}


def _moved(event: events.Moved, localizer: Localizer) -> Details:
    return {"card": localizer.card(event.card)} | _place(event.to_spot, localizer)


def _ended_round(event: events.EndedRound, localizer: Localizer) -> Details:
    """FFA-2. The sentence has gems where rounds cost gems, and points where they are worth points."""
    details: Details = {"round": event.round, "totals": _scores(event.totals, localizer)}
    details |= {"gems": _scores(event.gems, localizer), "points": _scores(event.points, localizer)}
    return details | {"scored": "points" if event.points else "gems"} | _winners(event, localizer)


def _scores(scores: Sequence[int], localizer: Localizer) -> str:
    return ", ".join(f"{localizer.side(side)} {score}" for side, score in enumerate(scores))


def _winners(event: events.EndedRound | events.EndedGame, localizer: Localizer) -> Details:
    return {"count": len(event.winners), "winners": ", ".join(map(localizer.side, event.winners))}


def _swept(event: events.Swept, _localizer: Localizer) -> Details:
    return {"count": sum(map(len, event.piles))}


def _replayed(event: events.Replayed, _localizer: Localizer) -> Details:
    return {"replay": event.replay}


# A virtual opponent


def _judged(event: virtual_events.Judged, localizer: Localizer) -> Details:
    """SOLO-5. The options with their gains, the best first."""
    ways = sorted(event.ways, key=lambda way: -way.gain)
    listed = "; ".join(_way(way, localizer) for way in ways[:MOST_WAYS])
    if len(ways) > MOST_WAYS:
        listed = localizer.translate("list-more", list=listed, count=len(ways) - MOST_WAYS)
    chosen = _way(event.ways[event.chosen], localizer)
    return _seat(event, localizer) | {
        "ways": listed,
        "chosen": chosen,
        "measure": event.measure,
        "decided": event.decided,
    }


MOST_WAYS: Final = 4
"""How many options are listed; the others are only counted."""


def _way(way: virtual_events.Way, localizer: Localizer) -> str:
    """`Ves → close combat row +5`."""
    card = localizer.translate("event-no-card") if way.card is None else localizer.card(way.card)
    row = "" if way.row is None else f" → {localizer.row(way.row)}"
    return f"{card}{row} {'−' if way.gain < 0 else '+'}{abs(way.gain)}"


def _laid_face_down(event: virtual_events.LaidFaceDown, localizer: Localizer) -> Details:
    return _seat(event, localizer) | _place(event.spot, localizer)


def _turned_up_leader(event: virtual_events.TurnedUpLeader, localizer: Localizer) -> Details:
    details: Details = {"leader": localizer.card(event.leader), "totals": _scores(event.totals, localizer)}
    return _seat(event, localizer) | details | {"cancelled": yes_or_no(event.cancelled)}


def _added_to_total(event: virtual_events.AddedToTotal, localizer: Localizer) -> Details:
    return _seat(event, localizer) | {"count": event.count}


EVENTS: Final[Mapping[type[events.Event], tuple[str, Callable[[Any, Localizer], Details]]]] = {
    events.Tossed: ("event-tossed", _seat),
    events.DrewLot: ("event-drew-lot", _seat),
    events.ChoseStarter: ("event-chose-starter", _chose_starter),
    events.KeptClaim: ("event-kept-claim", _seat),
    events.Drew: ("event-drew", _drew),
    events.Exchanged: ("event-exchanged", _exchanged),
    events.FinishedRedraw: ("event-finished-redraw", _seat),
    events.BeganRound: ("event-began-round", _began_round),
    events.Passed: ("event-passed", _passed),
    events.Played: ("event-played", _played),
    events.Summoned: ("event-summoned", _card_and_spot),
    events.Transformed: ("event-transformed", _transformed),
    events.WentToHand: ("event-went-to-hand", _went_to_hand),
    events.Burned: ("event-burned", _burned),
    events.LeftGame: ("event-left-game", _left_game),
    events.Discarded: ("event-discarded", _discarded),
    events.LaidWeather: ("event-laid-weather", _laid_weather),
    events.ClearedWeather: ("event-cleared-weather", _cleared_weather),
    events.SoundedHorn: ("event-sounded-horn", _sounded_horn),
    events.UsedLeader: ("event-used-leader", _seat),
    events.TookFromPile: ("event-took-from-pile", _took_from_pile),
    events.TookFromDeck: ("event-took-from-deck", _took_from_deck),
    events.SawHand: ("event-saw-hand", _saw_hand),
    events.ShuffledBack: ("event-shuffled-back", _shuffled_back),
    events.Moved: ("event-moved", _moved),
    events.EndedRound: ("event-ended-round", _ended_round),
    events.Stayed: ("event-stayed", _card_and_spot),
    events.Swept: ("event-swept", _swept),
    events.Replayed: ("event-replayed", _replayed),
    events.EndedGame: ("event-ended-game", _winners),
    virtual_events.Judged: ("event-judged", _judged),
    virtual_events.SatOut: ("event-sat-out", _seat),
    virtual_events.LaidFaceDown: ("event-laid-face-down", _laid_face_down),
    virtual_events.TurnedUpLeader: ("event-turned-up-leader", _turned_up_leader),
    virtual_events.AddedToTotal: ("event-added-to-total", _added_to_total),
}
"""The message of each event and the function that makes its arguments."""
