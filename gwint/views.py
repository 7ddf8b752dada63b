"""Views: the table and its events as one seat, or a spectator, may know them. Nothing else is shown to players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, TypeVar, dataclass_transform

from gwint.cards import ROWS, Card, Faction, Leader
from gwint.cards.lookup import UnknownName
from gwint.faults import check_type
from gwint.notation.move_phrases import LegalMoves
from gwint.rules.agenda import Question, Step
from gwint.rules.events import Drew, Event, Exchanged, SawHand, TookFromDeck
from gwint.rules.modes import Mode
from gwint.rules.moves import Move
from gwint.rules.passive_leaders import cancelled
from gwint.rules.play import legal_moves, to_act
from gwint.rules.strength import strengths
from gwint.rules.table import Cloud, Seat, Side, Table
from gwint.rules.verbs import sorted_by_id
from gwint.rulesets import Ruleset

Viewer = int | None
"""A seat, or None for a spectator."""
ViewClass = TypeVar("ViewClass")


@dataclass_transform(frozen_default=True)
def view_dataclass(cls: type[ViewClass]) -> type[ViewClass]:
    """Declare a dataclass that only mypy treats as frozen.

    A frozen dataclass takes seven times as long to set each field, and about 150 fields are set for the viewers after
    every move.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


@view_dataclass
class DeckView:
    """A seat's deck as only its owner knows it."""

    cards: tuple[Card, ...]
    """The cards in the deck, sorted so that their order reveals nothing."""
    bottom: tuple[Card, ...]
    """The cards that the owner put at the bottom, the lowest first."""
    brought: tuple[Card, ...]
    """The cards in the deck when the game began."""


@view_dataclass
class Secrets:
    """A seat's hidden cards as its owner, and in a team game the partner, knows them."""

    hand: tuple[Card, ...]
    aside: tuple[Card, ...]
    """SET-5. Cards set aside in the redraw."""
    redraws: int
    """How many cards may still be exchanged."""
    seen: tuple[tuple[Card, ...], ...]
    """For each seat, the cards of this hand that it is certain of."""
    deck: DeckView | None
    """None for a partner, who sees the hand but not the deck (TEAM-2)."""


@view_dataclass
class SeatView:
    """A seat as a viewer knows it."""

    side: int
    faction: Faction
    leader: Leader
    leader_used: bool
    leader_cancelled: bool
    passed: bool
    claimed: bool
    """FAC-6. Whether this seat has claimed the choice of who starts a round."""
    hand_count: int
    deck_count: int
    """Cards laid aside in the redraw count as part of the deck: how many there are is a secret (SET-10)."""
    side_deck: tuple[Card, ...]
    known: tuple[Card, ...]
    """Cards that are certainly in this hand, as far as the viewer knows."""
    returned: tuple[Card, ...]
    """Cards that went back into this deck openly and have not been seen since; hand or deck holds them."""
    under_count: int
    """SOLO-7. The number of cards face down under its Decoys, which no player has seen."""
    leaders_count: int
    """SOLO-14. The number of leaders in its face-down pile."""
    led: tuple[Leader, ...]
    """SOLO-14. Leaders that were turned up and are out of the game."""
    secrets: Secrets | None
    """None where the viewer may not see this hand."""


@view_dataclass
class SideView:
    """A side, which every viewer sees."""

    rows: tuple[tuple[Card, ...], ...]
    """Units and Decoys in the close combat, ranged and siege row, in the order they were placed."""
    strengths: tuple[tuple[int, ...], ...]
    """The strength of each card in `rows`."""
    specials: tuple[tuple[Card, ...], ...]
    """The Horns and Mardroemes in each row."""
    leader_horns: tuple[bool, ...]
    """LEAD-7. Whether a leader's horn affects each row."""
    pile: tuple[Card, ...]
    """The discard pile; the last card is on top."""
    gems: int
    points: int
    """FFA-2. The points scored, in modes where rounds are worth points."""

    @property
    def row_totals(self) -> tuple[int, ...]:
        """The total strength of each row."""
        return tuple(map(sum, self.strengths))

    @property
    def total(self) -> int:
        """The total strength of the side."""
        return sum(map(sum, self.strengths))


