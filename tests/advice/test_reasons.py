"""The reasons for a move, shown on pictures; every reason has a message in five languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gwint.advice import Reason
from gwint.advice.reasons import FINDERS, MAX_REASONS, reasons
from gwint.advice.sentences import format_reasons
from gwint.cards import LANGUAGES, card
from gwint.i18n.bundles import MessageArgument, translate_with_errors
from gwint.i18n.localizer import Localizer
from gwint.i18n.moves import MOVES
from gwint.notation.move_phrases import read_move
from gwint.views import view
from tests.bots.test_positions import PUZZLES
from tests.i18n.messages import texts_of
from tests.scenes import play, position

SOURCE = Path(__file__).parents[2] / "gwint" / "advice" / "reasons"


def reasons_for(picture: str, move: str) -> tuple[Reason, ...]:
    table = position(picture)
    return reasons(view(table, 0), read_move(table, move, 0), "any")


def kinds_in_the_source() -> set[str]:
    """Find the kinds of reasons in the source: the first string of each call, or both of a conditional."""
    pattern = r'(?:Reason|_brings|_costs)\(\s*"([a-z-]+)"(?: if [^"]* else "([a-z-]+)")?'
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    return {kind for found in re.findall(pattern, source) for kind in found if kind}


@cache
def puzzle_reasons() -> dict[str, list[Reason]]:
    """Collect the reasons for every move of every puzzle, by kind."""
    found: dict[str, list[Reason]] = {}
    for puzzle in PUZZLES:
        seen = view(position(puzzle.picture), 0)
        for move in seen.moves:
            found_reasons = reasons(seen, move, "any")
            assert 0 < len(found_reasons) <= MAX_REASONS
            for reason in found_reasons:
                found.setdefault(reason.kind, []).append(reason)
    return found


# Reasons


@pytest.mark.parametrize(
    ("picture", "move", "kind", "values"),
    [
        (
            "hand | Thaler, Ves\ndeck | 9 Ballista\nfoe hand | 4 Ghoul",
            "Thaler", "spy", {"card": card("thaler", "northern-realms"), "cards": 2, "given": 1},
        ),
        (
            "hand | Thaler, Ves\ndeck | Ballista\nfoe hand | 4 Ghoul",
            "Thaler", "spy", {"card": card("thaler", "northern-realms"), "cards": 1, "given": 1},
        ),
        (
            "hand | Decoy, Ves\nclose | Zoltan Chivay\nfoe hand | 4 Ghoul",
            "Decoy on Zoltan Chivay", "decoy", {"card": card("zoltan-chivay", "northern-realms")},
        ),
        (
            "hand | Decoy, Ves\nsiege | Thaler\nfoe hand | 4 Ghoul",
            "Decoy on Thaler", "decoy-spy", {"card": card("thaler", "northern-realms")},
        ),
        (
            "hand | Dun Banner Medic\ndiscard | Ballista, Trebuchet, Thaler\nround | 2\nfoe hand | 4 Ghoul",
            "Dun Banner Medic", "medic-target", None,
        ),
        (
            "hand | Scorch, Ves\nfoe close | Griffin, Ghoul\nfoe hand | Ghoul",
            "Scorch", "scorch", {"theirs": 5, "own": 0},
        ),
        (
            "hand | Biting Frost, Ves\nclose | Ves\nfoe close | 2 Griffin\nfoe hand | Ghoul",
            "Biting Frost", "weather", {"theirs": 8, "own": 4},
        ),
        (
            "hand | Catapult, Ves\nsiege | Catapult\nfoe hand | Ghoul",
            "Catapult", "bond", {"card": card("catapult", "northern-realms"), "count": 2, "points": 24},
        ),
        ("hand | Ves, Ballista\nfoe hand | 4 Ghoul", "Ves", "tempo", {"points": 5, "stands": "ahead", "by": 5}),
        (
            "hand | Ves, Ballista\nfoe close | 3 Ghoul, Griffin\nfoe hand | 4 Ghoul",
            "Ves", "tempo", {"points": 5, "stands": "behind", "by": 3},
        ),
        (
            "hand | Ves, Trebuchet\nfoe close | Griffin\nfoe passed | yes",
            "Trebuchet", "wins-round", {"own": 6, "theirs": 5},
        ),
        ("hand | Ves\nclose | Ves\nfoe close | Ghoul\nfoe passed | yes", "pass", "round-won", {"lead": 4}),
        ("hand | Ves\nsiege | 2 Catapult\nfoe close | Ghoul\nfoe hand | 3 Ghoul", "pass", "pass-now", {"lead": 31}),
        ("hand | Ves\nfoe close | 2 Griffin\nfoe hand | 3 Ghoul", "pass", "give-round", {"behind": 10, "cards": 1}),
        ("hand | Ves\nfoe hand | 3 Ghoul", "pass", "give-round", {"behind": 0, "cards": 1}),
        ("gems | 1\nround | 2\nhand | Ves\nfoe close | 4 Griffin\nfoe passed | yes", "pass", "hopeless", {}),
        ("hand | 3 Ves\nsiege | 2 Catapult\nfoe hand | Ghoul", "pass", "card-advantage", {"own": 3, "theirs": 1}),
        (
            "gems | 1\nfoe gems | 1\nround | 3\nhand | Ves, Ballista\nfoe hand | Ghoul",
            "Ves", "last-round", {"points": 5},
        ),
        ("mode | ffa-3\nhand | Ves, Ballista\np2 close | Ghoul\np3 close | Griffin", "Ballista", "beats", None),
    ],
)  # fmt: skip
def test_a_move_has_its_reason(picture: str, move: str, kind: str, values: dict[str, object] | None) -> None:
    found = {reason.kind: dict(reason.values) for reason in reasons_for(picture, move)}
    assert kind in found, found
    assert values is None or found[kind] == values


DESTROYER = "faction | monsters\nleader | Eredin, Destroyer of Worlds\nhand | Griffin, 3 Ghoul\ndeck | 4 Fiend"
BRINGER = "faction | monsters\nleader | Eredin, Bringer of Death\nhand | Griffin\ndiscard | Fiend, Ghoul"
HOPE = """rules | klub
faction | scoiatael
leader | Francesca Findabair, Hope of the Aen Seidhe
hand | Toruviel
close | 2 Dol Blathanna Scout
weather | Biting Frost"""
BERSERKERS = (
    "faction | skellige\nhand | Mardroeme, Ves\nclose | Young Berserker\nside deck | Transformed Young Vildkaarl"
)
CLAIM = "rules | klub\nfaction | scoiatael\nhand | Toruviel\nagenda | claim-round me; foe"
EMPEROR = """mode | ffa-3
p1 faction | nilfgaard
p1 leader | Emhyr var Emreis, The Emperor of Nilfgaard
p1 hand | Sweers
p2 hand | Ves
p2 close | Ves
p3 hand | Ghoul"""
TO_RANGED = "move Dol Blathanna Scout > ranged"


@pytest.mark.parametrize(
    ("picture", "before", "move", "kind"),
    [
        (DESTROYER, ["leader"], "discard Ghoul", "discard"),
        (BRINGER, ["leader"], "take Fiend", "take"),
        (HOPE, ["leader"], TO_RANGED, "shift"),
        (HOPE, ["leader", TO_RANGED], "done", "stays"),
        (BERSERKERS, [], "Mardroeme > close", "mardroeme"),
        (CLAIM, [], "decline", "claim-kept"),
        (EMPEROR, ["leader"], "against p2", "against"),
    ],
)
def test_an_answer_has_its_reason(picture: str, before: list[str], move: str, kind: str) -> None:
    table = play(position(picture), *before)
    assert kind in {reason.kind for reason in reasons(view(table, 0), read_move(table, move, 0), "any")}


def test_a_tie_wins_the_round_for_nilfgaard() -> None:
    """FAC-2. A tie is won."""
    picture = (
        "faction | {own}\nfoe faction | monsters\nhand | Sweers\nclose | Ves\nfoe close | Griffin\nfoe passed | yes"
    )
    assert reasons_for(picture.format(own="nilfgaard"), "pass")[0] == Reason("round-won", {"lead": 0})
    assert reasons_for(picture.format(own="skellige"), "pass")[0].kind == "give-round"


def test_a_strong_unit_is_held_back_from_a_possible_scorch() -> None:
    picture = "hand | Ves, Black Infantry Archer\nfaction | nilfgaard\nfoe hand | 4 Ghoul"
    assert Reason("hold-scorch", {"card": card("black-infantry-archer", "nilfgaard")}) in reasons_for(picture, "Ves")
    assert "hold-scorch" not in {reason.kind for reason in reasons_for(picture, "Black Infantry Archer")}


def test_the_points_of_a_move_are_mentioned_once() -> None:
    bond = reasons_for("hand | Catapult, Ves\nsiege | Catapult\nfoe hand | Ghoul", "Catapult")
    assert sum("points" in reason.values for reason in bond) == 1


def test_every_kind_of_move_has_possible_reasons() -> None:
    assert set(FINDERS) == set(MOVES)


# Messages


def test_reasons_and_their_messages_match() -> None:
    said = {id_.removeprefix("advice-") for id_, _ in texts_of("advice", "en") if id_.startswith("advice-")}
    assert said == kinds_in_the_source()
    assert set(puzzle_reasons()) <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_every_puzzle_is_a_complete_sentence(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def translate_strictly(id_: str, spoken: str, **details: MessageArgument) -> str:
        text, errors = translate_with_errors(id_, spoken, **details)
        assert not errors
        return text

    monkeypatch.setattr("gwint.i18n.localizer.translate", translate_strictly)
    for found_reasons in puzzle_reasons().values():
        for reason in found_reasons:
            sentence = format_reasons((reason,), Localizer(language))
            assert sentence.endswith(".")
            assert "{" not in sentence


def test_reasons_name_cards_in_the_language() -> None:
    reason = Reason("medic-target", {"card": card("dun-banner-medic", "northern-realms")})
    assert format_reasons((reason,), Localizer("en")) == "This card comes back from the discard pile: Dun Banner Medic."
    assert format_reasons((reason, Reason("hopeless")), Localizer("de")).endswith(
        ". Diese Runde ist nicht mehr zu gewinnen."
    )


def test_a_random_revival_is_no_reason() -> None:
    """LEAD-8. With an Invader at the table, the unit that a medic revives is random."""
    picture = (
        "faction | nilfgaard\nleader | {leader}\nhand | Etolian Auxiliary Archers, Ves\nround | 2\n"
        "discard | Black Infantry Archer, Sweers, Albrich, Vreemde, Rainfarn\nfoe hand | 3 Ghoul"
    )
    found_reasons = [
        {reason.kind for reason in reasons_for(picture.format(leader=leader), "Etolian Auxiliary Archers")}
        for leader in ("Emhyr var Emreis, The White Flame", "Emhyr var Emreis, Invader of the North")
    ]
    assert ["medic-target" in kinds for kinds in found_reasons] == [True, False]
