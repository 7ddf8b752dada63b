"""Values of the game as JSON data and back, by their types: a dataclass is an object, a tuple a list, a card its name.

>>> from gwint.rules.moves import Play
>>> from gwint.cards import Row, card
>>> write(Play, Play(card("ghoul", "monsters"), Row.CLOSE))
{'card': 'monsters/ghoul', 'row': 'close', 'target': None, 'side': None}
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from gwint import rulesets
from gwint.cards import CATALOGUE, ROW_OF, Ability, Card, Faction, Leader, Row
from gwint.faults import Refusal
from gwint.rules.agenda import Question
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset
from gwint.views import SideView, View
from gwint.wire.kinds import ROOTS, kind_of

Data = Any
"""What JSON can say."""

LONGEST: Final = 60
"""Letters of a wrong value that are repeated in an error."""


class WireError(Refusal):
    """Data that does not stand for what it should."""


class Codec(NamedTuple):
    """Both ways of a type."""

    write: Callable[[Any], Data]
    read: Callable[[Data], Any]


CARD_REFS: Final[Mapping[Card, str]] = {card: f"{card.printing}/{card.id}" for card in CATALOGUE.cards.values()}
CARDS: Final[Mapping[str, Card]] = {ref: card for card, ref in CARD_REFS.items()}
ROW_IDS: Final = tuple(row.id for row in Row)


def write(kind: Any, value: Any) -> Data:
    """A value of this type as data."""
    return codec(kind).write(value)


def read(kind: Any, data: Data) -> Any:
    """The inverse of `write`; wrong data raise WireError."""
    return codec(kind).read(data)


@cache
def codec(kind: Any) -> Codec:
    """The codec of a type: a plain one, one of a known noun, or made of the codecs of its parts."""
    if kind in NOUNS:
        return NOUNS[kind]
    if kind in SHARED:
        return _kept(_tuple(get_args(kind)))
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _union(kind)
    if origin is tuple:
        return _tuple(get_args(kind))
    if kind in ROOTS:
        return _tagged(ROOTS[kind])
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        return _object(kind)
    raise TypeError(f"the wire knows no {kind}")


# Parts


def _union(kind: Any) -> Codec:
    """`X | None`, or classes of which each is told by its kind."""
    known = tuple(one for one in get_args(kind) if one is not NoneType)
    inner = codec(known[0]) if len(known) == 1 else _tagged(_flat(known))
    if NoneType not in get_args(kind):
        return inner
    write, read = inner
    return Codec(
        lambda value: None if value is None else write(value), lambda data: None if data is None else read(data)
    )


def _flat(kinds: tuple[Any, ...]) -> tuple[type, ...]:
    return tuple(one for kind in kinds for one in ROOTS.get(kind, (kind,)))


def _tuple(parts: tuple[Any, ...]) -> Codec:
    if parts[-1] is Ellipsis:
        write, read = codec(parts[0])
        return Codec(
            list if write is _same else lambda values: list(map(write, values)) if values else [],
            lambda data: tuple(map(read, _list(data))),
        )
    codecs = tuple(codec(part) for part in parts)
    return Codec(
        lambda values: [one.write(value) for one, value in zip(codecs, values, strict=True)],
        lambda data: tuple(one.read(item) for one, item in zip(codecs, _list(data, len(codecs)), strict=True)),
    )


def _kept(inner: Codec) -> Codec:
    """Written once for all the viewers who are shown the very same value, one after the other."""
    last: tuple[Any, Data] = None, None

    def write(value: Any) -> Data:
        nonlocal last
        if last[0] is not value:
            last = value, inner.write(value)
        return last[1]

    return Codec(write, inner.read)


def _object(kind: Any) -> Codec:
    parts, known, needed = _parts(hints(kind)), frozenset(name for name, _ in _told(kind)), needs(kind)

    def read(data: Data) -> Any:
        given = mapping(data, known, needed)
        values = {name: one.read(given[name]) for name, one in parts if name in given}
        with wire_errors():
            return kind(**values)

    return Codec(_writer(kind, {}), read)


def _parts(hinted: Mapping[str, Any]) -> tuple[tuple[str, Codec], ...]:
    return tuple((name, codec(hint)) for name, hint in hinted.items())


def _told(kind: Any) -> tuple[tuple[str, Codec], ...]:
    """The fields, and what is reckoned from them."""
    return _parts(hints(kind)) + _parts(RECKONED.get(kind, {}))


def _writer(kind: Any, said: Mapping[str, str]) -> Callable[[Any], Data]:
    """Writes an object behind what is said of every one.

    Views are written for every viewer after every move, and much of a server's time would go into asking each field how
    it is written. So that is settled once, as in `lambda value: {"side": value.side, "hand": hand(value.hand)}`.
    """
    writers = {name: one.write for name, one in _told(kind) if one.write is not _same}
    names = [name for name, _ in _told(kind)]
    fields = (f"{name!r}: {name}(value.{name})" if name in writers else f"{name!r}: value.{name}" for name in names)
    parts = (*(f"{name!r}: {text!r}" for name, text in said.items()), *fields)
    write: Callable[[Any], Data] = eval(f"lambda value: {{{', '.join(parts)}}}", writers)
    return write


@contextmanager
def wire_errors() -> Iterator[None]:
    """What a value refuses to be made of does not belong on the wire either."""
    try:
        yield
    except Refusal as refusal:
        raise WireError(refusal.kind, **refusal.details) from None


def hints(kind: Any) -> dict[str, Any]:
    """The fields of a dataclass or a named tuple, and their types."""
    told = get_type_hints(kind)
    names = kind._fields if hasattr(kind, "_fields") else [one.name for one in fields(kind) if one.init]
    return {name: told[name] for name in names}


def needs(kind: Any) -> frozenset[str]:
    """The fields that have no value of their own: they must be told."""
    if hasattr(kind, "_fields"):
        return frozenset(kind._fields) - frozenset(kind._field_defaults)
    return frozenset(one.name for one in fields(kind) if one.init and one.default is MISSING)


def _tagged(kinds: tuple[type, ...]) -> Codec:
    """Values of several classes, each told by `kind`."""
    by_name = {kind_of(one): one for one in kinds}
    codecs = {one: _object(one) for one in kinds}
    writers = {one: _writer(one, {"kind": name}) for name, one in by_name.items()}

    def write(value: Any) -> Data:
        return writers[type(value)](value)

    def read(data: Data) -> Any:
        given = dict(mapping(data))
        named = given.pop("kind", None)
        if not isinstance(named, str) or named not in by_name:
            raise WireError("wire-kind", value=_short(named), expected=tuple(by_name))
        return codecs[by_name[named]].read(given)

    return Codec(write, read)


def mapping(data: Data, known: frozenset[str] | None = None, needed: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Data as an object that has no unknown fields, and all it needs."""
    if not isinstance(data, dict):
        raise WireError("wire-value", value=_short(data), expected=("object",))
    if known is not None and not known.issuperset(data):
        unknown = next(key for key in data if key not in known)
        raise WireError("wire-key", value=_short(unknown), expected=tuple(sorted(known)))
    if not needed <= data.keys():
        raise WireError("wire-missing", missing=tuple(sorted(needed - data.keys())))
    return data


