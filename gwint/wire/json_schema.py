"""The JSON Schema (2020-12) of the wire format, derived from the same types as `gwint.wire.codecs`.

>>> document()["$defs"]["Spot"]["properties"]["row"]
{'$ref': '#/$defs/Row'}
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from textwrap import dedent
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin

from gwint.advice import Hint, JudgedMove, Review
from gwint.advice.review import MARKS
from gwint.box.quick_reference import QuickReference
from gwint.cards import FACTIONS, LANGUAGES, NEUTRAL, ROW_OF, Ability, Card, Faction, Kind, Leader, Row
from gwint.decks import Deck
from gwint.decks.building_rules import MEASURES
from gwint.encounters.subjects import SUBJECT_KINDS
from gwint.faults import Fault
from gwint.i18n.modes import NAMES as MODES
from gwint.lessons.lesson_book import LessonBook
from gwint.match.deck_naming import Name
from gwint.match.events import MatchEvent
from gwint.match.views import MatchView
from gwint.notation.record_model import GIVEN_UP, HOW, OPEN, Ending
from gwint.rules.agenda import Bring, PlaceCard, Question, Step
from gwint.rules.events import ClearedWeather, Discarded, Event, LaidWeather, Played
from gwint.rules.modes import Mode
from gwint.rules.moves import Move
from gwint.rules.table import Cloud
from gwint.rules.virtual_opponent.events import Judged
from gwint.rulesets import Ruleset
from gwint.views import View
from gwint.wire import companion, tables
from gwint.wire.box import BoxDecks
from gwint.wire.catalogue import CardFacts, Catalogue, OtherName
from gwint.wire.codecs import COMPUTED, DETAIL_TAGS, hints
from gwint.wire.deck_data import DeckData
from gwint.wire.decks import DeckLimit, DeckReport, RandomDeckReport, Starters
from gwint.wire.encounters import EncounterFacts, SubjectFacts
from gwint.wire.kinds import KINDS, ROOTS
from gwint.wire.referee import (
    REMINDER_KINDS,
    UNKNOWN_KINDS,
    ZONES,
    PutCard,
    RefereeEntries,
    RefereeEntry,
    RefereeQuestion,
    RefereeState,
    RefereeUnknown,
    Reminder,
    TakeCard,
    WhatIf,
)
from gwint.wire.replays import ACTS, ReplayStep, ReplaySteps
from gwint.wire.rulebook import ModeFacts, Rulebook, Rulesets
from gwint.wire.views import AnyEvent, AnyMove

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
WHOLE: Final[tuple[Any, ...]] = (
    View, MatchView, tables.TableView, tables.Terms, Hint, Review, Event, MatchEvent, tables.TableEvent, Move, Name,
    Question, Step, Fault, ReplaySteps, Catalogue, DeckReport, RandomDeckReport, Starters, LessonBook,
    EncounterFacts, Rulebook, Rulesets, companion.SoloGame, companion.SoloGames, companion.SoloLog,
    companion.SoloSetup, companion.SoloInput, companion.SoloUndo,
    RefereeEntry, RefereeEntries, RefereeQuestion, RefereeState, WhatIf, BoxDecks, QuickReference,
)  # fmt: skip
"""The top-level types; the types of their fields follow from them."""
UNIONS: Final[Mapping[str, Any]] = {"AnyEvent": AnyEvent, "AnyMove": AnyMove}


def document() -> Schema:
    """The whole schema, each type under its name in `$defs`."""
    return {"$schema": DIALECT, "$defs": definitions()}


def definitions() -> dict[str, Schema]:
    """The schemas of all named types."""
    defs = {name: one_of(*values) for name, values in ENUMS.items()}
    for kind in WHOLE:
        of(kind, defs)
    defs["Detail"] = _detail(defs)
    unions = {name: {"anyOf": _members(get_args(kind), defs)} for name, kind in UNIONS.items()}
    return defs | unions


def of(kind: Any, defs: dict[str, Schema]) -> Schema:
    """The schema of a type; a named type is added to `defs` and referenced."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Deck:
        return of(DeckData, defs)
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _union(get_args(kind), defs)
    if origin is tuple:
        return _tuple(get_args(kind), defs)
    if origin is Mapping:
        key, value = get_args(kind)
        return _mapping(key, value, defs)
    name = kind.__name__
    if name not in defs:
        # Added before it is made, because a fault may contain a fault.
        defs[name] = {}
        defs[name].update(_made(kind, defs))
    return ref(name)


def _made(kind: Any, defs: dict[str, Schema]) -> Schema:
    if kind in PATTERNS:
        pattern, description = PATTERNS[kind]
        return {"description": description, "type": "string"} | ({"pattern": pattern} if pattern else {})
    if kind in ROOTS:
        kinds = _kinds(kind, defs)
        return kinds[0] if len(kinds) == 1 else {"oneOf": kinds}
    return _record(kind, defs)


# Parts


def ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def one_of(*values: str) -> Schema:
    """One of several strings."""
    return {"enum": list(values)}


def record(properties: Mapping[str, Schema]) -> Schema:
    """An object with exactly these fields."""
    fields = dict(properties)
    return {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}


def listed(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _union(kinds: tuple[Any, ...], defs: dict[str, Schema]) -> Schema:
    """`X | None`, or one of several classes by its kind."""
    known = tuple(kind for kind in kinds if kind is not NoneType)
    named = next((name for name, kind in UNIONS.items() if get_args(kind) == known), "")
    if named and NoneType not in kinds:
        return ref(named)
    members = [ref(named)] if named else _members(known, defs)
    return {"anyOf": members + [{"type": "null"}] * (NoneType in kinds)}


def _members(kinds: tuple[Any, ...], defs: dict[str, Schema]) -> list[Schema]:
    """The members of a union: a type itself, or one of several classes by its kind."""
    several = len(kinds) > 1
    return [_tagged(kind, defs) if several and kind not in ROOTS else of(kind, defs) for kind in kinds]


def _tuple(parts: tuple[Any, ...], defs: dict[str, Schema]) -> Schema:
    if parts[-1] is Ellipsis:
        return listed(of(parts[0], defs))
    return {"type": "array", "prefixItems": [of(part, defs) for part in parts], "items": False, "minItems": len(parts)}


def _mapping(key: Any, value: Any, defs: dict[str, Schema]) -> Schema:
    names = {} if key is str else {"propertyNames": of(key, defs)}
    return {"type": "object", **names, "additionalProperties": of(value, defs)}


def _kinds(root: Any, defs: dict[str, Schema]) -> list[Schema]:
    """The alternatives of a root class: the root classes below it by name, then its other classes."""
    below = [one for one in ROOTS if one is not root and issubclass(one, root)]
    included = {kind for one in below for kind in ROOTS[one]}
    return [of(one, defs) for one in below] + [_tagged(kind, defs) for kind in ROOTS[root] if kind not in included]


def _tagged(kind: Any, defs: dict[str, Schema]) -> Schema:
    return _described(kind) | record({"kind": {"const": KINDS[kind]}, **_fields(kind, defs)})


def _record(kind: Any, defs: dict[str, Schema]) -> Schema:
    return _described(kind) | record(_fields(kind, defs))


def _fields(kind: Any, defs: dict[str, Schema]) -> dict[str, Schema]:
    types = {**hints(kind), **COMPUTED.get(kind, {})}
    return {name: _field(kind, name, hint, defs) for name, hint in types.items()}


def _field(kind: Any, name: str, hint: Any, defs: dict[str, Schema]) -> Schema:
    """The schema of a field by its type, or by the strings that it may have."""
    schema = _enum(ENUM_FIELDS[kind, name], hint) if (kind, name) in ENUM_FIELDS else of(hint, defs)
    return {**schema, **_field_description(kind, name)}


def _enum(name: str, hint: Any) -> Schema:
    """The schema of a string of an enumeration, of a list of them, or of one that may be missing."""
    if get_origin(hint) is tuple:
        return listed(ref(name))
    return {"anyOf": [ref(name), {"type": "null"}]} if NoneType in get_args(hint) else ref(name)


def _described(kind: Any) -> Schema:
    """The first paragraph of a class's docstring, unless dataclass generated it."""
    text = kind.__doc__ or ""
    return {} if text.startswith(f"{kind.__name__}(") else _description(text)


def _field_description(kind: Any, name: str) -> Schema:
    """The docstring below a field, or of a computed property."""
    return _description(next((texts[name] for one in kind.__mro__ if name in (texts := _docstrings(one))), ""))


def _description(text: str) -> Schema:
    """The first paragraph of a docstring, with JSON's word for None."""
    first = re.sub(r"\bNone\b", "null", " ".join(text.strip().partition("\n\n")[0].split()))
    return {"description": first} if first else {}


@cache
def _docstrings(kind: type) -> dict[str, str]:
    """The docstrings of a class's attributes and properties, which only its source contains."""
    if not kind.__module__.startswith("gwint."):
        return {}
    [declared] = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(declared, ast.ClassDef)
    texts: dict[str, str] = {}
    for statement, following in pairwise((*declared.body, ast.Pass())):
        if isinstance(statement, ast.FunctionDef):
            texts[statement.name] = ast.get_docstring(statement) or ""
        elif isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            texts[statement.target.id] = _text_of(following)
    return texts


def _text_of(statement: ast.stmt) -> str:
    value = statement.value if isinstance(statement, ast.Expr) else None
    return str(value.value) if isinstance(value, ast.Constant) else ""


def _detail(defs: dict[str, Schema]) -> Schema:
    plain = [{"type": name} for name in ("string", "integer", "boolean", "null")]
    tagged = [record({tag: of(kind, defs)}) for tag, kind in DETAIL_TAGS.items()]
    return {
        "description": "A detail of a fault or a reason: plain data, or an object that names its type.",
        "anyOf": [*plain, listed(ref("Detail")), *tagged],
    }


# Tables

PLAIN: Final[Mapping[Any, Schema]] = {
    int: {"type": "integer"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    float: {"type": "number"},
    Mapping[str, object]: {"type": "object", "additionalProperties": ref("Detail")},
    Mode: ref("Mode"),
    Row: ref("Row"),
    Faction: ref("Faction"),
    Kind: ref("Kind"),
    Ability: ref("Ability"),
}
"""Types that need no definition, or whose definition is in `ENUMS`."""

PATTERNS: Final[Mapping[Any, tuple[str, str]]] = {
    Card: (f"^({'|'.join(FACTIONS)})/[a-z0-9-]+$", "`<printing>/<id>`, such as `monsters/ghoul`."),
    Leader: ("^[a-z0-9-]+$", "A leader's id."),
    Ruleset: ("", "A ruleset as text: `klub, roach=yes`."),
}
"""Types written as strings of some form, with the pattern and the description."""

ENUMS: Final[Mapping[str, tuple[str, ...]]] = {
    "Language": LANGUAGES,
    "Mode": MODES,
    "Row": tuple(ROW_OF),
    "Faction": FACTIONS,
    "Kind": tuple(Kind),
    "Ability": tuple(Ability),
    "Weather": (Ability.FROST, Ability.FOG, Ability.RAIN, Ability.STORM, Ability.CLEAR),
    "Source": ("hand", "deck", "pile", "enemy-pile", "under"),
    "How": ("played", "called", "revived", "returned", "turned-up", "leader"),
    "Discarding": ("play", "hand", "weather", "unplaced"),
    "Measure": ("lead", "own"),
    "Deciding": ("gain", "lead", "row", "chance"),
    "Phase": ("waiting", "playing", "over", "closed", "interrupted"),
    "Sitter": ("empty", "person", "bot", "virtual"),
    "Hinting": tables.HINTING,
    "Mark": tuple(mark for mark, _ in MARKS),
    "Offering": ("take-back", "rematch"),
    "Ended": (*HOW, *OPEN),
    "GivenUp": GIVEN_UP,
    "Act": ACTS,
    "Home": (*FACTIONS, NEUTRAL),
    "Counted": tuple(MEASURES),
    "SubjectKind": SUBJECT_KINDS,
    "OutcomeKind": companion.OUTCOME_KINDS,
    "TurnedUpFrom": ("deck", "under", ""),
    "Zone": ZONES,
    "RefereeUnknownKind": UNKNOWN_KINDS,
    "ReminderKind": REMINDER_KINDS,
}
"""Strings of which a field has one, by the name of the enumeration."""

ENUM_FIELDS: Final[Mapping[tuple[Any, str], str]] = {
    (Cloud, "weather"): "Weather",
    (LaidWeather, "weather"): "Weather",
    (ClearedWeather, "weathers"): "Weather",
    (Played, "source"): "Source",
    (Played, "how"): "How",
    (Bring, "source"): "Source",
    (Bring, "how"): "How",
    (PlaceCard, "source"): "Source",
    (PlaceCard, "how"): "How",
    (Discarded, "source"): "Discarding",
    (Judged, "measure"): "Measure",
    (Judged, "decided"): "Deciding",
    (tables.Terms, "mode"): "Mode",
    (tables.Terms, "hints"): "Hinting",
    (tables.TableView, "phase"): "Phase",
    (tables.ChairView, "kind"): "Sitter",
    (JudgedMove, "mark"): "Mark",
    (tables.Offer, "offer"): "Offering",
    (tables.Offered, "offer"): "Offering",
    (tables.AcceptedOffer, "offer"): "Offering",
    (tables.DeclinedOffer, "offer"): "Offering",
    (tables.GaveUp, "how"): "GivenUp",
    (Ending, "how"): "Ended",
    (ReplayStep, "act"): "Act",
    (CardFacts, "home"): "Home",
    (OtherName, "language"): "Language",
    (Catalogue, "language"): "Language",
    (Catalogue, "languages"): "Language",
    (DeckLimit, "counted"): "Counted",
    (Starters, "language"): "Language",
    (Rulebook, "language"): "Language",
    (Rulesets, "language"): "Language",
    (ModeFacts, "id"): "Mode",
    (Rulebook, "mode"): "Mode",
    (LessonBook, "language"): "Language",
    (EncounterFacts, "language"): "Language",
    (SubjectFacts, "kind"): "SubjectKind",
    (companion.AskedOutcome, "kind"): "OutcomeKind",
    (companion.AskedOutcome, "source"): "TurnedUpFrom",
    (PutCard, "zone"): "Zone",
    (TakeCard, "zone"): "Zone",
    (RefereeUnknown, "kind"): "RefereeUnknownKind",
    (Reminder, "kind"): "ReminderKind",
}
"""The fields with an enumeration of `ENUMS`."""
