"""A realistic value for every argument of every message, in the language of the message where it has words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from gwint.cards import Ability, Faction, Row, card, leader
from gwint.cli.render.output import format_decimals
from gwint.faults import Fault
from gwint.game import Game
from gwint.i18n import format_fault
from gwint.i18n.bundles import MessageArgument
from gwint.i18n.localizer import Localizer
from gwint.lessons import LESSONS
from gwint.lessons.captions import caption_arguments

Sample = MessageArgument | Callable[[Localizer], MessageArgument]
"""A value, or a function that makes it for a language."""

VES, GHOUL = card("ves", Faction.NORTHERN_REALMS), card("ghoul", Faction.MONSTERS)
THALER, OLGIERD = card("thaler", Faction.NORTHERN_REALMS), card("olgierd-von-everec", Faction.NORTHERN_REALMS)
BRAN = leader("king-bran")
DECK_FAULTS: Final = (
    Fault("deck-too-few-units", {"units": 20, "least": 22}),
    Fault("deck-too-many-specials", {"specials": 12, "most": 10}),
)


def sample_value(message: str, variable: str, language: str) -> MessageArgument:
    """The value of a message's argument."""
    if (value := _caption_arguments(language).get(message, {}).get(variable)) is not None:
        # A line may be broken within the name of a card, which no message can prevent.
        return re.sub(r"(?<!\w)(\w) ", "\\1\u00a0", value) if isinstance(value, str) else value
    sample = OF_MESSAGE.get(message, {}).get(variable, SAMPLES.get(variable))
    assert sample is not None, f"Add a sample value for ${variable} ({message}) to tests/i18n/sample_values.py."
    return sample(Localizer(language)) if callable(sample) else sample


@cache
def _caption_arguments(language: str) -> dict[str, dict[str, MessageArgument]]:
    """The arguments of the captions of lessons: those with which readers see them."""
    found: dict[str, dict[str, MessageArgument]] = {}
    for lesson in LESSONS.values():
        game = Game.from_picture(lesson.picture)
        for number, phrases in enumerate(lesson.steps, start=1):
            before = game.table
            events = [event for phrase in phrases for event in game.play(phrase)]
            arguments = caption_arguments(lesson.cards, before, game.table, events, Localizer(language))
            found[f"lesson-{lesson.id}-{number}"] = arguments
    return found


def _decimals(number: float, decimals: int = 1) -> Sample:
    return lambda localizer: format_decimals(number, localizer.language, decimals)


def _gain(localizer: Localizer) -> str:
    gain, half = (format_decimals(number, localizer.language, 1) for number in (5.2, 1.1))
    return f"+{gain} ±{half}"


def _ves(localizer: Localizer) -> str:
    return localizer.card(VES)


def _thaler(localizer: Localizer) -> str:
    return localizer.card(THALER)


def _cards(localizer: Localizer) -> str:
    return localizer.cards((GHOUL, VES, GHOUL, THALER, GHOUL))


def _bran(localizer: Localizer) -> str:
    """A leader. A line may be broken before the dash of a leader's name, which no message can prevent."""
    return localizer.card(BRAN).replace(" —", "\u00a0—")


def _bot(localizer: Localizer) -> str:
    return localizer.translate("bot-captain")


def _no_function(localizer: Localizer) -> str:
    fault = Fault("bot-function", {"source": "my_bot.py", "function": "chose", "nearest": ("choose",)})
    return format_fault(fault, localizer.language)


def _failed_bot(localizer: Localizer) -> str:
    fault = Fault("bot-failed", {"bot": "my_bot.py:choose", "reason": "ZeroDivisionError: division by zero"})
    return format_fault(fault, localizer.language)


def _skellige(localizer: Localizer) -> str:
    return localizer.faction(Faction.SKELLIGE)


def _frost(localizer: Localizer) -> str:
    return localizer.weather(Ability.FROST)


def _ranged_row(localizer: Localizer) -> str:
    return localizer.row(Row.RANGED)


def _option(localizer: Localizer) -> str:
    return localizer.translate("option-after-draw")


def _holds(localizer: Localizer) -> str:
    return localizer.translate("holds-person")


def _move(localizer: Localizer) -> str:
    return f"{localizer.card(OLGIERD)} → {localizer.row(Row.RANGED)}"


