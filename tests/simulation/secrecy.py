"""What a viewer may not see, written apart from the code that hides it."""

from __future__ import annotations

from typing import Any

from gwint.server.tables.state import RoomState
from gwint.views import Viewer


class Leaked(AssertionError):
    """A viewer was sent what it may not see."""


def check_secrecy(message: dict[str, Any], owner: str, viewer: Viewer, state: RoomState) -> None:
    """Check a message of the server to a viewer."""
    if viewer is not None and state.chairs[viewer].owner != owner:
        raise Leaked(f"{owner} was sent a message for seat {viewer} of another player: {message['type']}")
    seen = {seat for seat, chair in enumerate(state.chairs) if _sees(state, viewer, seat)}
    for event in message.get("events", ()):
        _check_event(event, seen)
    if "view" in message:
        _check_view(message["view"], viewer, seen, state)


def _sees(state: RoomState, viewer: Viewer, seat: int) -> bool:
    """PLAY-8, TEAM. A player sees their own hand and their partner's, and spectators see none."""
    if viewer is None:
        return False
    return viewer == seat or (state.terms.mode == "team" and state.chairs[viewer].side == state.chairs[seat].side)


def _check_event(event: dict[str, Any], seen: set[int]) -> None:
    kind = event["kind"]
    hidden = (
        (kind == "exchanged" and event["seat"] not in seen)
        or (kind == "drew" and event["seat"] not in seen and any(event["cards"]))
        or (kind == "took-from-deck" and event["seat"] not in seen and event["card"] is not None)
        or (kind == "saw-hand" and seen.isdisjoint((event["seat"], event["owner"])) and any(event["cards"]))
    )
    if hidden:
        raise Leaked(f"an event that is hidden from the viewer: {event}")


def _check_view(view: dict[str, Any], viewer: Viewer, seen: set[int], state: RoomState) -> None:
    over = state.phase not in ("waiting", "playing")
    if not over and (view["deal"]["secret"] or any(view["deal"]["entropies"])):
        raise Leaked("the secret of the deal before the end")
    game = view["game"]
    if game is None:
        return
    if game["viewer"] != viewer:
        raise Leaked(f"the view of {game['viewer']} for {viewer}")
    for seat, shown in enumerate(game["seats"]):
        if seat not in seen and shown["secrets"] is not None:
            raise Leaked(f"the hand of seat {seat} for {viewer}")
