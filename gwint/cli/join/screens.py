"""The screens at a server's table: the waiting room, a player's or spectator's table, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gwint import i18n
from gwint.cli.join.remote_table import RemoteTable
from gwint.cli.play.deck_naming_screen import deck_naming_lines
from gwint.cli.play.recorded_game import exhaustion_notes, round_total_lines
from gwint.cli.play.turn_screen import TurnScreen, turn_screen
from gwint.cli.render.board import board
from gwint.cli.render.text_fit import pad, truncate, wrap
from gwint.fairness.evidence import WRONG
from gwint.i18n.localizer import Localizer
from gwint.match import NameDeck
from gwint.match.sentences import format_score
from gwint.wire.sentences import format_result
from gwint.wire.tables import ChairView

NAME: Final = 26
"""Cells of a name in the waiting room."""
EDGE: Final = 2
"""Lines for the prompt and the blank line above it."""


def waiting_room_screen(
    remote: RemoteTable, invite: str, events: list[str], width: int, height: int | None
) -> list[str]:
    """Show the mode and rules, who sits where, and the invite link."""
    localizer, terms = remote.localizer, remote.view.terms
    rules = ", ".join(wrap(terms.rules, width)[:1])
    lines = [truncate(f"{localizer.translate(f'mode-{terms.mode}')} · {rules}", width)]
    lines += wrap(localizer.translate("table-from-position"), width) if terms.start else []
    lines += [""]
    lines += [_chair_line(remote, seat, localizer, width) for seat in range(len(remote.view.chairs))]
    lines += ["", localizer.translate("join-invite", link=invite), ""]
    room = None if height is None else height - EDGE - len(lines)
    return [*lines, *(events if room is None else events[-room:] if room > 0 else [])]


def _chair_line(remote: RemoteTable, seat: int, localizer: Localizer, width: int) -> str:
    chair = remote.chair(seat)
    you = f" ({localizer.translate('join-you')})" if seat == remote.seat else ""
    name = "" if chair.kind == "empty" else localizer.player(seat)
    return truncate(
        f"{seat + 1:>2} {pad(name + you, NAME)} {localizer.translate('join-chair', state=_state(chair))}", width
    )


def _state(chair: ChairView) -> str:
    return "empty" if chair.kind == "empty" else "ready" if chair.ready else "choosing"


def playing_screen(remote: RemoteTable, events: list[str], page: int, width: int, height: int | None) -> TurnScreen:
    """Show a player's screen as in `gwint play`, on any player's turn, or the decks to be named."""
    news = [*events, *_clock_line(remote)]
    if remote.match is not None and isinstance(remote.match.question, NameDeck):
        asked = deck_naming_lines(remote.match, remote.localizer, width) if remote.moves else _others_naming(remote)
        return TurnScreen((*_last_lines(news, height, 12), "", *asked), 1)
    assert remote.game is not None
    if remote.seat is None:
        return TurnScreen(tuple(_spectator_screen(remote, news, width, height)), 1)
    return turn_screen(remote.game, remote.localizer, news, page, width, height)


def _others_naming(remote: RemoteTable) -> Iterator[str]:
    match, localizer = remote.match, remote.localizer
    assert match is not None
    assert isinstance(match.question, NameDeck)
    yield localizer.translate("match-heading", game=match.question.game, score=format_score(match.score, localizer))
    yield waiting_for(remote)


def _spectator_screen(remote: RemoteTable, events: list[str], width: int, height: int | None) -> list[str]:
    """Show a spectator's screen, with the first player's side at the bottom."""
    assert remote.game is not None
    localizer, asked = remote.localizer, remote.game.question
    field = board(remote.game, localizer, 0, width)
    sentence = i18n.format_question(asked, localizer.players, localizer.language, remote.game.ruleset) if asked else ""
    question = wrap(sentence, width) if sentence else []
    return [*field, *_last_lines(events, height, len(field) + len(question) + EDGE), "", *question]


def _last_lines(events: list[str], height: int | None, used: int) -> list[str]:
    """Return the last lines that fit into the height."""
    return events if height is None else events[-max(1, height - used - EDGE) :]


def _clock_line(remote: RemoteTable) -> list[str]:
    """Return the time left of each player, if the table has a clock."""
    left = [
        f"{remote.localizer.player(seat)} {chair.clock_ms // 60_000}:{chair.clock_ms // 1000 % 60:02}"
        for seat, chair in enumerate(remote.view.chairs)
        if chair.clock_ms is not None
    ]
    return [remote.localizer.translate("join-clocks", clocks=", ".join(left))] if left else []


def waiting_for(remote: RemoteTable) -> str:
    """Name the players whose turn it is, and say which of them are away."""
    return remote.localizer.translate(
        "join-waiting", players=", ".join(_name_with_presence(remote, seat) for seat in remote.acting)
    )


def _name_with_presence(remote: RemoteTable, seat: int) -> str:
    away = remote.here is not None and remote.chair(seat).kind == "person" and not remote.here[seat]
    return (
        f"{remote.localizer.player(seat)} ({remote.localizer.translate('join-away-mark')})"
        if away
        else remote.localizer.player(seat)
    )


def ending_screen(remote: RemoteTable, events: list[str], width: int, height: int | None) -> list[str]:
    """Show the last battlefield and events, the totals of each round, and the winner."""
    last = [line for text in _result_lines(remote) for line in wrap(text, width)]
    field = [] if remote.game is None else board(remote.game, remote.localizer, remote.seat or 0, width)
    return [*field, *_last_lines(events, height, len(field) + len(last) + 3), "", *last]


def _result_lines(remote: RemoteTable) -> Iterator[str]:
    ended, localizer = remote.view.result, remote.localizer
    if remote.view.phase != "over" or ended is None:
        yield localizer.translate("table-closed" if remote.view.phase == "closed" else "table-interrupted")
    elif remote.match is not None:
        yield format_result(ended, localizer)
    elif remote.game is not None:
        table = remote.remote_game().table
        yield from (
            *round_total_lines(table, localizer),
            *exhaustion_notes(table, localizer),
            format_result(ended, localizer),
        )
    yield localizer.translate("join-chain", chain=remote.chain, path=f"/api/tables/{remote.view.id}/seal")
    if remote.contradicted:
        yield localizer.translate("verify-own-chain", verdict=WRONG, count=0, total=0)