def _moves(localizer: Localizer) -> str:
    return f"{localizer.card(VES)}; {localizer.card(THALER)}"


def _ways(localizer: Localizer) -> str:
    return "; ".join(f"{localizer.card(OLGIERD)} → {localizer.row(row)} {gain}" for row, gain in WAYS.items())


WAYS: Final = {Row.CLOSE: "+6", Row.RANGED: "+1"}


def _chosen(localizer: Localizer) -> str:
    return f"{localizer.card(OLGIERD)} → {localizer.row(Row.CLOSE)} +6"


def _fault(localizer: Localizer) -> str:
    return format_fault(DECK_FAULTS[0], localizer.language)


def _faults(localizer: Localizer) -> str:
    return "\n".join(format_fault(fault, localizer.language) for fault in DECK_FAULTS)


def _unknown_card(localizer: Localizer) -> str:
    return format_fault(Fault("unknown-card", {"text": "Goul", "nearest": ("Ghoul",)}), localizer.language)


def _unknown_faction(localizer: Localizer) -> str:
    return format_fault(Fault("unknown-faction", {"text": "elves"}), localizer.language)


def _missing_deck(localizer: Localizer) -> str:
    return format_fault(Fault("cli-missing-argument", {"argument": "DECK"}), localizer.language)


SAMPLES: Final[Mapping[str, Sample]] = {
    "attempt": 2,
    "abilities": "muster, spy, medic", "acting": "Ala", "address": "ray://example.org:10001", "after": 48, "all": 120,
    "amount": 400, "argument": "DECK", "asked": 7, "before": 61, "begin": "<!-- ladder -->", "bot": _bot,
    "bots": "captain, champion, greedy, random", "by": "Bob",
    "card": _ves, "cards": _cards, "chain": "287a554da91a", "chance": 61,
    "change": lambda localizer: f"+ {_ves(localizer)}",
    "character": "!", "chosen": _chosen, "chunk": 12, "clocks": "Ala 4:31, Bob 3:58", "code": 3, "column": 8,
    "command": "gwint play", "commands": "gwint learn examples, gwint learn card-list",
    "copies": 5, "count": 5, "deck": 2, "decks": "1, 3", "decoys": 1, "device": "NVIDIA H200",
    "done": 12, "drew": _thaler, "driver": "libcuda.so", "elsewhere": 64,
    "end": "<!-- /ladder -->", "entries": 87, "entry": 12, "expected": 3, "faction": _skellige, "fault": _fault,
    "faults": _faults, "fields": "seat; card", "file": "backup.sqlite", "first": 3, "folder": "/srv/gwint",
    "from": lambda localizer: localizer.row(Row.CLOSE), "gain": _gain, "game": 2, "games": 400, "gave": _ves,
    "gems": "Ala 2, Bob 1", "given": 9, "header": "leader", "holds": _holds,
    "host": "127.0.0.1", "into": lambda localizer: localizer.card(card("transformed-vildkaarl", Faction.SKELLIGE)),
    "key": "close", "keys": "mode, hand, deck", "known": 2, "languages": "en, pl, de, cs, uk", "last": 48, "lead": 5,
    "home": "Under the limes", "leader": _bran, "level": 5, "least": 22, "legal": _moves, "line": "3", "link": "http://192.168.1.5:8000/t/k3m9",
    "list": _cards, "message": _missing_deck,
    "minutes": 10, "missing": "seat, card", "mode": "ffa-3", "modes": "duel, ffa-3, team, solo",
    "module": "numba", "most": 10, "move": _move, "moves": _moves, "name": "Goul", "names": "legendary, klub, witcher3",
    "nearest": "Ghoul", "now": 61, "number": 2, "of": 48, "opponents": 3, "option": "--new", "options": _option,
    "origin": "https://example.org", "others": 2, "own": 23, "owner": "Bob", "page": 1, "pages": 2,
    "parameter": "--rules", "part": 2, "percent": 45, "played": 24,
    "partner": "Cirilla", "parts": 5, "path": "games/ala-bob.gwint", "pid": "4711", "place": 5, "player": "Ala",
    "players": "Ala, Bob", "points": 12, "port": "8000", "problem": "Expecting value", "program": "my-bot.py",
    "protocol": 2, "question": 6, "reason": "Permission denied", "record": "k3m9x2", "recorded": "p1", "replay": 1,
    "round": 2, "row": _ranged_row, "rows": "close, ranged, siege", "rules": "klub", "said": "hello",
    "score": "Ala 1, Bob 0", "scored": "gems",
    "seat": "Bob", "seats": 3, "second": _thaler, "seconds": 30, "seed": "7f3a",
    "server": "http://192.168.1.5:8000",
    "setting": "GWINT_PORT", "shell": "bash", "side": "Bob", "simulations": 1600, "speed": "850", "starter": "Bob",
    "step": 12, "stored": 96, "steps": 48, "strength": 6, "subject": _bran,
    "table": "k3m9", "tables": "k3m9, r2p7", "taken": "format, mode, seed",
    "target": _ves, "tenths": 4,
    "text": "Goul", "theirs": 17, "time": "0:42", "title": lambda localizer: localizer.translate("ability-spy"),
    "to": _ranged_row, "total": 42, "totals": "Ala 45, Bob 30",
    "tries": 3, "units": 4, "url": "http://127.0.0.1:8000", "usual": "Ala", "value": "maybe", "values": "yes, no",
    "version": 3, "view": 5, "ways": _ways, "weather": _frost, "weathers": _frost, "whole": 3, "why": _unknown_card,
    "winners": "Ala", "words": "yes, no",
}  # fmt: skip
"""The value of an argument, by its name."""

