"""Decks as short codes for links and chats, made of letters, digits, - and _.

A code is a version, three characters of checksum, and a list of numbers: faction, leader, how many different cards, and
for each card the difference to the previous card and the number of copies. Cards and leaders are numbered by their
printed codes (NOR034 is 34 of the Northern Realms), so that a code always means the same deck. Every number is written
in Elias' gamma code, six bits to a character.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from gwint.cards import LEADERS, SETS, Card, Faction, Leader
from gwint.decks.deck import Deck
from gwint.faults import GwintError

PREFIX: Final = "gw"
VERSION: Final = "1"
CHARACTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
BITS: Final = 6
CHECKSUM_LENGTH: Final = 3
"""The characters of the checksum: a mistyped code passes once in 262,144 times."""
MAX_COPIES: Final = 99

FACTION_NUMBERS: Final[Mapping[Faction, int]] = {
    Faction.MONSTERS: 1,
    Faction.NILFGAARD: 2,
    Faction.NORTHERN_REALMS: 3,
    Faction.SCOIATAEL: 4,
    Faction.SKELLIGE: 5,
}
"""Must never change, because codes that people have saved are read with it."""


class DeckCodeError(GwintError):
    """A deck that has no code, or a code that does not describe a deck."""


def encode(deck: Deck) -> str:
    """Returns the unique code of a deck; the deck's name is not part of it."""
    cards = sorted((_card_number(deck, card), copies) for card, copies in deck.counts().items())
    numbers = [FACTION_NUMBERS[deck.faction], _leader_number(deck), len(cards) + 1]
    before = 0
    for number, copies in cards:
        numbers += (number - before, copies)
        before = number
    body = _characters("".join(map(_gamma, numbers)))
    return PREFIX + VERSION + _checksum(body) + body


def decode(code: str) -> Deck:
    """Decodes a deck, which may break the rules of deck building."""
    text = code.strip()
    _check_version(text)
    body = _checked_body(text)
    deck = _deck(_numbers(_bits(body)))
    if encode(deck) != text:
        raise DeckCodeError("deck-code-damaged")
    return deck


def is_code(text: str) -> bool:
    """Returns whether a text has the form of a deck code, which may still be damaged."""
    stripped = text.strip()
    return stripped.startswith(PREFIX) and set(stripped) <= set(CHARACTERS)


def _card_number(deck: Deck, card: Card) -> int:
    if card.printing is not deck.faction:
        raise DeckCodeError("deck-code-other-faction", card=card, faction=deck.faction)
    if deck.counts()[card] > MAX_COPIES:
        raise DeckCodeError("deck-code-copies", card=card, copies=deck.counts()[card], most=MAX_COPIES)
    return _number(card.codes[0])


def _leader_number(deck: Deck) -> int:
    if deck.leader.faction is not deck.faction:
        raise DeckCodeError("deck-code-other-faction", leader=deck.leader, faction=deck.faction)
    return _number(deck.leader.code)


def _number(printed: str) -> int:
    """Returns the number in a printed code: 19 for SKE019-1/3."""
    return int(printed.partition("-")[0][3:])


def _check_version(text: str) -> None:
    if not text.startswith(PREFIX):
        raise DeckCodeError("deck-code-prefix", expected=PREFIX + VERSION)
    if text[len(PREFIX) :][:1] != VERSION:
        raise DeckCodeError("deck-code-version", version=text[len(PREFIX) :][:1], known=VERSION)


def _checked_body(text: str) -> str:
    for position, character in enumerate(text, start=1):
        if character not in CHARACTERS:
            raise DeckCodeError("deck-code-character", character=character, place=position)
    start = len(PREFIX + VERSION)
    checksum, body = text[start : start + CHECKSUM_LENGTH], text[start + CHECKSUM_LENGTH :]
    if checksum != _checksum(body):
        raise DeckCodeError("deck-code-checksum")
    return body


def _deck(numbers: list[int]) -> Deck:
    """Returns the deck for the numbers in a code."""
    if len(numbers) < 3 or len(numbers) != 1 + 2 * numbers[2]:
        raise DeckCodeError("deck-code-damaged")
    faction = _faction(numbers[0])
    leader = _leaders(faction).get(numbers[1])
    if leader is None:
        raise DeckCodeError("deck-code-leader", number=numbers[1], faction=faction)
    return Deck.of(faction, leader, _cards(faction, numbers[3:]))


def _faction(number: int) -> Faction:
    for faction, known in FACTION_NUMBERS.items():
        if known == number:
            return faction
    raise DeckCodeError("deck-code-faction", number=number)


def _cards(faction: Faction, numbers: list[int]) -> list[Card]:
    cards: list[Card] = []
    number = 0
    for step, copies in zip(numbers[::2], numbers[1::2], strict=True):
        number += step
        card = _cards_by_number(faction).get(number)
        if card is None:
            raise DeckCodeError("deck-code-card", number=number, faction=faction)
        if copies > MAX_COPIES:
            raise DeckCodeError("deck-code-copies", card=card, copies=copies, most=MAX_COPIES)
        cards += [card] * copies
    return cards


@cache
def _cards_by_number(faction: Faction) -> Mapping[int, Card]:
    return {_number(card.codes[0]): card for card in SETS[faction]}


@cache
def _leaders(faction: Faction) -> Mapping[int, Leader]:
    return {_number(leader.code): leader for leader in LEADERS[faction]}


def _gamma(number: int) -> str:
    """Returns Elias' gamma code: the n binary digits of a number after n - 1 zeros."""
    digits = f"{number:b}"
    return "0" * (len(digits) - 1) + digits


def _numbers(bits: str) -> list[int]:
    """Returns the numbers in a list of gamma codes, ignoring the zeros that pad the last character."""
    numbers: list[int] = []
    position = 0
    while (first := bits.find("1", position)) >= 0:
        end = first + (first - position) + 1
        numbers.append(int(bits[first:end], 2))
        position = end
    return numbers


def _characters(bits: str) -> str:
    filled = bits + "0" * (-len(bits) % BITS)
    return "".join(CHARACTERS[int(filled[at : at + BITS], 2)] for at in range(0, len(filled), BITS))


def _bits(body: Iterable[str]) -> str:
    return "".join(f"{CHARACTERS.index(character):0{BITS}b}" for character in body)


def _checksum(body: str) -> str:
    from binascii import crc32

    remainder = crc32((PREFIX + VERSION + body).encode()) % len(CHARACTERS) ** CHECKSUM_LENGTH
    return _characters(f"{remainder:0{CHECKSUM_LENGTH * BITS}b}")
