"""TOUR-4. What lies before a player who names a deck: the score, what the other has named, and the own decks."""

from __future__ import annotations

from collections.abc import Iterator

from gwint.cli.render.text_fit import cut, printable, wrapped
from gwint.decks import Deck
from gwint.i18n.localizer import Voice
from gwint.match import MatchView, NameDeck, advanced_starters
from gwint.match.sentences import score


def naming(view: MatchView, voice: Voice, width: int) -> Iterator[str]:
    """The viewer's decks numbered as the match takes them, under the score and what the others have named."""
    asked, lineup = view.question, view.lineup
    assert isinstance(asked, NameDeck)
    yield voice.say("match-heading", game=asked.game, score=score(view.score, voice))
    for seat, faces in enumerate(view.faces):
        if seat != view.viewer:
            named = "; ".join(_deck(face.faction, voice.card(face.leader), face.won, voice) for face in faces)
            message = "match-faces" if faces else "match-no-faces"
            yield from wrapped(voice.say(message, player=voice.player(seat), decks=named), width, "  ")
    yield ""
    yield voice.say("match-name-deck", player=voice.player(asked.seat), game=asked.game)
    for number, deck in enumerate(() if lineup is None else lineup.decks, start=1):
        told = _deck(deck.faction, voice.card(deck.leader), _won(view, deck), voice)
        called = _called(deck, voice)
        yield cut(f"{number:>2} {told}{f' · {called}' if called else ''}", width)


def _won(view: MatchView, deck: Deck) -> bool:
    """TOUR-4. A deck that has won is not used again."""
    assert view.viewer is not None
    return any(face.faction is deck.faction and face.won for face in view.faces[view.viewer])


def _called(deck: Deck, voice: Voice) -> str:
    """A deck's own name; a starter's is known in every language."""
    starters = (f"starter-{one.id}" for one in advanced_starters().values() if one.deck == deck)
    known = next(starters, None)
    return voice.say(known) if known else printable(deck.name)


def _deck(faction: str, leader: str, won: bool, voice: Voice) -> str:
    told = f"{voice.faction(faction)} · {leader}"
    return f"{told} ({voice.say('match-won')})" if won else told
