"""Gwint, the home of Gwent: the rules as a library. Start with `from gwint import Game`.

>>> from gwint import Game
>>> game = Game("northern-realms-siege", "monsters-swarm", seed=7)
>>> game.moves[-1]
'done'
"""

_NAMES = {
    "gwint.bots": "BOTS LEVELS Bot BotError Budget NamedBot",
    "gwint.bots.budget": "BudgetError parse_budget",
    "gwint.cards": "FACTIONS LANGUAGES LEADERS ROWS SETS Ability Card Faction Kind Leader Row",
    "gwint.cards.lookup": "UnknownName faction_name get_card get_faction get_leader",
    "gwint.cards.names": "find_cards",
    "gwint.decks": "AnyDeck Deck DeckCodeError DeckTextError Starter get_deck random_deck starter starters",
    "gwint.encounters": "Encounter Moment Scene StrengthChange UnknownSubject meet",
    "gwint.engine.loading": "load_bot",
    "gwint.engine.messages": "EngineError",
    "gwint.faults": "Fault GwintError WrongType",
    "gwint.game": "Explanation Game GameError",
    "gwint.i18n": (
        "TitledText card_text format_event format_fault format_move format_question leader_text rule_text topics"
    ),
    "gwint.lab.confidence_intervals": "Share",
    "gwint.lab.simulation": "SimulationError play_game play_match rate_players simulate",
    "gwint.lab.standing": "Standing",
    "gwint.lab.view_observation": "ObservationError ViewObservation observe_view",
    "gwint.match": "Lineup Match MatchError MatchView Name NameDeck PlayGame PlayedGame random_lineup starter_lineup",
    "gwint.match.events": (
        "BeganMatchGame EndedMatch EndedMatchGame MatchEvent NamedDeck ReplayedGame ScoredGame TossedDraw TossedMatch"
    ),
    "gwint.match.views": "DeckFace PlayedView",
    "gwint.move_history": "SeatMove",
    "gwint.notation.card_lists": "NotationError",
    "gwint.notation.move_phrases": "AmbiguousMove InvalidMove",
    "gwint.notation.picture_reader": "PositionError position",
    "gwint.notation.picture_writer": "picture",
    "gwint.notation.record_model": "Ending RecordError RecordMove RecordTakeBack",
    "gwint.open_game": "OpenGame OpenGameError",
    "gwint.rules": "RULES_VERSION",
    "gwint.rules.agenda": (
        "ChooseBond ChooseDiscard ChooseFromDeck ChooseFromPile ChooseMoves ChooseOpponent ChooseRevival "
        "ChooseStarter ChooseWeather ClaimRound GiveUpCard PlaceCard Question Redraw SeatQuestion Turn"
    ),
    "gwint.rules.events": (
        "BeganRound Burned ChoseStarter ClearedWeather Discarded Drew DrewLot EndedGame EndedRound Event "
        "Exchanged FinishedRedraw KeptClaim LaidWeather LeftGame Moved Passed Played Replayed SawHand "
        "ShuffledBack SoundedHorn Stayed Summoned Swept TookFromDeck TookFromPile Tossed Transformed "
        "UsedLeader WentToHand"
    ),
    "gwint.rules.modes": "MODES Mode get_mode",
    "gwint.rules.moves": "Against Choose Decline Discard Done Exchange Move Pass Play Shift Start UseLeader",
    "gwint.rules.open_dealer": "Unknown",
    "gwint.rules.play": "IllegalMove",
    "gwint.rules.table": "Cloud Spot Table",
    "gwint.rules.table_validation": "TableDeckFaults",
    "gwint.rules.virtual_opponent.events": "AddedToTotal Judged LaidFaceDown SatOut TurnedUpLeader Way",
    "gwint.rulesets": "KLUB LEGENDARY OPTIONS RULESETS WITCHER3 Ruleset RulesetError",
    "gwint.views": "DeckView SeatView Secrets SideView View Viewer view visible_events",
    "gwint.wire": "WireError",
    "gwint.wire.json_values": "from_json to_json",
}
"""The modules whose names are exported. Type checkers read the stub `__init__.pyi`; a test compares the two."""

_HOMES = {name: module for module, names in _NAMES.items() for name in names.split()}

__version__ = "0.1.0"
__all__ = sorted((*_HOMES, "__version__"))


def __getattr__(name: str) -> object:
    """Import a name at its first use, so that `import gwint` is fast."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gwint' has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return [*__all__]
