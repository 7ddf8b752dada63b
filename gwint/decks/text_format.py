"""Decks as plain text: a tolerant reader and an exact writer.

    name: Siege of Vergen
    faction: Northern Realms
    leader: Foltest, The Siegemaster

    3 Blue Stripes Commando
    Vernon Roche

Names may be in any of the five languages; ids and printed codes work as well. `#` begins a comment.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from gwint.cards import CATALOGUE, SETS, Card, Faction, Leader
from gwint.cards.names import FACTION_NAMES, all_names, faction_name, find_cards, find_faction, find_leader, name
from gwint.decks.deck import Deck
from gwint.faults import Fault, GwintError, listed
from gwint.spelling import fold, nearest

HEADERS: Final[Mapping[str, str]] = {
    "name": "name", "nazwa": "name", "název": "name", "назва": "name",
    "faction": "faction", "frakcja": "faction", "Fraktion": "faction", "frakce": "faction",
    "фракція": "faction",
    "leader": "leader", "dowódca": "leader", "Anführer": "leader", "velitel": "leader", "лідер": "leader",
    "plan": "plan", "план": "plan",
}  # fmt: skip
"""The words before a colon that make a line a header; only the English words are written."""

MAX_SUGGESTIONS: Final = 5
"""How many of the lines that are wrong are answered with similar names."""
MAX_COPIES: Final = 99
"""The most copies of a card that a line may ask for, far more than a deck may hold."""

COUNT_PATTERNS: Final = (
    re.compile(r"(?P<count>\d++)(?: ?[x×х] | ?× ?| )(?P<card>.+)", re.IGNORECASE),
    re.compile(r"[x×х] ?(?P<count>\d++) (?P<card>.+)", re.IGNORECASE),
    re.compile(r"(?P<card>.+?) [x×х] ?(?P<count>\d++)", re.IGNORECASE),
)
"""3 Ghoul, 3x Ghoul, 3 × Ghoul; x3 Ghoul; Ghoul x3. The third character in the brackets is Cyrillic.

They expect single spaces, so that matching takes linear time.
"""


class DeckTextError(GwintError):
    """A text that is not a deck, with a fault for every bad line."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = listed(tuple(faults))
        super().__init__("deck-text", faults=self.faults)


class DeckLine(NamedTuple):
    """A line with content."""

    number: int
    text: str
    header: str
    """`name`, `faction`, `leader` or `plan`; empty for a line that names a card."""
    value: str
    """The text after the header, or the whole line if there is none, without the comment."""


def write(deck: Deck, language: str = "en") -> str:
    """Writes a deck as text: its headers, then heroes, other units and specials, each in catalogue order."""
    counts = deck.counts()
    parts = (
        _format_headers(deck, language),
        [line for card in counts if card.hero for line in _format_card(deck, card, counts[card], language)],
        [line for card in counts if card.mortal for line in _format_card(deck, card, counts[card], language)],
        [line for card in counts if not card.unit for line in _format_card(deck, card, counts[card], language)],
    )
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def read(text: str) -> Deck:
    """Reads the deck of a text. It may break the rules of deck building, but every line must be understood."""
    faults: list[Fault] = []
    deck_lines = tuple(lines(text))
    headers = _headers(deck_lines, faults)
    leader = _leader(headers.get("leader"), faults)
    faction = _faction(headers.get("faction"), leader, faults)
    cards = [card for line in deck_lines if not line.header for card in _cards(line, faction, faults)]
    if faults or leader is None or faction is None:
        raise DeckTextError(sorted(faults, key=_line_number))
    return Deck.of(faction, leader, cards, headers["name"].value if "name" in headers else "")


def lines(text: str) -> Iterator[DeckLine]:
    """Yields the lines with content, without comments and blank lines."""
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        line = raw.strip()
        if line and not line.startswith("#"):
            yield _line(number, line)


def _line(number: int, line: str) -> DeckLine:
    """Parses a line as a header or a card; a deck's name or plan may contain a #."""
    word, colon, value = line.partition(":")
    header = _HEADERS.get(fold(word), "") if colon else ""
    content = value if header else line
    return DeckLine(number, line, header, content.strip() if header in ("name", "plan") else _without_comment(content))


def _without_comment(content: str) -> str:
    return re.split(r"\s#", content, maxsplit=1)[0].strip()


