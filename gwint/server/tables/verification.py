"""Verifies the deal of a server's game from its record: hashes, seed, every shuffle and draw, and drawn decks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from gwint import rulesets
from gwint.decks import Deck, read_deck, write_deck
from gwint.fairness.commitments import canonical
from gwint.fairness.evidence import (
    CHECKSUM,
    NOT_DEALT,
    NOTED,
    PROVEN,
    UNPROVEN,
    WRONG,
    Evidence,
    Finding,
    check,
    checksum,
    message_content,
    read_tags,
)
from gwint.faults import GwintError
from gwint.game import Game
from gwint.match import Match
from gwint.match.record import RESULT
from gwint.match.record_reader import is_match
from gwint.notation.record_model import Ending
from gwint.server.tables.deals import drawn_decks, plain_deck
from gwint.server.tables.state import MATCH, RoomState, new_state
from gwint.wire.tables import Terms

GAME_HEADING: Final = re.compile(r"game [0-9].*")
"""Begins a game in the record of a match."""


def verify_record(text: str) -> tuple[Finding, ...]:
    """Return everything that a record proves, does not prove, and gets wrong.

    The hashes of a game that does not replay are checked too, so that the findings say what was changed.
    """
    try:
        kind: type[Game] | type[Match] = Match if is_match(text) else Game
        play = kind.from_record(text, partial=True)
    except GwintError as error:
        return (Finding("replay", WRONG, {"fault": error.fault}),)
    fault = play.replay_fault
    replayed = Finding("replay", PROVEN) if fault is None else Finding("replay", WRONG, {"fault": fault.fault})
    if isinstance(play, Game) and not play.seed:
        return (*([replayed] if fault else []), Finding("not-dealt", NOT_DEALT))
    evidence = read_tags(play.tags, len(decks_of(play)))
    if evidence is None:
        return replayed, Finding("no-evidence", UNPROVEN)
    findings = (replayed, *_end(play, text), _checksum(play, text))
    if not evidence.attempts:
        return *findings, Finding("evidence", WRONG)
    return *findings, *check(evidence, play.seed, people(play, evidence)), *_checks_by_rules(play, evidence)


def _end(play: Game | Match, text: str) -> Iterator[Finding]:
    """A record without its result and its final table could have been cut off anywhere."""
    lines = [line.strip().lower() for line in text.splitlines()]
    keys = [line.partition("|")[0].strip() for line in lines if "|" in line]
    games = sum(map(bool, map(GAME_HEADING.fullmatch, lines))) if isinstance(play, Match) else 1
    whole = keys.count("final") == keys.count("result") == games
    if not whole or (isinstance(play, Match) and RESULT not in keys):
        yield Finding("end", WRONG)
    elif play.result is None or play.result.how == Ending().how:
        yield Finding("end", NOTED)


def _checksum(play: Game | Match, text: str) -> Finding:
    """Anybody can compute it anew, but a change by accident, or by somebody who does not know of it, is noticed."""
    return Finding("checksum", PROVEN if play.tags.get(CHECKSUM) == checksum(text) else WRONG)


def decks_of(play: Game | Match) -> list[tuple[Deck, ...]]:
    """Return the decks of each seat."""
    return [lineup.decks for lineup in play.lineups] if isinstance(play, Match) else [(deck,) for deck in play.decks]


def people(play: Game | Match, evidence: Evidence) -> list[int]:
    """Return the seats that people played at the deal."""
    holds = [True, True] if isinstance(play, Match) else map(play.mode.holds_cards, range(len(play.decks)))
    return [seat for seat, (own, bot) in enumerate(zip(holds, evidence.bots, strict=True)) if own and not bot]


def _checks_by_rules(play: Game | Match, evidence: Evidence) -> Iterator[Finding]:
    content = message_content(evidence.message)
    if content is None:
        yield Finding("message", WRONG)
        return
    yield Finding("message", PROVEN if _says(content, play) else WRONG)
    if len(people(play, evidence)) < len(evidence.bots):
        yield from _drawn_decks(play, evidence)


def _says(content: list[object], play: Game | Match) -> bool:
    """Return whether a seed's message has the mode, rules, version and decks of the game."""
    mode = MATCH if isinstance(play, Match) else play.mode.name
    decks = [[plain_deck(deck) for deck in own] for own in decks_of(play)]
    try:
        ruleset = rulesets.parse(str(content[4]))
    except GwintError:
        return False
    said = canonical([content[3], content[5], content[6]])
    return ruleset == play.ruleset and said == canonical([mode, play.rules_version, decks])


def _drawn_decks(play: Game | Match, evidence: Evidence) -> Iterator[Finding]:
    """Draw the decks of bots and virtual seats again from the secret."""
    state = _state_at_deal(play, evidence)
    brought = decks_of(play)
    try:
        drawn = {entry.seat: entry.decks for entry in drawn_decks(state, lambda: "")}
    except (GwintError, ValueError):
        drawn = {}
    for seat, chair in enumerate(state.chairs):
        if not chair.virtual and chair.bot is None:
            continue
        right = seat in drawn and tuple(map(read_deck, drawn[seat])) == brought[seat]
        verdict = PROVEN if right else NOTED if evidence.previous else WRONG
        kind = "virtual-deck" if chair.virtual else "bot-deck"
        yield Finding(kind if verdict != NOTED else "kept-deck", verdict, {"seat": seat, "table": evidence.previous})


def _state_at_deal(play: Game | Match, evidence: Evidence) -> RoomState:
    """Return the table before its bots and virtual seats brought decks."""
    mode = MATCH if isinstance(play, Match) else play.mode.name
    terms = Terms(mode, rulesets.text(play.ruleset), evidence.advanced, opponent=evidence.faction)
    state, last = new_state(evidence.table, "", terms), evidence.attempts[-1]
    state.deal = replace(state.deal, attempt=last.number, secret=last.secret)
    for seat, (own, bot) in enumerate(zip(decks_of(play), evidence.bots, strict=True)):
        if bot:
            state.update_chair(seat, bot=bot)
        elif not state.chairs[seat].virtual:
            state.update_chair(seat, owner="", decks=tuple(map(write_deck, own)))
    return state
