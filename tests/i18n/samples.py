"""At least one value of every event, question and move, the hidden forms included."""

from __future__ import annotations

from gwint.cards import Ability, Card, Faction, Row, card, leader
from gwint.rules.agenda import (
    ChooseBond,
    ChooseDiscard,
    ChooseFromDeck,
    ChooseFromPile,
    ChooseMoves,
    ChooseOpponent,
    ChooseRevival,
    ChooseStarter,
    ChooseWeather,
    ClaimRound,
    GiveUpCard,
    PlaceCard,
    Question,
    Redraw,
    Turn,
)
from gwint.rules.events import (
    BeganRound,
    Burned,
    ChoseStarter,
    ClearedWeather,
    Discarded,
    Drew,
    DrewLot,
    EndedGame,
    EndedRound,
    Event,
    Exchanged,
    FinishedRedraw,
    KeptClaim,
    LaidWeather,
    LeftGame,
    Moved,
    Passed,
    Played,
    Replayed,
    SawHand,
    ShuffledBack,
    SoundedHorn,
    Stayed,
    Summoned,
    Swept,
    TookFromDeck,
    TookFromPile,
    Tossed,
    Transformed,
    UsedLeader,
    WentToHand,
)
from gwint.rules.moves import (
    Against,
    Choose,
    Decline,
    Discard,
    Done,
    Exchange,
    Move,
    Pass,
    Play,
    Shift,
    Start,
    UseLeader,
)
from gwint.rules.table import Spot
from gwint.rules.virtual_opponent.events import AddedToTotal, Judged, LaidFaceDown, SatOut, TurnedUpLeader, Way


def north(id_: str) -> Card:
    return card(id_, Faction.NORTHERN_REALMS)


THALER, VES, OLGIERD, DECOY = north("thaler"), north("ves"), north("olgierd-von-everec"), north("decoy")
HORN, SCORCH, FROST = north("commanders-horn"), north("scorch"), north("biting-frost")
GHOUL = card("ghoul", Faction.MONSTERS)
YOUNG, BEAR = card("young-berserker", Faction.SKELLIGE), card("transformed-young-vildkaarl", Faction.SKELLIGE)
MINE, THEIRS = Spot(0, Row.CLOSE, 0), Spot(1, Row.SIEGE, 0)

