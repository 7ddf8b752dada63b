"""Whatever is changed in a record or in a sealed log is noticed, by a verifier or by a player who kept their chain."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sized
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwint.fairness.commitments import commitment, pledge
from gwint.fairness.derivation import seed
from gwint.fairness.evidence import overall
from gwint.fairness.hash_chains import chain_of
from gwint.server.tables.entries import Committed
from gwint.server.tables.fold import APPLY
from gwint.server.tables.sealed_log import verify_seal
from gwint.server.tables.state import RoomState
from gwint.server.tables.verification import verify_record
from gwint.wire.views import AnyEvent
from tests.server.tables.played_games import SCENES, Event, by_example, finished, forged
from tests.server.tables.record_changes import (
    OTHER,
    Change,
    added,
    as_value,
    both,
    changed,
    first_of,
    line,
    swapped,
    with_new_checksum,
    without,
)


def verdict(record: str) -> str:
    return overall(verify_record(record))


# Changes of a record


def grind(record: str) -> str:
    """Choose another entropy for the host, who plays, once the others' are known; pledge and message fit it."""
    table, before = line(record, "table"), line(record, "deal 2 entropies").split()[0]
    old, new = line(record, "deal 2 pledges").split()[0], pledge(table, 2, OTHER)
    return record.replace(before, OTHER).replace(old, new)


def with_its_seed(record: str) -> str:
    """Compute the seed anew, as if other cards had been dealt."""
    return changed("seed", as_value(seed(line(record, "deal 2 secret"), line(record, "deal message").encode())))(record)


def with_first_seed(record: str) -> str:
    """Compute the seed of a game anew that was dealt at the first attempt."""
    return changed("seed", as_value(seed(line(record, "deal 1 secret"), line(record, "deal message").encode())))(record)


def other_secret(record: str) -> str:
    """Choose another secret with a fitting commitment."""
    record = changed("deal 2 secret", as_value(OTHER))(record)
    return changed("deal 2 commitment", as_value(commitment(line(record, "table"), 2, OTHER)))(record)


def spaced(message: str) -> str:
    """Write the message in another way: there are as many as one likes, each with another seed."""
    return message.replace(",", ", ", 1)


def escaped(message: str) -> str:
    return message.replace("monsters", "\\u006donsters", 1).replace("skellige", "\\u0073kellige", 1)


def fractional(message: str) -> str:
    """Write the number of the attempt as another number that is equal to it."""
    return message.replace(',2,"duel"', ',2.0,"duel"', 1)


def copied_entropy(record: str) -> str:
    """Let both players contribute what one of them pledged."""
    for key in ("pledges", "entropies"):
        own, other = line(record, f"deal 2 {key}").split()
        record = record.replace(own, other)
    return record


def moves(record: str) -> list[str]:
    return [one for one in record.splitlines(keepends=True) if re.match(r"  p[12] (?!pass|done|take back)", one)]


def swap_moves(record: str) -> str:
    lines = record.splitlines(keepends=True)
    at = next(place for place, one in enumerate(lines) if one.startswith("  # round 1"))
    lines[at + 1], lines[at + 2] = lines[at + 2], lines[at + 1]
    return "".join(lines)


def change_move(record: str) -> str:
    found = [one for one in moves(record) if "exchange" not in one]
    return record.replace(found[-1], found[-1][:5] + "pass\n", 1)


def wanted_card(deck: str) -> str:
    return "Cirilla Fiona Elen Riannon" if "Geralt of Rivia" in deck else "Geralt of Rivia"


def swap_card(record: str) -> str:
    """Exchange a card of the first deck for one that the player would rather have had."""
    return changed("p1 deck", lambda deck: ", ".join([*deck.split(", ")[:-1], wanted_card(deck)]))(record)


def swap_card_in_message(record: str) -> str:
    return changed(
        "deal message", lambda message: re.sub(r'"([a-z-]+)/[a-z-]+"', r'"\1/geralt-of-rivia"', message, count=1)
    )(record)


def swap_lines_of_a_seat(record: str) -> str:
    """Let the players exchange everything that they brought, in the record and in the message."""
    label, table, attempt, mode, rules, version, decks, entropies = json.loads(line(record, "deal message"))
    message = [label, table, attempt, mode, rules, version, decks[::-1], entropies[::-1]]
    text = json.dumps(message, separators=(",", ":"), ensure_ascii=False)
    lists = [
        changed(key, lambda value: " ".join(value.split()[::-1])) for key in ("deal 2 pledges", "deal 2 entropies")
    ]
    seats = [swapped("p1 leader", "p2 leader"), swapped("p1 deck", "p2 deck"), swapped("p1", "p2")]
    return both(changed("deal message", as_value(text)), *lists, *seats)(record)


