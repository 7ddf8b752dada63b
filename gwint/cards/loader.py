"""Loads the data files, one per faction. An error names the file and the card."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwint.cards.model import FACTIONS, NEUTRAL, ROW_OF, Ability, Card, Effect, Faction, Kind, Leader, Names
from gwint.languages import LANGUAGES

DATA = Path(__file__).with_name("data")

CARD_KEYS = {
    "id", "kind", "strength", "rows", "abilities", "copies", "copies_witcher3", "side_deck", "muster_calls",
    "avenger", "transforms_into", "ballad_face", "codes", "names", "names_ours", "other_names",
}  # fmt: skip
LEADER_KEYS = {"id", "faction", "code", "in_witcher3", "effects", "names", "names_ours", "other_names"}
EFFECT_KEYS = {
    "effect", "passive", "row", "weathers", "takes", "count", "chosen", "barred_by", "needs_weather", "what",
    "takes_too",
}  # fmt: skip
LEADER_EFFECTS = ("book", "klub", "video")
SOLO = "solo"


class CatalogueError(ValueError):
    """A data file that cannot be read; names the file and the faulty card."""

    def __init__(self, file: str, card: str, fault: str) -> None:
        super().__init__(f"{file}: {card}: {fault}")
        self.file = file
        self.card = card
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The contents of all data files."""

    cards: Mapping[tuple[str, str], Card]
    """By id and printing."""
    leaders: Mapping[str, Leader]
    names: Mapping[str, Names]
    """By the id of a card or leader."""


def load(folder: Path = DATA) -> Catalogue:
    """Loads all data files of a folder into one catalogue."""
    cards: dict[tuple[str, str], Card] = {}
    leaders: dict[str, Leader] = {}
    names: dict[str, Names] = {}
    for home in (NEUTRAL, *FACTIONS):
        file = f"{home}.json"
        for row in _rows(folder / file, "cards"):
            with _ErrorContext(file, row):
                _check_keys(row, CARD_KEYS)
                _check_unique(row["id"], names)
                names[row["id"]] = _names(row)
                for card in _printings(row, home):
                    cards[card.id, card.printing] = card
    for row in _rows(folder / "leaders.json", "leaders"):
        with _ErrorContext("leaders.json", row):
            _check_keys(row, LEADER_KEYS)
            _check_unique(row["id"], names)
            names[row["id"]] = _names(row)
            leaders[row["id"]] = _leader(row)
    _check_references(cards.values())
    return Catalogue(cards, leaders, names)


class _ErrorContext:
    """Turns any error in a row into a CatalogueError that names the row."""

    def __init__(self, file: str, row: Mapping[str, Any]) -> None:
        self.file = file
        self.card = str(row.get("id", "a row without an id"))

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, KeyError):
            raise CatalogueError(self.file, self.card, f"{str(error.args[0])!r} is missing or unknown") from error
        if isinstance(error, (ValueError, TypeError)):
            raise CatalogueError(self.file, self.card, str(error)) from error


def _rows(path: Path, key: str) -> Iterator[dict[str, Any]]:
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))[key]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CatalogueError(path.name, "the whole file", f"cannot be read ({error})") from error
    for row in rows:
        if not isinstance(row, dict):
            raise CatalogueError(path.name, repr(row), "is not an object")
        yield row


def _check_keys(row: Mapping[str, Any], known: set[str]) -> None:
    if unknown := sorted(set(row) - known):
        raise ValueError(f"has unknown keys: {', '.join(unknown)}; known keys are {', '.join(sorted(known))}")


def _check_unique(id_: str, names: Mapping[str, Names]) -> None:
    if id_ in names:
        raise ValueError("appears twice in the data")


def _names(row: Mapping[str, Any]) -> Names:
    by_language = {language: row["names"][language] for language in LANGUAGES}
    if not all(isinstance(name, str) and name for name in by_language.values()):
        raise ValueError("has no name in a language")
    others = tuple((other["lang"], other["name"]) for other in row.get("other_names", ()))
    return Names(by_language, tuple(row.get("names_ours", ())), others)


def _printings(row: Mapping[str, Any], home: str) -> Iterator[Card]:
    """SET-2. A faction card has one printing; a neutral card has a printing in every faction's set."""
    kind = Kind(row["kind"])
    if (kind in (Kind.UNIT, Kind.HERO)) != ("strength" in row and bool(row.get("rows"))):
        raise ValueError("a unit has strength and rows, a special has neither")
    for printing in FACTIONS if home == NEUTRAL else (Faction(home),):
        codes = tuple(row["codes"][printing] if home == NEUTRAL else row["codes"])
        if len(codes) != row["copies"]:
            raise ValueError(f"has {row['copies']} copies but {len(codes)} codes")
        yield Card(
            id=row["id"],
            home=home,
            printing=printing,
            kind=kind,
            strength=int(row.get("strength", 0)),
            rows=tuple(ROW_OF[name] for name in row.get("rows", ())),
            abilities=tuple(Ability(name) for name in row.get("abilities", ())),
            copies=int(row["copies"]),
            copies_witcher3=int(row.get("copies_witcher3", row["copies"])),
            codes=codes,
            calls=tuple(row.get("muster_calls", ())),
            avenger=row.get("avenger"),
            transforms_into=row.get("transforms_into"),
            side_deck=bool(row.get("side_deck", False)),
            ballad_face=bool(row.get("ballad_face", False)),
        )


def _leader(row: Mapping[str, Any]) -> Leader:
    effects_by_value = {value: _effect(facts) for value, facts in row["effects"].items()}
    if "book" not in effects_by_value or not set(effects_by_value) <= {*LEADER_EFFECTS, SOLO}:
        raise ValueError(f"effects are named {', '.join((*LEADER_EFFECTS, SOLO))}, and book is always there")
    effects = {value: effects_by_value.get(value, effects_by_value["book"]) for value in LEADER_EFFECTS}
    return Leader(
        row["id"], Faction(row["faction"]), row["code"], bool(row["in_witcher3"]), effects, effects_by_value.get(SOLO)
    )


def _effect(facts: Mapping[str, Any]) -> Effect:
    _check_keys(facts, EFFECT_KEYS)
    values = dict(facts)
    name = values.pop("effect")
    row = values.pop("row", None)
    weathers = tuple(values.pop("weathers", ()))
    return Effect(name, row=None if row is None else ROW_OF[row], weathers=weathers, **values)


def _check_references(cards: Iterable[Card]) -> None:
    """Checks that called cards exist, and that avengers and transformed cards exist in the side deck."""
    known = {(card.id, card.printing): card for card in cards}
    for card in known.values():
        file = f"{card.home}.json"
        for called in card.calls:
            if (called, card.printing) not in known:
                raise CatalogueError(file, card.id, f"calls {called}, which is not a card of {card.printing}")
        for summoned in (card.avenger, card.transforms_into):
            if summoned is not None and not (
                (summoned, card.printing) in known and known[summoned, card.printing].side_deck
            ):
                raise CatalogueError(file, card.id, f"brings {summoned}, which is not a side-deck card")
        _check_ability(card, Ability.MUSTER, bool(card.calls))
        _check_ability(card, Ability.AVENGER, card.avenger is not None)
        _check_ability(card, Ability.BERSERKER, card.transforms_into is not None)


def _check_ability(card: Card, ability: Ability, has_card: bool) -> None:
    if card.has(ability) != has_card:
        raise CatalogueError(f"{card.home}.json", card.id, f"{ability} and the card it brings must both be present")