EVENTS: dict[Event, str] = {
    Tossed(1): "Bob wins the coin toss.",
    ChoseStarter(0, 0): "Ala takes the first turn of the game.",
    ChoseStarter(0, 1): "Ala gives Bob the first turn of the game.",
    KeptClaim(0): "Ala leaves open who starts this round and keeps the right to decide for later.",
    Drew(0, (None, None)): "Ala draws 2 cards.",
    Drew(0, (None,)): "Ala draws a card.",
    Drew(0, (GHOUL, VES, GHOUL)): "Ala draws 3 cards (Ghoul ×2, Ves).",
    Exchanged(0, VES, THALER): "Ala exchanges Ves for Thaler.",
    FinishedRedraw(0): "Ala has finished exchanging cards.",
    BeganRound(2, 1): "Round 2. First turn: Bob.",
    Passed(0, by_itself=False): "Ala passes.",
    Passed(0, by_itself=True): "Ala has nothing left to play and passes.",
    Played(0, THALER, "hand", "played", THEIRS): "Ala plays Thaler to the siege row on Bob’s side.",
    Played(0, VES, "hand", "played", MINE): "Ala plays Ves to the close combat row.",
    Played(0, SCORCH, "hand", "played", None): "Ala plays Scorch.",
    Played(0, GHOUL, "deck", "called", MINE): "Ala calls Ghoul from their deck to the close combat row.",
    Played(0, GHOUL, "hand", "called", MINE): "Ala calls Ghoul from their hand to the close combat row.",
    Played(0, VES, "pile", "revived", MINE): "Ala revives Ves from the discard pile to the close combat row.",
    Played(0, VES, "pile", "returned", MINE): "Ala returns Ves from the discard pile to the close combat row.",
    Played(0, FROST, "deck", "leader", None): "Ala’s leader plays Biting Frost from their deck.",
    Played(0, VES, "enemy-pile", "leader", MINE): (
        "Ala’s leader plays Ves from the opponent’s discard pile to the close combat row."
    ),
    Summoned(0, BEAR, MINE): ("Transformed Young Vildkaarl comes as an avenger to the close combat row on Ala’s side."),
    Transformed(YOUNG, BEAR, MINE): (
        "Young Berserker turns into Transformed Young Vildkaarl in the close combat row on Ala’s side."
    ),
    Transformed(YOUNG, None, MINE): (
        "Young Berserker on Ala’s side leaves the game: the side deck has no card left for it to turn into."
    ),
    WentToHand(0, VES, MINE): "Ala takes Ves into their hand.",
    Burned(((VES, MINE), (GHOUL, THEIRS), (GHOUL, THEIRS))): "Scorched: Ves (Ala), Ghoul (Bob) ×2.",
    Discarded(0, VES, "hand"): "Ala discards Ves from their hand.",
    Discarded(0, SCORCH, "play"): "Scorch goes to Ala’s discard pile.",
    Discarded(0, FROST, "weather"): "Biting Frost goes to Ala’s discard pile.",
    LaidWeather(0, Ability.FROST, FROST): "Biting Frost covers all close combat rows.",
    LaidWeather(0, Ability.STORM, None): ("Ala’s leader acts as Skellige Storm and covers all ranged and siege rows."),
    ClearedWeather(0, (Ability.FROST, Ability.RAIN)): "The weather is cleared: Biting Frost, Torrential Rain.",
    ClearedWeather(0, ()): "There is no weather to clear.",
    SoundedHorn(0, 0, Row.RANGED): "Ala’s leader sounds the horn in the ranged row.",
    UsedLeader(0): "Ala uses their leader.",
    TookFromPile(0, VES, 0): "Ala takes Ves from their own discard pile into their hand.",
    TookFromPile(0, VES, 1): "Ala takes Ves from Bob’s discard pile into their hand.",
    TookFromDeck(0, VES): "Ala takes Ves from their deck into their hand.",
    DrewLot(1): "Bob is chosen at random.",
    LeftGame(VES): "Ves leaves the game.",
    TookFromDeck(0, None): "Ala takes a card from their deck into their hand without showing it.",
    SawHand(0, 1, (VES, THALER)): "Ala looks at 2 cards in Bob’s hand (Ves, Thaler).",
    SawHand(0, 1, (None, None, None)): "Ala looks at 3 cards in Bob’s hand.",
    ShuffledBack(0, 0, (VES, VES)): "Ala shuffles 2 cards from the discard pile back into the deck (Ves ×2).",
    Moved(OLGIERD, MINE, Spot(0, Row.RANGED, 0)): "Olgierd von Everec moves to the ranged row on Ala’s side.",
    EndedRound(1, (45, 30), (0,), (2, 1)): "Round 1 is over: Ala 45, Bob 30. Winner: Ala. Gems left: Ala 2, Bob 1.",
    EndedRound(1, (9, 3), (0,), (), (1, 0)): "Round 1 is over: Ala 9, Bob 3. Winner: Ala. Points: Ala 1, Bob 0.",
    EndedRound(1, (9, 9), (), (1, 1)): "Round 1 is over: Ala 9, Bob 9. It is a tie. Gems left: Ala 1, Bob 1.",
    Stayed(GHOUL, MINE): "Ghoul stays on the battlefield in the close combat row on Ala’s side.",
    Swept(((VES,), ())): "The battlefield is cleared: 1 card goes to a discard pile.",
    Swept(((VES,), (GHOUL,))): "The battlefield is cleared: 2 cards go to the discard piles.",
    Replayed(1): "The game is tied and is replayed (replay 1).",
    EndedGame((0,)): "The game is over. Winner: Ala.",
    EndedGame((0, 1)): "The game is over. Winners: Ala, Bob.",
    EndedGame(()): "The game ends in a tie.",
    Played(1, VES, "under", "turned-up", THEIRS): (
        "Bob turns up Ves from under a Decoy and plays it to the siege row."
    ),
    Played(1, VES, "pile", "leader", THEIRS): ("Bob’s leader plays Ves from their own discard pile to the siege row."),
    Judged(1, (Way(OLGIERD, Row.CLOSE, 6), Way(OLGIERD, Row.RANGED, 1)), 0, "lead", "gain"): (
        "Bob compares Olgierd von Everec → close combat row +6; Olgierd von Everec → ranged row +1. "
        "Chosen: Olgierd von Everec → close combat row +6 – this gains the most against you."
    ),
    Judged(1, (Way(SCORCH, None, -2), Way(None, None, 0)), 1, "own", "gain"): (
        "Bob compares nothing +0; Scorch −2. Chosen: nothing +0 – this raises its own total the most."
    ),
    Judged(1, tuple(Way(HORN, row, 0) for row in Row) * 2, 2, "lead", "row"): (
        "Bob compares Commander’s Horn → close combat row +0; Commander’s Horn → ranged row +0; "
        "Commander’s Horn → siege row +0; Commander’s Horn → close combat row +0 and 2 more. "
        "Chosen: Commander’s Horn → siege row +0 – tied, and this row has the most cards."
    ),
    SatOut(1): "Bob has no cards left in the deck and takes no turn.",
    LaidFaceDown(1, THEIRS): "Bob puts the top card of the deck face down under a Decoy in the siege row.",
    TurnedUpLeader(1, leader("king-bran"), (20, 12), cancelled=False): (
        "Bob is behind (Ala 20, Bob 12) and turns up a leader: King Bran, The Unifier."
    ),
    TurnedUpLeader(1, leader("king-bran"), (20, 12), cancelled=True): (
        "Bob is behind (Ala 20, Bob 12) and turns up a leader: King Bran, The Unifier – "
        "without effect, because The White Flame cancels it."
    ),
    AddedToTotal(1, 3): "Bob’s leader adds 3 to the total of this round.",
}