def other_winner(record: str) -> str:
    return changed("result", lambda value: value.translate(str.maketrans("12", "21")))(record)


RECORDS: dict[str, Change] = {
    "a changed move": change_move,
    "a dropped move": lambda record: record.replace(moves(record)[3], "", 1),
    "a move that was made twice": lambda record: record.replace(moves(record)[3], 2 * moves(record)[3], 1),
    "moves in another order": swap_moves,
    "a dropped take-back": without(r"  p[12] take back"),
    "another result": other_winner,
    "another final table": changed("final", lambda value: "01"[value[0] == "0"] + "0" * (len(value) - 1)),
    "no result": without("result"),
    "no final table": without("final"),
    "a redeal": changed("seed", as_value(OTHER)),
    "a redeal from another secret": both(other_secret, with_its_seed),
    "a swapped card": swap_card,
    "a swapped card in the message": swap_card_in_message,
    "a swapped card in both": both(swap_card, swap_card_in_message),
    "another leader": changed("p1 leader", as_value("King Bran")),
    "swapped decks": swapped("p1 deck", "p2 deck"),
    "swapped leaders": swapped("p1 leader", "p2 leader"),
    "swapped seats": both(swap_lines_of_a_seat, with_its_seed),
    "another secret": changed("deal 2 secret", as_value(OTHER)),
    "another secret with its commitment": other_secret,
    "another commitment": changed("deal 2 commitment", as_value(OTHER)),
    "another pledge": changed("deal 2 pledges", first_of(OTHER)),
    "one pledge too many": changed("deal 2 pledges", lambda value: f"{value} {OTHER}"),
    "swapped pledges": changed("deal 2 pledges", lambda value: " ".join(value.split()[::-1])),
    "no pledges": without("deal 2 pledges"),
    "another entropy": changed("deal 2 entropies", first_of(OTHER)),
    "an entropy that was not revealed": changed("deal 2 entropies", first_of("-")),
    "no entropies": without("deal 2 entropies"),
    "a host that grinds its entropy": grind,
    "a host that grinds its entropy and deals": both(grind, with_its_seed),
    "a hidden attempt": without("deal 1 "),
    "a hidden and renumbered attempt": both(without("deal 1 "), lambda record: record.replace("deal 2 ", "deal 1 ")),
    "an invented attempt": both(
        added("deal 3 secret", OTHER), added("deal 3 commitment", OTHER), added("deal 2 failed", "p1")
    ),
    "another secret of the failed attempt": changed("deal 1 secret", as_value(OTHER)),
    "a failed attempt that nobody failed": without("deal 1 failed"),
    "a failed attempt that somebody else failed": changed("deal 1 failed", as_value("p1")),
    "a last attempt that failed": added("deal 2 failed", "p1"),
    "another commitment to the decks": changed("deal 2 decks", as_value(OTHER)),
    "no commitment to the decks": without("deal 2 decks"),
    "another salt of the decks": changed("deal 2 salt", as_value(OTHER)),
    "no salt of the decks": without("deal 2 salt"),
    "a person who is declared a bot": added("deal bots", "- greedy"),
    "a person who is declared a bot of the game before": both(
        added("deal bots", "- greedy"), added("deal previous", "table7")
    ),
    "a rematch that is none": added("deal previous", "table7"),
    "advanced limits that did not hold": added("deal advanced", "yes"),
    "a faction that was not agreed": added("deal faction", "monsters"),
    "another table": changed("table", lambda value: value + "x"),
    "another table in the message": changed("deal message", lambda value: value.replace('"table', '"fable', 1)),
    "another mode in the message": changed("deal message", lambda value: value.replace('"duel"', '"team"', 1)),
    "another version of the rules": changed("rules version", as_value("1")),
    "other rules": changed("rules", as_value("klub")),
    "other rules in the message": changed("deal message", lambda value: value.replace('"legendary"', '"klub"', 1)),
    "a message in other words": changed("deal message", spaced),
    "a message in other words, dealt": both(changed("deal message", spaced), with_its_seed),
    "a message with escapes, dealt": both(changed("deal message", escaped), with_its_seed),
    "an attempt with a fraction": changed("deal message", fractional),
    "an attempt with a fraction, dealt": both(changed("deal message", fractional), with_its_seed),
    "a copied entropy": copied_entropy,
    "a copied entropy, dealt": both(copied_entropy, with_its_seed),
    "an unknown line of evidence": added("deal luck", "7"),
    "pledges of the failed attempt": added("deal 1 pledges", f"{OTHER} -"),
    "a secret that is there twice": added("deal 2 secret", OTHER),
    "an unused attempt": added("deal 7 commitment", OTHER),
    "no message": without("deal message"),
    "no secret": without("deal 2 secret"),
    "no table": without("table"),
    "a message that is no JSON": changed("deal message", as_value("[")),
}
"""Changes of a duel's record of which a verifier learns without its checksum."""


