"""The tables of observations and moves in docs/environments.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from gwint.fast.moves import DECOY, KINDS, MOVES, PLAY, name
from gwint.fast.observations import ZONES
from gwint.lab.environments.observations import field_slices

MEANING: Final[Mapping[str, str]] = {
    "cards": "how many of each card lie in each zone; cards are numbered as in the table of moves",
    "seat": "the viewer's seat",
    "question": "1 for the kind of question that waits; none when the game is over",
    "asked": "whether this seat may answer it",
    "redraws": "exchanges the viewer has left",
    "discards": "cards still to be discarded for the leader",
    "round_number": "0 before the first",
    "replays": "how often a drawn game was dealt anew",
    "starter": "who starts the round",
    "last_pass": "who passed last",
    "passed": "whether the seat has passed",
    "gems": "gems left",
    "hand_count": "cards in hand",
    "deck_count": "cards in the deck, those laid aside in the redraw among them",
    "side_deck_count": "cards left in the side deck",
    "claimed": "whether the seat has claimed a round (FAC-6)",
    "leader_used": "whether the leader is used",
    "faction": "1 for the seat's faction",
    "leader": "1 for the seat's leader",
    "weather": "whether weather falls on the row",
    "horns": "whether a special Horn, or a leader's, works on the row",
    "mardroemes": "whether a special Mardroeme lies in the row",
    "row_totals": "strength of the row",
    "totals": "strength of the side",
    "past_totals": "by round, what the sides had when it ended",
}
"""Of a pair, the first value is the viewer's, the second the enemy's."""

ZONE_MEANING: Final[Mapping[str, str]] = {
    "hand": "the viewer's hand",
    "deck": "the viewer's deck, in no order; cards laid aside in the redraw too",
    "shown": "cards of the viewer's hand that the enemy is sure of",
    "known": "cards of the enemy's hand that the viewer is sure of",
    "returned": "cards that went back into the enemy's deck openly and have not been seen since",
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
    return "\n".join(["| from | bytes | field | shape | what it tells |", "|---|---|---|---|---|", *rows])


def zone_table() -> str:
    rows = [f"| {number} | `{zone}` | {ZONE_MEANING[zone]} |" for number, zone in enumerate(ZONES)]
    return "\n".join(["| number | zone | what is counted |", "|---|---|---|", *rows])


MOVE_MEANING: Final[Mapping[str, str]] = {
    "pass": "pass the round",
    "use-leader": "use the leader",
    "done": "no more exchanges, or no more units to move",
    "decline": "do not claim the round",
    "start": "this seat starts",
    "play": "a card to a row, if it goes to one; a Decoy names the unit it replaces",
    "exchange": "give a card of the hand back in the redraw",
    "choose": "a card of a pile, deck or weather zone",
    "discard": "a card of the hand",
    "shift": "an agile unit from one row to another",
}


def move_table() -> str:
    """Format the ranges of move numbers, with an example of each kind."""
    return "\n".join(["| numbers | kind | what it does | for example |", "|---|---|---|---|", *_move_rows()])


def _move_rows() -> Iterator[str]:
    for kind, what in MOVE_MEANING.items():
        numbers = [number for number, move in enumerate(MOVES) if _kind(move.kind) == kind]
        first, last = numbers[0], numbers[-1]
        assert len(numbers) == last - first + 1
        span = f"{first}" if first == last else f"{first} to {last}"
        yield f"| {span} | `{kind}` | {what} | `{name(MOVES[first])}` |"


def _kind(number: int) -> str:
    return KINDS[PLAY if number == DECOY else number]