REDRAW, REVIVAL, MOVING = Redraw((0, 1)), ChooseRevival(0), ChooseMoves(0, ((OLGIERD, Row.CLOSE),), moved=True)

QUESTIONS: dict[Question, str] = {
    REDRAW: "Ala, Bob: you may exchange up to 2 cards, one at a time, or keep your hand.",
    Turn(1): "Bob: play a card, use your leader or pass.",
    ChooseStarter(0): "Ala: choose who takes the first turn of the game.",
    ClaimRound(0): (
        "Ala: once per game, as Scoia’tael, you may decide who starts a round. "
        "Choose who starts this one, or keep this right for later."
    ),
    REVIVAL: "Ala: choose a unit from your discard pile. It is played immediately.",
    PlaceCard(0, OLGIERD, "pile", "revived"): "Ala: choose where to play Olgierd von Everec.",
    ChooseOpponent(0, (1, 2)): "Ala: choose the opponent your leader targets.",
    ChooseFromPile(0, 0): "Ala: choose a card from your discard pile.",
    ChooseFromPile(0, 1): "Ala: choose a card from your opponent’s discard pile (Bob).",
    ChooseDiscard(0, 2): "Ala: choose 2 cards, one at a time, to discard from your hand.",
    ChooseDiscard(0, 1): "Ala: choose a card to discard from your hand.",
    GiveUpCard(0): "Ala: choose a card from your hand to discard; your opponent’s leader demands it.",
    ChooseFromDeck(0): "Ala: choose a card from your deck to take into your hand. The deck is then shuffled.",
    ChooseWeather(0): "Ala: choose the weather your leader brings.",
    ChooseBond(
        0
    ): "Ala: choose a tight-bond unit on your side; another card of the same name is played from your deck.",
    ChooseMoves(0, ((OLGIERD, Row.CLOSE),), moved=False): (
        "Ala: move an agile unit to another row. Not moved yet: Olgierd von Everec."
    ),
    MOVING: "Ala: move another agile unit, or finish. Not moved yet: Olgierd von Everec.",
}

MOVES: dict[tuple[Move, Question | None], str] = {
    (Play(THALER, Row.SIEGE, side=1), Turn(0)): "Thaler",
    (Play(VES, Row.CLOSE), Turn(0)): "Ves",
    (Play(OLGIERD, Row.RANGED), Turn(0)): "Olgierd von Everec → ranged row",
    (Play(HORN, Row.SIEGE), Turn(0)): "Commander’s Horn → siege row",
    (Play(SCORCH), Turn(0)): "Scorch",
    (Play(DECOY, Row.CLOSE, VES), Turn(0)): "Decoy: takes Ves",
    (Play(DECOY, Row.RANGED, OLGIERD), Turn(0)): "Decoy: takes Olgierd von Everec (ranged row)",
    (UseLeader(), Turn(0)): "Use the leader",
    (Pass(), Turn(0)): "Pass",
    (Exchange(VES), REDRAW): "Exchange: Ves",
    (Done(), REDRAW): "Keep the hand",
    (Done(), MOVING): "Finish moving",
    (Done(), None): "Done",
    (Start(0), ChooseStarter(0)): "Take the first turn",
    (Start(1), ClaimRound(0)): "First turn: Bob",
    (Decline(), ClaimRound(0)): "Keep the right for later",
    (Choose(VES), REVIVAL): "Revive: Ves",
    (Against(1), ChooseOpponent(0, (1, 2))): "Opponent: Bob",
    (Choose(VES), ChooseFromPile(0, 1)): "Take: Ves",
    (Choose(VES), ChooseFromDeck(0)): "Take: Ves",
    (Choose(FROST), ChooseWeather(0)): "Weather: Biting Frost",
    (Choose(VES), ChooseBond(0)): "Call: Ves",
    (Choose(VES), None): "Choose: Ves",
    (Discard(VES), ChooseDiscard(0, 2)): "Discard: Ves",
    (Shift(OLGIERD, Row.CLOSE, Row.RANGED), MOVING): "Olgierd von Everec: close combat row → ranged row",
}