def cut_take_back(record: str) -> str:
    """Leave out a move that was taken back, and its take-back."""
    lines = record.splitlines(keepends=True)
    at = next(place for place, one in enumerate(lines) if " take back 1" in one)
    return "".join([*lines[: at - 1], *lines[at + 1 :]])


BY_RULES = (
    "a changed move", "a dropped move", "a move that was made twice", "moves in another order", "a dropped take-back",
    "another result", "another final table", "no result", "no final table", "a redeal from another secret",
    "another leader", "swapped leaders", "swapped seats", "a host that grinds its entropy and deals",
    "a copied entropy, dealt",
    "other rules", "other rules in the message",
)  # fmt: skip
"""The changes that only a verifier notices which knows the rules and the leaders' names."""
CHECKSUMMED: dict[str, Change] = {
    "another name": changed("p1", as_value("Bob")),
    "swapped names": swapped("p1", "p2"),
    "another date": changed("date", as_value("2026-11-17")),
    "a dropped move with its take-back": cut_take_back,
    "an added comment": lambda record: record + "# cheated\n",
}
"""Changes that only the checksum reveals. Recomputing it goes unnoticed, as docs/fairness.md says."""


@pytest.mark.parametrize("kind", RECORDS)
def test_tampering_with_a_record_is_noticed_even_with_a_new_checksum(kind: str) -> None:
    record = finished("duel").record
    assert verdict(record) == "proven"
    tampered = RECORDS[kind](record)
    assert verdict(with_new_checksum(tampered)) == "wrong"


@pytest.mark.parametrize("kind", sorted(RECORDS.keys() - set(BY_RULES)))
def test_the_independent_verifier_notices_all_that_needs_no_rules(kind: str, tmp_path: Path) -> None:
    record = finished("duel").record
    assert by_example(record, tmp_path)
    assert not by_example(with_new_checksum(RECORDS[kind](record)), tmp_path)


@pytest.mark.parametrize("kind", CHECKSUMMED)
def test_tampering_with_the_rest_of_a_record_is_noticed_by_its_checksum(kind: str) -> None:
    tampered = CHECKSUMMED[kind](finished("duel").record)
    assert verdict(tampered) == "wrong"
    assert verdict(with_new_checksum(tampered)) == "proven"


def test_a_failed_attempt_is_noted() -> None:
    noted = [one.kind for one in verify_record(finished("duel").record) if one.verdict == "noted"]
    assert noted == ["failed-attempt"]


def test_no_evidence_at_all_proves_nothing() -> None:
    stripped = without("deal ")(finished("duel").record)
    assert verdict(stripped) == "unproven"


def redrawn(message: str) -> str:
    """Give the bot another deck in the message."""
    content = json.loads(message)
    content[6][1][0][2][0] = "skellige/olaf"
    return json.dumps(content, separators=(",", ":"), ensure_ascii=False)


def reworded(message: str) -> str:
    """Write the same rules in another way, of which there are millions, each with another seed."""
    return message.replace('"legendary"', '"legendary, gems=2"', 1)


def outdated(message: str) -> str:
    return message.replace('"legendary",2', '"legendary",1', 1)


