"""How a game comes to the table: dealt anew, gone on with after a break, or loaded from a record."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gwint import words
from gwint.bots import BOTS
from gwint.cli import Refused
from gwint.cli.brought import brought
from gwint.cli.lettering import cut, printable
from gwint.cli.orders import is_yes
from gwint.cli.saves import SaveError, Slot, read
from gwint.cli.table import PERSON, Sitting
from gwint.cli.terminal import Terminal
from gwint.decks import Deck, faults, random_deck, starters
from gwint.faults import Refusal
from gwint.game import Game
from gwint.notation.record import read as read_record
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL
from gwint.rulesets import Ruleset
from gwint.words.catalogue import Detail, say
from gwint.words.voice import Voice

LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody wants to play."""

    against: str
    deck: str | None
    foe_deck: str | None
    ruleset: Ruleset
    seed: str | None
    language: str
    name: str | None
    foe_name: str | None
    mode: str
    load: str | None
    new: bool
    any_deck: bool
    begins: bool
    """Something was told that only a new game can have."""
    bot_told: bool

    def say(self, message: str, **details: Detail) -> str:
        return say(message, self.language, **details)


def sit_down(wishes: Wishes, terminal: Terminal, slot: Slot) -> Sitting:
    """The game that is wished for."""
    if wishes.load:
        sitting = _loaded(wishes, terminal, slot)
    else:
        resumed = None if wishes.new else _saved(wishes, terminal, slot)
        if resumed is not None:
            return resumed
        sitting = _dealt(wishes, terminal, slot)
    aside = slot.make_room()
    if aside is not None:
        terminal.say(wishes.say("play-set-aside", command=f"gwint play --load {aside}"))
    return sitting


# Games that were begun


def _loaded(wishes: Wishes, terminal: Terminal, slot: Slot) -> Sitting:
    """The game of a record. The file itself stays as it is."""
    text = read(Path(wishes.load or ""))
    mode = read_record(text).mode
    if mode != DUEL.name:
        raise SaveError("play-mode", path=str(wishes.load), mode=mode)
    sitting = _gone_on(text, wishes, terminal, slot)
    if sitting.game.result is not None:
        raise SaveError("play-over-already", path=str(wishes.load))
    return sitting


def _gone_on(text: str, wishes: Wishes, terminal: Terminal, slot: Slot) -> Sitting:
    game = Game.from_record(text)
    seats = _seats(read_record(text).tags, len(game.table.seats), wishes)
    return Sitting(game, seats, wishes.language, terminal, slot)


def _seats(tags: Mapping[str, str], count: int, wishes: Wishes) -> list[str]:
    """Who sits where, by the record's tags; where it does not say, the first is a person against a bot."""
    usual = [PERSON, *[wishes.against] * (count - 1)]
    told = [tags.get(f"seat {number}", "") for number in range(1, count + 1)]
    if wishes.bot_told or PERSON not in told or not {*told} <= {PERSON, *BOTS}:
        return usual
    return told


def _saved(wishes: Wishes, terminal: Terminal, slot: Slot) -> Sitting | None:
    """The saved game, if there is one and it is wanted. One that cannot be read is moved aside, not lost."""
    try:
        text = slot.read()
        sitting = None if text is None else _gone_on(text, wishes, terminal, slot)
    except Refusal as error:
        aside = slot.set_aside(".broken")
        reason = words.error(error, wishes.language)
        terminal.say(*wishes.say("play-broken", path=str(aside), reason=reason).splitlines())
        return None
    if sitting is None or sitting.game.result is not None or not _wanted(sitting, wishes, terminal):
        return None
    return sitting


def _wanted(sitting: Sitting, wishes: Wishes, terminal: Terminal) -> bool:
    """In a terminal the player is asked; in a pipe a new game is meant where something is told of one."""
    told = wishes.say("play-waiting", players=" – ".join(sitting.voice.players), round=sitting.game.table.round)
    if not terminal.live:
        if not wishes.begins:
            terminal.say(told)
        return not wishes.begins
    answer = terminal.ask(f"{told} {wishes.say('play-go-on', usual='no' if wishes.begins else 'yes')}")
    return is_yes(answer, wishes.language) if answer else not wishes.begins


# New games


def _dealt(wishes: Wishes, terminal: Terminal, slot: Slot) -> Sitting:
    seats = (PERSON, wishes.against)
    players = [_called(told, seat, seats[seat], wishes) for seat, told in enumerate((wishes.name, wishes.foe_name))]
    seed = seed_of(wishes.seed)
    decks: list[Deck] = []
    for seat, told in enumerate((wishes.deck, wishes.foe_deck)):
        if told is not None:
            deck = brought(told)
        elif terminal.live and seats[seat] == PERSON:
            deck = _asked(players[seat], wishes, terminal, seed)
        else:
            deck = by_chance(seed, seat, wishes.ruleset, decks)
        _check(deck, players[seat], wishes)
        decks.append(deck)
    game = Game(*decks, rules=wishes.ruleset, mode=wishes.mode, seed=seed, players=players)
    return Sitting(game, seats, wishes.language, terminal, slot)


def _called(told: str | None, seat: int, who: str, wishes: Wishes) -> str:
    """The name that was told, or what a bot or a player without a name is called."""
    name = cut(printable(told or ""), LONGEST_NAME)
    if name:
        return name
    if who != PERSON:
        return wishes.say("play-bot", bot=who)
    return wishes.say("play-name", letter="AB"[seat] if wishes.against == PERSON else "none")


def by_chance(seed: str, seat: int, ruleset: Ruleset, others: Iterable[Deck] = ()) -> Deck:
    """A starter deck that the rules allow and nobody has yet; or any legal deck, where there is none."""
    taken = list(others)
    legal = [one.deck for one in starters() if not faults(one.deck, ruleset) and one.deck not in taken]
    return random.Random(f"{seed} deck {seat}").choice(legal) if legal else random_deck(f"{seed} {seat}", ruleset)


def _asked(player: str, wishes: Wishes, terminal: Terminal, seed: str) -> Deck:
    """SET-1. Each chooses a deck from a list, or brings one, without the other's looking on."""
    listed = [one for one in starters() if not faults(one.deck, wishes.ruleset)]
    lines = [wishes.say("play-choose-deck", player=player), ""]
    for number, one in enumerate(listed, start=1):
        title, plan = words.starter(one.id, wishes.language)
        faction = Voice(wishes.language).faction(one.deck.faction)
        lines += [f"{number:>2} {title} ({faction})", cut(f"     {plan}", terminal.width)]
    terminal.show(lines)
    while True:
        typed = terminal.ask(wishes.say("play-choose-deck-prompt"))
        try:
            if not typed:
                return by_chance(seed, 0, wishes.ruleset)
            chosen = typed.isdecimal() and 0 < int(typed[:6]) <= len(listed)
            return listed[int(typed) - 1].deck if chosen else brought(typed)
        except Refusal as error:
            terminal.say(words.error(error, wishes.language))


def _check(deck: Deck, player: str, wishes: Wishes) -> None:
    """DECK-4. A faulty deck is refused with every fault named."""
    found = () if wishes.any_deck else faults(deck, wishes.ruleset)
    if found:
        told = [words.fault(fault, wishes.language) for fault in found]
        raise Refused("\n".join([wishes.say("play-deck-refused", player=player), *told]))
