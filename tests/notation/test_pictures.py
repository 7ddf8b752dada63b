"""Pictures are written exactly and read leniently; errors list every bad line."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwint.cards import Faction, Row, card
from gwint.cards.lookup import UnknownName
from gwint.faults import Fault
from gwint.notation.card_lists import read_cards, write_cards
from gwint.notation.picture_reader import PositionError, position
from gwint.notation.picture_steps import KINDS, LAST, read_step, write_step
from gwint.notation.picture_writer import picture
from gwint.rules import agenda
from gwint.rules.agenda import Question, Step
from gwint.rules.play import carry_on, legal_moves, push, to_act
from gwint.rules.table import Cloud, Spot, Table
from gwint.rulesets import KLUB, RULESETS
from tests.games.random_games import random_game
from tests.scenes import shows

GAMES = range(30)


def without_log(table: Table) -> Table:
    bare = table.copy()
    bare.log = []
    return bare


# Writing


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_a_game_reads_back_except_its_log(game: int) -> None:
    tables = []
    for table, _, _ in random_game(game):
        assert position(picture(table)) == without_log(table)
        tables.append(table)
    table = tables[-1]
    assert table.over
    assert position(picture(table)) == without_log(table)


@pytest.mark.parametrize("game", range(6))
def test_a_table_that_was_read_back_continues_in_the_same_way(game: int) -> None:
    moves = [(seat, move) for _, seat, move in random_game(game)]
    tables = [without_log(table) for table, _, _ in random_game(game)]
    middle = len(moves) // 2
    table = position(picture(tables[middle]))
    for seat, move in moves[middle:]:
        push(table, move, seat)
    *_, (end, _, _) = random_game(game)
    assert picture(table) == picture(end)


def test_a_picture_does_not_depend_on_the_log() -> None:
    table = next(random_game(0))[0]
    assert table.log
    assert picture(table) == picture(without_log(table))


WHOLE = """\
mode | duel
rules | klub
round | 2
starter | foe
last pass | foe
totals | 12-30
foe leader | Francesca Findabair, Queen of Dol Blathanna
foe hand | Toruviel
foe deck |
foe claimed | yes
foe discard |
foe gems | 1
foe siege | Thaler + Commander’s Horn + leader's horn
foe ranged |
foe close |
weather | Biting Frost (foe), fog (me, leader)
close | 2 Ghoul, Nekker, Ghoul
ranged | Decoy [skellige]
siege |
discard | Decoy
gems | 2
leader | Eredin, Bringer of Death (used)
hand | Cow, Cow [nilfgaard]
deck |
known to foe | Cow
chance | CHANCE
turn | foe
"""


def test_a_whole_picture_looks_like_this() -> None:
    table = position(
        """
        rules | klub
        round | 2
        starter | foe
        last pass | foe
        totals | 12-30
        foe leader | Francesca Findabair, Queen of Dol Blathanna
        foe hand | Toruviel
        foe gems | 1
        foe siege | Thaler + Commander's Horn + leader's horn
        foe claimed | yes
        weather | Biting Frost (foe), fog (me, leader)
        close | 2 Ghoul, Nekker, Ghoul
        ranged | Decoy [skellige]
        discard | Decoy
        leader | Eredin, Bringer of Death (used)
        hand | Cow, Cow [nilfgaard]
        known to foe | Cow
        turn | foe
        """
    )
    chance = " ".join(f"{stream:016x}" for stream in table.chance.streams)
    assert picture(table) == WHOLE.replace("CHANCE", chance)


def test_a_leader_of_another_faction_and_a_whole_empty_side_deck_read_back() -> None:
    table = position("leader | King Bran\nfaction | monsters\nhand | Decoy\nside deck | empty\nbrought | empty")
    assert (table.seats[0].faction, table.seats[0].side_deck, table.seats[0].brought) == (Faction.MONSTERS, [], ())
    assert table.seats[0].hand == [card("decoy", Faction.MONSTERS)]
    assert position(picture(table)) == table


def test_hundreds_of_copies_are_counted_in_parts() -> None:
    ghouls = [card("ghoul", "monsters")] * 250
    assert write_cards(ghouls, Faction.MONSTERS) == "99 Ghoul, 99 Ghoul, 52 Ghoul"
    assert read_cards(write_cards(ghouls, Faction.MONSTERS), Faction.MONSTERS) == ghouls


# The agenda

VES, HORN = card("ves", "northern-realms"), card("commanders-horn", "skellige")
STEPS: list[tuple[Step, str]] = [
    (agenda.SettleStart(), "settle-start"),
    (agenda.TossCoin(), "toss-coin"),
    (agenda.DealHands(), "deal-hands"),
    (agenda.BeginRound(), "begin-round"),
    (agenda.NextTurn(1), "next-turn foe"),
    (agenda.Resolve(0, VES, Spot(1, Row.RANGED, 3)), "resolve me; Ves; foe ranged 3"),
    (agenda.Bring(0, VES, "pile", "revived"), "bring me; Ves; pile; revived"),
    (agenda.ReviveRandom(1), "revive-random foe"),
    (agenda.ReturnUnits(0), "return-units me"),
    (agenda.VirtualTurn(1), "virtual-turn foe"),
    (agenda.PlayTop(1, 2), "play-top foe; 2"),
    (agenda.TurnUp(1), "turn-up foe"),
    (agenda.Reckon(1), "reckon foe"),
    (agenda.EndRound(), "end-round"),
    (agenda.GiveUpCard(0), "give-up-card me"),
    (agenda.Redraw((0, 1)), "redraw me, foe"),
    (agenda.Redraw((1,)), "redraw foe"),
    (agenda.Turn(1), "turn foe"),
    (agenda.ChooseStarter(0), "choose-starter me"),
    (agenda.ClaimRound(1), "claim-round foe;"),
    (agenda.ClaimRound(1, (0,)), "claim-round foe; me"),
    (agenda.ChooseRevival(1), "choose-revival foe"),
    (
        agenda.PlaceCard(0, HORN, "enemy-pile", "leader"),
        "place-card me; Commander’s Horn [skellige]; enemy-pile; leader",
    ),
    (agenda.ChooseOpponent(0, (1,)), "choose-opponent me; foe"),
    (agenda.ChooseFromPile(0, 1), "choose-from-pile me; foe"),
    (agenda.ChooseDiscard(0, 2), "choose-discard me; 2"),
    (agenda.ChooseFromDeck(1), "choose-from-deck foe"),
    (agenda.ChooseWeather(1), "choose-weather foe"),
    (agenda.ChooseBond(0), "choose-bond me"),
    (
        agenda.ChooseMoves(0, ((VES, Row.CLOSE), (VES, Row.SIEGE)), True),
        "choose-moves me; Ves, close, Ves, siege; yes",
    ),
    (agenda.ChooseMoves(1, (), False), "choose-moves foe; ; no"),
]
SCENE = """
leader | Foltest, The Siegemaster
foe leader | Eredin, Bringer of Death
rules | klub, leader_effects=book
close | Ves
siege | Ves
hand | Ves
foe discard | Ghoul
"""
VIRTUAL = ("virtual-turn", "play-top", "turn-up", "reckon")
"""Steps that only a virtual opponent takes."""


def test_there_is_a_sample_of_every_kind_of_step() -> None:
    assert {type(step) for step, _ in STEPS} == set(KINDS.values())


@pytest.mark.parametrize(("step", "text"), STEPS, ids=lambda value: value if isinstance(value, str) else "")
def test_a_step_reads_back(step: Step, text: str) -> None:
    table = position(SCENE)
    assert write_step(table, step) == text
    assert read_step(table, text) == step


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_a_picture_holds_every_kind_of_step(kind: str) -> None:
    step = next(step for step, _ in STEPS if type(step) is KINDS[kind])
    leader = "Emhyr var Emreis, The Relentless" if kind in ("choose-from-pile", "choose-opponent") else "King Bran"
    mode = "mode | solo" if kind in VIRTUAL else ""
    table = position(SCENE.replace("Foltest, The Siegemaster", leader) + mode)
    table.agenda = [step]
    # The reader adds the step that follows, so that the game can continue.
    shown = position(picture(table))
    assert shown.agenda[-1] == step
    assert isinstance(shown.agenda[0], LAST)
    assert position(picture(shown)) == shown


def test_in_games_only_turns_lie_below_questions() -> None:
    """Play never leads to what `check_step` refuses."""
    for game in GAMES:
        for table, _, _ in random_game(game):
            bottom, *others = table.agenda
            assert isinstance(bottom, LAST)
            assert not any(isinstance(step, LAST) for step in others)
            assert not any(isinstance(step, Question) for step in others[:-1])


# Reading


def test_an_empty_picture_has_defaults() -> None:
    table = position("")
    assert to_act(table) == (0,)
    assert shows(table, "mode | duel", "rules | legendary", "gems | 2", "foe gems | 2", "weather |", "turn | me")


def test_case_spaces_comments_languages_and_marks_do_not_matter() -> None:
    typed = position(
        """\ufeff
        # a comment
        MODE | Duel
        Rules | Klub, roach = yes
        P2  hand|3x ghul ,  GHOUL x2, x2 Nekker
        p1 close | Geralt z Rivii      # the witcher
        weather | Štiplavý mráz, Fog ( foe , leader )
        Foe   Passed | YES
        p2 leader | The Treacherous
        hand | Avallac'h, avallac`h, avallach
        """
    )
    assert typed.ruleset == KLUB.changed(roach="yes")
    assert typed.seats[1].passed
    assert [one.id for one in typed.seats[1].hand] == ["ghoul"] * 5 + ["nekker"] * 2
    assert [one.id for one in typed.sides[0].rows[Row.CLOSE]] == ["geralt-of-rivia"]
    assert [one.id for one in typed.seats[0].hand] == ["avallach"] * 3
    assert [(cloud.seat, cloud.card is None) for cloud in typed.weather] == [(0, False), (1, True)]


def test_cards_determine_the_faction_and_the_printing_of_neutral_cards() -> None:
    table = position("hand | Decoy, Ghoul\nfoe close | Decoy, Menno Coehoorn\nfoe faction | Нільфгард")
    assert [seat.faction for seat in table.seats] == [Faction.MONSTERS, Faction.NILFGAARD]
    assert table.seats[0].hand[0] is card("decoy", "monsters")
    assert table.sides[1].rows[Row.CLOSE][0] is card("decoy", "nilfgaard")


def test_turn_is_short_for_a_step_of_the_agenda() -> None:
    assert position("turn | foe").agenda == [agenda.Turn(1)]
    assert position("agenda | turn foe").agenda == [agenda.Turn(1)]
    below = position("discard | Ves\nturn | foe\nagenda | choose-revival me")
    assert below.agenda == [agenda.Turn(1), agenda.ChooseRevival(0)]


def test_the_step_after_a_question_may_be_left_out() -> None:
    assert position("agenda | choose-revival me").agenda == [agenda.NextTurn(0), agenda.ChooseRevival(0)]
    redraw = position("round | 0\nhand | Ves\ndeck | Ghoul\nagenda | redraw me, foe")
    assert redraw.agenda == [agenda.BeginRound(), agenda.Redraw((0, 1))]
    assert [seat.redraws for seat in redraw.seats] == [2, 2]


def test_a_finished_game_has_an_empty_agenda() -> None:
    table = position("winner | foe\nagenda | choose-revival me\nfoe gems | 1\ngems | 0")
    assert (table.winners, table.agenda) == ((1,), [])
    assert position("winner | nobody").winners == ()


# Faults


def faults_of(text: str) -> tuple[Fault, ...]:
    with pytest.raises(PositionError) as caught:
        position(text)
    assert caught.value.details["faults"] == caught.value.faults
    return caught.value.faults


def test_every_bad_line_is_named_with_its_number() -> None:
    text = """
