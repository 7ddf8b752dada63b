"""The ladder: each level plays the one below, the highest plays all, and all are rated together."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from gwint.bots import LEVELS, NamedBot
from gwint.decks import Deck, random_deck, starters
from gwint.faults import GwintError
from gwint.lab.arenas import games_each, open_ledgers
from gwint.lab.confidence_intervals import Share
from gwint.lab.game_runners import with_threads
from gwint.lab.held_out_decks import starter_decks
from gwint.lab.labels import signed
from gwint.lab.ledger import Ledger
from gwint.lab.plans import Plan
from gwint.lab.summary import Contest, Group, GroupTally, Tally, contest, contest_as_json, group_as_json, share_as_json
from gwint.rulesets import Ruleset

BASELINE: Final = "random"
"""The opponent of the lowest level."""
FILE_NAME: Final = "ladder.json"
"""Stores the results next to the games."""
BEGIN, END = "<!-- ladder -->", "<!-- /ladder -->"
"""The table of a document stands between these marks."""


class LadderError(GwintError):
    """The document has no marks for the table."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The results of a ladder."""

    contest: Contest
    meetings: Sequence[tuple[str, str]]
    """Pairs with the higher level first: neighbours from the bottom up, then the highest against the rest."""
    command: str
    """The command that plays the same ladder."""
    groups: Sequence[Group] = ()
    """The scores in parts of the games; none where all games are alike."""

    def share(self, meeting: tuple[str, str]) -> Share:
        return self.contest.table.get(meeting, Share())


# Planning


def plans(
    games: int,
    seed: str,
    rulesets: Sequence[Ruleset],
    names: Sequence[str],
    decks_of: Callable[[Ruleset], Mapping[str, Deck]] | None = None,
) -> list[list[Plan]]:
    """Plan an arena of two for each meeting, all with the same decks and deals, and in it a plan for each ruleset.

    The games of a meeting are shared among the rulesets.
    """
    each = games_each(games, rulesets)
    by_ruleset = {one: decks_of(one) if decks_of else decks(seed, one) for one in rulesets}
    return [[Plan(pair, by_ruleset[one], each, seed, one) for one in rulesets] for pair in meetings(names)]


def rungs(milliseconds: int | None = None, threads: int | None = None) -> list[str]:
    """Return the bots from the lowest up, with time and threads for those that use them."""
    return [BASELINE, *(_rung_name(level, milliseconds, threads) for level in LEVELS)]


def _rung_name(level: NamedBot, milliseconds: int | None, threads: int | None) -> str:
    timed = level.name if milliseconds is None or level.budget.instant else f"{level.name}@{milliseconds}ms"
    return timed if threads is None else with_threads(timed, threads)


def meetings(names: Sequence[str]) -> list[tuple[str, str]]:
    """Pair each bot with the one below it, and the highest with all others."""
    steps = [(higher, lower) for lower, higher in pairwise(names)]
    return [*steps, *((names[-1], other) for other in reversed(names[:-2]))]


def decks(seed: str, ruleset: Ruleset) -> dict[str, Deck]:
    """Return the starter decks that the ruleset allows, and as many random legal ones."""
    drawn = {f"random-{number}": random_deck(f"{seed} ladder {number}", ruleset) for number in range(len(starters()))}
    return {**starter_decks(ruleset), **drawn}


def ledgers(folder: Path, planned: Iterable[Sequence[Plan]]) -> list[Ledger]:
    """Open a folder for each meeting, which is an ordinary arena."""
    return [ledger for plans in planned for ledger in open_ledgers(folder / "-".join(plans[0].bots), plans)]


# Results


def build_ladder(played: Sequence[Ledger], command: str) -> Ladder:
    """Rate the games of all meetings together."""
    tally, groups = Tally(lambda game: game.job.bots), GroupTally([ledger.plan for ledger in played])
    for ledger in played:
        for deal in ledger.games_by_deal():
            for game in deal:
                tally.add(game)
                groups.add(ledger.plan, game)
    pairs = list(dict.fromkeys((ledger.plan.bots[0], ledger.plan.bots[1]) for ledger in played))
    names = dict.fromkeys(name for pair in pairs for name in reversed(pair))
    return Ladder(contest(tuple(names), tally.table()), pairs, command, groups.groups())


def as_json(ladder: Ladder) -> dict[str, Any]:
    """Return the ladder as data, as it is also stored."""
    pairs = [
        {"name": higher, "against": lower, **share_as_json(ladder.share((higher, lower)))}
        for higher, lower in ladder.meetings
    ]
    return {
        "command": ladder.command,
        "standings": contest_as_json(ladder.contest)["standings"],
        "meetings": pairs,
        **({"groups": [group_as_json(one) for one in ladder.groups]} if ladder.groups else {}),
    }


def save(ladder: Ladder, folder: Path) -> None:
    (folder / FILE_NAME).write_text(json.dumps(as_json(ladder), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


# Documents


def write_into(document: Path, ladder: Ladder) -> None:
    """Replace the table between the two marks of a document."""
    text = document.read_text(encoding="utf-8") if document.is_file() else ""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise LadderError("lab-no-ladder", path=str(document), begin=BEGIN, end=END)
    table = "\n".join(_table_lines(ladder))
    document.write_text(f"{before}{begin}\n\n{table}\n\n{end}{after}", encoding="utf-8")


def _table_lines(ladder: Ladder) -> Iterator[str]:
    yield from ("```", ladder.command, "```", "")
    yield from ("| bot | rating | games |", "|---|---|---|")
    for one in ladder.contest.standings:
        yield f"| `{one.name}` | {signed(one.rating)} ± {one.half:.0f} | {one.share.games} |"
    yield from ("", "| meeting | games | score |", "|---|---|---|")
    for higher, lower in ladder.meetings:
        share = ladder.share((higher, lower))
        score = f"{100 * share.rate:.1f}% ± {100 * share.interval.half:.1f}"
        yield f"| `{higher}` against `{lower}` | {share.games} | {score} |"