@view_dataclass
class View:
    """Everything one seat, or a spectator, may know, and nothing else."""

    viewer: Viewer
    """The seat whose view it is; None for a spectator."""
    mode: Mode
    ruleset: Ruleset
    rules_version: int
    """The version of the rules that the game is played by."""
    round: int
    """From 1; 0 before the first round."""
    starter: int
    """The seat that started this round."""
    last_pass: int
    """The seat that passed last (TURN-7)."""
    acted: bool
    """Whether a player has played a card or used a leader this round (FFA-4)."""
    totals: tuple[tuple[int, ...], ...]
    """The totals of past rounds, by side."""
    idle_rounds: int
    """FFA-4. How many rounds in a row have passed without a card played or a leader used."""
    replays: int
    """TURN-11. How often the game was drawn and dealt again."""
    weather: tuple[Cloud, ...]
    gone: tuple[Card, ...]
    """Cards that left the game."""
    winners: tuple[int, ...] | None
    """The sides that won, empty if the game is drawn; None while the game goes on."""
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    agenda: tuple[Step, ...]
    """The steps still to be carried out, the next one last, which every viewer sees."""
    acting: tuple[int, ...]
    """The seats that may answer now."""
    moves: tuple[Move, ...]
    """The viewer's own legal moves; empty when it is not to act."""

    @property
    def question(self) -> Question | None:
        """The question that waits for an answer."""
        return self.agenda[-1] if self.agenda and isinstance(self.agenda[-1], Question) else None

    def __repr__(self) -> str:
        viewer = "a spectator" if self.viewer is None else f"seat {self.viewer}"
        totals = "–".join(str(side.total) for side in self.sides)
        acting = " and ".join(map(str, self.acting))
        state = f"seat{'s' * (len(self.acting) > 1)} {acting} to act" if acting else "over"
        return f"<View of {viewer}: {self.mode.name}, round {self.round}, totals {totals}, {state}>"

    @property
    def phrases(self) -> tuple[str, ...]:
        """The viewer's legal moves as phrases, in the order of `moves`."""
        return tuple(self._legal_moves().phrases())

    def read_move(self, phrase: str) -> Move:
        """The viewer's legal move that a phrase means; any other phrase is refused, with the legal ones."""
        return self._legal_moves().read(phrase)

    def _legal_moves(self) -> LegalMoves:
        sides = [seat.side for seat in self.seats]
        return LegalMoves(self.moves, self.question, self.viewer or 0, sides, self.acting)


@dataclass(frozen=True, slots=True, eq=False)
class PublicView:
    """What every viewer sees of a table, computed once for several viewers."""

    table: Table
    seats: tuple[SeatView, ...]
    """The seats as a spectator knows them."""
    sides: tuple[SideView, ...]


def check_viewer(viewer: Viewer, seats: int) -> None:
    """Refuse a viewer that is neither a seat, counted from 0, nor None for a spectator."""
    if viewer is not None:
        check_seat(viewer, seats)


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that is not at a table of this many; seats are counted from 0."""
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise UnknownName("unknown-seat", text=str(seat), seats=seat_numbers(seats))


def seat_numbers(seats: int) -> str:
    return ", ".join(map(str, range(seats)))


def public_view(table: Table, before: PublicView | None = None) -> PublicView:
    """What every viewer sees; parts that have not changed since `before`, an earlier table of the game, are reused."""
    known = before if before is not None and _same_leaders(before.table, table) else None
    return PublicView(
        table,
        tuple([_public_seat(table, seat, known) for seat in range(len(table.seats))]),
        tuple([_side(table, side, known) for side in range(len(table.sides))]),
    )


def _same_leaders(then: Table, now: Table) -> bool:
    """Whether the leaders and their effects are unchanged: an effect may reach beyond its own seat and side."""
    for before, after in zip(then.seats, now.seats, strict=True):
        if (before.leader, before.leader_used, before.led) != (after.leader, after.leader_used, after.led):
            return False
    return True


def view(table: Table, viewer: Viewer, public: PublicView | None = None) -> View:
    """The table as this seat, or a spectator, may know it. `public`, if given, must be the public view of the table.

    Raises UnknownName for a seat that is not at the table.
    """
    check_type("table", table, Table)
    check_viewer(viewer, len(table.seats))
    acting = to_act(table)
    may_act = viewer is not None and viewer in acting
    public = public or public_view(table)
    seats = tuple([_seat(table, seat, viewer, shown) for seat, shown in enumerate(public.seats)])
    moves = tuple(legal_moves(table, viewer)) if may_act else ()
    return View(
        viewer, table.mode, table.ruleset, table.rules_version, table.round, table.starter, table.last_pass,
        table.acted, tuple(table.totals), table.idle_rounds, table.replays, tuple(table.weather), tuple(table.gone),
        table.winners, seats, public.sides, tuple(table.agenda), acting, moves,
    )  # fmt: skip


def _seat(table: Table, seat: int, viewer: Viewer, shown: SeatView) -> SeatView:
    """A seat as every viewer knows it, with what this viewer knows in addition."""
    owner = table.seats[seat]
    known = () if viewer is None else tuple(owner.known[viewer])
    secrets = _secrets(owner, own=viewer == seat) if may_see_hand(table, viewer, seat) else None
    if not known and secrets is None:
        return shown
    return SeatView(
        shown.side, shown.faction, shown.leader, shown.leader_used, shown.leader_cancelled, shown.passed, shown.claimed,
        shown.hand_count, shown.deck_count, shown.side_deck, known, shown.returned, shown.under_count,
        shown.leaders_count, shown.led, secrets,
    )  # fmt: skip


def _public_seat(table: Table, seat: int, known: PublicView | None) -> SeatView:
    owner = table.seats[seat]
    if known is not None and known.table.seats[seat] == owner:
        return known.seats[seat]
    return SeatView(
        side=owner.side,
        faction=owner.faction,
        leader=owner.leader,
        leader_used=owner.leader_used,
        leader_cancelled=cancelled(table, seat),
        passed=owner.passed,
        claimed=owner.claimed,
        hand_count=len(owner.hand),
        deck_count=len(owner.deck) + len(owner.aside),
        side_deck=tuple(owner.side_deck),
        known=(),
        returned=tuple(owner.returned),
        under_count=len(owner.under),
        leaders_count=len(owner.leaders),
        led=owner.led,
        secrets=None,
    )


def _secrets(owner: Seat, own: bool) -> Secrets:
    return Secrets(
        hand=tuple(owner.hand),
        aside=tuple(owner.aside),
        redraws=owner.redraws,
        seen=tuple(map(tuple, owner.known)),
        deck=_deck(owner) if own else None,
    )


def _deck(owner: Seat) -> DeckView:
    return DeckView(_sorted_deck(tuple(owner.deck)), tuple(owner.deck[: owner.bottom]), owner.brought)


@lru_cache(maxsize=10_000)
def _sorted_deck(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The deck in a neutral order; cached because it is shown after every move and seldom changes."""
    return tuple(sorted_by_id(deck))


