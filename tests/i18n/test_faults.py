"""Every kind of fault has a complete sentence in every language."""

from __future__ import annotations

import pytest

from gwint.cards import LANGUAGES, Faction, Row, card, leader
from gwint.decks import Deck, DeckCodeError, DeckTextError, decode, encode, faults, read_deck, starter
from gwint.faults import Fault, GwintError
from gwint.i18n import format_fault, format_refusal, rule_text
from gwint.i18n.faults import DEFAULTS
from gwint.notation.move_phrases import read_move
from gwint.notation.picture_reader import PositionError, position
from gwint.notation.record import RecordError, read
from gwint.rules.moves import Choose, Pass, Play
from gwint.rules.play import push
from gwint.rulesets import KLUB, LEGENDARY, parse
from tests.i18n.fault_kinds import Site, kinds, sites
from tests.i18n.messages import texts, whole
from tests.i18n.samples import GHOUL, OLGIERD, VES
from tests.i18n.typography import well_set

# Every kind


@pytest.mark.parametrize("kind", sorted(kinds()))
def test_every_kind_of_fault_has_a_sentence(kind: str) -> None:
    assert (f"fault-{kind}", "") in texts("en")


@pytest.mark.parametrize("site", sites(), ids=lambda site: f"{site.where} {site.kind}")
def test_a_sentence_uses_only_details_of_its_fault(site: Site) -> None:
    needed = whole("en", (f"fault-{site.kind}", "")).variables - set(DEFAULTS) - {"why"}
    known = site.details | {f"{name}_count" for name in site.details}
    either = {"card"} if "leader" in site.details else set()
    assert needed <= known | either or "**" in site.details


def test_a_fault_of_an_unknown_kind_is_still_formatted() -> None:
    assert format_fault(Fault("unheard-of", {"card": VES})) == "unheard-of (card: ves)"


# Decks


def refusal(make: object, *arguments: object) -> GwintError:
    with pytest.raises(GwintError) as caught:
        make(*arguments)  # type: ignore[operator]
    return caught.value


LEAN = Deck.of(
    Faction.NORTHERN_REALMS,
    leader("eist-tuirseach"),
    [*[VES] * 2, GHOUL, card("hemdall", "skellige"), *[card("scorch", "northern-realms")] * 11],
)


