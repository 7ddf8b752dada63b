"""How the players stand, in lines: totals, gems or points, how many cards are where, leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint.cli.render.text_fit import cell_len, cut, fitting, padded, shorter
from gwint.i18n.localizer import Voice
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.views import SeatView, View

GEM: Final = "◆"
LOST_GEM: Final = "◇"
TURN: Final = "► "


def standings(view: View, voice: Voice, side: int, width: int, brief: bool = False, sums: bool = False) -> list[str]:
    """Who fights on a side and how they stand. Briefly, of a single player, without the leader; `sums` tells rows."""
    seats = [seat for seat, owner in enumerate(view.seats) if owner.side == side]
    if len(seats) > 1:
        return [_team(view, voice, side, width, sums), *(_partner(view, voice, seat, width) for seat in seats)]
    (seat,) = seats
    standing = _standing(view, voice, seat, width, sums)
    return [standing] if brief else [standing, _leader(view, voice, seat, width)]


# A player alone


def _standing(view: View, voice: Voice, seat: int, width: int, sums: bool) -> str:
    """Name, total, gems or points, and how many cards are where; the rows' totals take the discard pile's place."""
    own = view.seats[seat]
    parts = [_total(view, voice, own.side, sums), _won(view, voice, own.side), *_counts(view, voice, seat)]
    parts += [] if sums else [_counted(voice, "discard", len(view.sides[own.side].pile))]
    told = "  ".join(parts)
    return f"{_called(view, voice, seat, width - cell_len(told) - 1)} {told}"


def _counts(view: View, voice: Voice, seat: int) -> Iterator[str]:
    """Hand and deck; SOLO-2. Who holds no cards has a deck, and what lies face down under its Decoys."""
    own = view.seats[seat]
    if view.mode.holds_cards(seat):
        yield _counted(voice, "hand", own.hand_count)
    elif own.under_count:
        yield _counted(voice, "face-down", own.under_count)
    yield _counted(voice, "deck", own.deck_count)


def _counted(voice: Voice, pile: str, count: int) -> str:
    return f"{voice.say(f'play-{pile}')} {count:>2}"


def _leader(view: View, voice: Voice, seat: int, width: int) -> str:
    own = view.seats[seat]
    faction = voice.faction(own.faction)
    if not view.mode.holds_cards(seat):
        return fitting(_pile_of_leaders(own, voice, faction), width)
    state = voice.say("play-leader", state=_state(view, own))
    return fitting((f"  {faction} · {name} · {state}" for name in shorter(voice.card(own.leader))), width)


def _pile_of_leaders(own: SeatView, voice: Voice, faction: str) -> Iterator[str]:
    """SOLO-14. How many leaders are left in its pile, and the one that was turned up last."""
    if not own.leaders_count and not own.led:
        yield f"  {faction}"
        return
    left = voice.say("play-leaders-left", count=own.leaders_count)
    last = shorter(voice.card(own.led[-1])) if own.led else iter(())
    yield from (f"  {faction} · {left} · {voice.say('play-leader-last', leader=name)}" for name in last)
    yield f"  {faction} · {left}"


def _state(view: View, own: SeatView) -> str:
    if own.leader_cancelled:
        return "cancelled"
    if own.leader.effects[view.ruleset.leader_effects].passive:
        return "passive"
    return "used" if own.leader_used else "ready"


# Partners


def _team(view: View, voice: Voice, side: int, width: int, sums: bool) -> str:
    """TEAM-2. What partners share: the side's total, its gems and its discard pile."""
    parts = (_total(view, voice, side, sums), _won(view, voice, side))
    told = "  ".join((*parts, _counted(voice, "discard", len(view.sides[side].pile))))
    return f"{padded(f'  {voice.side(side)}', width - cell_len(told) - 1)} {told}"


def _partner(view: View, voice: Voice, seat: int, width: int) -> str:
    """What a partner has alone: a hand, a deck and a leader."""
    own = view.seats[seat]
    name = _called(view, voice, seat, PARTNER)
    told = "  ".join((name, *_counts(view, voice, seat)))
    return f"{told}  {fitting(_led(view, voice, own), width - cell_len(told) - 2)}"


PARTNER: Final = 22
"""Cells of a partner's name."""


def _led(view: View, voice: Voice, own: SeatView) -> Iterator[str]:
    """Faction, leader and its state; where that is too long the state first, and no faction: the leader tells it."""
    state, name = voice.say("play-leader", state=_state(view, own)), voice.card(own.leader)
    yield f"{voice.faction(own.faction)} · {name} · {state}"
    yield from (f"{state} · {short}" for short in shorter(name))


# Pieces


def _total(view: View, voice: Voice, side: int, sums: bool) -> str:
    army = view.sides[side]
    rows = f" ({'+'.join(map(str, army.row_totals))})" if sums and any(army.row_totals) else ""
    return f"{voice.say('play-total')} {army.total:>3}{rows}"


def _won(view: View, voice: Voice, side: int) -> str:
    """SET-3, FFA-3. The gems a side has left, or the points it has of those it needs."""
    army = view.sides[side]
    if isinstance(view.mode, FreeForAll):
        return f"{voice.say('play-points')} {army.points}/{view.mode.goal}"
    return f"{voice.say('play-gems')} {GEM * army.gems}{LOST_GEM * (view.mode.gems - army.gems)}"


def _called(view: View, voice: Voice, seat: int, width: int) -> str:
    """The name, with a mark before it if it is this player's turn, and a word after it if they passed."""
    mark = TURN if seat in view.acting else "  "
    passed = f" ({voice.say('play-passed')})" if view.seats[seat].passed else ""
    return padded(cut(mark + voice.player(seat), width - cell_len(passed)) + passed, width)


__all__ = ["GEM", "LOST_GEM", "standings"]
