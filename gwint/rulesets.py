"""Rulesets as values: the options of docs/rules.md (OPT) and the three named rulesets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Final, Self

from gwint.faults import GwintError, check_type
from gwint.spelling import nearest


def _numbers(least: int, most: int) -> tuple[str, ...]:
    return tuple(map(str, range(least, most + 1)))


OPTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "deck_limits": ("deck-1", "deck-2"),
    "max_heroes": ("deck-limits", *_numbers(0, 20)),
    "gems": _numbers(1, 5),
    "hand_size": _numbers(1, 20),
    "redraws": _numbers(0, 10),
    "redraw_returns": ("shuffled", "bottom"),
    "toss_winner": ("starts", "chooses"),
    "start_settled": ("before-deal", "after-redraw"),
    "scoiatael": ("game-start", "game-start-two-cancel", "once-any-round"),
    "after_draw": ("other-player", "last-to-pass"),
    "double_draw": ("draw", "replay"),
    "round_draw": _numbers(0, 5),
    "discard_turn": ("yes", "no"),
    "muster_from_hand": ("yes", "no"),
    "agile_rows": ("close-ranged", "all"),
    "unit_horn_doubles_itself": ("yes", "no"),
    "bran_rounding": ("up", "down"),
    "mardroeme_shares_row": ("yes", "no"),
    "covered_weather": ("lies", "discarded"),
    "avenger_leaves_to": ("discard-pile", "out-of-game"),
    "side_deck_supply": ("printed", "unlimited"),
    "weather_leaders": ("from-deck", "of-themselves"),
    "leader_effects": ("book", "klub", "video"),
    "leader_pool": ("all", "witcher3"),
    "card_pool": ("edition-2025", "storm-in-skellige", "witcher3"),
    "roach": ("yes", "no"),
}
"""Every option and its possible values, in the order of the OPT table."""

NUMERIC: Final = frozenset(option for option, values in OPTIONS.items() if all(map(str.isdecimal, values)))
"""The options whose values are numbers."""


SPACED_EQUALS: Final = re.compile(r"\s*=\s*")
"""The equals sign of an option, with spaces around it."""


class RulesetError(GwintError):
    """An option, a value or a ruleset that does not exist."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """OPT. The options of a table. Nothing depends on the name of a ruleset, only on its options."""

    deck_limits: str = "deck-1"
    max_heroes: str = "deck-limits"
    gems: str = "2"
    hand_size: str = "10"
    redraws: str = "2"
    redraw_returns: str = "shuffled"
    toss_winner: str = "starts"
    start_settled: str = "before-deal"
    scoiatael: str = "game-start"
    after_draw: str = "other-player"
    double_draw: str = "draw"
    round_draw: str = "0"
    discard_turn: str = "no"
    muster_from_hand: str = "yes"
    agile_rows: str = "close-ranged"
    unit_horn_doubles_itself: str = "no"
    bran_rounding: str = "up"
    mardroeme_shares_row: str = "yes"
    covered_weather: str = "lies"
    avenger_leaves_to: str = "discard-pile"
    side_deck_supply: str = "printed"
    weather_leaders: str = "from-deck"
    leader_effects: str = "book"
    leader_pool: str = "all"
    card_pool: str = "edition-2025"
    roach: str = "yes"

    def __new__(cls, *_values: object, **options: object) -> Self:
        """Refuse the name of an option that does not exist."""
        _check_names(options)
        return object.__new__(cls)

    def __post_init__(self) -> None:
        for option, values in OPTIONS.items():
            object.__setattr__(self, option, _as_text(getattr(self, option)))
            if getattr(self, option) not in values:
                value = getattr(self, option)
                close = nearest(str(value), values)
                raise RulesetError("option-value", option=option, value=value, values=values, nearest=close)

    def options(self) -> dict[str, str]:
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def changed(self, /, **options: str | int) -> Ruleset:
        """Returns the ruleset with some options changed, for house rules; numbers, True and False are values, too."""
        _check_names(options)
        return replace(self, **{option: _as_text(value) for option, value in options.items()})

    @classmethod
    def parse(cls, phrase: str) -> Ruleset:
        """Parse a ruleset's name, options, or both: `klub`, `roach=no`, `klub, roach=yes`."""
        return parse(phrase)

    def __str__(self) -> str:
        return text(self)

    def __repr__(self) -> str:
        return f"Ruleset.parse({text(self)!r})"