OF_MESSAGE: Final[Mapping[str, Mapping[str, Sample]]] = {
    "advice-spy": {"cards": 2},
    "advice-tempo": {"by": 5},
    "event-sounded-horn": {"side": "Ala"},
    "cast-says": {"line": "Let us play."},
    "fault-bot-failed": {"bot": "my_bot.py:choose", "reason": "ZeroDivisionError: division by zero"},
    "fault-bot-function": {"source": "my_bot.py", "function": "chose", "nearest": "choose"},
    "fault-bot-illegal-move": {"bot": "my_bot.py:choose"},
    "fault-bot-import": {"source": "my_bot.py", "reason": "SyntaxError: invalid syntax"},
    "fault-bot-name": {"bot": "capitan", "nearest": "captain"},
    "fault-bot-no-move": {"bot": "my_bot.py:choose", "value": "None"},
    "fault-bot-not-loaded": {"bot": "mine", "program": "my_bot.py:chose", "reason": _no_function},
    "fault-bot-phrase": {"bot": "my_bot.py:choose", "reason": _unknown_card},
    "fault-bot-signature": {"bot": "my_bot.py:choose", "signature": "(view, seed)"},
    "fault-bot-source": {"source": "my_bto.py", "nearest": "my_bot.py"},
    "admin-forget-sure": {"owner": "3f9a2c71d0b4e586"},
    "admin-forgotten": {"owner": "3f9a2c71d0b4e586"},
    "fault-lab-changed-bot": {"bots": "my_bot.py:choose", "folder": "lab/arena-1a2b3c4d"},
    "fault-verify-chain": {"text": "abc"},
    "fault-deck-too-large": {"cards": 1204, "most": 1000},
    "fault-open-game-mode": {"mode": "duel"},
    "fault-impossible-outcome": {"text": "Geralt", "options": "ghoul, nekker, foglet"},
    "fault-network-weights": {"path": "run/weights.npz"},
    "fault-no-such-owner": {"owner": "3f9a2c71d0b4e586"},
    "admin-damaged-parts": {"tables": "entries, owners"},
    "fault-data-damaged": {"file": "/srv/gwint/gwint.db", "tables": "entries, owners", "command": "gwint admin check"},
    "fault-data-folder-open": {"command": "chmod 700 /srv/gwint"},
    "fault-salvage-exists": {"file": "/srv/salvaged/gwint.db"},
    "fault-name-alike": {"name": "Ala"},
    "fault-name-characters": {"character": "U+202E"},
    "fault-wrong-host": {"host": "gwent.example", "setting": "GWINT_ALLOWED_HOSTS"},
    "fault-argument-array": {"name": "actions", "expected": "uint16 (64)", "found": "int64 (128)"},
    "fault-argument-number": {"name": "threads", "value": "0", "least": 1, "most": 64},
    "fault-illegal-action": {"game": 5, "move": 60_000},
    "fault-bot-budget": {"legal": "400, 200ms, 1.5s", "text": "fast", "most": 64},
    "encounter-differs": {"rules": lambda localizer: localizer.translate("ruleset-klub")},
    "encounter-no-effect": {"first": _ves},
    "encounter-question": {"first": _ves},
    "encounter-question-single": {"first": _ves},
    "encounter-unaffected": {"first": _ves},
    "box-of": {"copies": 2, "printed": 3},
    "fault-box-seats": {"seats": 6, "least": 2, "most": 5},
    "fault-box-more-than-seats": {"given": 4, "seats": 3},
    "fault-box-redraws": {"redraws": 1001, "most": 1000},
    "cli-install-completion": {"command": "gwint completion bash > gwint.bash"},
    "fault-cli-ability": {"text": "speed"},
    "fault-cli-age": {"text": "old", "legal": "12h; 90d; 8w"},
    "fault-cli-choice": {"text": "duell", "nearest": "duel", "words": "duel, ffa, team"},
    "fault-cli-clock": {"text": "slow", "legal": "10; 5+20"},
    "fault-cli-exclusive-options": {"options": "--lines, --table"},
    "fault-cli-extra-arguments": {"words": "one two"},
    "fault-cli-json-constant": {"constant": "NaN"},
    "fault-cli-json": {"row": 3},
    "fault-cli-no-command": {"name": "chek", "nearest": "check"},
    "fault-cli-no-option": {"option": "--dekc", "nearest": "--deck"},
    "fault-cli-number-too-small": {"text": "2", "least": "3"},
    "fault-cli-strength": {"text": "big", "legal": "5; 5-10; 5-; -5"},
    "fault-cli-value": {"fault": _unknown_faction},
    "fault-deck-code-prefix": {"expected": "gw1"},
    "fault-deck-too-strong": {"strength": 142, "most": 130},
    "fault-engine-answer": {"reason": lambda localizer: format_fault(Fault("wire-missing", {"missing": ("move",)}))},
    "fault-engine-line": {"expected": "hello, think"},
    "fault-board-not-an-object": {"expected": "weather, sides"},
    "fault-board-not-a-list": {"key": "weather"},
    "fault-board-not-a-word": {"key": "leader", "value": 5},
    "fault-board-sides": {"least": 2, "most": 5},
    "fault-board-unknown-card": {"card": "goul"},
    "fault-board-unknown-key": {"key": "sun", "known": "weather, sides"},
    "fault-board-unknown-leader": {"leader": "king-brann"},
    "fault-board-unknown-row": {"key": "rows", "row": "middle"},
    "fault-data-newer": {"file": "/srv/gwint/gwint.sqlite"},
    "fault-fast-list-full": {"list": "hand", "cards": 70, "most": 64},
    "fault-fast-missing": {"command": "pip install gwint[fast]"},
    "fault-lab-bot-failed": {"reason": _failed_bot},
    "fault-lab-deck": {"deck": "bears.txt"},
    "fault-lab-missing": {"command": "pip install gwint[lab]"},
    "fault-bot-network": {
        "bot": "network:rn/weights.npz",
        "reason": lambda localizer: format_fault(
            Fault("network-missing", {"path": "rn/weights.npz", "nearest": ("run/weights.npz",)}), localizer.language
        ),
    },
    "fault-bot-network-comma": {"bot": "network:best", "file": "best, so far.npz"},
    "fault-network-missing": {"path": "rn/weights.npz", "nearest": "run/weights.npz"},
    "fault-learning-contradiction": {"option": "--seed"},
    "fault-learning-foreign": {"file": "settings.json"},
    "fault-lineup-decks": {"expected": 3},
    "fault-lineup-same-faction": {"decks": "1, 3"},
    "fault-match-choose": {"text": "1 2"},
    "fault-match-order": {"text": "move", "expected": "name"},
    "fault-not-yes-or-no": {"text": "maybe"},
    "cli-option-table": {"example": "klub,roach=yes,gems=3"},
    "cli-option-values": {"values": "1–20", "example": "hand_size=11"},
    "fault-option-alone": {"option": "discard_turn"},
    "fault-ruleset-commas": {"text": "klub roach=yes", "expected": "klub, roach=yes"},
    "fault-setting-program": {"value": "my_bot.py:choose", "expected": "mine=my_bot.py:choose"},
    "fault-option-name": {"option": "gem", "options": "deck_limits, roach"},
    "fault-option-value": {"option": "roach", "value": "maybe"},
    "fault-protocol-too-new": {"protocol": 2, "newest": 1},
    "fault-protocol-too-old": {"protocol": 1, "oldest": 2},
    "fault-record-final": {"text": "12z"},
    "fault-record-final-disagrees": {"recorded": "12ab34cd", "table": "98ef76ab"},
    "fault-record-header": {"expected": "gwint"},
    "fault-record-line": {"expected": "mode, seed, p1"},
    "fault-record-needless": {"text": "seed", "given": "start"},
    "fault-record-result": {"expected": "p1, p2, tie"},
    "fault-record-result-disagrees": {"recorded": "p1", "table": "p2"},
    "fault-record-seat": {"text": "p3", "seats": "p1, p2"},
    "fault-server-missing": {"command": "pip install gwint[server]"},
    "fault-stale-question": {"question": 6},
    "fault-step-fields": {"text": "revive"},
    "fault-table-known-not-held": {"card": _ves},
    "fault-too-many-decks": {"decks": 200, "most": 200},
    "fault-unknown-line": {"text": "hnad"},
    "fault-unknown-mode": {"text": "duo"},
    "fault-unknown-row": {"text": "middle"},
    "fault-wrong-type": {"name": "rules", "found": "int", "expected": "Ruleset | str"},
    "fault-unknown-seat": {"text": "them", "seats": "me, foe"},
    "fault-unknown-step": {"text": "dance", "steps": "turn, redraw"},
    "fault-wire-key": {"value": "crad", "expected": "card, row"},
    "fault-wire-kind": {"value": "dance", "expected": "play, pass"},
    "fault-wire-value": {"value": "dance", "expected": "close, ranged, siege"},
    "game-bot": {"bot": "my-bot"},
    "room-error": {"kind": "other"},
    "help-label-default": {"value": "greedy"},
    "help-label-hint": {"command": "gwint play --help"},
    "help-label-range": {"least": "3", "most": "5"},
    "lab-progress": {"done": 640, "all": 1140, "speed": _decimals(12.5)},
    "lab-progress-open": {"done": 640, "speed": _decimals(12.5)},
    "lab-exploit-arena": {"command": "gwint lab arena --bots network:run/weights.npz,network"},
    "lab-gpu-result": {"games": 200000, "speed": 1200000},
    "lab-train-finished": {"path": "run/weights.npz"},
    "lab-train-progress-frozen": {
        "minutes": _decimals(2.8),
        "all": _decimals(20),
        "speed": 1034551,
        "entropy": _decimals(0.596, 3),
        "loss": _decimals(0.174, 3),
        "random": 98,
        "share": 97,
    },
    "lab-train-progress-start": {
        "minutes": _decimals(2.8),
        "all": _decimals(20),
        "speed": 1034551,
        "entropy": _decimals(0.596, 3),
        "loss": _decimals(0.174, 3),
        "random": 98,
        "share": 97,
    },
    "lab-train-saved": {"minutes": _decimals(7.5), "command": "gwint lab train run"},
    "lab-verdict": {"after": _decimals(53.1), "before": _decimals(47.9)},
    "match-named-decks": {"decks": _skellige},
    "match-scored": {"score": "Ala 1, Bob 0"},
    "option-here": {"value": lambda localizer: localizer.translate("option-toss-winner-starts")},
    "play-pile": {"count": 3},
    "play-known": {"count": 3},
    "play-partly": {"options": lambda localizer: localizer.translate("option-deck-limits")},
    "play-program": {"program": "my-bot.py"},
    "play-side-deck": {"count": 3},
    "fault-play-view": {"most": 2},
    "fault-fast-mode": {"mode": "ffa-3"},
    "question-redraw": {"most": 2},
    "quick-gems": {"gems": 2},
    "replay-move": {"move": _ves},
    "play-name": {"letter": "B"},
    "settings-import-question": {"games": 12, "decks": 3},
}
"""Values for single messages, where the usual one would not occur."""