OTHER_SCENES: dict[str, tuple[str, Change, str]] = {
    "another deck of a bot": ("against a bot", changed("deal message", redrawn), "message"),
    "another secret for a bot's deck": ("against a bot", changed("deal 1 secret", as_value(OTHER)), "bot-deck"),
    "a bot that is declared a person": ("against a bot", without("deal bots"), "decks"),
    "another bot": ("against a bot", changed("deal bots", as_value("- captain")), "decks"),
    "entropy of a bot": ("against a bot", changed("deal 1 entropies", lambda value: f"{value[:64]} {OTHER}"), "pledge"),
    "the same rules in other words": ("duel", changed("deal message", reworded), "decks"),
    "an older version of the rules": (
        "duel",
        both(changed("rules version", as_value("1")), changed("deal message", outdated)),
        "decks",
    ),
    "another bot's deck in a team": ("team", changed("deal 1 secret", as_value(OTHER)), "bot-deck"),
    "an attempt that is a truth": (
        "against a bot",
        both(changed("deal message", lambda message: message.replace(',1,"duel"', ',true,"duel"', 1)), with_first_seed),
        "seed",
    ),
    "a rematch that is said to be none": ("rematch", without("deal previous"), "decks"),
    "another game before": ("rematch", changed("deal previous", as_value("table9")), "decks"),
    "a faction that was not agreed": ("solo", added("deal faction", "monsters"), "decks"),
    "another secret for the virtual opponent": ("solo", changed("deal 1 secret", as_value(OTHER)), "virtual-deck"),
    "other lineups of a bot": ("match", changed("deal 1 secret", as_value(OTHER)), "bot-deck"),
    "another deck of a match": ("match", changed("p1 deck 1", lambda deck: deck.partition(", ")[2]), "message"),
    "a game of a match without its end": ("match", lambda record: record.replace("final |", "# final |", 1), "end"),
    "no result of a match": ("match", without("match result"), "end"),
}
"""Changes of other games: the scene, the change, and a finding that is wrong afterwards."""


@pytest.mark.parametrize("kind", OTHER_SCENES)
def test_tampering_with_the_records_of_other_games_is_noticed(kind: str) -> None:
    name, change, finding = OTHER_SCENES[kind]
    record = change(finished(name).record)
    assert finding in [one.kind for one in verify_record(record) if one.verdict == "wrong"]


@pytest.mark.parametrize("name", SCENES)
def test_untouched_games_are_proven(name: str) -> None:
    game = finished(name)
    assert verdict(game.record) == "proven", verify_record(game.record)
    assert overall(verify_seal(game.seal)) == "proven", verify_seal(game.seal)
    for seat in game.messages:
        assert game.chain(seat) == game.seal["chains"][str(seat)]
        assert verify_seal(game.seal, game.chain(seat))[-1].verdict == "proven"


# Changes of a sealed log

SealChange = Callable[[Any], object]


def entries(seal: Any, kind: str) -> list[Any]:
    found = [entry for entry in seal["entries"] if entry["kind"] == kind]
    assert found, kind
    return found


def entry(kind: str, change: Callable[[Any], Any], number: int = 0) -> SealChange:
    """Change the body of an entry."""
    return lambda seal: change(entries(seal, kind)[number]["body"])


def drop(kind: str, number: int = 0) -> SealChange:
    return lambda seal: seal["entries"].remove(entries(seal, kind)[number])


def swap(kind: str, first: int, second: int) -> SealChange:
    def tamper(seal: Any) -> None:
        places = [place for place, one in enumerate(seal["entries"]) if one["kind"] == kind]
        one, other = places[first], places[second]
        seal["entries"][one], seal["entries"][other] = seal["entries"][other], seal["entries"][one]

    return tamper


def cut_seal(seal: Any) -> None:
    """Leave the end of the game out."""
    place = next(place for place, one in enumerate(seal["entries"]) if one["kind"] == "sealed")
    del seal["entries"][place - 3 :]


SEALS: dict[str, SealChange] = {
    "a changed move": entry("moved", lambda body: body.update(move={"kind": "pass"}), 4),
    "people in another order": swap("sat", 0, 1),
    "pledges in another order": swap("pledged", 0, 1),
    "another maker": entry("opened", lambda body: body.update(maker="sha256:" + OTHER)),
    "other terms": entry("opened", lambda body: body["terms"].update(bank_s=600)),
    "another owner": entry("sat", lambda body: body.update(owner="sha256:" + OTHER)),
    "another name": entry("sat", lambda body: body.update(name="sha256:" + OTHER)),
    "another secret": entry("committed", lambda body: body.update(secret=OTHER), 1),
    "another secret of the failed attempt": entry("committed", lambda body: body.update(secret=OTHER)),
    "another deck": entry("brought", lambda body: body.update(decks=[])),
    "another pledge": entry("pledged", lambda body: body.update(pledge=OTHER)),
    "another entropy": entry("revealed", lambda body: body.update(entropy=OTHER)),
    "another who failed": entry("deal-failed", lambda body: body.update(seats=[0])),
    "another deal": entry("dealt", lambda body: body.update(seed=OTHER)),
    "another commitment to the decks": entry("asked-to-reveal", lambda body: body.update(decks=OTHER), -1),
    "another salt of the decks": entry("asked-to-reveal", lambda body: body.update(salt=OTHER), -1),
    "another time of a move": lambda seal: entries(seal, "moved")[5].update(at=7),
    "another time on the clock": entry("moved", lambda body: body.update(spent_ms=7), 5),
    "another stamp": lambda seal: entries(seal, "moved")[5].update(digest="0" * 12),
    "another rematch": entry("rematch-prepared", lambda body: body.update(table="other")),
    "another chain of the log": entry("sealed", lambda body: body.update(chain=OTHER)),
    "another table": lambda seal: seal.update(table="other"),
    "another chain": lambda seal: seal["chains"].update({"0": OTHER}),
    "no chain of a viewer": lambda seal: seal["chains"].pop("spectator"),
    "a log that is cut off": cut_seal,
    "no entries": lambda seal: seal.update(entries=[]),
    "something else": lambda seal: seal.update(entries=7),
}


