"""TURN-11. A drawn match is dealt and played again with the same decks and leaders."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.rules.agenda import ChooseStarter, ClaimRound, Redraw
from gwint.rules.events import Drew, EndedGame, Replayed, Tossed
from gwint.rules.play import question
from gwint.rules.table import Table
from tests.rules.setting_up import ELVES, MONSTERS, REALMS, dealt, events_of, keep_hands, kinds
from tests.scenes import play, position, rule, shows

REPLAYS = ["klub", "legendary, double_draw=replay", "witcher3, double_draw=replay"]
EVEN = "gems | 1\nfoe gems | 1\nhand | Ves\ndeck | Ballista\nfoe hand | Ghoul\nfoe deck | Fiend"


def drawn(table: Table) -> Table:
    """Plays from the redraw through two rounds without a card."""
    keep_hands(table)
    if isinstance(question(table), ClaimRound):
        play(table, "decline")
    if isinstance(question(table), ChooseStarter):
        play(table, "p1 starts")
    for _ in range(2):
        if isinstance(question(table), ClaimRound):
            play(table, "decline")
        play(table, "pass", "pass")
    return table


@rule("TURN-11", "OPT-double_draw")
@pytest.mark.parametrize("rules", REPLAYS)
def test_two_drawn_rounds_are_played_again(rules: str) -> None:
    table = drawn(dealt(rules))
    assert not table.over
    assert events_of(table, Replayed) == [Replayed(1)]
    assert isinstance(question(table), Redraw)


@rule("TURN-11", "OPT-double_draw")
@pytest.mark.parametrize("rules", REPLAYS)
def test_a_tie_at_one_win_each_is_played_again(rules: str) -> None:
    table = position(f"rules | {rules}\nround | 3\n{EVEN}")
    play(table, "pass", "pass")
    assert events_of(table, Replayed) == [Replayed(1)]


@rule("TURN-11", "OPT-double_draw")
@pytest.mark.parametrize("rules", ["legendary", "witcher3", "klub, double_draw=draw"])
def test_under_other_rules_a_drawn_match_is_a_draw(rules: str) -> None:
    table = drawn(dealt(rules))
    assert shows(table, "winner | nobody")
    assert not events_of(table, Replayed)


@rule("TURN-11")
@pytest.mark.parametrize("row", ["close", "foe close"])
def test_a_match_that_is_won_is_not_played_again(row: str) -> None:
    table = position(f"rules | klub\nround | 3\n{EVEN}\n{row} | Vesemir")
    play(table, "pass", "pass")
    assert table.over
    assert not events_of(table, Replayed)


@rule("TURN-11", "FAC-2")
def test_a_tie_that_nilfgaard_wins_is_no_draw() -> None:
    table = position("rules | klub\nround | 3\ngems | 1\nfoe gems | 1\nhand | Albrich\nfoe hand | Ghoul")
    play(table, "pass", "pass")
    assert shows(table, "winner | me")


@rule("TURN-11")
@pytest.mark.parametrize("rules", REPLAYS)
def test_a_replay_deals_the_same_decks_and_leaders(rules: str) -> None:
    table = drawn(dealt(rules))
    assert [len(seat.hand) for seat in table.seats] == [10, 10]
    for seat, deck in zip(table.seats, (REALMS, MONSTERS), strict=True):
        assert (seat.faction, seat.leader) == (deck.faction, deck.leader)
        assert Counter(seat.hand + seat.deck) == Counter(deck.cards)
    assert len(events_of(table, Drew)) == 4


@rule("TURN-11", "SET-4")
def test_the_decks_are_shuffled_again() -> None:
    table = dealt("klub")
    first = list(table.seats[0].hand)
    assert drawn(table).seats[0].hand != first


@rule("TURN-11", "SET-5")
def test_a_replay_has_a_new_redraw() -> None:
    table = drawn(dealt("klub"))
    assert question(table) == Redraw((0, 1))
    assert [seat.redraws for seat in table.seats] == [2, 2]


@rule("TURN-11")
def test_everything_on_the_table_is_as_at_the_start() -> None:
    table = position(
        f"""rules | klub
        round | 3
        starter | foe
        last pass | foe
        acted | yes
        totals | 3-1, 1-3
        {EVEN}
        close | Vesemir + Commander’s Horn
        discard | Dethmold
        side deck | empty
        known to foe | Ves
        returned | Ballista
        weather | Torrential Rain
        gone | Berserker
        foe close | Vesemir + leader's horn
        foe discard | Ghoul"""
    )
    play(table, "pass", "pass")
    assert shows(
        table, "round | 0", "starter | me", "replays | 1", "gems | 2", "foe gems | 2", "weather |", "discard |",
        "foe discard |", "close |", "foe close |",
    )  # fmt: skip
    assert (table.totals, table.gone, table.last_pass, table.acted) == ([], [], 0, False)
    assert [[seat.known, seat.returned, seat.passed] for seat in table.seats] == [[[[], []], [], False]] * 2


@rule("TURN-11", "SET-11")
def test_leaders_claims_and_side_decks_are_unused_again() -> None:
    table = position(
        f"rules | klub\nround | 2\nleader | Francesca Findabair, The Beautiful (used)\nclaimed | yes\n"
        f"side deck | empty\n{EVEN}"
    )
    play(table, "pass", "pass")
    elf = table.seats[0]
    assert not elf.leader_used
    assert not elf.claimed
    assert [one.id for one in elf.side_deck] == ["bovine-defence-force"] * 2
    assert question(keep_hands(table)) == ClaimRound(0)


@rule("TURN-11")
def test_cards_that_changed_hands_go_back_to_the_deck_they_came_with() -> None:
    table = position(
        "rules | klub\nround | 2\ngems | 1\nfaction | northern-realms\nhand | Fiend\nbrought | Ves, Ballista\n"
        "foe gems | 1\nfoe hand | Ghoul\nfoe discard | Ves\nfoe brought | Fiend, Ghoul"
    )
    play(table, "pass", "pass")
    assert [Counter(one.id for one in seat.hand + seat.deck) for seat in table.seats] == [
        {"ves": 1, "ballista": 1},
        {"fiend": 1, "ghoul": 1},
    ]


@rule("TURN-11", "SET-6")
def test_a_replay_has_a_new_toss() -> None:
    table = dealt("klub")
    for tosses in (1, 2):
        drawn(table)
        assert len(events_of(table, Tossed)) == tosses


@rule("TURN-11", "SET-6")
def test_the_new_toss_may_fall_otherwise() -> None:
    falls = set()
    for seed in range(12):
        table = drawn(drawn(dealt("klub", seed=seed)))
        falls.add(tuple(toss.seat for toss in events_of(table, Tossed)))
    assert {(0, 1), (1, 0)} <= falls


@rule("TURN-11", "FAC-6")
def test_scoiatael_is_asked_again_before_the_new_toss() -> None:
    table = keep_hands(dealt("klub", (REALMS, ELVES)))
    play(table, "p2 starts", "pass", "pass", "pass", "pass")
    assert question(keep_hands(table)) == ClaimRound(1)
    assert not events_of(table, Tossed)


@rule("TURN-11")
@pytest.mark.parametrize("rules", REPLAYS)
def test_if_a_third_replay_is_drawn_too_the_match_is_a_draw(rules: str) -> None:
    table = dealt(rules)
    for replay in (1, 2, 3):
        drawn(table)
        assert shows(table, f"replays | {replay}")
        assert not table.over
    drawn(table)
    assert shows(table, "winner | nobody", "replays | 3")
    assert events_of(table, Replayed) == [Replayed(1), Replayed(2), Replayed(3)]
    assert events_of(table, EndedGame) == [EndedGame(())]


@rule("TURN-11")
def test_a_replay_may_be_won() -> None:
    table = position(f"rules | klub\nreplays | 3\nround | 3\n{EVEN}\nclose | Vesemir")
    play(table, "pass", "pass")
    assert shows(table, "winner | me")


@rule("TURN-11", "TURN-10")
def test_nothing_else_happens_at_the_end_of_the_drawn_game() -> None:
    table = position(f"rules | klub\nround | 2\n{EVEN}\nfoe close | Griffin\nclose | Siegfried of Denesle")
    play(table, "pass", "pass")
    assert kinds(table)[2:] == ["EndedRound", "Replayed", "Drew", "Drew"]


@rule("TURN-11", "SET-6", "OPT-start_settled")
def test_where_the_start_is_settled_before_the_deal_so_it_is_in_a_replay() -> None:
    table = drawn(dealt("legendary, double_draw=replay"))
    after = kinds(table)[kinds(table).index("Replayed") :]
    assert after == ["Replayed", "Tossed", "Drew", "Drew"]
