"""Samples of every event around games, and of faults with every type of detail."""

from __future__ import annotations

from gwint.cards import Faction, Row, card, leader
from gwint.faults import Fault
from gwint.match.deck_naming import Name
from gwint.match.events import (
    BeganMatchGame,
    EndedMatch,
    EndedMatchGame,
    MatchEvent,
    NamedDeck,
    ReplayedGame,
    ScoredGame,
    TossedDraw,
    TossedMatch,
)
from gwint.notation.record_model import Ending
from gwint.rules.moves import Pass, Play
from gwint.wire.tables import (
    AcceptedOffer,
    AskedForEntropy,
    BeganGame,
    BotSatDown,
    ChangedTerms,
    ClosedTable,
    DeclinedOffer,
    FailedDeal,
    GaveUp,
    GotReady,
    InterruptedGame,
    LeftTable,
    Offered,
    PledgedEntropy,
    RanOut,
    Rematched,
    SatDown,
    SealedLog,
    StoodUp,
    TableEvent,
    TookBack,
)

TABLE_EVENTS: dict[TableEvent, str] = {
    SatDown(0, "Ala"): "Ala sits down at the table.",
    BotSatDown(1, "greedy"): "A bot now plays seat 2: greedy.",
    StoodUp(1): "Seat 2 is free again.",
    GotReady(0, ready=True): "Ala is ready to play.",
    GotReady(0, ready=False): "Ala is no longer ready.",
    ChangedTerms(listed=True, spectators=True): "The table is open to everyone; spectators are allowed.",
    ChangedTerms(listed=False, spectators=False): (
        "The table is open to people with the link; spectators are not allowed."
    ),
    BeganGame(): "Everyone is ready: the game begins.",
    Offered(0, "take-back"): "Ala asks to take back the last move.",
    Offered(1, "rematch"): "Bob offers a rematch.",
    AcceptedOffer(1, "take-back"): "Bob allows the move to be taken back.",
    AcceptedOffer(0, "rematch"): "Ala accepts the rematch.",
    DeclinedOffer(1, "take-back"): "Bob declines: the move stands.",
    DeclinedOffer(0, "rematch"): "Ala declines the rematch.",
    TookBack(0, 1): "The last move is taken back (Ala).",
    TookBack(0, 3): "The last 3 moves are taken back (Ala).",
    GaveUp(1, "resigned", game=False): "Bob gives up the game.",
    GaveUp(1, "resigned", game=True): "Bob gives up this game of the match.",
    GaveUp(1, "time", game=False): "Bob has run out of time and loses the game.",
    GaveUp(0, "time", game=True): "Ala has run out of time and loses this game of the match.",
    GaveUp(1, "left", game=False): "Bob has left and loses the game.",
    RanOut(1): "Bob has run out of time and passes from now on.",
    LeftTable(0): "Ala leaves the table permanently.",
    ClosedTable(): "The table is closed.",
    InterruptedGame(): "The game cannot continue: its log no longer replays. Its record can still be read.",
    PledgedEntropy(0, "k3xv9a2mq7pd", 1, "ab" * 32, "cd" * 32): "Ala contributes a random number to the deal.",
    AskedForEntropy(1, "ab" * 32): (
        "All decks are fixed: the game begins as soon as everyone’s random number has arrived."
    ),
    FailedDeal(1, (0, 1), "ab" * 32): (
        "The deal has failed, because a random number is missing from: Ala, Bob. Everyone contributes a new one."
    ),
    SealedLog("ab" * 32): "The log of the game is sealed: it can no longer be changed unnoticed.",
    Rematched("k3xv9a2mq7pd"): "The rematch is played at another table: k3xv9a2mq7pd.",
}

ENDINGS: dict[Ending, str] = {
    Ending("on-table", (0,)): "Winner: Ala.",
    Ending("on-table", (0, 1)): "Winners: Ala, Bob.",
    Ending("on-table", ()): "A tie.",
    Ending("resigned", (1,), 0): "Ala gives up. Winner: Bob.",
    Ending("time", (1,), 0): "Ala has run out of time. Winner: Bob.",
    Ending("left", (0,), 1): "Bob has left. Winner: Ala.",
    Ending("abandoned"): "Abandoned: there is no winner.",
    Ending("unfinished"): "Not finished yet.",
}

MATCH_EVENTS: tuple[MatchEvent, ...] = (
    TossedMatch(1),
    NamedDeck(0, Faction.SKELLIGE, leader("king-bran")),
    BeganMatchGame(1),
    EndedMatchGame(1, 0, Ending("on-table", ())),
    ReplayedGame(1, 1),
    TossedDraw(1, 0),
    ScoredGame(1, 0, Faction.SKELLIGE, (1, 0)),
    EndedMatch(Ending("resigned", (0,), 1), (2, 1)),
)

FAULTS: tuple[Fault, ...] = (
    Fault("table-not-ready"),
    Fault("plain", {"text": "x", "count": 3, "so": True, "nothing": None, "empty": ()}),
    Fault("nouns", {"card": card("ghoul", "monsters"), "leader": leader("king-bran"), "row": Row.SIEGE}),
    Fault("lists", {"legal": (Pass(), Play(card("ghoul", "monsters"), Row.CLOSE)), "faction": Faction.MONSTERS}),
    Fault("naming", {"move": Name(Faction.NILFGAARD)}),
    Fault("deep", {"faults": (Fault("inner", {"seat": 1, "fault": Fault("innermost", {"decks": (1, 2)})}),)}),
)
