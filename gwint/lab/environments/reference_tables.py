"""The tables of observations and moves in docs/environments.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gwint.cards import ROWS
from gwint.fast.moves import DECOY, KINDS, MOVES, PLAY, card_name, name
from gwint.fast.observations import MOVABLE, OPTION_WIDTHS, ZONES
from gwint.lab.environments.observations import field_slices
from gwint.rulesets import NUMERIC, OPTIONS

MEANING: Final[Mapping[str, str]] = {
    "cards": "the number of copies of each card in each zone; cards are numbered as in the moves",
    "seat": "the viewer's seat",
    "question": "1 for the kind of the open question; all 0 when the game is over",
    "asked": "whether the seat may answer it",
    "redraws": "exchanges that the viewer has left",
    "discards": "cards that must still be discarded for the leader",
    "round_number": "the round; 0 before the first",
    "replays": "how often a drawn game has been dealt again",
    "starter": "1 for the seat that starts the round",
    "last_pass": "1 for the seat that passed last",
    "passed": "whether the seat has passed",
    "gems": "gems left",
    "hand_count": "cards in hand",
    "deck_count": "cards in the deck, including those laid aside in the redraw",
    "side_deck_count": "cards left in the side deck",
    "claimed": "whether the seat has claimed a round (FAC-6)",
    "leader_used": "whether the leader has been used",
    "faction": "1 for the seat's faction",
    "leader": "1 for the seat's leader",
    "weather": "whether the row is under weather",
    "horns": "whether a Horn card or a leader's horn affects the row",
    "mardroemes": "whether a Mardroeme card is in the row",
    "row_totals": "strength of the row",
    "totals": "strength of the side",
    "past_totals": "the totals of the sides at the end of each past round; of more than three rounds, the last three",
    "strongest": "strength of the strongest unit in the row that is not a hero; 0 if there is none",
    "pending": "by row, how many copies of each agile unit may still move (LEAD-13); otherwise 0",
    "options": "the options in force",
}
"""Of a pair, the first value is the viewer's, the second the enemy's."""

ZONE_MEANING: Final[Mapping[str, str]] = {
    "hand": "the viewer's hand",
    "deck": "the viewer's deck, unordered, including cards laid aside in the redraw",
    "shown": "cards of the viewer's hand that the enemy knows",
    "known": "cards of the enemy's hand that the viewer knows",
    "returned": "cards that openly returned to the enemy's deck and have not been seen since",
    "own-pile": "the viewer's discard pile",
    "enemy-pile": "the enemy's discard pile",
    "gone": "cards that left the game",
    "weather": "weather cards in force; a leader's weather has no card",
    "asked": "the card that must be placed now",
    "own-close": "the viewer's close combat row",
    "own-ranged": "the viewer's ranged row",
    "own-siege": "the viewer's siege row",
    "enemy-close": "the enemy's close combat row",
    "enemy-ranged": "the enemy's ranged row",
    "enemy-siege": "the enemy's siege row",
}


def field_table() -> str:
    """Format the table of fields."""
    rows = [
        f"| {place.start} | {place.stop - place.start} | `{name}` | {' × '.join(map(str, shape))} | {MEANING[name]} |"
        for name, shape, place in field_slices()
    ]
    return "\n".join(["| offset | bytes | field | shape | meaning |", "|---|---|---|---|---|", *rows])


def option_table() -> str:
    """Format the bytes of the options."""
    start, rows = _field("options").start, []
    for option, width in OPTION_WIDTHS.items():
        rows.append(f"| {start} | {width} | `{option}` | {_values(option)} |")
        start += width
    return "\n".join(["| offset | bytes | option | values |", "|---|---|---|---|", *rows])


def _values(option: str) -> str:
    """Format the values that have a byte each, or the range of a number."""
    first, *_, last = values = OPTIONS[option]
    return f"a number from {first} to {last}" if option in NUMERIC else " · ".join(f"`{value}`" for value in values)


def movable_table() -> str:
    """Format the bytes of the units that may still move."""
    place = _field("pending")
    rows = [
        f"| {' · '.join(map(str, range(place.start + number, place.stop, len(MOVABLE))))} | `{card_name(int(card))}` |"
        for number, card in enumerate(MOVABLE)
    ]
    return "\n".join([f"| {' · '.join(row.id for row in ROWS)} | unit |", "|---|---|", *rows])


def _field(name: str) -> slice:
    return next(place for field, _, place in field_slices() if field == name)


def zone_table() -> str:
    rows = [f"| {number} | `{zone}` | {ZONE_MEANING[zone]} |" for number, zone in enumerate(ZONES)]
    return "\n".join(["| number | zone | contents |", "|---|---|---|", *rows])


MOVE_MEANING: Final[Mapping[str, str]] = {
    "pass": "pass the round",
    "use-leader": "use the leader",
    "done": "end the redraw, or stop moving units",
    "decline": "do not claim the round",
    "start": "let this seat start",
    "play": "play a card, to a row if it needs one; a Decoy names the unit it replaces",
    "exchange": "exchange a card of the hand in the redraw",
    "choose": "choose a card of a pile, the deck or the weather cards",
    "discard": "discard a card of the hand",
    "shift": "move an agile unit from one row to another",
}


def move_table() -> str:
    """Format the ranges of move numbers, with an example of each kind."""
    return "\n".join(["| numbers | kind | meaning | example |", "|---|---|---|---|", *_move_rows()])


def _move_rows() -> Iterator[str]:
    for kind, what in MOVE_MEANING.items():
        numbers = [number for number, move in enumerate(MOVES) if _kind(move.kind) == kind]
        first, last = numbers[0], numbers[-1]
        assert len(numbers) == last - first + 1
        span = f"{first}" if first == last else f"{first} to {last}"
        yield f"| {span} | `{kind}` | {what} | `{name(MOVES[first])}` |"


def _kind(number: int) -> str:
    return KINDS[PLAY if number == DECOY else number]