def test_every_fault_of_a_deck_has_its_sentence() -> None:
    assert [format_fault(one) for one in faults(LEAN, LEGENDARY)] == [
        "Eist Tuirseach, King of Cintra is not a leader of this faction (Northern Realms). Choose one of its leaders.",
        "The deck has 3 unit cards, including heroes; it needs at least 22.",
        "The deck has 11 special cards; at most 10 are allowed.",
        "The deck has 11 copies of Scorch; the collection has 3.",
        "Ghoul does not belong to this faction’s set (Northern Realms).",
        "The deck has 2 copies of Ves; the collection has 1.",
        "Hemdall does not belong to this faction’s set (Northern Realms).",
        "Hemdall belongs to the side deck and can never start in a deck.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_deck_has_its_sentence_in_every_language(language: str) -> None:
    for ruleset in (LEGENDARY, KLUB):
        for one in faults(LEAN, ruleset, advanced=True):
            assert well_set(format_fault(one, language), language)


def test_plurals_are_right_in_faults() -> None:
    few = [format_fault(Fault("deck-too-few-units", {"units": units, "least": 22}), "pl") for units in (1, 3, 5, 21)]
    assert [text.split(" (")[0] for text in few] == [
        "Talia ma 1 kartę jednostki",
        "Talia ma 3 karty jednostek",
        "Talia ma 5 kart jednostek",
        "Talia ma 21 kart jednostek",
    ]
    spies = [format_fault(Fault("deck-too-many-spies", {"spies": spies, "most": 2}), "uk") for spies in (3, 5, 21)]
    assert [text.split(",")[0] for text in spies] == [
        "У\u00a0колоді 3 шпигуни",
        "У\u00a0колоді 5 шпигунів",
        "У\u00a0колоді 21 шпигун",
    ]


def test_faults_of_a_deck_text_name_their_lines() -> None:
    refused = refusal(read_deck, "leader: Foltest, The Siegemaster\n3 Goul\nfaction: Nothing\n0 Ves")
    assert isinstance(refused, DeckTextError)
    first, *lines = format_refusal(refused).splitlines()
    assert first == "The deck cannot be read."
    assert [line.split(":")[0] for line in lines] == ["Line 2", "Line 3", "Line 4"]
    assert lines[0].startswith("Line 2: “3 Goul” is not the name of a card. Did you mean: ")
    assert lines[2] == "Line 4: “0 Ves” is not a number of copies from 1 to 99."


def test_the_fault_of_a_deck_without_a_leader_quotes_a_line_that_works() -> None:
    refused = refusal(read_deck, "Ves")
    asked = {"en": "leader:", "pl": "dowódca:", "de": "Anführer:", "cs": "velitel:", "uk": "лідер:"}
    for language, header in asked.items():
        assert header in format_refusal(refused, language)
        assert read_deck(f"{header} Foltest, The Siegemaster").leader is leader("foltest-the-siegemaster")


@pytest.mark.parametrize("code", ["hello", "gw2AAAA", "gw1AAA!", "gw1AAAAAA", "gw1"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_deck_codes_have_their_sentences(code: str, language: str) -> None:
    refused = refusal(decode, code)
    assert isinstance(refused, DeckCodeError)
    assert well_set(format_refusal(refused, language), language)


def test_a_deck_code_refuses_leaders_and_cards_with_the_same_message() -> None:
    bran, foltest = leader("king-bran"), leader("foltest-the-siegemaster")
    begins = "A deck code can store only cards and leaders of its faction (Northern Realms), not "
    assert (
        format_refusal(refusal(encode, Deck.of(Faction.NORTHERN_REALMS, bran, [VES])))
        == f"{begins}King Bran, The Unifier."
    )
    assert format_refusal(refusal(encode, Deck.of(Faction.NORTHERN_REALMS, foltest, [GHOUL]))) == f"{begins}Ghoul."


# Moves

TABLE = "hand | Ves, Olgierd von Everec, Thaler\ndeck | Ghoul"


def test_the_fault_of_an_illegal_move_lists_the_legal_ones() -> None:
    refused = refusal(push, position(TABLE), Play(GHOUL, Row.CLOSE))
    assert format_refusal(refused) == (
        "“Ghoul” is not allowed now. Allowed: Ves; Olgierd von Everec → close combat row; "
        "Olgierd von Everec → ranged row; Thaler; Pass."
    )
    assert format_refusal(refused, "de").endswith("Olgierd von Everec → Fernkampfreihe; Thaler; Passen.")


def test_long_lists_of_legal_moves_are_cut() -> None:
    legal = tuple(Choose(one) for one in starter("monsters-swarm").deck.counts())
    assert len(legal) > 12
    text = format_refusal(GwintError("illegal-move", move=Pass(), legal=legal))
    assert text.count("Choose:") == 10
    assert text.endswith(f" and {len(legal) - 10} more.")


def test_the_fault_of_an_unknown_phrase_names_similar_phrases() -> None:
    table = position(TABLE)
    assert "Did you mean: Ves?" in format_refusal(refusal(read_move, table, "Vess"))
    assert format_refusal(refusal(read_move, table, "Ghoul")).startswith("“Ghoul” is not allowed now. Allowed: Ves; ")
    assert format_refusal(refusal(read_move, table, "Olgierd von Everec")).startswith(
        "“Olgierd von Everec” could mean several moves. Choose one: Olgierd von Everec > close; "
    )
    assert (
        format_refusal(refusal(read_move, table, "pass", 1))
        == "It is not your turn. Players who can act now: Player 1."
    )
    assert (
        format_refusal(refusal(push, table, Pass(), 1), "pl") == "To nie twoja tura. Ruch może teraz wykonać: Gracz 1."
    )


def test_typed_text_is_quoted_on_one_line_and_shortened() -> None:
    text = format_refusal(refusal(read_move, position(TABLE), "x\n" * 1000))
    assert "\n" not in text
    assert text.startswith("“x x x ")
    assert "…” is not a move." in text


# Texts

PICTURE = """
mode | chess
rules | klub, roach=maybe
hand | Vess
nothing
unknown | line
close | 100 Ghoul
passed | perhaps
gems | many
weather | Ves
chance | 12
turn | p9
agenda | dance
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_lines_of_a_picture_have_their_sentences(language: str) -> None:
    refused = refusal(position, PICTURE)
    assert isinstance(refused, PositionError)
    text = format_refusal(refused, language).splitlines()
    assert len(text) == len(refused.faults) + 1
    assert all(well_set(line, language) for line in text)


RECORD = """gwint record 1
seed | {seed}
p1 leader | {leader}
p1 deck | {deck}
p2 leader | King Bran
p2 deck | Ves
moves
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fault_of_a_record_includes_its_cause(language: str) -> None:
    refused = refusal(read, RECORD.format(seed="0" * 64, leader="Folltest", deck="Ves"))
    assert isinstance(refused, RecordError)
    inside = {name: value for name, value in refused.details.items() if name not in ("line", "why")}
    assert format_refusal(refused, language).endswith(format_fault(Fault("unknown-leader", inside), language))
    assert well_set(format_refusal(refused, language), language)


def test_the_fault_of_a_record_names_its_line() -> None:
    text = format_refusal(refusal(read, RECORD.format(seed="12", leader="King Bran", deck="Ves")))
    assert text == "Line 2: “12” is not a seed. A seed has 64 hexadecimal digits."
    text = format_refusal(refusal(read, RECORD.format(seed="0" * 64, leader="King Bran", deck="Vess, Ghoul")))
    assert text.startswith("Line 4: The deck cannot be read. There is no card “Vess”. Did you mean: ")
    assert format_refusal(refusal(read, "")).startswith("Line 1: This is not a record of a game.")


# Rules


def test_the_fault_of_an_unknown_ruleset_lists_the_known_ones() -> None:
    assert format_refusal(refusal(parse, "chess")).startswith(
        "There is no ruleset “chess”. The rulesets are: legendary, klub, witcher3."
    )
    assert (
        format_refusal(refusal(parse, "klub, roach=maybe"))
        == "The option “roach” cannot be “maybe”. Possible values: yes, no."
    )
    assert format_refusal(refusal(rule_text, "ability-spi")).startswith(
        "The rulebook has no topic “ability-spi”. Did you mean: ability-spy, "
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_name_places_and_players(language: str) -> None:
    details = {"side": 1, "row": Row.RANGED, "card": OLGIERD}
    for kind in ("table-special-in-row", "table-wrong-row", "table-no-row-special"):
        assert well_set(format_fault(Fault(kind, details), language), language)
    assert format_fault(Fault("table-wrong-row", details)) == (
        "Olgierd von Everec cannot lie in the ranged row (side: Player 2); its range symbol does not allow it."
    )
    assert format_fault(Fault("table-covered-weather", {"weather": "fog"})).startswith("Impenetrable Fog lies next to")
    assert format_fault(Fault("table-no-weather", {"weather": "medic"})).startswith("“medic” cannot lie")
