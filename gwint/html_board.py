"""The board of a game as HTML, for notebooks: one element with its own style, and neither scripts nor other files.

Text and lines take the colour of the notebook, so that the board can be read on light and dark pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from gwint.cards import ROWS, Card, Row
from gwint.cards.colours import FACTION_COLOURS
from gwint.cards.names import faction_name
from gwint.rules.strength import WEATHER_ROWS
from gwint.views import SeatView, SideView, View

ROW_TITLES: Final = {Row.CLOSE: "Close combat", Row.RANGED: "Ranged", Row.SIEGE: "Siege"}
GEM: Final = "◆"
LOST_GEM: Final = "◇"
STYLE: Final = """
.gwint-board { max-width: 60em; font: 14px/1.4 system-ui, sans-serif; color: inherit }
.gwint-board * { box-sizing: border-box }
.gwint-board .side { margin: .5em 0; padding: .3em .6em; border-left: 4px solid var(--faction) }
.gwint-board .seat { display: flex; flex-wrap: wrap; gap: .1em 1em; align-items: baseline }
.gwint-board .seat b { font-size: 1.1em }
.gwint-board .total { margin-left: auto; font-size: 1.5em; font-weight: 700 }
.gwint-board .quiet { opacity: .7 }
.gwint-board .mark { border: 1px solid currentColor; border-radius: .8em; padding: 0 .5em; font-size: .85em }
.gwint-board .row, .gwint-board .hand { display: flex; gap: .6em; align-items: center; min-height: 2em;
  margin: .2em 0; padding: .15em .4em; border-radius: .3em; background: rgba(128, 128, 128, .13) }
.gwint-board .hand { background: none; border: 1px dashed rgba(128, 128, 128, .6) }
.gwint-board .label { flex: 0 0 8.5em; opacity: .7; white-space: nowrap }
.gwint-board .sum { flex: 0 0 2em; text-align: right; font-weight: 700 }
.gwint-board .cards { display: flex; flex-wrap: wrap; gap: .25em }
.gwint-board .card { border: 1px solid rgba(128, 128, 128, .6); border-radius: .3em; padding: 0 .4em }
.gwint-board .hero { border: 2px solid #b8862b }
.gwint-board .special { border-style: dotted; font-style: italic }
.gwint-board .card b { margin-right: .3em }
.gwint-board .up { color: #2c9a4b }
.gwint-board .down { color: #d4504a }
.gwint-board .middle { display: flex; gap: 1em; align-items: baseline; padding: .1em .6em }
"""


def board_html(view: View, players: Sequence[str], hands: Sequence[Sequence[Card]], ending: str = "") -> str:
    """Draw a board with the first side at the bottom, and the hands that are given."""
    first, *others = range(len(view.sides))
    parts = [_side(view, side, players, hands, enemy=True) for side in reversed(others)]
    parts += [_middle(view, ending), _side(view, first, players, hands, enemy=False)]
    return f'<div class="gwint-board"><style>{STYLE}</style>{"".join(parts)}</div>'


def _side(view: View, side: int, players: Sequence[str], hands: Sequence[Sequence[Card]], enemy: bool) -> str:
    """Draw an army with its players; the close combat row of an enemy is nearest to the middle."""
    seats = [number for number, seat in enumerate(view.seats) if seat.side == side]
    colour = FACTION_COLOURS[view.seats[seats[0]].faction]
    rows = [_row(view, view.sides[side], row) for row in (reversed(ROWS) if enemy else ROWS)]
    people = [part for number in seats for part in (_seat(view, number, players), _hand(hands[number]))]
    content = "".join([*people, *rows] if enemy else [*rows, *people])
    return f'<div class="side" style="--faction: {colour}">{content}</div>'


def _seat(view: View, number: int, players: Sequence[str]) -> str:
    seat = view.seats[number]
    side = view.sides[seat.side]
    name = players[number] if number < len(players) and players[number] else f"p{number + 1}"
    most = view.mode.gems(view.ruleset)
    standing = GEM * side.gems + LOST_GEM * (most - side.gems) if most else f"{side.points} points"
    counts = f"{seat.hand_count} in hand, {seat.deck_count} in deck, {len(side.pile)} discarded"
    marks = "".join(f'<span class="mark">{escape(mark)}</span>' for mark in _marks(view, number))
    who = f"<b>{escape(name)}</b> <span>{escape(faction_name(seat.faction))}, {escape(_leader(seat))}</span>"
    return (
        f'<div class="seat">{who} <span class="gems">{standing}</span> <span class="quiet">{counts}</span> '
        f'{marks} <span class="total">{side.total}</span></div>'
    )


def _leader(seat: SeatView) -> str:
    return f"{seat.leader.name} (used)" if seat.leader_used else seat.leader.name


def _marks(view: View, number: int) -> Iterator[str]:
    if view.seats[number].passed:
        yield "passed"
    if number in view.acting:
        yield "to act"


def _row(view: View, side: SideView, row: Row) -> str:
    strengths = side.strengths[row]
    specials = [_card(card) for card in side.specials[row]]
    horn = ['<span class="card special">Leader’s horn</span>'] if side.leader_horns[row] else []
    units = [_card(card, strength) for card, strength in zip(side.rows[row], strengths, strict=True)]
    weather = " ☁" if any(row in WEATHER_ROWS.get(cloud.weather, ()) for cloud in view.weather) else ""
    label = f'<span class="label">{ROW_TITLES[row]}{weather}</span><span class="sum">{sum(strengths)}</span>'
    return f'<div class="row">{label}<span class="cards">{"".join([*specials, *horn, *units])}</span></div>'


def _hand(hand: Iterable[Card]) -> str:
    cards = "".join(_card(card) for card in hand)
    return f'<div class="hand"><span class="label">Hand</span><span class="cards">{cards}</span></div>' if cards else ""


def _card(card: Card, strength: int | None = None) -> str:
    """Draw a card with its current strength, or with its printed one."""
    kind = "card hero" if card.hero else "card" if card.unit else "card special"
    shown = card.strength if strength is None else strength
    change = "up" if shown > card.strength else "down" if shown < card.strength else ""
    number = f'<b class="{change}">{shown}</b>' if card.unit else ""
    abilities = escape(", ".join(card.abilities))
    return f'<span class="{kind}" title="{abilities}">{number}{escape(card.name)}</span>'


def _middle(view: View, ending: str) -> str:
    weather = "".join(
        _card(cloud.card) if cloud.card else f'<span class="card special">{escape(cloud.weather)}</span>'
        for cloud in view.weather
    )
    state = f"{escape(view.mode.name)}, {escape(str(view.ruleset))}, round {view.round}"
    result = f" <b>{escape(ending)}</b>" if ending else ""
    return f'<div class="middle"><span class="quiet">{state}</span>{result} {weather}</div>'
