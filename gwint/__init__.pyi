from gwint.bots import BOTS, LEVELS, Bot, BotError, Budget, NamedBot
from gwint.bots.budget import BudgetError, parse_budget
from gwint.cards import FACTIONS, LANGUAGES, LEADERS, ROWS, SETS, Ability, Card, Faction, Kind, Leader, Row
from gwint.cards.lookup import UnknownName, faction_name, get_card, get_faction, get_leader
from gwint.cards.names import find_cards
from gwint.decks import AnyDeck, Deck, DeckCodeError, DeckTextError, Starter, get_deck, random_deck, starter, starters
from gwint.encounters import Encounter, Moment, Scene, StrengthChange, UnknownSubject, meet
from gwint.engine.loading import load_bot
from gwint.engine.messages import EngineError
from gwint.faults import Fault, GwintError, WrongType
from gwint.game import Explanation, Game, GameError
from gwint.i18n import (
    TitledText,
    card_text,
    format_event,
    format_fault,
    format_move,
    format_question,
    leader_text,
    rule_text,
    topics,
)
from gwint.lab.confidence_intervals import Share
from gwint.lab.simulation import SimulationError, play_game, play_match, rate_players, simulate
from gwint.lab.standing import Standing
from gwint.lab.view_observation import ObservationError, ViewObservation, observe_view
from gwint.match import (
    Lineup,
    Match,
    MatchError,
    MatchView,
    Name,
    NameDeck,
    PlayedGame,
    PlayGame,
    random_lineup,
    starter_lineup,
)
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
from gwint.match.views import DeckFace, PlayedView
from gwint.move_history import SeatMove
from gwint.notation.card_lists import NotationError
from gwint.notation.move_phrases import AmbiguousMove, InvalidMove
from gwint.notation.picture_reader import PositionError, position
from gwint.notation.picture_writer import picture
from gwint.notation.record_model import Ending, RecordError, RecordMove, RecordTakeBack
from gwint.open_game import OpenGame, OpenGameError
from gwint.rules import RULES_VERSION
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
    SeatQuestion,
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
from gwint.rules.modes import MODES, Mode, get_mode
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
from gwint.rules.open_dealer import Unknown
from gwint.rules.play import IllegalMove
from gwint.rules.table import Cloud, Spot, Table
from gwint.rules.table_validation import TableDeckFaults
from gwint.rules.virtual_opponent.events import AddedToTotal, Judged, LaidFaceDown, SatOut, TurnedUpLeader, Way
from gwint.rulesets import KLUB, LEGENDARY, OPTIONS, RULESETS, WITCHER3, Ruleset, RulesetError
from gwint.views import DeckView, SeatView, Secrets, SideView, View, Viewer, view, visible_events
from gwint.wire import WireError
from gwint.wire.json_values import from_json, to_json

__all__ = [
    "BOTS", "FACTIONS", "KLUB", "LANGUAGES", "LEADERS", "LEGENDARY", "LEVELS", "MODES", "OPTIONS", "ROWS",
    "RULESETS", "RULES_VERSION", "SETS", "WITCHER3", "Ability", "AddedToTotal", "Against", "AmbiguousMove",
    "AnyDeck", "BeganMatchGame", "BeganRound", "Bot", "BotError", "Budget", "BudgetError", "Burned", "Card",
    "Choose", "ChooseBond", "ChooseDiscard", "ChooseFromDeck", "ChooseFromPile", "ChooseMoves", "ChooseOpponent",
    "ChooseRevival", "ChooseStarter", "ChooseWeather", "ChoseStarter", "ClaimRound", "ClearedWeather", "Cloud",
    "Deck", "DeckCodeError", "DeckFace", "DeckTextError", "DeckView", "Decline", "Discard", "Discarded", "Done",
    "Drew", "DrewLot", "Encounter", "EndedGame", "EndedMatch", "EndedMatchGame", "EndedRound", "Ending",
    "EngineError", "Event", "Exchange", "Exchanged", "Explanation", "Faction", "Fault", "FinishedRedraw", "Game",
    "GameError", "GiveUpCard", "GwintError", "IllegalMove", "InvalidMove", "Judged", "KeptClaim", "Kind",
    "LaidFaceDown", "LaidWeather", "Leader", "LeftGame", "Lineup", "Match", "MatchError", "MatchEvent",
    "MatchView", "Mode", "Moment", "Move", "Moved", "Name", "NameDeck", "NamedBot", "NamedDeck", "NotationError",
    "ObservationError", "OpenGame", "OpenGameError",
    "Pass", "Passed", "PlaceCard", "Play", "PlayGame", "Played", "PlayedGame", "PlayedView", "PositionError",
    "Question", "RecordError", "RecordMove", "RecordTakeBack", "Redraw", "Replayed", "ReplayedGame", "Row",
    "Ruleset", "RulesetError", "SatOut", "SawHand", "Scene", "ScoredGame", "SeatMove", "SeatQuestion", "SeatView",
    "Secrets", "Share", "Shift", "ShuffledBack", "SideView", "SimulationError", "SoundedHorn", "Spot", "Standing",
    "Start", "Starter", "Stayed", "StrengthChange", "Summoned", "Swept", "Table", "TableDeckFaults", "TitledText",
    "TookFromDeck", "TookFromPile", "Tossed", "TossedDraw", "TossedMatch", "Transformed", "Turn", "TurnedUpLeader",
    "Unknown", "UnknownName", "UnknownSubject", "UseLeader", "UsedLeader", "View", "ViewObservation", "Viewer", "Way",
    "WentToHand", "WireError", "WrongType",
    "__version__", "card_text", "faction_name", "find_cards", "format_event", "format_fault", "format_move",
    "format_question", "from_json", "get_card", "get_deck", "get_faction", "get_leader", "get_mode", "leader_text",
    "load_bot", "meet", "observe_view", "parse_budget", "picture", "play_game", "play_match", "position", "random_deck",
    "random_lineup", "rate_players", "rule_text", "simulate", "starter", "starter_lineup", "starters", "to_json",
    "topics", "view", "visible_events",
]  # fmt: skip

__version__: str
