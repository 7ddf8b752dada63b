"""Which scenes are shown, and what a scene says besides its events."""

from __future__ import annotations

import pytest

from gwint.cards import Card, Leader
from gwint.encounters import UnknownSubject, deciding_rules, find_subject, meet
from gwint.encounters.deciding_rules import LEADER_RULES, STEP_RULES
from gwint.encounters.leader_situations import REACHED_BY
from gwint.encounters.sentences import named_subject
from gwint.encounters.subjects import EXAMPLES, Moment, subject_id
from gwint.rules.events import Played
from gwint.rules.leaders import ACTIVE, PASSIVE, TARGETED
from gwint.rules.strength import STEPS
from tests.encounters.answers import happened, only_scene
from tests.rule_coverage import rule_ids
from tests.scenes import rule


def test_two_cards_that_do_not_affect_each_other_are_said_not_to() -> None:
    answer = meet("Ves", "Keira Metz")
    assert not answer.affects
    assert len(answer.scenes) == 1


def test_a_scene_that_concerns_both_under_other_rules_only_is_shown_too() -> None:
    answer = meet("Olgierd von Everec", "Fire Elemental")
    assert not answer.affects
    assert [scene.differs for scene in answer.scenes] == [("klub",)]
    assert meet("Olgierd von Everec", "Fire Elemental", "klub").affects


def test_only_the_situations_that_concern_both_are_shown() -> None:
    assert [scene.situation for scene in meet("Thaler", "Dun Banner Medic").scenes] == ["pile-own"]


def test_where_only_strengths_change_one_order_is_shown_with_the_special_played() -> None:
    for names in (("Commander's Horn", "Ves"), ("Ves", "Commander's Horn")):
        scene = only_scene(*names)
        assert scene.setup.action.card is not None
        assert scene.setup.action.card.id == "commanders-horn"


def test_an_action_that_is_not_allowed_leaves_the_table_as_it_is() -> None:
    scene = only_scene("Decoy", "Geralt of Rivia")
    assert not scene.possible
    assert scene.before == scene.after
    assert scene.events == ()
    assert scene.rules == ("SP-DECOY", "PLAY-4", "PLAY-7")


def test_a_subject_that_the_rules_leave_out_is_named() -> None:
    answer = meet("Arnjolf", "Clan an Craite Warrior", "klub")
    assert [one.id for one in answer.excluded if isinstance(one, Leader)] == ["arnjolf-the-patricide"]
    assert meet("Arnjolf", "Clan an Craite Warrior").excluded == ()
    assert len(meet("Skellige Storm", "Roach", "klub").excluded) == 1


def test_house_rules_are_followed() -> None:
    scene = only_scene("Dandelion", "Commander's Horn", "legendary, unit_horn_doubles_itself=yes")
    assert scene.strengths[0].before == 4
    assert scene.differs == ("legendary", "witcher3")


def test_the_cards_of_the_enemys_hand_stay_secret() -> None:
    events = only_scene("Scoia'tael").events
    assert "Bob draws 10 cards." in happened(only_scene("Scoia'tael"))
    assert all(None in event.cards for event in events if hasattr(event, "cards"))


@pytest.mark.parametrize(
    ("name", "id_"),
    [
        ("Decoy", "decoy"),
        ("Manekin do ćwiczeń", "decoy"),
        ("biała ścierka", None),
        ("hero", "triss-merigold"),
        ("tight bond", "blue-stripes-commando"),
        ("ability-scorch", "clan-dimun-pirate"),
        ("scorch", "scorch"),
        ("Geralt", "geralt-of-rivia"),
        ("Eredin", None),
        ("Nilfgaard", "nilfgaard"),
        ("the relentless", "emhyr-var-emreis-the-relentless"),
        ("end of nothing", None),
        ("Round end", "round-end"),
    ],
)
def test_subjects_are_found_by_name_topic_and_id(name: str, id_: str | None) -> None:
    found = find_subject(name)
    assert (found.id if isinstance(found, (Card, Leader)) else found) == id_


def test_an_unknown_name_is_refused_with_similar_ones() -> None:
    with pytest.raises(UnknownSubject) as caught:
        meet("Decoi", "Thaler")
    assert caught.value.kind == "encounter-name"
    assert "Decoy" in caught.value.details["nearest"]  # type: ignore[operator]


def test_every_leaders_effect_has_situations_and_rules() -> None:
    assert set(REACHED_BY) | {"draw-card"} == {*ACTIVE, *TARGETED}
    assert set(LEADER_RULES) == {*ACTIVE, *TARGETED, *PASSIVE}
    assert set(STEP_RULES) == {step for step, _ in STEPS}


def test_every_rule_that_is_named_exists() -> None:
    tables = (
        deciding_rules.ABILITY_RULES, deciding_rules.SPECIAL_RULES, LEADER_RULES, deciding_rules.FACTION_RULES,
        deciding_rules.MOMENT_RULES, deciding_rules.HOW_RULES,
    )  # fmt: skip
    named = {rule for table in tables for rules in table.values() for rule in rules} | {*STEP_RULES.values()}
    assert named <= set(rule_ids())


def test_every_example_stands_for_its_topic() -> None:
    for topic, id_ in EXAMPLES.items():
        card = find_subject(id_)
        assert isinstance(card, Card)
        kind, _, ability = topic.partition("-")
        assert topic == "weather" or ability in (card.kind if kind == "kind" else card.abilities)


@pytest.mark.parametrize("moment", Moment)
def test_every_moment_shows_what_happens_then(moment: Moment) -> None:
    assert len(happened(only_scene(moment))) > 1


@rule("AB-MEDIC")
@pytest.mark.parametrize("pair", [("medic", "muster"), ("muster", "medic"), ("medic", "Nekker"), ("Medic", "Nekker")])
def test_a_medic_meets_a_muster_that_the_same_player_can_have(pair: tuple[str, str]) -> None:
    encounter = meet(named_subject(pair[0], "pl"), named_subject(pair[1], "pl"))
    assert encounter.affects
    scene = next(scene for scene in encounter.scenes if scene.situation == "pile-own")
    assert [event.how for event in scene.events if isinstance(event, Played)][:3] == ["played", "revived", "called"]
    assert {"AB-MEDIC", "AB-MUSTER"} <= {*scene.rules}


@pytest.mark.parametrize(
    ("ability", "name", "stands"),
    [
        ("Medic", "Clan Heymaey Skald", "birna-bran"),
        ("Medic", "Iorveth", "havekar-healer"),
        ("Medic", "Ves", "dun-banner-medic"),
        ("Morale Boost", "Ghoul", "olgierd-von-everec"),
        ("Muster", "Roach", "cirilla-fiona-elen-riannon"),
        ("Tight Bond", "Ghoul", "blue-stripes-commando"),
    ],
)
def test_a_card_that_may_have_an_effect_stands_for_an_ability(ability: str, name: str, stands: str) -> None:
    """SET-2. The usual example stays if it has an effect, or if no card with the ability has one."""
    encounter = meet(ability, name)
    assert subject_id(encounter.first) == stands
    assert encounter.affects == (ability != "Tight Bond")


@rule("PLAY-11")
def test_a_medic_does_not_revive_a_hero_of_the_same_faction() -> None:
    (scene,) = meet("Medic", "Iorveth").scenes
    assert [hero.id for hero in scene.immune] == ["iorveth"]


def test_a_card_that_is_named_itself_is_not_replaced() -> None:
    encounter = meet("Dun Banner Medic", "Nekker")
    assert (subject_id(encounter.first), encounter.affects) == ("dun-banner-medic", False)