def _headers(deck_lines: Iterable[DeckLine], faults: list[Fault]) -> dict[str, DeckLine]:
    headers: dict[str, DeckLine] = {}
    for line in deck_lines:
        if line.header and line.header in headers:
            faults.append(_fault("deck-text-twice", line, header=line.header))
        elif line.header:
            headers[line.header] = line
    return headers


def _leader(line: DeckLine | None, faults: list[Fault]) -> Leader | None:
    """SET-1. A deck has one leader."""
    if line is None:
        faults.append(Fault("deck-text-no-leader"))
        return None
    leader = find_leader(line.value)
    if leader is None:
        faults.append(_fault("deck-text-leader", line, nearest=_nearest_leaders(line.value)))
    return leader


def _faction(line: DeckLine | None, leader: Leader | None, faults: list[Fault]) -> Faction | None:
    """Returns the faction given, or else the leader's."""
    if line is None:
        return leader.faction if leader else None
    faction = find_faction(line.value)
    if faction is None:
        names = (spelled for by_language in FACTION_NAMES.values() for spelled in by_language.values())
        faults.append(_fault("deck-text-faction", line, nearest=nearest(line.value, names)))
    return faction


def _cards(line: DeckLine, faction: Faction | None, faults: list[Fault]) -> list[Card]:
    """Returns the copies that a line adds to the deck."""
    digits, spelled = split_count(line.value)
    # More digits than any copy limit has would take long to convert.
    count = int(digits or 1) if len(digits) < 5 else MAX_COPIES + 1
    card = _find_card(spelled, faction)
    if not 1 <= count <= MAX_COPIES:
        faults.append(_fault("deck-text-count", line, least=1, most=MAX_COPIES))
    elif card is None:
        # Suggestions take time; a person does not need one for every line.
        close = _nearest_cards(spelled, faction) if len(faults) < MAX_SUGGESTIONS else ()
        faults.append(_fault("deck-text-card", line, nearest=close))
    else:
        return [card] * count
    return []


def split_count(text: str) -> tuple[str, str]:
    """Splits `3 Ghoul` into the digits of the count, empty if there are none, and the card."""
    spaced = " ".join(text.split())
    for pattern in COUNT_PATTERNS:
        if found := pattern.fullmatch(spaced):
            return found["count"], found["card"]
    return "", text


def _find_card(spelled: str, faction: Faction | None) -> Card | None:
    """Finds the faction's card of that name, or else another faction's, which is a fault of building, not of text."""
    return next(iter(find_cards(spelled, faction) or find_cards(spelled)), None)


def _nearest_cards(spelled: str, faction: Faction | None) -> tuple[str, ...]:
    """Returns up to three similar names, each of a different card of the faction."""
    cards = SETS[faction] if faction else tuple(CATALOGUE.cards.values())
    close = nearest(spelled, (known for card in cards for known in all_names(card)), count=12)
    by_card = {find_cards(known)[0].id: known for known in reversed(close)}
    return tuple(known for known in close if known in by_card.values())[:3]


def _nearest_leaders(spelled: str) -> tuple[str, ...]:
    return nearest(spelled, (known for leader in CATALOGUE.leaders.values() for known in all_names(leader)))


def _fault(kind: str, line: DeckLine, **details: object) -> Fault:
    return Fault(kind, {"line": line.number, "text": line.text, **details})


def _line_number(fault: Fault) -> int:
    number = fault.details.get("line", 0)
    return number if isinstance(number, int) else 0


def _format_headers(deck: Deck, language: str) -> list[str]:
    title = [f"name: {deck.name}"] if deck.name else []
    faction, leader = faction_name(deck.faction, language), name(deck.leader, language)
    return [*title, f"faction: {faction}", f"leader: {leader}"]


def _format_card(deck: Deck, card: Card, count: int, language: str) -> Iterator[str]:
    """Formats a card by name, or by its code if the name would be read as another printing; 99 copies fill a line."""
    spelled = name(card, language)
    if _find_card(spelled, deck.faction) is not card:
        spelled = card.codes[0].partition("-")[0]
    while count > MAX_COPIES:
        yield f"{MAX_COPIES} {spelled}"
        count -= MAX_COPIES
    yield f"{count} {spelled}" if count > 1 else spelled


_HEADERS: Final = {fold(word): header for word, header in HEADERS.items()}
