"""The report is self-contained and complete in five languages."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gwint import i18n
from gwint.cards import LANGUAGES
from gwint.cli.lab.output import format_change, format_share
from gwint.decks import Deck, decode, starter
from gwint.i18n.bundles import translate
from gwint.lab.confidence_intervals import Share
from gwint.lab.deck_changes import Change
from gwint.lab.html_report import render_report
from gwint.lab.jobs import Outcome, PlayedGame
from gwint.lab.plans import Plan
from gwint.lab.plots import draw_plots
from gwint.lab.seat_rotation import jobs
from gwint.lab.summary import Summary, summarise
from gwint.rules.modes import DUEL
from gwint.wire.codecs import read
from gwint.wire.plain_codecs import CARD_REFS
from tests.cli.runner import output_of, run

NAMES = ("monsters-swarm", "nilfgaard-spies", "skellige-storm")
PLAN = Plan(("greedy", "random"), {name: starter(name).deck for name in NAMES}, 48, seed="<b>")
VOID = {"meta", "rect", "line"}


@pytest.fixture(scope="module")
def summary() -> Summary:
    """The greedy bot wins all games except those of every fifth deal, which are drawn."""
    deals = [[PlayedGame(job, _outcome(job.deal, job.bots.index("greedy"))) for job in jobs(meeting, DUEL)]
             for meeting in PLAN.meetings()]  # fmt: skip
    return summarise(PLAN, deals)


def _outcome(deal: int, side: int) -> Outcome:
    return Outcome((side,) if deal % 5 else (), ((20, 10), (0, 30)), 20 + deal)


def test_a_summary_counts_what_was_played(summary: Summary) -> None:
    assert (summary.games, summary.deals, summary.draws) == (48, 12, 12)
    assert summary.bots.names == ("greedy", "random")
    assert summary.bots.table["greedy", "random"].score == 36 + 6
    assert summary.toss.rate == 0.5
    assert all(share.rate == 0.5 for share in summary.decks.table.values())
    assert sum(summary.decisions.values()) == sum(summary.rounds.values()) == 48


class Reader(HTMLParser):
    """Checks that every tag is closed and nothing is loaded from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert not {"src", "href", "srcset", "data", "action"} & {name for name, _ in attrs}
        assert tag not in ("script", "link", "iframe", "object", "embed", "img")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_a_self_contained_page(language: str, summary: Summary) -> None:
    text = render_report(PLAN, summary, language)
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    assert not re.search(r"//|url\(|@import", text)
    assert all(i18n.starter_text(name, language)[0].replace("'", "&#x27;") in text for name in NAMES)
    for kind in ("bots", "decks"):
        assert f"<h2>{translate(f'lab-{kind}', language)}</h2>" in text
    assert "prefers-color-scheme: dark" in text
    assert "<code>&lt;b&gt;</code>" in text
    assert "lab-" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)


def test_plots_are_drawn(summary: Summary, tmp_path: Path) -> None:
    drawn = draw_plots(summary, PLAN.decks, tmp_path, "uk")
    kinds = ("bots-ratings", "bots-matchups", "decks-ratings", "decks-matchups")
    assert {path.name for path in drawn} == {"lengths.png", *(f"{kind}.png" for kind in kinds)}
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in drawn)


# The command


def test_matchups_are_reported_as_json_text_page_and_plot(tmp_path: Path) -> None:
    arguments = ("lab", "matchups", *NAMES[:2], "--bot", "random", "--games", "8", "--out", str(tmp_path))
    summary = json.loads(output_of(*arguments, "--json", "--workers", "1"))
    assert summary["games"] == 8
    assert {pair["name"] for pair in summary["decks"]["table"]} == set(NAMES[:2])
    text = output_of(*arguments, "--lang", "de")
    assert "Die Decks: Siegquoten in Prozent" in text
    assert str(tmp_path / "report.html") in text
    assert (tmp_path / "decks-matchups.png").stat().st_size > 10_000
    assert json.loads(output_of("lab", "report", str(tmp_path), "--json"))[0] == str(tmp_path / "report.html")


def test_cards_and_improve_print_json(tmp_path: Path) -> None:
    field = ("--against", NAMES[1], "--bot", "tests.lab.bots:quick", "--workers", "1", "--json")
    found = json.loads(output_of("lab", "cards", NAMES[0], "--games", "16", *field))
    assert {one["card"] for one in found} == {CARD_REFS[card] for card in starter(NAMES[0]).deck.cards}
    better = json.loads(output_of("lab", "improve", NAMES[0], "--games", "64", "--steps", "1", *field))
    assert len(better["steps"]) == 1
    assert read(Deck, better["deck"]) == decode(better["code"])


def test_refusals_are_printed_in_the_language(tmp_path: Path) -> None:
    refused = run("lab", "resume", str(tmp_path), "--lang", "pl")
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert refused.stderr.startswith("W\u00a0folderze nie ma areny")
    assert run("lab", "arena", "--bots", "gredy,random").stderr.startswith("There is no bot “gredy”. Did you mean")


def test_a_change_is_formatted_with_card_names() -> None:
    deck = starter(NAMES[0]).deck
    ghoul = next(card for card in deck.cards if card.id == "ghoul")
    assert format_change(Change(ghoul, None, deck.leader), "en") == "− Ghoul, + Eredin, Commander of the Red Riders"


def test_shares_are_written_as_the_language_writes_numbers() -> None:
    share = Share(5, 8)
    assert format_share(share, "en") == "62.5% ±27.9"
    assert format_share(share, "pl") == "62,5% ±27,9"
    assert format_share(share, "de") == "62,5\N{NO-BREAK SPACE}% ±27,9"