@pytest.mark.parametrize("kind", SEALS)
def test_tampering_with_a_sealed_log_is_noticed(kind: str) -> None:
    tampered = deepcopy(finished("duel").seal)
    SEALS[kind](tampered)
    assert overall(verify_seal(tampered)) == "wrong"


def test_an_entry_of_any_kind_that_is_dropped_or_repeated_is_noticed() -> None:
    kinds = {one["kind"]: place for place, one in enumerate(finished("duel").seal["entries"])}
    for kind, place in kinds.items():
        for copies in (0, 2):
            tampered = deepcopy(finished("duel").seal)
            tampered["entries"][place : place + 1] *= copies
            assert overall(verify_seal(tampered)) == "wrong", (kind, copies)


# A dishonest server, which publishes a sealed log that is consistent


def drop_take_back(seal: Any) -> None:
    """Leave out a move, the offer to take it back, and that it was taken back."""
    place = seal["entries"].index(entries(seal, "taken-back")[0])
    del seal["entries"][place - 3 : place + 1]


def resign_instead(seal: Any) -> None:
    """End the game with a resignation instead of its last move."""
    last = seal["entries"].index(entries(seal, "moved")[-1])
    resigned = {"kind": "resigned", "body": {"seat": 1, "game": False}, "digest": ""}
    seal["entries"][last] = {**resigned, "at": seal["entries"][last]["at"]}


def commit_late(seal: Any) -> None:
    """Show the commitment to another secret, and commit to the real one when all entropies are known."""
    real = entries(seal, "committed")[-1]
    place = seal["entries"].index(real)
    seal["entries"][place] = {**real, "body": {**real["body"], "secret": OTHER}}
    seal["entries"].insert(seal["entries"].index(entries(seal, "revealed")[-1]) + 1, real)


def commit_carelessly(state: RoomState, entry: Committed) -> list[AnyEvent]:
    """Let a secret replace another one at any time."""
    fixed = commitment(state.id, entry.attempt, entry.secret)
    state.deal = replace(state.deal, attempt=entry.attempt, secret=entry.secret, commitment=fixed)
    return []


