"""Bots of a user's own: one that plays, and some that fail."""

from __future__ import annotations

from gwint.bots import Budget
from gwint.rules.moves import Done, Move, Pass
from gwint.views import View

THOUGHT = "Passing soon."


def choose(view: View, _budget: Budget, _seed: str) -> Move:
    """Keep the hand, and pass as soon as possible; print what is thought."""
    print(THOUGHT)
    return next((move for move in (Done(), Pass()) if move in view.moves), view.moves[0])


def speak(view: View, _budget: Budget, _seed: str) -> str:
    """Choose the same by phrase."""
    return next((phrase for phrase in ("done", "pass") if phrase in view.phrases), view.phrases[0])


def stumble(view: View, _budget: Budget, _seed: str) -> Move:
    return _look_ahead(view)


def _look_ahead(view: View) -> Move:
    raise LookupError(f"no plan for {len(view.moves)} moves")


def cheat(_view: View, _budget: Budget, _seed: str) -> Move:
    return Pass()


def dream(_view: View, _budget: Budget, _seed: str) -> None:
    return None


def mumble(_view: View, _budget: Budget, _seed: str) -> str:
    return "Garalt of Rivia"


def old_style(view: View, _seed: str) -> Move:
    return view.moves[0]
