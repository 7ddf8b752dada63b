"""Codecs of plain data and of values that are written as names, and the checks of data that all readers share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from gwint import rulesets
from gwint.cards import CATALOGUE, ROW_OF, Ability, Card, Faction, Kind, Leader, Row
from gwint.faults import GwintError
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset
from gwint.spelling import nearest

Data = Any
"""A JSON value."""

LONGEST: Final = 60
"""How many characters of a wrong value an error quotes."""


class WireError(GwintError):
    """Data is not of the expected form."""


class Codec(NamedTuple):
    """The writer and the reader of a type."""

    write: Callable[[Any], Data]
    read: Callable[[Data], Any]


CARD_REFS: Final[Mapping[Card, str]] = {card: f"{card.printing}/{card.id}" for card in CATALOGUE.cards.values()}
"""How data refer to each card: `monsters/ghoul`."""
CARDS: Final[Mapping[str, Card]] = {ref: card for card, ref in CARD_REFS.items()}
ROW_IDS: Final = tuple(row.id for row in Row)


# Checks


def mapping(data: Data, known: frozenset[str] | None = None, needed: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Data as an object without unknown fields and with all required ones."""
    if not isinstance(data, dict):
        raise WireError("wire-value", value=quote(data), expected=("object",))
    if known is not None and not known.issuperset(data):
        unknown = next(key for key in data if key not in known)
        raise WireError("wire-key", value=quote(unknown), expected=tuple(sorted(known)))
    if not needed <= data.keys():
        raise WireError("wire-missing", missing=tuple(sorted(needed - data.keys())))
    return data


def items(data: Data, length: int | None = None) -> list[Any]:
    """Data as a list, of this length if given."""
    if not isinstance(data, (list, tuple)) or (length is not None and len(data) != length):
        raise WireError("wire-value", value=quote(data), expected=("list",))
    return list(data)


def construct(make: Callable[..., Any], *values: Any, **named: Any) -> Any:
    """Construct a value; a refusal becomes a WireError."""
    try:
        return make(*values, **named)
    except GwintError as refusal:
        raise WireError(refusal.kind, **refusal.details) from None


def quote(data: Data) -> str:
    """The beginning of a wrong value, for an error."""
    return str(data)[:LONGEST]


# Codecs


def unchanged(value: Any) -> Data:
    """The writer of plain data."""
    return value


def _plain(kind: type) -> Codec:
    def read(data: Data) -> Any:
        if type(data) is not kind:
            raise WireError("wire-value", value=quote(data), expected=(kind.__name__,))
        return data

    return Codec(unchanged, read)


def _named(names: Mapping[Any, str]) -> Codec:
    """The codec of values that are written as names."""
    values = {name: value for value, name in names.items()}

    def read(data: Data) -> Any:
        if not isinstance(data, str) or data not in values:
            raise WireError("wire-name", value=quote(data), nearest=nearest(quote(data), values))
        return values[data]

    return Codec(names.__getitem__, read)


def _read_ruleset(data: Data) -> Ruleset:
    ruleset: Ruleset = construct(rulesets.parse, PLAIN_CODECS[str].read(data))
    return ruleset


PLAIN_CODECS: Final[Mapping[Any, Codec]] = {
    int: _plain(int),
    str: _plain(str),
    bool: _plain(bool),
    float: _plain(float),
    Card: _named(CARD_REFS),
    Leader: _named({leader: id_ for id_, leader in CATALOGUE.leaders.items()}),
    Row: _named({row: id_ for id_, row in ROW_OF.items()}),
    Faction: _named({faction: str(faction) for faction in Faction}),
    Kind: _named({kind: str(kind) for kind in Kind}),
    Ability: _named({ability: str(ability) for ability in Ability}),
    Mode: _named({mode: name for name, mode in MODES.items()}),
    Ruleset: Codec(cache(rulesets.text), _read_ruleset),
}
"""The codecs of numbers, texts and truth values, and of values that are written as texts."""