def test_a_secret_that_replaces_the_one_that_was_shown_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It could be chosen when all entropies are known; each chain has only the commitment that was shown."""
    tampered = deepcopy(finished("duel").seal)
    commit_late(tampered)
    with monkeypatch.context() as patch:
        patch.setitem(APPLY, Committed, commit_carelessly)
        published = forged(tampered)
        assert overall(verify_seal(published, published["chains"]["0"])) == "proven"
    assert {one.kind for one in verify_seal(published) if one.verdict == "wrong"} >= {"sealed-log"}


FORGERIES: dict[str, SealChange] = {
    "nothing": lambda seal: None,
    "a dropped take-back": drop_take_back,
    "another name": entry("sat", lambda body: body.update(name="sha256:" + OTHER), 1),
    "another owner": entry("sat", lambda body: body.update(owner="sha256:" + OTHER), 1),
    "another maker": entry("opened", lambda body: body.update(maker="sha256:" + OTHER)),
    "another time of a move": lambda seal: entries(seal, "moved")[5].update(at=7),
    "another time on the clock": entry("moved", lambda body: body.update(spent_ms=7), 5),
    "a resignation instead of the last move": resign_instead,
    "another rematch": entry("rematch-prepared", lambda body: body.update(commitment=OTHER)),
    "no rematch": lambda seal: (drop("rematch-prepared")(seal), drop("offering", -1)(seal), drop("declined")(seal)),
    "an unsealed log": drop("sealed"),
    "a rematch that was not declined": drop("declined"),
    "another secret": entry("committed", lambda body: body.update(secret=OTHER), 1),
    "another secret of the failed attempt": entry("committed", lambda body: body.update(secret=OTHER)),
    "another deal": lambda seal: entries(seal, "moved")[-1].update(at=8),
}
"""Changes after which a log still folds; the server computes all stamps and chains anew."""


@pytest.mark.parametrize("kind", FORGERIES)
def test_a_player_notices_a_log_that_was_forged_as_a_whole(kind: str) -> None:
    game = finished("duel")
    tampered = deepcopy(game.seal)
    FORGERIES[kind](tampered)
    published = forged(tampered)
    assert all(one.verdict == "proven" for one in verify_seal(published) if one.kind in ("sealed-log", "sealed-chains"))
    own = [verify_seal(published, game.chain(seat))[-1] for seat in game.messages]
    expected = "proven" if kind == "nothing" else "wrong"
    assert [(one.kind, one.verdict) for one in own] == [("own-chain", expected)] * 2


# A server that shows one thing during the game, and another in the log


def event(kind: str, number: int = 0, **changes: Any) -> Callable[[list[Event]], object]:
    """Change an event that was sent."""

    def tamper(events: list[Event]) -> None:
        found = [one for one in events if one["kind"] == kind]
        assert found, kind
        found[number].update(changes)

    return tamper


def forget(kind: str) -> Callable[[list[Event]], object]:
    """Leave events out."""

    def tamper(events: list[Event]) -> None:
        kept = [one for one in events if one["kind"] != kind]
        assert len(kept) < len(events)
        events[:] = kept

    return tamper


SHOWN: dict[str, Callable[[list[Event]], object]] = {
    "a secret that was chosen later": event("pledged-entropy", -1, commitment=OTHER),
    "a host that grinds its entropy after the others revealed theirs": event("pledged-entropy", -1, pledge=OTHER),
    "a deck that was swapped after the entropies were revealed": event("asked-for-entropy", -1, decks=OTHER),
    "a failed attempt that the log leaves out": forget("failed-deal"),
    "another secret of a failed attempt": event("failed-deal", secret=OTHER),
    "another who failed": event("failed-deal", seats=[0]),
    "another first hand": event("drew", 0, cards=["monsters/ghoul"] * 10),
    "another opponent": event("sat-down", 1, name="Eve"),
    "a move that the opponent did not make": event("played", 0, card="neutral/geralt-of-rivia"),
    "a pass that was not made": forget("passed"),
    "a take-back that never was": event("took-back", 0, count=2),
    "another result of a round": event("ended-round", 0, totals=[0, 0]),
    "another result of the game": event("ended-game", 0, winners=[]),
    "another chain of the log": event("sealed-log", 0, chain=OTHER),
}
"""What a player was sent instead of what the log has."""


@pytest.mark.parametrize("kind", SHOWN)
def test_a_player_notices_that_the_log_is_not_what_they_were_shown(kind: str) -> None:
    game = finished("duel")
    for seat in game.messages:
        shown = deepcopy(game.events(seat))
        SHOWN[kind](shown)
        assert shown != game.events(seat)
        own = chain_of(game.seal["table"], seat, shown)
        assert verify_seal(game.seal, own)[-1].verdict == "wrong"


# Every line and every entry of short games


def sample(items: Sized) -> range:
    """Return the places of all items of a short game, and of some of a long one."""
    return range(0, len(items), 1 + len(items) // 100)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_no_line_of_a_record_can_be_dropped_or_repeated(name: str) -> None:
    lines = finished(name).record.splitlines(keepends=True)
    for place in sample(lines):
        for copies in (0, 2):
            tampered = "".join([*lines[:place], *lines[place : place + 1] * copies, *lines[place + 1 :]])
            assert verdict(tampered) in ("wrong", "unproven"), (lines[place], copies)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENES)
def test_no_entry_of_a_log_can_be_dropped_or_repeated(name: str) -> None:
    log = finished(name).seal["entries"]
    for place in sample(log):
        for copies in (0, 2):
            tampered = deepcopy(finished(name).seal)
            tampered["entries"][place : place + 1] *= copies
            assert overall(verify_seal(tampered)) == "wrong", (log[place], copies)