def _check_names(options: Iterable[str]) -> None:
    for option in options:
        if option not in OPTIONS:
            close = nearest(option, OPTIONS)
            raise RulesetError("option-name", option=option, options=tuple(OPTIONS), nearest=close)


def _as_text(value: object) -> str:
    """Returns an option's value as it is stored: 3 as `3`, True as `yes`."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


LEGENDARY: Final = Ruleset()
"""The 2025 tabletop edition, which is the default."""

KLUB: Final = Ruleset(
    deck_limits="deck-2",
    redraw_returns="bottom",
    toss_winner="chooses",
    start_settled="after-redraw",
    scoiatael="once-any-round",
    double_draw="replay",
    muster_from_hand="no",
    agile_rows="all",
    unit_horn_doubles_itself="yes",
    weather_leaders="of-themselves",
    leader_effects="klub",
    leader_pool="witcher3",
    card_pool="storm-in-skellige",
    roach="no",
)
"""The Gwint Klub's Czech rules."""

WITCHER3: Final = Ruleset(
    redraw_returns="bottom",
    scoiatael="game-start-two-cancel",
    after_draw="last-to-pass",
    bran_rounding="down",
    mardroeme_shares_row="no",
    covered_weather="discarded",
    avenger_leaves_to="out-of-game",
    side_deck_supply="unlimited",
    leader_effects="video",
    leader_pool="witcher3",
    card_pool="witcher3",
)
"""The video game."""

RULESETS: Final[Mapping[str, Ruleset]] = {"legendary": LEGENDARY, "klub": KLUB, "witcher3": WITCHER3}


TRUTH_VALUES: Final[Mapping[str, str]] = {"true": "yes", "false": "no"}
"""Other spellings of values in a phrase, as in Python."""


def differences(ruleset: Ruleset, base: Ruleset) -> dict[str, str]:
    return {option: value for option, value in ruleset.options().items() if value != getattr(base, option)}


def nearest_named(ruleset: Ruleset) -> tuple[str, dict[str, str]]:
    """Returns the named ruleset with the fewest differences, and those differences."""
    return min(((name, differences(ruleset, base)) for name, base in RULESETS.items()), key=lambda pair: len(pair[1]))


def text(ruleset: Ruleset) -> str:
    """Returns a ruleset as a phrase: `klub`, or `klub, roach=yes`."""
    name, changes = nearest_named(ruleset)
    return ", ".join([name, *(f"{option}={value}" for option, value in changes.items())])


def parse(phrase: str) -> Ruleset:
    """Parses a phrase written by `text`; the name may be omitted."""
    check_type("rules", phrase, str)
    ruleset = LEGENDARY
    for place, part in enumerate(piece.strip().lower() for piece in phrase.split(",")):
        _check_commas(part)
        option, equals, value = (piece.strip() for piece in part.partition("="))
        if equals:
            name = option.replace("-", "_")
            values = TRUTH_VALUES if "yes" in OPTIONS.get(name, ()) else {}
            ruleset = ruleset.changed(**{name: values.get(value, value)})
        elif place == 0 and part in RULESETS:
            ruleset = RULESETS[part]
        elif part.replace("-", "_") in OPTIONS:
            raise RulesetError("option-alone", option=part, values=OPTIONS[part.replace("-", "_")])
        else:
            raise RulesetError("ruleset-name", name=part, names=tuple(RULESETS), nearest=nearest(part, RULESETS))
    return ruleset


def get_ruleset(rules: Ruleset | str) -> Ruleset:
    """Returns a ruleset that is given as a value or as text; raises RulesetError, or WrongType for anything else."""
    check_type("rules", rules, Ruleset, str)
    return rules if isinstance(rules, Ruleset) else parse(rules)


def _check_commas(part: str) -> None:
    """Refuses several names and options without commas between them: `klub roach=yes`."""
    words = SPACED_EQUALS.sub("=", part).split()
    if len(words) > 1 and all("=" in word or word in RULESETS for word in words):
        raise RulesetError("ruleset-commas", text=part, expected=", ".join(words))