def _side(table: Table, side: int, known: PublicView | None) -> SideView:
    army: Side = table.sides[side]
    if known is not None and known.table.sides[side] == army and known.table.weather == table.weather:
        return known.sides[side]
    return SideView(
        rows=tuple(map(tuple, army.rows)),
        strengths=tuple([tuple(strengths(table, side, row)) for row in ROWS]),
        specials=tuple(map(tuple, army.specials)),
        leader_horns=tuple(army.leader_horns),
        pile=tuple(army.pile),
        gems=army.gems,
        points=army.points,
    )


def may_see_hand(table: Table, viewer: Viewer, seat: int) -> bool:
    """PLAY-8. Only its owner, and those whom the mode allows, see a hand."""
    return viewer is not None and table.mode.sees_hand(table, viewer, seat)


# Events


def visible_event(table: Table, event: Event, viewer: Viewer) -> Event | None:
    """The event as this viewer may know it: whole, with unseen cards as None, or not at all."""
    hide = HIDDEN.get(type(event))
    return event if hide is None else hide(table, event, viewer)


def visible_events(table: Table, events: Iterable[Event], viewer: Viewer) -> list[Event]:
    """The events as this viewer may know them, without those it may not know of."""
    check_viewer(viewer, len(table.seats))
    return [known for event in events if (known := visible_event(table, event, viewer)) is not None]


def _drew(table: Table, event: Drew, viewer: Viewer) -> Event:
    """PLAY-8. All see how many cards were drawn; only those who see the hand see which."""
    return event if may_see_hand(table, viewer, event.seat) else Drew(event.seat, (None,) * len(event.cards))


def _exchanged(table: Table, event: Exchanged, viewer: Viewer) -> Event | None:
    """SET-10. An exchange is hidden from those who do not see the hand."""
    return event if may_see_hand(table, viewer, event.seat) else None


def _took_from_deck(table: Table, event: TookFromDeck, viewer: Viewer) -> Event:
    """PLAY-8. A card taken from the deck to the hand is not shown."""
    return event if may_see_hand(table, viewer, event.seat) else TookFromDeck(event.seat, None)


def _saw_hand(table: Table, event: SawHand, viewer: Viewer) -> Event:
    """LEAD-12. Only the leader's player sees the cards; the owner knows which were seen."""
    if may_see_hand(table, viewer, event.seat) or may_see_hand(table, viewer, event.owner):
        return event
    return SawHand(event.seat, event.owner, (None,) * len(event.cards))


HIDDEN: Final[Mapping[type[Event], Callable[[Table, Any, Viewer], Event | None]]] = {
    Drew: _drew,
    Exchanged: _exchanged,
    TookFromDeck: _took_from_deck,
    SawHand: _saw_hand,
}
"""Events that not every viewer sees alike; all others are public."""

__all__ = [
    "DeckView", "PublicView", "SeatView", "Secrets", "SideView", "View", "Viewer", "may_see_hand", "public_view",
    "view", "view_dataclass", "visible_event", "visible_events",
]  # fmt: skip
