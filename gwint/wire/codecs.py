"""Writes and reads values of the game as JSON data by their types: a dataclass is an object, a card is its name.

>>> from gwint.rules.moves import Play
>>> from gwint.cards import Row, card
>>> write(Play, Play(card("ghoul", "monsters"), Row.CLOSE))
{'card': 'monsters/ghoul', 'row': 'close', 'target': None, 'side': None}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, NamedTuple, Union, get_args, get_origin, get_type_hints

from gwint import rulesets
from gwint.cards import CATALOGUE, ROW_OF, Ability, Card, Faction, Leader, Row
from gwint.faults import GwintError
from gwint.rules.agenda import Question
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset
from gwint.views import SideView, View
from gwint.wire.kinds import KINDS, ROOTS
from gwint.wire.tables import ChairView, Terms

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
CARDS: Final[Mapping[str, Card]] = {ref: card for card, ref in CARD_REFS.items()}
ROW_IDS: Final = tuple(row.id for row in Row)


def write(kind: Any, value: Any) -> Data:
    """A value of this type as data."""
    return codec(kind).write(value)


def read(kind: Any, data: Data) -> Any:
    """The value of this type in data; wrong data raises WireError."""
    return codec(kind).read(data)


@cache
def codec(kind: Any) -> Codec:
    """The codec of a type: a predefined one, or one made of the codecs of its parts."""
    if kind in CODECS:
        return CODECS[kind]
    read = _reader(kind)
    return Codec(_writer(kind), read)


def _known(kind: Any) -> tuple[Any, ...]:
    """The types of a union without None; a root class among several types becomes its classes."""
    known = tuple(one for one in get_args(kind) if one is not NoneType)
    return known if len(known) == 1 else tuple(one for kind in known for one in ROOTS.get(kind, (kind,)))


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


# Writing


def _writer(kind: Any, tag: str = "") -> Callable[[Any], Data]:
    """Compile the writer of a type: `lambda value: {"side": value.side, "hand": [*map(card, value.hand)]}`.

    Views are written for every viewer after every move; looking up the writer of each part would take much longer.
    """
    names: dict[str, Any] = {}
    write: Callable[[Any], Data] = eval(f"lambda value: {_whole(kind, 'value', names, tag)}", names)
    return write


def _whole(kind: Any, value: str, names: dict[str, Any], tag: str = "") -> str:
    """The expression for an object, a list or one of several classes; `names` holds the functions it calls."""
    if _is_union(kind):
        return _either(kind, value, names)
    if get_origin(kind) is tuple:
        return _list_of(get_args(kind), value, names)
    if kind in ROOTS and not tag:
        return _tagged(ROOTS[kind], value, names)
    parts = [f"{name!r}: {_part(hint, f'{value}.{name}', names)}" for name, hint in hints(kind).items()]
    # A call evaluates the property once: an expression may contain its value several times.
    computed = COMPUTED.get(kind, {}).items()
    parts += [f"{name!r}: {_add_name(codec(hint).write, names)}({value}.{name})" for name, hint in computed]
    return f"{{{tag}{', '.join(parts)}}}"


def _part(kind: Any, value: str, names: dict[str, Any]) -> str:
    """The expression for a value inside another."""
    if kind in SHARED:
        return f"{_add_name(_cache_last(_writer(kind)), names)}({value})"
    if kind not in CODECS:
        return _whole(kind, value, names)
    write = CODECS[kind].write
    return value if write is _same else f"{_add_name(write, names)}({value})"


def _either(kind: Any, value: str, names: dict[str, Any]) -> str:
    known = _known(kind)
    inner = _part(known[0], value, names) if len(known) == 1 else _tagged(known, value, names)
    return f"(None if {value} is None else {inner})" if NoneType in get_args(kind) else inner


def _list_of(parts: tuple[Any, ...], value: str, names: dict[str, Any]) -> str:
    if parts[-1] is not Ellipsis:
        return f"[{', '.join(_part(part, f'{value}[{place}]', names) for place, part in enumerate(parts))}]"
    if parts[0] not in CODECS:
        return f"[{_part(parts[0], 'one', names)} for one in {value}]"
    write = CODECS[parts[0]].write
    return f"[*{value}]" if write is _same else f"([*map({_add_name(write, names)}, {value})] if {value} else [])"


def _tagged(kinds: tuple[type, ...], value: str, names: dict[str, Any]) -> str:
    """The expression for a value of one of several classes, with its `kind`."""
    writers = {one: _writer(one, f"'kind': {KINDS[one]!r}, ") for one in kinds}
    return f"{_add_name(writers, names)}[type({value})]({value})"


def _add_name(what: Any, names: dict[str, Any]) -> str:
    """Make an object available to the expression; return its name there."""
    name = f"w{len(names)}"
    names[name] = what
    return name


def _all_fields(kind: Any) -> dict[str, Any]:
    """The fields and the computed properties with their types."""
    return {**hints(kind), **COMPUTED.get(kind, {})}


def _cache_last(write: Callable[[Any], Data]) -> Callable[[Any], Data]:
    """A writer that reuses its last result if it gets the same object again, as for successive viewers."""
    last: tuple[Any, Data] = None, None

    def write_cached(value: Any) -> Data:
        nonlocal last
        if last[0] is not value:
            last = value, write(value)
        return last[1]

    return write_cached


# Reading


def _reader(kind: Any) -> Callable[[Data], Any]:
    if _is_union(kind):
        return _read_either(kind)
    if get_origin(kind) is tuple:
        return _read_list(get_args(kind))
    if kind in ROOTS:
        return _read_tagged(ROOTS[kind])
    if is_dataclass(kind) or hasattr(kind, "_fields"):
        return _read_object(kind)
    raise TypeError(f"no codec for {kind}")


def _read_either(kind: Any) -> Callable[[Data], Any]:
    """Read `X | None`, or one of several classes by its kind."""
    known = _known(kind)
    read = codec(known[0]).read if len(known) == 1 else _read_tagged(known)
    return (lambda data: None if data is None else read(data)) if NoneType in get_args(kind) else read


def _read_list(parts: tuple[Any, ...]) -> Callable[[Data], Any]:
    if parts[-1] is Ellipsis:
        read = codec(parts[0]).read
        return lambda data: tuple(map(read, _list(data)))
    reads = tuple(codec(part).read for part in parts)
    return lambda data: tuple(read(item) for read, item in zip(reads, _list(data, len(reads)), strict=True))


def _read_object(kind: Any) -> Callable[[Data], Any]:
    parts = tuple((name, codec(hint).read) for name, hint in hints(kind).items())
    known, needed = frozenset(_all_fields(kind)), required_fields(kind)

    def read_object(data: Data) -> Any:
        given = mapping(data, known, needed)
        return _construct(kind, **{name: read(given[name]) for name, read in parts if name in given})

    return read_object


def _read_tagged(kinds: tuple[type, ...]) -> Callable[[Data], Any]:
    by_name = {KINDS[one]: _read_object(one) for one in kinds}

    def read_tagged(data: Data) -> Any:
        given = dict(mapping(data))
        named = given.pop("kind", None)
        if not isinstance(named, str) or named not in by_name:
            raise WireError("wire-kind", value=_short(named), expected=tuple(by_name))
        return by_name[named](given)

    return read_tagged


def _construct(make: Callable[..., Any], *values: Any, **named: Any) -> Any:
    """Construct a value; a refusal becomes a WireError."""
    try:
        return make(*values, **named)
    except GwintError as refusal:
        raise WireError(refusal.kind, **refusal.details) from None


def hints(kind: Any) -> dict[str, Any]:
    """The fields of a dataclass or a named tuple, and their types."""
    types = get_type_hints(kind)
    names = kind._fields if hasattr(kind, "_fields") else [one.name for one in fields(kind) if one.init]
    return {name: types[name] for name in names}


def required_fields(kind: Any) -> frozenset[str]:
    """The fields without a default value."""
    if hasattr(kind, "_fields"):
        return frozenset(kind._fields) - frozenset(kind._field_defaults)
    return frozenset(one.name for one in fields(kind) if one.init and one.default is MISSING)


def mapping(data: Data, known: frozenset[str] | None = None, needed: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Data as an object without unknown fields and with all required ones."""
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