hand | Thaler, Thalerr
no bar here
gems | two
foe gems | 100
foe leader | The Siegemastr

frobnicate | 3   # what
rules | chess
weather | Ves
foe hand | 100 Ghoul
foe hand | Ghoul
turn | p3
chance | 12
starter | nobody
totals | 1-2-3
passed | perhaps
mode | quartet
known to p9 | Ves
faction | elves
"""
    assert [(fault.details["line"], fault.kind) for fault in faults_of(text)] == [
        (2, "unknown-card"),
        (3, "line-without-bar"),
        (4, "not-a-number"),
        (5, "number-too-big"),
        (6, "unknown-leader"),
        (8, "unknown-line"),
        (9, "ruleset-name"),
        (10, "not-weather"),
        (11, "card-count"),
        (12, "line-twice"),
        (13, "unknown-seat"),
        (14, "bad-chance"),
        (15, "unknown-seat"),
        (16, "bad-totals"),
        (17, "not-yes-or-no"),
        (18, "unknown-mode"),
        (19, "unknown-seat"),
        (20, "unknown-faction"),
    ]


def test_faults_name_similar_or_known_values() -> None:
    for text, detail in (
        ("hand | Thalerr", "nearest"),
        ("leader | Siegemastr", "nearest"),
        ("frobnicate | 3", "keys"),
        ("mode | quartet", "modes"),
        ("rules | chess", "names"),
        ("agenda | frobnicate", "steps"),
        ("agenda | bring me; Ves", "fields"),
        ("agenda | bring me; Ves; sea; revived", "words"),
        ("agenda | choose-moves me; Ves, left; no", "rows"),
        ("faction | skelige", "nearest"),
        ("hand | Decoy [skelige]", "nearest"),
        ("turn | p3", "seats"),
    ):
        assert faults_of(text)[0].details[detail], text


@pytest.mark.parametrize(
    "line",
    ["gems | ²", "gems | -1", "gems | " + "9" * 5000, "hand | " + "9" * 5000 + " Ves", "hand | 0 Ves", "loose | 1"],
)
def test_numbers_are_plain_digits_up_to_a_limit(line: str) -> None:
    assert len(faults_of(line)) == 1


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("agenda | turn me\nagenda | turn foe", "step-out-of-place"),
        ("agenda | choose-revival me\nagenda | choose-bond me", "step-out-of-place"),
        ("agenda | bring me; Decoy; pile; revived", "impossible-step"),
        ("agenda | bring me; Commander's Horn; deck; leader\nagenda | choose-revival me", "impossible-step"),
        ("agenda | place-card me; Decoy; pile; revived", "impossible-step"),
        ("agenda | choose-from-pile me; foe", "impossible-step"),
        ("close | Ves\nagenda | choose-moves me; Ves, close, Ves, close; no", "impossible-step"),
        ("foe gems | 0", "game-decided"),
    ],
)
def test_impossible_steps_are_refused(text: str, kind: str) -> None:
    (fault,) = faults_of(text)
    assert fault.kind == kind
    assert fault.details["text"]


def test_the_shuffled_part_of_a_deck_is_not_larger_than_the_deck() -> None:
    assert [fault.details["line"] for fault in faults_of("deck | Ves\nloose | 2\nbottom | 1")] == [2]
    assert [fault.details["line"] for fault in faults_of("deck | 2 Ves\nloose | 1\nbottom | 2")] == [3]


# Any text gives a playable table or a clear refusal


def mutated(rng: random.Random) -> Iterator[str]:
    """Pictures of games with values exchanged between lines, and with lines doubled or left out."""
    pictures = [picture(table) for game in range(3) for table, _, _ in random_game(game)]
    values = [line.partition("|")[2] for one in pictures for line in one.splitlines()]
    while True:
        lines = rng.choice(pictures).splitlines()
        for _ in range(rng.randint(1, 5)):
            at = rng.randrange(len(lines))
            key = lines[at].partition("|")[0]
            lines[at] = rng.choice([f"{key}|", f"{key}| {rng.randrange(12)}", f"{key}|{rng.choice(values)}", ""])
        yield "\n".join(lines)


def table_or_refusal(text: str) -> Table | PositionError:
    try:
        return position(text)
    except PositionError as error:
        return error


def test_a_damaged_picture_is_playable_or_refused() -> None:
    rng = random.Random(7)
    tables = [table_or_refusal(text) for text, _ in zip(mutated(rng), range(300), strict=False)]
    played = [table for table in tables if isinstance(table, Table)]
    assert 30 < len(played) < 270
    for table in played:
        assert position(picture(table)) == table
        carry_on(table)
        for _ in range(15):
            moves = [(move, seat) for seat in to_act(table) for move in legal_moves(table, seat)]
            if moves:
                push(table, *rng.choice(moves))
        assert position(picture(table)) == without_log(table)


@given(st.text())
def test_garbage_is_refused_or_ignored(text: str) -> None:
    table = table_or_refusal(text)
    if isinstance(table, PositionError):
        assert all(isinstance(fault.details["line"], int) for fault in table.faults)


def test_a_cloud_without_a_seat_is_mine() -> None:
    (cloud,) = position("hand | Ghoul\nweather | frost").weather
    assert cloud == Cloud(cloud.weather, 0, card("biting-frost", "monsters"))


def test_notation_errors_are_refusals_with_a_kind() -> None:
    with pytest.raises(UnknownName) as caught:
        read_cards("Vess", Faction.SKELLIGE)
    assert caught.value.kind == "unknown-card"
    assert "Ves" in caught.value.details["nearest"]  # type: ignore[operator]


def test_these_games_have_all_rulesets() -> None:
    assert {next(random_game(game))[0].ruleset for game in range(3)} == set(RULESETS.values())


FULL = "\n".join(f"{what} | {', '.join(['99 Ghoul'] * 5)}" for what in ("deck", "discard", "close"))


@pytest.mark.parametrize("text", ["hand | " + ", ".join(["99 Ghoul"] * 1_900), FULL])
def test_a_picture_has_no_more_cards_than_a_game_can_hold(text: str) -> None:
    with pytest.raises(PositionError) as refused:
        position(text)
    assert "too-many-cards" in {fault.kind for fault in refused.value.faults}
