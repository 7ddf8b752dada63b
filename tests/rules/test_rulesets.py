"""OPT. The options of a ruleset: docs/rules.md and the code agree, and a ruleset reads back from its text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint import rulesets
from gwint.cards import FACTIONS, SETS, Ability, Faction, leader
from gwint.decks import Deck, faults, random_deck
from gwint.decks.building_rules import LIMITS, collection, leaders, limits
from gwint.faults import Fault
from gwint.i18n import format_refusal
from gwint.rulesets import KLUB, LEGENDARY, OPTIONS, RULESETS, WITCHER3, Ruleset, RulesetError
from tests.scenes import rule

BOOK = Path(__file__).parents[2] / "docs" / "rules.md"
LINE = re.compile(r"^\| (\w+) \| ([^`|]*) \| (`[^|]+`) \| (\S+) \| (\S+) \| (\S+) \|$", re.MULTILINE)
TABLE = LINE.findall(BOOK.read_text(encoding="utf-8").split("## OPT")[1])
"""option, rules, values, legendary, klub, witcher3"""

RANDOM = st.fixed_dictionaries({option: st.sampled_from(values) for option, values in OPTIONS.items()})


# The rulebook and the code


@rule(*(f"OPT-{option}" for option in OPTIONS))
def test_the_options_are_those_of_the_book_in_its_order() -> None:
    assert [line[0] for line in TABLE] == list(OPTIONS)
    assert list(LEGENDARY.options()) == list(OPTIONS)


@pytest.mark.parametrize("line", TABLE, ids=[line[0] for line in TABLE])
def test_an_option_has_the_values_of_the_book(line: tuple[str, ...]) -> None:
    assert OPTIONS[line[0]] == tuple(values_of(line[2]))


def values_of(cell: str) -> Iterator[str]:
    """The values that a cell of the OPT table names: `yes` · `no`, or `1` to `20`."""
    for first, last in re.findall(r"`([^`]+)`(?: to `(\d+)`)?", cell):
        yield from map(str, range(int(first), int(last) + 1)) if last else [first]


@pytest.mark.parametrize("line", TABLE, ids=[line[0] for line in TABLE])
def test_the_three_rulesets_give_each_option_the_value_of_the_book(line: tuple[str, ...]) -> None:
    assert tuple(getattr(RULESETS[name], line[0]) for name in ("legendary", "klub", "witcher3")) == line[3:]


@pytest.mark.parametrize("line", TABLE, ids=[line[0] for line in TABLE])
def test_an_option_names_rules_that_the_book_has(line: tuple[str, ...]) -> None:
    book = BOOK.read_text(encoding="utf-8")
    for id_ in re.findall(r"[A-Z]+-[A-Z0-9-]+", line[1]):
        assert f"\n- {id_} " in book


def test_there_are_three_named_rulesets_and_legendary_is_the_default() -> None:
    assert list(RULESETS) == ["legendary", "klub", "witcher3"]
    assert Ruleset() == LEGENDARY == RULESETS["legendary"]
    assert RULESETS["klub"] == KLUB
    assert RULESETS["witcher3"] == WITCHER3


def test_the_three_named_rulesets_differ() -> None:
    assert len(set(RULESETS.values())) == 3


# A ruleset is a value


@given(RANDOM, st.sampled_from(sorted(OPTIONS)), st.data())
def test_house_rules_change_single_options(options: dict[str, str], option: str, data: st.DataObject) -> None:
    value = data.draw(st.sampled_from(OPTIONS[option]))
    before = Ruleset(**options)
    after = before.changed(**{option: value})
    assert after.options() == options | {option: value}
    assert before.options() == options


@given(RANDOM)
def test_equal_options_are_equal_rules(options: dict[str, str]) -> None:
    assert Ruleset(**options) == Ruleset(**options)
    assert hash(Ruleset(**options)) == hash(Ruleset(**options))


def test_a_ruleset_cannot_be_altered() -> None:
    with pytest.raises(AttributeError):
        LEGENDARY.roach = "no"  # type: ignore[misc]


# As text


@given(RANDOM)
def test_a_ruleset_reads_back_from_its_text(options: dict[str, str]) -> None:
    ruleset = Ruleset(**options)
    assert rulesets.parse(str(ruleset)) == ruleset
    assert rulesets.text(rulesets.parse(str(ruleset))) == str(ruleset)


@given(RANDOM)
def test_the_text_names_the_nearest_ruleset_and_only_what_differs(options: dict[str, str]) -> None:
    name, *changes = str(Ruleset(**options)).split(", ")
    fewest = min(len(rulesets.differences(Ruleset(**options), base)) for base in RULESETS.values())
    assert len(changes) == len(rulesets.differences(Ruleset(**options), RULESETS[name])) == fewest


@pytest.mark.parametrize("name", RULESETS)
def test_a_named_ruleset_is_its_name(name: str) -> None:
    assert str(RULESETS[name]) == name
    assert rulesets.parse(name) == RULESETS[name]


@pytest.mark.parametrize(
    ("phrase", "ruleset"),
    [
        ("klub, roach=yes", KLUB.changed(roach="yes")),
        ("  klub ,roach = yes ", KLUB.changed(roach="yes")),
        ("roach=no", LEGENDARY.changed(roach="no")),
        ("witcher3, after-draw=other-player", WITCHER3.changed(after_draw="other-player")),
        ("legendary, roach=no, roach=yes", LEGENDARY),
    ],
)
def test_phrases_are_read_forgivingly(phrase: str, ruleset: Ruleset) -> None:
    assert rulesets.parse(phrase) == ruleset


# Faults


@pytest.mark.parametrize("phrase", ["", "gwent", "klub, witcher3", "roach=no, klub", "klub,"])
def test_an_unknown_ruleset_is_refused_with_those_there_are(phrase: str) -> None:
    with pytest.raises(RulesetError) as refusal:
        rulesets.parse(phrase)
    assert refusal.value.kind == "ruleset-name"
    assert refusal.value.details["names"] == ("legendary", "klub", "witcher3")


@pytest.mark.parametrize(
    ("phrase", "kind", "details"),
    [
        ("klub, roach", "option-alone", {"option": "roach", "values": ("yes", "no")}),
        ("discard-turn", "option-alone", {"values": ("yes", "no")}),
        ("gems=3 hand_size = 12", "ruleset-commas", {"expected": "gems=3, hand_size=12"}),
        ("legendary gems=3", "ruleset-commas", {"expected": "legendary, gems=3"}),
    ],
)
def test_a_phrase_without_commas_or_values_is_refused_with_what_is_missing(
    phrase: str, kind: str, details: dict[str, object]
) -> None:
    with pytest.raises(RulesetError) as refusal:
        rulesets.parse(phrase)
    assert refusal.value.kind == kind
    assert details.items() <= refusal.value.details.items()


@pytest.mark.parametrize("phrase", ["klub, horses=yes", "=yes", "klub, name=klub"])
def test_an_unknown_option_is_refused_with_those_there_are(phrase: str) -> None:
    with pytest.raises(RulesetError) as refusal:
        rulesets.parse(phrase)
    assert refusal.value.kind == "option-name"
    assert refusal.value.details["options"] == tuple(OPTIONS)


@pytest.mark.parametrize("option", OPTIONS)
def test_an_unknown_value_is_refused_with_those_the_option_has(option: str) -> None:
    refusals: tuple[Callable[[], object], ...] = (
        lambda: Ruleset(**{option: "perhaps"}),
        lambda: LEGENDARY.changed(**{option: "perhaps"}),
        lambda: rulesets.parse(f"klub, {option}=perhaps"),
        lambda: rulesets.parse(f"{option}="),
        lambda: LEGENDARY.changed(**{option: -1}),
    )
    for refused in refusals:
        with pytest.raises(RulesetError) as refusal:
            refused()
        assert refusal.value.kind == "option-value"
        assert (refusal.value.details["option"], refusal.value.details["values"]) == (option, OPTIONS[option])


# Numbers


@pytest.mark.parametrize("create", [Ruleset, KLUB.changed])
def test_values_may_be_numbers_and_truths(create: Callable[..., Ruleset]) -> None:
    ruleset = create(gems=3, roach=True, muster_from_hand=False)
    assert (ruleset.gems, ruleset.roach, ruleset.muster_from_hand) == ("3", "yes", "no")
    with pytest.raises(RulesetError) as refusal:
        create(gem=3)
    assert (refusal.value.kind, refusal.value.details["nearest"]) == ("option-name", ("gems",))


NUMBERS = {"gems": (1, 5), "hand_size": (1, 20), "redraws": (0, 10), "round_draw": (0, 5)}


@rule(*(f"OPT-{option}" for option in NUMBERS))
@pytest.mark.parametrize("option", NUMBERS)
def test_a_number_may_be_given_as_text_or_as_an_integer(option: str) -> None:
    least, most = NUMBERS[option]
    for number in (least, most):
        ruleset = LEGENDARY.changed(**{option: number})
        assert ruleset == LEGENDARY.changed(**{option: str(number)}) == rulesets.parse(f"legendary, {option}={number}")
        assert ruleset.options()[option] == str(number)


@rule(*(f"OPT-{option}" for option in NUMBERS), "OPT-max_heroes")
@pytest.mark.parametrize(("option", "value"), [
    ("gems", "0"), ("gems", "6"), ("hand_size", "0"), ("hand_size", "21"), ("redraws", "11"), ("redraws", "-1"),
    ("round_draw", "6"), ("max_heroes", "21"), ("hand_size", "07"), ("hand_size", "1.5"), ("hand_size", "ten"),
])  # fmt: skip
def test_a_number_out_of_range_is_refused_with_the_range(option: str, value: str) -> None:
    with pytest.raises(RulesetError) as refusal:
        rulesets.parse(f"legendary, {option}={value}")
    least, most = NUMBERS.get(option, (0, 20))
    sentence = format_refusal(refusal.value)
    assert f"“{option}”" in sentence
    assert f"{least}–{most}." in sentence


def test_the_numbers_of_the_named_rulesets_are_the_same() -> None:
    """The page shows them for a ruleset whose text does not name them (`web/src/i18n/houseRules.ts`)."""
    for ruleset in RULESETS.values():
        assert (ruleset.gems, ruleset.hand_size, ruleset.redraws, ruleset.round_draw) == ("2", "10", "2", "0")
        assert (ruleset.max_heroes, ruleset.discard_turn) == ("deck-limits", "no")


# Options for deck building


@rule("OPT-deck_limits", "DECK-1", "DECK-2")
def test_deck_limits_names_the_limits_a_deck_is_built_by() -> None:
    assert set(LIMITS) == set(OPTIONS["deck_limits"])
    assert limits(KLUB.changed(deck_limits="deck-1")) == limits(LEGENDARY)
    assert limits(LEGENDARY.changed(deck_limits="deck-2")) == limits(KLUB)
    assert limits(LEGENDARY) != limits(KLUB)


@rule("OPT-deck_limits")
def test_the_same_deck_is_legal_by_one_limit_and_not_by_the_other() -> None:
    units = [one for one in SETS[Faction.NILFGAARD] if one.unit and not one.hero and not one.side_deck]
    deck = Deck.of(Faction.NILFGAARD, leader("emhyr-var-emreis-the-relentless"), units[:22])
    assert faults(deck, LEGENDARY.changed(deck_limits="deck-1")) == ()
    assert [fault.kind for fault in faults(deck, LEGENDARY.changed(deck_limits="deck-2"))] == ["deck-too-few-cards"]


@rule("DECK-7", "OPT-max_heroes")
@pytest.mark.parametrize(("rules", "most"), [
    ("legendary", None), ("klub", 7), ("klub, deck_limits=deck-1", None), ("legendary, max_heroes=3", 3),
    ("klub, max_heroes=3", 3), ("klub, max_heroes=9", 9), ("klub, max_heroes=0", 0), ("witcher3, max_heroes=20", 20),
])  # fmt: skip
def test_the_maximum_of_heroes_is_that_of_the_deck_limits_or_a_number_of_its_own(rules: str, most: int | None) -> None:
    for advanced in (False, True):
        found = [limit.most for limit in limits(rulesets.parse(rules), advanced) if limit.counted == "heroes"]
        assert found == ([] if most is None else [most])


@rule("DECK-7", "OPT-max_heroes")
@pytest.mark.parametrize("most", [0, 2, 3])
def test_a_deck_with_more_heroes_is_refused(most: int) -> None:
    cards = [one for one in SETS[Faction.NILFGAARD] if one.unit and not one.side_deck]
    heroes = [one for one in cards if one.hero][:3]
    units = [one for one in cards if not one.hero][:22]
    deck = Deck.of(Faction.NILFGAARD, leader("emhyr-var-emreis-the-relentless"), [*units, *heroes])
    found = faults(deck, LEGENDARY.changed(max_heroes=most))
    assert found == (() if most == 3 else (Fault("deck-too-many-heroes", {"heroes": 3, "most": most}),))


@rule("DECK-7", "OPT-max_heroes")
@pytest.mark.parametrize("most", [0, 1, 4])
@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("advanced", [False, True])
def test_every_faction_can_build_a_deck_with_few_heroes(name: str, most: int, advanced: bool) -> None:
    ruleset = RULESETS[name].changed(max_heroes=most)
    for faction in FACTIONS:
        for seed in range(5):
            assert not faults(random_deck(seed, ruleset, faction, advanced=advanced), ruleset, advanced)


@rule("OPT-leader_pool")
@pytest.mark.parametrize(("pool", "number"), [("all", 25), ("witcher3", 22)])
@pytest.mark.parametrize("name", RULESETS)
def test_the_leader_pool_is_all_25_or_the_22_of_the_video_game(pool: str, number: int, name: str) -> None:
    ruleset = RULESETS[name].changed(leader_pool=pool)
    assert sum(len(leaders(faction, ruleset)) for faction in FACTIONS) == number


@rule("OPT-leader_pool")
@pytest.mark.parametrize("absent", ["arnjolf-the-patricide", "eist-tuirseach", "harald-an-craite-the-cripple"])
def test_the_three_leaders_that_are_not_in_the_video_game_are_refused_there(absent: str) -> None:
    deck = random_deck("islanders", WITCHER3, Faction.SKELLIGE)
    led = Deck.of(deck.faction, leader(absent), deck.cards)
    assert faults(led, LEGENDARY) == ()
    assert faults(led, WITCHER3.changed(leader_pool="all")) == ()
    for ruleset in (KLUB.changed(deck_limits="deck-1"), WITCHER3, LEGENDARY.changed(leader_pool="witcher3")):
        assert [fault.kind for fault in faults(led, ruleset)] == ["deck-leader-not-in-pool"]


@rule("OPT-card_pool", "SP-STORM")
@pytest.mark.parametrize("pool", OPTIONS["card_pool"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_skellige_storm_is_in_every_set_or_in_skelliges_only(pool: str, faction: Faction) -> None:
    storms = [one for one in collection(faction, LEGENDARY.changed(card_pool=pool)) if one.has(Ability.STORM)]
    assert bool(storms) is (pool != "storm-in-skellige" or faction is Faction.SKELLIGE)


@rule("OPT-card_pool")
@pytest.mark.parametrize("faction", FACTIONS)
def test_storm_in_skellige_is_the_edition_but_for_the_storm(faction: Faction) -> None:
    edition, klub = (collection(faction, LEGENDARY.changed(card_pool=p)) for p in ("edition-2025", "storm-in-skellige"))
    assert {one for one in edition if not one.has(Ability.STORM)} == {one for one in klub if not one.has(Ability.STORM)}
    assert all(edition[one] == copies for one, copies in klub.items())


@rule("OPT-card_pool")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_card_pool_counts_the_copies_of_its_own_collection(faction: Faction) -> None:
    edition, video = (collection(faction, LEGENDARY.changed(card_pool=pool)) for pool in ("edition-2025", "witcher3"))
    assert all(one.copies == copies for one, copies in edition.items())
    assert all(one.copies_witcher3 == copies for one, copies in video.items())
