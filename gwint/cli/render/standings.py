"""The players' standings as lines: totals, gems or points, numbers of cards, leaders."""

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
    """Return the lines about the players of a side.

    `brief` leaves out the leader of a single player; `sums` adds the totals of the rows.
    """
    seats = [seat for seat, owner in enumerate(view.seats) if owner.side == side]
    if len(seats) > 1:
        return [_team(view, localizer, side, width, sums), *(_partner(view, localizer, seat, width) for seat in seats)]
    (seat,) = seats
    standing = _standing(view, localizer, seat, width, sums)
    return [standing] if brief else [standing, _leader(view, localizer, seat, width)]


# A player alone


def _standing(view: View, localizer: Localizer, seat: int, width: int, sums: bool) -> str:
    """Format name, total, gems or points, and card counts; with `sums`, row totals instead of the discard pile."""
    own = view.seats[seat]
    parts = [_total(view, localizer, own.side, sums), _won(view, localizer, own.side), *_counts(view, localizer, seat)]
    parts += [] if sums else [_pile_count(localizer, "discard", len(view.sides[own.side].pile))]
    text = "  ".join(parts)
    return f"{_marked_name(view, localizer, seat, width - cell_len(text) - 1)} {text}"


def _counts(view: View, localizer: Localizer, seat: int) -> Iterator[str]:
    """SOLO-2. Counts hand and deck; the virtual opponent has no hand, but cards face down under its Decoys."""
    own = view.seats[seat]
    if view.mode.holds_cards(seat):
        yield _pile_count(localizer, "hand", own.hand_count)
    elif own.under_count:
        yield _pile_count(localizer, "face-down", own.under_count)
    yield _pile_count(localizer, "deck", own.deck_count)


def _pile_count(localizer: Localizer, pile: str, count: int) -> str:
    return f"{localizer.translate(f'play-{pile}')} {count:>2}"


def _leader(view: View, localizer: Localizer, seat: int, width: int) -> str:
    own = view.seats[seat]
    faction = localizer.faction(own.faction)
    if not view.mode.holds_cards(seat):
        return first_fitting(_pile_of_leaders(own, localizer, faction), width)
    state = localizer.translate("play-leader", state=_state(view, own))
    return first_fitting((f"  {faction} · {name} · {state}" for name in shortenings(localizer.card(own.leader))), width)


def _pile_of_leaders(own: SeatView, localizer: Localizer, faction: str) -> Iterator[str]:
    """SOLO-14. Counts the leaders left in the pile and names the one turned up last."""
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
    """TEAM-2. Partners share the side's total, its gems and its discard pile."""
    parts = (_total(view, localizer, side, sums), _won(view, localizer, side))
    text = "  ".join((*parts, _pile_count(localizer, "discard", len(view.sides[side].pile))))
    return f"{pad(f'  {localizer.side(side)}', width - cell_len(text) - 1)} {text}"


def _partner(view: View, localizer: Localizer, seat: int, width: int) -> str:
    """Format what each partner has alone: a hand, a deck and a leader."""
    own = view.seats[seat]
    name = _marked_name(view, localizer, seat, PARTNER)
    text = "  ".join((name, *_counts(view, localizer, seat)))
    return f"{text}  {first_fitting(_leader_texts(view, localizer, own), width - cell_len(text) - 2)}"


PARTNER: Final = 22
"""Cells of a partner's name."""


def _leader_texts(view: View, localizer: Localizer, own: SeatView) -> Iterator[str]:
    """Yield faction, leader and state, then shorter texts without the faction, which the leader implies."""
    state, name = localizer.translate("play-leader", state=_state(view, own)), localizer.card(own.leader)
    yield f"{localizer.faction(own.faction)} · {name} · {state}"
    yield from (f"{state} · {short}" for short in shortenings(name))


# Pieces


def _total(view: View, localizer: Localizer, side: int, sums: bool) -> str:
    army = view.sides[side]
    rows = f" ({'+'.join(map(str, army.row_totals))})" if sums and any(army.row_totals) else ""
    return f"{localizer.translate('play-total')} {army.total:>3}{rows}"


def _won(view: View, localizer: Localizer, side: int) -> str:
    """SET-3, FFA-3. A side has gems left, or points of the number that it needs."""
    army = view.sides[side]
    if isinstance(view.mode, FreeForAll):
        return f"{localizer.translate('play-points')} {army.points}/{view.mode.goal}"
    lost = view.mode.gems(view.ruleset) - army.gems
    return f"{localizer.translate('play-gems')} {GEM * army.gems}{LOST_GEM * lost}"


def _marked_name(view: View, localizer: Localizer, seat: int, width: int) -> str:
    """Format the name, with a mark before it on the player's turn and a note after it when they passed."""
    mark = TURN if seat in view.acting else "  "
    passed = f" ({localizer.translate('play-passed')})" if view.seats[seat].passed else ""
    return pad(truncate(mark + localizer.player(seat), width - cell_len(passed)) + passed, width)
