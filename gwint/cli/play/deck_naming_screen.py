"""TOUR-4. The screen of a player who names a deck: the score, the decks named so far, and the player's own decks."""

from __future__ import annotations

from collections.abc import Iterator

from gwint.cli.render.text_fit import printable, truncate, wrap
from gwint.decks import Deck
from gwint.i18n.localizer import Localizer
from gwint.match import MatchView, NameDeck, advanced_starters
from gwint.match.sentences import format_score


def deck_naming_lines(view: MatchView, localizer: Localizer, width: int) -> Iterator[str]:
    """Yield the score, the decks that the others have named, and the viewer's decks with their numbers."""
    question, lineup = view.question, view.lineup
    assert isinstance(question, NameDeck)
    yield localizer.translate("match-heading", game=question.game, score=format_score(view.score, localizer))
    for seat, faces in enumerate(view.faces):
        if seat != view.viewer:
            named = "; ".join(_deck(face.faction, localizer.card(face.leader), face.won, localizer) for face in faces)
            message = "match-named-decks" if faces else "match-no-named-decks"
            yield from wrap(localizer.translate(message, player=localizer.player(seat), decks=named), width, "  ")
    yield ""
    yield localizer.translate("match-name-deck", player=localizer.player(question.seat), game=question.game)
    for number, deck in enumerate(() if lineup is None else lineup.decks, start=1):
        text = _deck(deck.faction, localizer.card(deck.leader), _has_won(view, deck), localizer)
        name = _deck_name(deck, localizer)
        yield truncate(f"{number:>2} {text}{f' · {name}' if name else ''}", width)


def _has_won(view: MatchView, deck: Deck) -> bool:
    """TOUR-4. A deck that has won is not used again."""
    assert view.viewer is not None
    return any(face.faction is deck.faction and face.won for face in view.faces[view.viewer])


def _deck_name(deck: Deck, localizer: Localizer) -> str:
    """Return a deck's own name; names of starter decks are translated."""
    starters = (f"starter-{starter.id}" for starter in advanced_starters().values() if starter.deck == deck)
    known = next(starters, None)
    return localizer.translate(known) if known else printable(deck.name)


def _deck(faction: str, leader: str, won: bool, localizer: Localizer) -> str:
    text = f"{localizer.faction(faction)} · {leader}"
    return f"{text} ({localizer.translate('label-deck-won')})" if won else text
