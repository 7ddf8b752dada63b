"""How the players stand, in lines: totals, gems or points, how many cards are where, leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint.cli.render.text_fit import cell_len, first_fitting, pad, shortenings, truncate
from gwint.i18n.localizer import Localizer
from gwint.rules.modes.free_for_all import FreeForAll
from gwint.views import SeatView, View

GEM: Final = "◆"
LOST_GEM: Final = "◇"
TURN: Final = "► "


def standings(
    view: View, localizer: Localizer, side: int, width: int, brief: bool = False, sums: bool = False
) -> list[str]:
    """Who fights on a side and how they stand. Briefly, of a single player, without the leader; `sums` tells rows."""
    seats = [seat for seat, owner in enumerate(view.seats) if owner.side == side]
    if len(seats) > 1:
        return [_team(view, localizer, side, width, sums), *(_partner(view, localizer, seat, width) for seat in seats)]
    (seat,) = seats
    standing = _standing(view, localizer, seat, width, sums)
    return [standing] if brief else [standing, _leader(view, localizer, seat, width)]


# A player alone


def _standing(view: View, localizer: Localizer, seat: int, width: int, sums: bool) -> str:
    """Name, total, gems or points, and how many cards are where; the rows' totals take the discard pile's place."""
    own = view.seats[seat]
    parts = [_total(view, localizer, own.side, sums), _won(view, localizer, own.side), *_counts(view, localizer, seat)]
    parts += [] if sums else [_counted(localizer, "discard", len(view.sides[own.side].pile))]
    told = "  ".join(parts)
    return f"{_called(view, localizer, seat, width - cell_len(told) - 1)} {told}"


def _counts(view: View, localizer: Localizer, seat: int) -> Iterator[str]:
    """Hand and deck; SOLO-2. Who holds no cards has a deck, and what lies face down under its Decoys."""
    own = view.seats[seat]
    if view.mode.holds_cards(seat):
        yield _counted(localizer, "hand", own.hand_count)
    elif own.under_count:
        yield _counted(localizer, "face-down", own.under_count)
    yield _counted(localizer, "deck", own.deck_count)


def _counted(localizer: Localizer, pile: str, count: int) -> str:
    return f"{localizer.translate(f'play-{pile}')} {count:>2}"


def _leader(view: View, localizer: Localizer, seat: int, width: int) -> str:
    own = view.seats[seat]
    faction = localizer.faction(own.faction)
    if not view.mode.holds_cards(seat):
        return first_fitting(_pile_of_leaders(own, localizer, faction), width)
    state = localizer.translate("play-leader", state=_state(view, own))
    return first_fitting((f"  {faction} · {name} · {state}" for name in shortenings(localizer.card(own.leader))), width)


def _pile_of_leaders(own: SeatView, localizer: Localizer, faction: str) -> Iterator[str]:
    """SOLO-14. How many leaders are left in its pile, and the one that was turned up last."""
    if not own.leaders_count and not own.led:
        yield f"  {faction}"
        return
    left = localizer.translate("play-leaders-left", count=own.leaders_count)
    last = shortenings(localizer.card(own.led[-1])) if own.led else iter(())
    yield from (f"  {faction} · {left} · {localizer.translate('play-leader-last', leader=name)}" for name in last)
    yield f"  {faction} · {left}"


def _state(view: View, own: SeatView) -> str:
    if own.leader_cancelled:
        return "cancelled"
    if own.leader.effects[view.ruleset.leader_effects].passive:
        return "passive"
    return "used" if own.leader_used else "ready"


# Partners


def _team(view: View, localizer: Localizer, side: int, width: int, sums: bool) -> str:
    """TEAM-2. What partners share: the side's total, its gems and its discard pile."""
    parts = (_total(view, localizer, side, sums), _won(view, localizer, side))
    told = "  ".join((*parts, _counted(localizer, "discard", len(view.sides[side].pile))))
    return f"{pad(f'  {localizer.side(side)}', width - cell_len(told) - 1)} {told}"


def _partner(view: View, localizer: Localizer, seat: int, width: int) -> str:
    """What a partner has alone: a hand, a deck and a leader."""
    own = view.seats[seat]
    name = _called(view, localizer, seat, PARTNER)
    told = "  ".join((name, *_counts(view, localizer, seat)))
    return f"{told}  {first_fitting(_led(view, localizer, own), width - cell_len(told) - 2)}"


PARTNER: Final = 22
"""Cells of a partner's name."""


def _led(view: View, localizer: Localizer, own: SeatView) -> Iterator[str]:
    """Faction, leader and its state; where that is too long the state first, and no faction: the leader tells it."""
    state, name = localizer.translate("play-leader", state=_state(view, own)), localizer.card(own.leader)
    yield f"{localizer.faction(own.faction)} · {name} · {state}"
    yield from (f"{state} · {short}" for short in shortenings(name))


# Pieces


def _total(view: View, localizer: Localizer, side: int, sums: bool) -> str:
    army = view.sides[side]
    rows = f" ({'+'.join(map(str, army.row_totals))})" if sums and any(army.row_totals) else ""
    return f"{localizer.translate('play-total')} {army.total:>3}{rows}"


def _won(view: View, localizer: Localizer, side: int) -> str:
    """SET-3, FFA-3. The gems a side has left, or the points it has of those it needs."""
    army = view.sides[side]
    if isinstance(view.mode, FreeForAll):
        return f"{localizer.translate('play-points')} {army.points}/{view.mode.goal}"
    return f"{localizer.translate('play-gems')} {GEM * army.gems}{LOST_GEM * (view.mode.gems - army.gems)}"


def _called(view: View, localizer: Localizer, seat: int, width: int) -> str:
    """The name, with a mark before it if it is this player's turn, and a word after it if they passed."""
    mark = TURN if seat in view.acting else "  "
    passed = f" ({localizer.translate('play-passed')})" if view.seats[seat].passed else ""
    return pad(truncate(mark + localizer.player(seat), width - cell_len(passed)) + passed, width)
