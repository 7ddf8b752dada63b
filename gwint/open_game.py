"""A solo game with printed cards: the rules ask which cards are turned up instead of shuffling them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gwint import rulesets
from gwint.cards import Card, Faction, Leader
from gwint.cards.lookup import get_faction
from gwint.cards.names import all_names
from gwint.decks import AnyDeck, Deck, get_deck
from gwint.decks.full_sets import opponents_set
from gwint.faults import GwintError
from gwint.notation.move_phrases import phrase, read_move
from gwint.notation.record import ending_of
from gwint.notation.record_model import Ending
from gwint.rules import RULES_VERSION
from gwint.rules.agenda import ChooseFromDeck, Redraw
from gwint.rules.events import Event
from gwint.rules.modes import get_mode
from gwint.rules.modes.solo import PERSON, Solo
from gwint.rules.moves import Discard, Done, Move, Play
from gwint.rules.open_dealer import HiddenCards, OpenDealer, OutcomeNeeded, Unknown, unseen_places
from gwint.rules.play import IllegalMove, carry_on, legal, legal_moves, push, question
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY, Ruleset
from gwint.spelling import fold, folded_spellings
from gwint.views import View, view, visible_events

FIRST_SEED = "0" * 64
"""An open dealer replaces all chance, so the seed makes no difference."""


class OpenGameError(GwintError):
    """A game with an open dealer cannot take this now; it is unchanged."""


@dataclass(frozen=True, slots=True)
class _State:
    """The game after an input. It is never changed, so that taking back an input is a step back in a list."""

    settled: Table
    """The last table that waited for a move."""
    shown: Table
    """The table as far as it is known; the settled one unless an outcome is needed."""
    unknown: Unknown | None = None
    move: Move | None = None
    """The move whose outcomes are being asked for; None while the table is being laid."""
    outcomes: tuple[object, ...] = ()


class OpenGame:
    """A solo game whose cards lie on a real table. You say which cards are turned up and what you play.

    Face-down cards are unknown, even those of your own hand: you may play any card that could be in it.
    """

    def __init__(
        self,
        deck: AnyDeck,
        opponent: Faction | str,
        *,
        rules: Ruleset | str = LEGENDARY,
        mode: str = "solo",
        rules_version: int = RULES_VERSION,
    ) -> None:
        """Lay the table with your deck and the whole set of the opponent's faction (SOLO-1).

        An older `rules_version` plays as that version of the rules did.

        Raises UnknownName, RulesetError, DeckCodeError or DeckTextError, and OpenGameError for other modes than solo.
        """
        found = get_mode(mode)
        if not isinstance(found, Solo):
            raise OpenGameError("open-game-mode", mode=mode)
        self.ruleset = rulesets.get_ruleset(rules)
        faction = opponent if isinstance(opponent, Faction) else get_faction(opponent)
        self.decks: tuple[Deck, Deck] = (get_deck(deck), opponents_set(faction, self.ruleset))
        table = lay_table(found, self.ruleset, self.decks, FIRST_SEED, rules_version)
        self._states: list[_State] = []
        self._inputs: list[str] = []
        self._states.append(_advance(_State(table, table)))

    def __repr__(self) -> str:
        own, foe = (side.total for side in self.view().sides)
        needs = "your move" if self.result is None else "over"
        needs = needs if self.unknown is None else f"needs {self.unknown.kind} of seat {self.unknown.seat}"
        return f"<OpenGame {self.table.mode.name}, round {self.table.round}: you {own}, opponent {foe}; {needs}>"

    # State

    @property
    def _now(self) -> _State:
        return self._states[-1]

    @property
    def table(self) -> Table:
        """The table as far as it is known. Do not change it; face-down cards on it are only assumed."""
        return self._now.shown

    @property
    def unknown(self) -> Unknown | None:
        """What the rules must know before the game goes on; None if it is your move or the game is over."""
        return self._now.unknown

    @property
    def result(self) -> Ending | None:
        """How the game ended; None while it goes on."""
        return ending_of(self.table) if self.table.over else None

    @property
    def inputs(self) -> tuple[str, ...]:
        """Every move and outcome so far as text; `enter` takes them again, so they are all that must be kept."""
        return tuple(self._inputs)

    def view(self) -> View:
        """The table as everybody at it sees it."""
        return view(self.table, None)

    @property
    def log(self) -> list[Event]:
        """The events so far, without face-down cards."""
        return self.log_after(len(self._inputs))

    def log_after(self, inputs: int) -> list[Event]:
        """The log as it was after the first `inputs` inputs."""
        table = self._states[inputs].shown
        return visible_events(table, table.log, None)

    def legal_moves(self) -> list[Move]:
        """Your legal moves with every card that could be in your hand or deck; none while an outcome is needed."""
        return [] if self.unknown is not None else legal_moves(_with_all_possible_cards(self._now.settled), PERSON)

    @property
    def moves(self) -> list[str]:
        """The legal moves as phrases."""
        table = _with_all_possible_cards(self._now.settled)
        return [phrase(table, move, PERSON) for move in self.legal_moves()]

    # Inputs

    def enter(self, text: str) -> list[Event]:
        """Take a move's phrase, or the outcome that is needed, as text; return the new events."""
        return self.play(text) if self.unknown is None else self.reveal(text)

    def play(self, move: Move | str) -> list[Event]:
        """Make your move and return the events up to the next input."""
        if self.unknown is not None:
            raise OpenGameError("outcome-needed")
        if self.table.over:
            raise OpenGameError("game-over")
        possible = _with_all_possible_cards(self._now.settled)
        value = read_move(possible, move, PERSON) if isinstance(move, str) else move
        if not legal(possible, PERSON, value):
            raise IllegalMove("illegal-move", move=value, legal=tuple(legal_moves(possible, PERSON)))
        settled = _arranged(self._now.settled, value)
        return self._enter(phrase(possible, value, PERSON), _State(settled, settled, move=value))

    def reveal(self, outcome: object) -> list[Event]:
        """Say what was turned up: one of `unknown.options`, or its text. Returns the events up to the next input."""
        unknown = self.unknown
        if unknown is None:
            raise OpenGameError("no-outcome-needed")
        value = _read_outcome(outcome, unknown) if isinstance(outcome, str) else outcome
        if value not in unknown.options:
            raise OpenGameError("impossible-outcome", text=str(outcome), options=outcome_texts(unknown))
        text = outcome_texts(unknown)[unknown.options.index(value)]
        return self._enter(text, replace(self._now, outcomes=(*self._now.outcomes, value)))

    def _enter(self, text: str, state: _State) -> list[Event]:
        seen = len(self.log)
        self._states.append(_advance(state))
        self._inputs.append(text)
        return self.log[seen:]

    def undo(self, count: int = 1) -> None:
        """Take back the last inputs: moves and outcomes alike."""
        if not 1 <= count <= len(self._inputs):
            raise OpenGameError("cannot-undo", count=count, moves=len(self._inputs))
        del self._states[-count:], self._inputs[-count:]


