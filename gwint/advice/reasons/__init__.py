"""Finds the reasons for a move from what it does and when."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from gwint.advice.model import Reason
from gwint.advice.reasons import card_effects, passing, question_answers, timing
from gwint.advice.trials import Trial, try_move
from gwint.rules import moves
from gwint.views import View

__all__ = ["FINDERS", "MAX_REASONS", "reasons"]

MAX_REASONS: Final = 2
"""A move has at most this many reasons."""

Finder = Callable[[Trial], Reason | None]
"""Returns a reason if it applies."""


def reasons(view: View, move: moves.Move, seed: str) -> tuple[Reason, ...]:
    """Return the reasons for a move, the most important first; there is always at least one.

    A reason that holds in one dealt world but not in another is discarded, because the dealt cards are a guess.
    """
    trial = try_move(view, move, seed)
    other_world = list(_find(try_move(view, move, f"{seed} elsewhere", trial.answers)))
    sure = [reason for reason in _find(trial) if reason in other_world]
    return tuple(_points_once(sure))[:MAX_REASONS] or (Reason("waits"),)


def _find(trial: Trial) -> Iterator[Reason]:
    reasons = (finder(trial) for finder in FINDERS[type(trial.move)])
    return (reason for reason in reasons if reason is not None)


def _points_once(reasons: Iterable[Reason]) -> Iterator[Reason]:
    """Drop reasons that report the gained points again."""
    has_points = False
    for reason in reasons:
        if not has_points or "points" not in reason.values:
            yield reason
        has_points = has_points or "points" in reason.values


CARD_EFFECTS: Final[tuple[Finder, ...]] = (
    card_effects.medic_target, card_effects.scorch, card_effects.weather, card_effects.clear_weather,
    card_effects.horn, card_effects.bond, card_effects.muster, card_effects.mardroeme, card_effects.morale,
    card_effects.avenger,
)  # fmt: skip
"""Effects of a card wherever it comes from."""

FINDERS: Final[Mapping[type[moves.Move], tuple[Finder, ...]]] = {
    moves.Play: (
        timing.wins_round, timing.beats, card_effects.spy, card_effects.decoy, *CARD_EFFECTS, timing.last_round,
        timing.tempo, timing.hold_scorch, timing.thrift, timing.hero,
    ),
    moves.UseLeader: (timing.wins_round, timing.beats, card_effects.leader, *CARD_EFFECTS, timing.tempo),
    moves.Pass: (passing.round_won, passing.pass_now, passing.give_round, passing.hopeless, passing.card_advantage),
    moves.Choose: (question_answers.take, timing.wins_round, *CARD_EFFECTS, timing.tempo),
    moves.Exchange: (question_answers.redraw,),
    moves.Done: (question_answers.done,),
    moves.Start: (question_answers.start,),
    moves.Decline: (question_answers.claim_kept,),
    moves.Discard: (question_answers.discard,),
    moves.Against: (question_answers.against,),
    moves.Shift: (card_effects.shift,),
}  # fmt: skip
"""The possible reasons for each kind of move, the most important first."""