# Predefined codecs


def _plain(kind: type) -> Codec:
    def read(data: Data) -> Any:
        if type(data) is not kind:
            raise WireError("wire-value", value=_short(data), expected=(kind.__name__,))
        return data

    return Codec(_same, read)


def _same(value: Any) -> Data:
    """The writer of plain data."""
    return value


def _named(names: Mapping[Any, str]) -> Codec:
    """The codec of values that are written as names."""
    values = {name: value for value, name in names.items()}

    def read(data: Data) -> Any:
        if not isinstance(data, str) or data not in values:
            raise WireError("wire-name", value=_short(data))
        return values[data]

    return Codec(names.__getitem__, read)


def _ruleset(data: Data) -> Ruleset:
    ruleset: Ruleset = _construct(rulesets.parse, read(str, data))
    return ruleset


def _short(data: Data) -> str:
    return str(data)[:LONGEST]


CODECS: Final[Mapping[Any, Codec]] = {
    int: _plain(int),
    str: _plain(str),
    bool: _plain(bool),
    float: _plain(float),
    Mapping[str, str | int]: Codec(dict, mapping),
    Card: _named(CARD_REFS),
    Leader: _named({leader: id_ for id_, leader in CATALOGUE.leaders.items()}),
    Row: _named({row: id_ for id_, row in ROW_OF.items()}),
    Faction: _named({faction: str(faction) for faction in Faction}),
    Ability: _named({ability: str(ability) for ability in Ability}),
    Mode: _named({mode: name for name, mode in MODES.items()}),
    Ruleset: Codec(cache(rulesets.text), _ruleset),
}
"""The codecs of plain data and of values that are written as names."""

SHARED: Final = frozenset({Terms, tuple[ChairView, ...], tuple[SideView, ...]})
"""Values that are the same for all viewers of a table, and are written once for them."""

COMPUTED: Final[Mapping[Any, Mapping[str, Any]]] = {
    View: {"question": Question | None},
    SideView: {"row_totals": tuple[int, ...], "total": int},
}
"""Properties that are written with a value for the convenience of clients, and not read."""