# Carrying out


def _advance(state: _State) -> _State:
    """Carry out the move, or lay the table, with the outcomes given so far."""
    table = state.settled.copy()
    table.chance = OpenDealer(len(table.seats), state.outcomes)
    try:
        if state.move is None:
            carry_on(table)
        else:
            push(table, state.move, PERSON)
        _answer_face_down(table)
    except OutcomeNeeded as needed:
        return replace(state, shown=table, unknown=needed.unknown)
    return _State(table, table)


def _answer_face_down(table: Table) -> None:
    """Answer the person's questions about face-down cards: the redraw (SET-5) and a card from the deck (LEAD-10)."""
    while isinstance(question(table), Redraw | ChooseFromDeck):
        push(table, DONE if isinstance(question(table), Redraw) else legal_moves(table, PERSON)[0], PERSON)


DONE = Done()


def _with_all_possible_cards(settled: Table) -> Table:
    """Return a table on which the person holds every card that could be in the hand, and the deck has them as well."""
    table = settled.copy()
    owner = table.seats[PERSON]
    places = unseen_places(owner)
    unseen = HiddenCards(table, PERSON).cards
    if places:
        owner.hand = [card for place, card in enumerate(owner.hand) if place not in places] + unseen
    if owner.deck:
        owner.deck = list(unseen)
    return table


def _arranged(settled: Table, move: Move) -> Table:
    """Return the table with face-down cards arranged so that the move is legal; it must be possible."""
    if legal(settled, PERSON, move):
        return settled
    table = settled.copy()
    hidden = HiddenCards(table, PERSON)
    deck = len(table.seats[PERSON].deck)
    places = range(deck, len(hidden.cards))
    if isinstance(move, Play | Discard):
        hidden.swap(hidden.cards.index(move.card), places[0])
        return table
    for held in places:
        for lying in range(deck):
            hidden.swap(held, lying)
            if legal(table, PERSON, move):
                return table
            hidden.swap(held, lying)
    raise IllegalMove("illegal-move", move=move, legal=tuple(legal_moves(settled, PERSON)))


# Outcomes as text


def outcome_texts(unknown: Unknown) -> tuple[str, ...]:
    """Return the text of each option: the ids of cards and leaders, or the values of a spot, a way or a number."""
    texts = [_outcome_text(option) for option in unknown.options]
    return tuple(
        f"{text} ({option.printing})" if isinstance(option, Card) and texts.count(text) > 1 else text
        for text, option in zip(texts, unknown.options, strict=True)
    )


def _outcome_text(outcome: object) -> str:
    if isinstance(outcome, Card | Leader):
        return outcome.id
    if isinstance(outcome, tuple):
        return " ".join(_outcome_text(part) for part in outcome if part is not None)
    return str(int(outcome)) if isinstance(outcome, int) else str(outcome)


def _read_outcome(text: str, unknown: Unknown) -> object:
    """Find the option that a text means: its own text, or any name or printed code of a card or a leader."""
    texts = outcome_texts(unknown)
    if text in texts:
        return unknown.options[texts.index(text)]
    found = [option for option in unknown.options if fold(text) in _spellings(option)]
    if len(found) != 1:
        raise OpenGameError("impossible-outcome", text=text, options=texts)
    return found[0]


def _spellings(option: object) -> set[str]:
    if not isinstance(option, Card | Leader):
        return set()
    codes = option.codes if isinstance(option, Card) else (option.code,)
    short_codes = (code.partition("-")[0] for code in codes)
    return set().union(*map(folded_spellings, (option.id, *codes, *short_codes, *all_names(option))))
