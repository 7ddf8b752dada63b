"""Events as sentences, one message for each class. Cards that the listener may not know are only counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gwint.cards import Card
from gwint.i18n.bundles import Detail
from gwint.i18n.localizer import Voice, counted, yes
from gwint.rules.events import (
    BeganRound,
    Burned,
    ChoseStarter,
    ClearedWeather,
    Discarded,
    Drew,
    DrewLot,
    EndedGame,
    EndedRound,
    Event,
    Exchanged,
    FinishedRedraw,
    KeptClaim,
    LaidWeather,
    LeftGame,
    Moved,
    Passed,
    Played,
    Replayed,
    SawHand,
    ShuffledBack,
    SoundedHorn,
    Stayed,
    Summoned,
    Swept,
    TookFromDeck,
    TookFromPile,
    Tossed,
    Transformed,
    UsedLeader,
    WentToHand,
)
from gwint.rules.table import Spot
from gwint.rules.virtual_opponent.events import AddedToTotal, Judged, LaidFaceDown, SatOut, TurnedUpLeader, Way

Details = dict[str, Detail]


def event(event: Event, players: Sequence[str] = (), language: str = "en") -> str:
    """What happened, in one sentence; as much of it as the event, told to a viewer, says."""
    voice = Voice(language, players)
    message, details = EVENTS[type(event)]
    return voice.say(message, **details(event, voice))


# What the sentences are told


def _seat(event: Any, voice: Voice) -> Details:
    return {"player": voice.player(event.seat)}


def _place(spot: Spot, voice: Voice) -> Details:
    return {"row": spot.row.id, "side": voice.side(spot.side)}


def _shown(cards: Sequence[Card | None], voice: Voice) -> Details:
    """PLAY-8. Cards by name, or only their number where one of them is hidden."""
    seen = [card for card in cards if card is not None]
    known = len(seen) == len(cards)
    return {"count": len(cards), "known": yes(known), "cards": voice.cards(seen) if known else ""}


def _chose_starter(event: ChoseStarter, voice: Voice) -> Details:
    return _seat(event, voice) | {"own": yes(event.seat == event.starter), "starter": voice.player(event.starter)}


def _drew(event: Drew, voice: Voice) -> Details:
    return _seat(event, voice) | _shown(event.cards, voice)


def _exchanged(event: Exchanged, voice: Voice) -> Details:
    return _seat(event, voice) | {"gave": voice.card(event.gave), "drew": voice.card(event.drew)}


def _began_round(event: BeganRound, voice: Voice) -> Details:
    return {"round": event.round, "player": voice.player(event.starter)}


def _passed(event: Passed, voice: Voice) -> Details:
    return _seat(event, voice) | {"by_itself": yes(event.by_itself)}


def _played(event: Played, voice: Voice) -> Details:
    """AB-SPY. The side is named for spies alone; whatever else has a row is played to the own side."""
    told = _seat(event, voice) | {"card": voice.card(event.card), "how": event.how, "source": event.source}
    if event.spot is None:
        return told | {"where": "nowhere", "row": "none", "side": ""}
    return told | {"where": "enemy" if event.card.spy else "own"} | _place(event.spot, voice)


def _of_a_card(event: Any, voice: Voice) -> Details:
    """A card and the spot it has."""
    return {"card": voice.card(event.card)} | _place(event.spot, voice)


def _transformed(event: Transformed, voice: Voice) -> Details:
    into = "" if event.into is None else voice.card(event.into)
    return _of_a_card(event, voice) | {"left": yes(event.into is not None), "into": into}


def _went_to_hand(event: WentToHand, voice: Voice) -> Details:
    return _seat(event, voice) | _of_a_card(event, voice)


def _burned(event: Burned, voice: Voice) -> Details:
    victims = counted(f"{voice.card(card)} ({voice.side(spot.side)})" for card, spot in event.victims)
    return {"count": len(event.victims), "cards": victims}


def _left_game(event: LeftGame, voice: Voice) -> Details:
    return {"card": voice.card(event.card)}


def _discarded(event: Discarded, voice: Voice) -> Details:
    return _seat(event, voice) | {"card": voice.card(event.card), "source": event.source}


def _laid_weather(event: LaidWeather, voice: Voice) -> Details:
    told: Details = {"weather": voice.weather(event.weather), "kind": str(event.weather)}
    return _seat(event, voice) | told | {"leader": yes(event.card is None)}


def _cleared_weather(event: ClearedWeather, voice: Voice) -> Details:
    return {"count": len(event.weathers), "weathers": counted(map(voice.weather, event.weathers))}


def _sounded_horn(event: SoundedHorn, voice: Voice) -> Details:
    return _seat(event, voice) | {"row": event.row.id}


def _took_from_pile(event: TookFromPile, voice: Voice) -> Details:
    told: Details = {"card": voice.card(event.card), "side": voice.side(event.side)}
    return _seat(event, voice) | told | {"own": yes(voice.owns(event.seat, event.side))}


def _took_from_deck(event: TookFromDeck, voice: Voice) -> Details:
    known = event.card is not None
    return _seat(event, voice) | {"known": yes(known), "card": voice.card(event.card) if event.card else ""}


def _saw_hand(event: SawHand, voice: Voice) -> Details:
    return _seat(event, voice) | {"owner": voice.player(event.owner)} | _shown(event.cards, voice)


def _shuffled_back(event: ShuffledBack, voice: Voice) -> Details:
    return _seat(event, voice) | {"count": len(event.cards), "cards": voice.cards(event.cards)}


def _moved(event: Moved, voice: Voice) -> Details:
    return {"card": voice.card(event.card)} | _place(event.to_spot, voice)


def _ended_round(event: EndedRound, voice: Voice) -> Details:
    """FFA-2. Gems are told where rounds cost gems, points where they are worth points."""
    told: Details = {"round": event.round, "totals": _scores(event.totals, voice)}
    told |= {"gems": _scores(event.gems, voice), "points": _scores(event.points, voice)}
    return told | {"scored": "points" if event.points else "gems"} | _winners(event, voice)


def _scores(scores: Sequence[int], voice: Voice) -> str:
    return ", ".join(f"{voice.side(side)} {score}" for side, score in enumerate(scores))


def _winners(event: EndedRound | EndedGame, voice: Voice) -> Details:
    return {"count": len(event.winners), "winners": ", ".join(map(voice.side, event.winners))}


def _swept(event: Swept, _voice: Voice) -> Details:
    return {"count": sum(map(len, event.piles))}


def _replayed(event: Replayed, _voice: Voice) -> Details:
    return {"replay": event.replay}


# A virtual opponent


def _judged(event: Judged, voice: Voice) -> Details:
    """SOLO-5. What it could have done and what that would have gained, the best first."""
    ways = sorted(event.ways, key=lambda way: -way.gain)
    told = "; ".join(_way(way, voice) for way in ways[:MOST_WAYS])
    if len(ways) > MOST_WAYS:
        told = voice.say("list-more", list=told, count=len(ways) - MOST_WAYS)
    chosen = _way(event.ways[event.chosen], voice)
    return _seat(event, voice) | {"ways": told, "chosen": chosen, "measure": event.measure, "decided": event.decided}


MOST_WAYS: Final = 4
"""Ways that are told one by one; the others are only counted."""


def _way(way: Way, voice: Voice) -> str:
    """`Ves → close combat row +5`."""
    card = voice.say("event-no-card") if way.card is None else voice.card(way.card)
    row = "" if way.row is None else f" → {voice.row(way.row)}"
    return f"{card}{row} {way.gain:+}"


def _laid_face_down(event: LaidFaceDown, voice: Voice) -> Details:
    return _seat(event, voice) | _place(event.spot, voice)


def _turned_up_leader(event: TurnedUpLeader, voice: Voice) -> Details:
    told: Details = {"leader": voice.card(event.leader), "totals": _scores(event.totals, voice)}
    return _seat(event, voice) | told | {"cancelled": yes(event.cancelled)}


def _added_to_total(event: AddedToTotal, voice: Voice) -> Details:
    return _seat(event, voice) | {"count": event.count}


EVENTS: Final[Mapping[type[Event], tuple[str, Callable[[Any, Voice], Details]]]] = {
    Tossed: ("event-tossed", _seat),
    DrewLot: ("event-drew-lot", _seat),
    ChoseStarter: ("event-chose-starter", _chose_starter),
    KeptClaim: ("event-kept-claim", _seat),
    Drew: ("event-drew", _drew),
    Exchanged: ("event-exchanged", _exchanged),
    FinishedRedraw: ("event-finished-redraw", _seat),
    BeganRound: ("event-began-round", _began_round),
    Passed: ("event-passed", _passed),
    Played: ("event-played", _played),
    Summoned: ("event-summoned", _of_a_card),
    Transformed: ("event-transformed", _transformed),
    WentToHand: ("event-went-to-hand", _went_to_hand),
    Burned: ("event-burned", _burned),
    LeftGame: ("event-left-game", _left_game),
    Discarded: ("event-discarded", _discarded),
    LaidWeather: ("event-laid-weather", _laid_weather),
    ClearedWeather: ("event-cleared-weather", _cleared_weather),
    SoundedHorn: ("event-sounded-horn", _sounded_horn),
    UsedLeader: ("event-used-leader", _seat),
    TookFromPile: ("event-took-from-pile", _took_from_pile),
    TookFromDeck: ("event-took-from-deck", _took_from_deck),
    SawHand: ("event-saw-hand", _saw_hand),
    ShuffledBack: ("event-shuffled-back", _shuffled_back),
    Moved: ("event-moved", _moved),
    EndedRound: ("event-ended-round", _ended_round),
    Stayed: ("event-stayed", _of_a_card),
    Swept: ("event-swept", _swept),
    Replayed: ("event-replayed", _replayed),
    EndedGame: ("event-ended-game", _winners),
    Judged: ("event-judged", _judged),
    SatOut: ("event-sat-out", _seat),
    LaidFaceDown: ("event-laid-face-down", _laid_face_down),
    TurnedUpLeader: ("event-turned-up-leader", _turned_up_leader),
    AddedToTotal: ("event-added-to-total", _added_to_total),
}
"""The message of each event, and what it is told."""
