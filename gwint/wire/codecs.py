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
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from gwint.cards import Card, Faction, Leader, Row
from gwint.decks import Deck
from gwint.faults import Fault
from gwint.match.deck_naming import Name
from gwint.match.events import MatchEvent
from gwint.match.views import MatchView
from gwint.rules.agenda import Question
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.views import DeckView, SeatView, Secrets, SideView, View
from gwint.wire.deck_data import DeckData
from gwint.wire.kinds import KINDS, ROOTS
from gwint.wire.plain_codecs import PLAIN_CODECS, Codec, Data, WireError, construct, items, mapping, quote, unchanged
from gwint.wire.tables import ChairView, DealView, FailedAttempt, Offer, RematchDeal, TableEvent, TableView, Terms


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
    if get_origin(kind) is Mapping:
        return _mapping_of(get_args(kind), value, names)
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
    return value if write is unchanged else f"{_add_name(write, names)}({value})"


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
    return f"[*{value}]" if write is unchanged else f"([*map({_add_name(write, names)}, {value})] if {value} else [])"


def _mapping_of(parts: tuple[Any, ...], value: str, names: dict[str, Any]) -> str:
    key, one = _part(parts[0], "key", names), _part(parts[1], "one", names)
    return f"{{{key}: {one} for key, one in {value}.items()}}"


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
    if get_origin(kind) is Mapping:
        return _read_mapping(*get_args(kind))
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
        return lambda data: tuple(map(read, items(data)))
    reads = tuple(codec(part).read for part in parts)
    return lambda data: tuple(read(item) for read, item in zip(reads, items(data, len(reads)), strict=True))


def _read_mapping(key: Any, value: Any) -> Callable[[Data], Any]:
    read_key, read_value = codec(key).read, codec(value).read
    return lambda data: {read_key(name): read_value(one) for name, one in mapping(data).items()}


def _read_object(kind: Any) -> Callable[[Data], Any]:
    parts = tuple((name, codec(hint).read) for name, hint in hints(kind).items())
    known, needed = None if kind in WRITTEN_BY_SERVERS else frozenset(_all_fields(kind)), required_fields(kind)

    def read_object(data: Data) -> Any:
        given = mapping(data, known, needed)
        return construct(kind, **{name: read(given[name]) for name, read in parts if name in given})

    return read_object


def _read_tagged(kinds: tuple[type, ...]) -> Callable[[Data], Any]:
    by_name = {KINDS[one]: _read_object(one) for one in kinds}

    def read_tagged(data: Data) -> Any:
        given = dict(mapping(data))
        named = given.pop("kind", None)
        if not isinstance(named, str) or named not in by_name:
            raise WireError("wire-kind", value=quote(named), expected=tuple(by_name))
        return by_name[named](given)

    return read_tagged


@cache
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


# Details of faults and reasons


def _write_details(details: Mapping[str, object]) -> dict[str, Data]:
    return {name: _write_detail(value) for name, value in details.items()}


def _write_detail(value: object) -> Data:
    """Plain details are unchanged; cards and similar values are tagged with their type."""
    for tag, kind in DETAIL_TAGS.items():
        if isinstance(value, kind):
            return {tag: write(kind, value)}
    if isinstance(value, (tuple, list, set, frozenset)):
        return [_write_detail(one) for one in value]
    if isinstance(value, bool | int) or value is None:
        return value
    return str(value)


def _read_details(data: Data) -> dict[str, object]:
    return {name: _read_detail(value) for name, value in mapping(data).items()}


def _read_detail(data: Data) -> object:
    """The inverse of `_write_detail`; lists come back as tuples."""
    if isinstance(data, list):
        return tuple(_read_detail(one) for one in data)
    if isinstance(data, bool | int | str) or data is None:
        return data
    tag = next(iter(mapping(data)), "")
    if len(data) != 1 or tag not in DETAIL_TAGS:
        raise WireError("wire-kind", value=quote(tag), expected=tuple(DETAIL_TAGS))
    return read(DETAIL_TAGS[tag], data[tag])


DETAIL_TAGS: Final[Mapping[str, type]] = {
    "card": Card,
    "leader": Leader,
    "faction": Faction,
    "row": Row,
    "move": Move,
    "name": Name,
    "fault": Fault,
}
"""The tag of each type of detail that is not plain data."""

# Decks


def _write_deck(deck: Deck) -> Data:
    return write(DeckData, DeckData.of(deck))


def _read_deck(data: Data) -> Deck:
    deck: Deck = read(DeckData, data).deck()
    return deck


# Tables

CODECS: Final[Mapping[Any, Codec]] = {
    **PLAIN_CODECS,
    Mapping[str, object]: Codec(_write_details, _read_details),
    Deck: Codec(_write_deck, _read_deck),
}
"""The predefined codecs."""

SHARED: Final = frozenset({Terms, DealView, tuple[ChairView, ...], tuple[SideView, ...]})
"""Values that are the same for all viewers of a table, and are written once for them."""

WRITTEN_BY_SERVERS: Final = frozenset(
    {
        *(View, SeatView, SideView, Secrets, DeckView, MatchView, TableView, ChairView, Terms, Offer),
        *(DealView, FailedAttempt, RematchDeal),
        *(*ROOTS[Event], *ROOTS[MatchEvent], *ROOTS[TableEvent]),
    }
)
"""Only clients read these, and a newer server may add fields to them, which are ignored."""

COMPUTED: Final[Mapping[Any, Mapping[str, Any]]] = {
    View: {"question": Question | None},
    SideView: {"row_totals": tuple[int, ...], "total": int},
}
"""Properties that are written with a value for the convenience of clients, and not read."""
