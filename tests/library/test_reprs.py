"""Values show themselves briefly: in lists of a console, and as a board in a notebook."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from gwint import Game, OpenGame, Ruleset, meet
from gwint.bots import BOTS
from gwint.cards import Ability, Faction, Row, card, leader
from gwint.decks import Deck, starter
from gwint.engine.loading import load_bot
from gwint.match import Match, starter_lineup
from gwint.rules.events import Played
from gwint.rules.modes import DUEL
from gwint.rules.moves import Pass, Play
from gwint.rules.table import Spot
from gwint.rulesets import KLUB

GHOUL = card("ghoul", "monsters")
MATCH = Match(
    starter_lineup("monsters", "skellige", "nilfgaard"), starter_lineup("scoiatael", "skellige", "nilfgaard"), seed=1
)


def game() -> Game:
    dealt = Game("northern-realms-siege", "monsters-swarm", seed=7, players=("Ala", "Bob"))
    for move in ("done", "done", "griffin"):
        dealt.play(move)
    return dealt


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (GHOUL, "<Card ghoul>"),
        (card("decoy", "skellige"), "<Card decoy, skellige>"),
        (leader("king-bran"), "<Leader king-bran>"),
        ([Row.CLOSE, Ability.SPY, Faction.MONSTERS], "[Row.CLOSE, Ability.SPY, Faction.MONSTERS]"),
        (Play(GHOUL, Row.CLOSE), "Play(card=<Card ghoul>, row=Row.CLOSE)"),
        (Pass(), "Pass()"),
        (
            Played(0, GHOUL, "hand", "played", Spot(0, Row.CLOSE, 2)),
            "Played(seat=0, card=<Card ghoul>, source='hand', how='played', spot=Spot(side=0, row=Row.CLOSE, place=2))",
        ),
        (
            starter("monsters-swarm").deck,
            "<Deck 'The Brood of Velen': monsters, Eredin, Commander of the Red Riders, 30 cards>",
        ),
        (Deck.of(Faction.MONSTERS, leader("king-bran"), [GHOUL]), "<Deck monsters, King Bran, The Unifier, 1 card>"),
        (KLUB.changed(roach="yes"), "Ruleset.parse('klub, roach=yes')"),
        (DUEL, "<Mode duel>"),
        (BOTS["captain"], "load_bot('captain')"),
        (load_bot("champion@50ms-on-2"), "load_bot('champion@50ms-on-2')"),
        (game(), "<Game duel, round 1: Ala 0, Bob 5; Ala to act>"),
        (game().table, "<Table duel, round 1, 10–9 cards in hand>"),
        (game().view(0), "<View of seat 0: duel, round 1, totals 0–5, seat 0 to act>"),
        (game().view(None), "<View of a spectator: duel, round 1, totals 0–5, seat 0 to act>"),
        (game().again().view(1), "<View of seat 1: duel, round 0, totals 0–0, seats 0 and 1 to act>"),
        (MATCH, f"<Match p1 0, p2 0; game 1, p{MATCH.first + 1} to act>"),
        (meet("Decoy", "Thaler"), "<Encounter of <Card decoy, monsters>, <Card thaler>: row-own>"),
        (meet("Decoy", "Thaler").scenes[0], "<Scene row-own: played, went-to-hand>"),
        (meet("Decoy", "Draug").scenes[0], "<Scene row-own: impossible>"),
        (OpenGame("monsters-swarm", "skellige"), "<OpenGame solo, round 1: you 0, opponent 0; needs card of seat 1>"),
        (MATCH.view(0), "<MatchView of seat 0: 0–0, 0 games played>"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_value_shows_itself(value: object, shown: str) -> None:
    assert repr(value) == shown


def test_a_finished_game_shows_its_result() -> None:
    over = game()
    over.resign(0)
    assert repr(over) == "<Game duel, round 1: Ala 0, Bob 5; p2 wins, p1 resigned>"


def test_what_can_be_evaluated_gives_the_same_value() -> None:
    names = {"Ruleset": Ruleset, "load_bot": load_bot, "Pass": Pass, "Row": Row}
    for value in (KLUB.changed(roach="yes"), load_bot("champion@50ms"), Pass(), Row.SIEGE):
        assert eval(repr(value), names) == value


def test_a_card_knows_its_names() -> None:
    assert (str(GHOUL), GHOUL.name, GHOUL.names["pl"]) == ("Ghoul", "Ghoul", "Ghul")
    assert leader("king-bran").names["de"] == "König Bran"


# The board in a notebook


class Elements(HTMLParser):
    """Checks that all elements are closed, and collects them with their text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.text: list[str] = []
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)


POSITION = """round | 2
hand | Thaler
close | 3 Blue Stripes Commando, Vernon Roche
siege | 2 Catapult + Commander's Horn
gems | 1
foe close | 2 Ghoul
foe hand | Fiend
foe passed | yes
weather | Biting Frost"""


def test_a_game_is_drawn_as_one_element_with_neither_scripts_nor_files() -> None:
    html = Game.from_picture(POSITION, ("Ala", "Bob"))._repr_html_()
    drawn = Elements(html)
    assert drawn.seen == {"div", "style", "span", "b"}
    assert not re.search(r"https?:|url\(|@import|src=|href=|on\w+=", html)
    text = " ".join(" ".join(drawn.text).split())
    assert "Bob Monsters, Eredin, King of the Wild Hunt (used) ◆◆ 1 in hand, 0 in deck, 0 discarded passed 2" in text
    assert "Close combat ☁ 19 3 Blue Stripes Commando 3 Blue Stripes Commando 3 Blue Stripes Commando" in text
    assert "Siege 64 Commander’s Horn 32 Catapult 32 Catapult" in text
    assert "Ala Northern Realms" in text
    assert "◆◇" in text
    assert "Hand 1 Thaler" in text
    assert "Hand 6 Fiend" in text


def test_names_are_escaped_on_the_board() -> None:
    html = Game(
        "monsters-swarm", "skellige-storm", seed=1, players=("<script>alert(1)</script>", "a & b")
    )._repr_html_()
    assert "script" not in Elements(html).seen
    assert "&lt;script&gt;" in html
    assert "a &amp; b" in html


@pytest.mark.parametrize("mode", ["ffa-4", "team"])
def test_every_player_of_a_larger_table_is_drawn(mode: str) -> None:
    decks = ("northern-realms-siege", "monsters-swarm", "nilfgaard-spies", "skellige-storm")
    text = Elements(Game(*decks, mode=mode, seed=1, players=("Ala", "Bob", "Cid", "Dag"))._repr_html_()).text
    assert {"Ala", "Bob", "Cid", "Dag"} <= set(text)


def test_the_result_is_on_the_board() -> None:
    over = game()
    over.resign(0)
    assert "p2 wins, p1 resigned" in over._repr_html_()