def _list(data: Data, length: int | None = None) -> list[Any]:
    if not isinstance(data, (list, tuple)) or (length is not None and len(data) != length):
        raise WireError("wire-value", value=_short(data), expected=("list",))
    return list(data)


# Nouns


def _plain(kind: type) -> Codec:
    def read(data: Data) -> Any:
        if type(data) is not kind:
            raise WireError("wire-value", value=_short(data), expected=(kind.__name__,))
        return data

    return Codec(_same, read)


def _same(value: Any) -> Data:
    """Plain data stand for themselves."""
    return value


def _named(names: Mapping[Any, str]) -> Codec:
    """A value that goes by a name."""
    values = {name: value for value, name in names.items()}

    def read(data: Data) -> Any:
        if not isinstance(data, str) or data not in values:
            raise WireError("wire-name", value=_short(data))
        return values[data]

    return Codec(names.__getitem__, read)


def _ruleset(data: Data) -> Ruleset:
    with wire_errors():
        return rulesets.parse(read(str, data))


def _short(data: Data) -> str:
    return str(data)[:LONGEST]


NOUNS: Final[Mapping[Any, Codec]] = {
    int: _plain(int),
    str: _plain(str),
    bool: _plain(bool),
    Card: _named(CARD_REFS),
    Leader: _named({leader: id_ for id_, leader in CATALOGUE.leaders.items()}),
    Row: _named({row: id_ for id_, row in ROW_OF.items()}),
    Faction: _named({faction: str(faction) for faction in Faction}),
    Ability: _named({ability: str(ability) for ability in Ability}),
    Mode: _named({mode: name for name, mode in MODES.items()}),
    Ruleset: Codec(cache(rulesets.text), _ruleset),
}
"""What has a name on the wire, or is plain data."""

SHARED: Final = frozenset({tuple[SideView, ...]})
"""What is the same for all viewers of a table, and made once for them."""

RECKONED: Final[Mapping[Any, Mapping[str, Any]]] = {
    View: {"question": Question | None},
    SideView: {"row_totals": tuple[int, ...], "total": int},
}
"""What every client would reckon from a value is told with it, and not read."""
