"""Values of the game as JSON data and back, by their types: a dataclass is an object, a tuple a list, a card its name.

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
from gwint.faults import Refusal
from gwint.rules.agenda import Question
from gwint.rules.modes import MODES, Mode
from gwint.rulesets import Ruleset
from gwint.views import SideView, View
from gwint.wire.kinds import KINDS, ROOTS
from gwint.wire.tables import ChairView, Terms

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
    read = _reader(kind)
    return Codec(_writer(kind), read)


def _known(kind: Any) -> tuple[Any, ...]:
    """The types of a union, but for None; two or more stand for the classes below them."""
    known = tuple(one for one in get_args(kind) if one is not NoneType)
    return known if len(known) == 1 else tuple(one for kind in known for one in ROOTS.get(kind, (kind,)))


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Union, UnionType)


# Writing


def _writer(kind: Any, said: str = "") -> Callable[[Any], Data]:
    """Views are written for every viewer after every move, and much of a server's time would go into asking each part
    how it is written. So that is settled once: `lambda value: {"side": value.side, "hand": [*map(card, value.hand)]}`.
    """
    names: dict[str, Any] = {}
    write: Callable[[Any], Data] = eval(f"lambda value: {_whole(kind, 'value', names, said)}", names)
    return write


def _whole(kind: Any, value: str, names: dict[str, Any], said: str = "") -> str:
    """The expression for an object, a list or one of several classes; `names` are what it calls."""
    if _is_union(kind):
        return _either(kind, value, names)
    if get_origin(kind) is tuple:
        return _list_of(get_args(kind), value, names)
    if kind in ROOTS and not said:
        return _tagged(ROOTS[kind], value, names)
    parts = [f"{name!r}: {_part(hint, f'{value}.{name}', names)}" for name, hint in hints(kind).items()]
    # By a call, so that it is reckoned once: an expression may name its value several times.
    reckoned = RECKONED.get(kind, {}).items()
    parts += [f"{name!r}: {_called(codec(hint).write, names)}({value}.{name})" for name, hint in reckoned]
    return f"{{{said}{', '.join(parts)}}}"


def _part(kind: Any, value: str, names: dict[str, Any]) -> str:
    """The expression for a value anywhere in another."""
    if kind in SHARED:
        return f"{_called(_kept(_writer(kind)), names)}({value})"
    if kind not in NOUNS:
        return _whole(kind, value, names)
    write = NOUNS[kind].write
    return value if write is _same else f"{_called(write, names)}({value})"


def _either(kind: Any, value: str, names: dict[str, Any]) -> str:
    known = _known(kind)
    inner = _part(known[0], value, names) if len(known) == 1 else _tagged(known, value, names)
    return f"(None if {value} is None else {inner})" if NoneType in get_args(kind) else inner


def _list_of(parts: tuple[Any, ...], value: str, names: dict[str, Any]) -> str:
    if parts[-1] is not Ellipsis:
        return f"[{', '.join(_part(part, f'{value}[{place}]', names) for place, part in enumerate(parts))}]"
    if parts[0] not in NOUNS:
        return f"[{_part(parts[0], 'one', names)} for one in {value}]"
    write = NOUNS[parts[0]].write
    return f"[*{value}]" if write is _same else f"([*map({_called(write, names)}, {value})] if {value} else [])"


def _tagged(kinds: tuple[type, ...], value: str, names: dict[str, Any]) -> str:
    """Values of several classes, each told by `kind`."""
    writers = {one: _writer(one, f"'kind': {KINDS[one]!r}, ") for one in kinds}
    return f"{_called(writers, names)}[type({value})]({value})"


def _called(what: Any, names: dict[str, Any]) -> str:
    name = f"w{len(names)}"
    names[name] = what
    return name


def _told(kind: Any) -> dict[str, Any]:
    """The fields, and what is reckoned from them, with their types."""
    return {**hints(kind), **RECKONED.get(kind, {})}


def _kept(write: Callable[[Any], Data]) -> Callable[[Any], Data]:
    """Written once for all the viewers who are shown the very same value, one after the other."""
    last: tuple[Any, Data] = None, None

    def kept(value: Any) -> Data:
        nonlocal last
        if last[0] is not value:
            last = value, write(value)
        return last[1]

    return kept


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
    raise TypeError(f"the wire knows no {kind}")


def _read_either(kind: Any) -> Callable[[Data], Any]:
    """`X | None`, or classes of which each is told by its kind."""
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
    known, needed = frozenset(_told(kind)), needs(kind)

    def read_object(data: Data) -> Any:
        given = mapping(data, known, needed)
        return _made(kind, **{name: read(given[name]) for name, read in parts if name in given})

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


def _made(make: Callable[..., Any], *told: Any, **named: Any) -> Any:
    """What a value refuses to be made of does not belong on the wire either."""
    try:
        return make(*told, **named)
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
    ruleset: Ruleset = _made(rulesets.parse, read(str, data))
    return ruleset


def _short(data: Data) -> str:
    return str(data)[:LONGEST]


NOUNS: Final[Mapping[Any, Codec]] = {
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
"""What has a name on the wire, or is plain data."""

SHARED: Final = frozenset({Terms, tuple[ChairView, ...], tuple[SideView, ...]})
"""What is the same for all viewers of a table, and made once for them."""

RECKONED: Final[Mapping[Any, Mapping[str, Any]]] = {
    View: {"question": Question | None},
    SideView: {"row_totals": tuple[int, ...], "total": int},
}
"""What every client would reckon from a value is told with it, and not read."""
