### `gwint play` and `gwint replay`: a game in the terminal.

## The battlefield. Short words, for narrow columns.

play-total = Stärke
play-gems = Edelsteine
play-points = Punkte
play-hand = Hand
play-deck = Deck
play-discard = Ablage
play-passed = gepasst
play-leader = { $state ->
    [used] Anführer eingesetzt
    [cancelled] Fähigkeit aufgehoben
    [passive] passiver Anführer
   *[ready] Anführer nicht eingesetzt
}
play-weather = { $count ->
    [0] kein Wetter
   *[other] Wetter: { $weather }
}
play-lead = { $count ->
    [0] Gleichstand
   *[other] Vorn: { $player } (+{ $count })
}
play-row = { $row ->
    [close] Nahkampf
    [ranged] Fernkampf
   *[siege] Belagerung
}
play-tag = { $tag ->
    [frost] Kälte
    [fog] Nebel
    [rain] Regen
    [storm] Sturm
    [mardroeme] Mardroeme
   *[horn] Horn
}
play-hand-line = Handkarten:
play-face-down = verdeckt
play-leaders-left = Anführer übrig: { $count }
play-leader-last = zuletzt: { $leader }

## The menu

play-ability = { $ability ->
    [agile] Gewandtheit
    [medic] Heiler
    [morale-boost] Moral
    [muster] Musterung
    [spy] Spion
    [tight-bond] Bindung
    [commanders-horn] Horn
    [scorch-row] Verbrennen (Reihe)
    [scorch] Verbrennen
    [summon-avenger] Herbeirufen
    [berserker] Berserker
   *[mardroeme] Mardroeme
}
play-unplayable = Jetzt nicht spielbar: { $cards }
play-redraws = Noch tauschbar: { $count }.
play-more-events = · … („verlauf“ zeigt alles)

## Prompts

play-prompt = Nummer oder Name, ? für Hilfe
play-prompt-page = , Enter für mehr ({ $page }/{ $pages })
play-enter = Weiter mit Enter.
play-hand-over = Gib die Tastatur an { $player } weiter und drücke dann Enter.
play-yes = ja, j
play-resign-sure = Diese Partie aufgeben? (ja/nein)
play-name = { $letter ->
    [none] Spieler
   *[other] Spieler { $letter }
}
play-undo-person = Gegen andere Menschen lässt sich kein Spielzug zurücknehmen.
play-undo-nothing = Du hast keinen Spielzug, der sich zurücknehmen ließe.
play-why-nothing = { $named ->
    [yes] „{ $card }“ liegt nicht auf dem Schlachtfeld.
   *[no] Jede Karte auf dem Schlachtfeld hat ihre aufgedruckte Stärke.
}
play-pile = Ablagestapel – { $player } ({ $count }): { $cards }
play-side-deck = Nebendeck – { $player } ({ $count }): { $cards }
play-known = Bekannte Handkarten – { $player } ({ $count }): { $cards }

## Starting a game

play-choose-deck = { $player }: Wähle ein Deck.
play-choose-deck-prompt = Nummer, Deckdatei oder Deckcode; Enter für ein zufälliges Deck >
play-deck-refused = Dieses Deck darf nicht gespielt werden – { $player } (--any-deck erlaubt es trotzdem):
play-meeting-refused = Diese Decks dürfen nicht aufeinandertreffen (--any-deck erlaubt es trotzdem):
play-choose-set = { $player }: Wähle die Fraktion, deren ganzen Kartensatz du spielst.
play-choose-set-prompt = Nummer, Fraktion, Anführer, Deckdatei oder Deckcode; Enter für Zufall >
play-choose-leader = { $player }: Wähle einen Anführer.
play-choose-foe = Wähle die Fraktion des virtuellen Gegners.
play-choose-prompt = Nummer oder Name; Enter für Zufall >
play-ignored = Geänderte Optionen, die dieser Modus nicht beachtet, weil er eigene Regeln hat: { $options }.
play-partly = Geänderte Optionen, die hier teilweise oder mit Zusätzen gelten: { $options }.
play-opening = „regeln“ zeigt die Regeln dieses Tisches, „?“ alles, was du eingeben kannst.
play-found-saved = { $round ->
    [0] Es gibt eine gespeicherte Partie, noch vor der ersten Runde: { $players }.
   *[other] Es gibt eine gespeicherte Partie in Runde { $round }: { $players }.
}
play-continue = Weiterspielen? { $usual ->
    [yes] (ja/nein, Enter für ja)
   *[no] (ja/nein, Enter für nein)
}
play-set-aside = Die gespeicherte Partie wurde beiseitegelegt. Weiterspielen kannst du sie mit: { $command }
play-program = In der gespeicherten Partie hatte ein Programm einen Platz: { $program }. Es wird nur gestartet, wenn du es mit --against noch einmal angibst; bis dahin spielt dieser Bot: { $bot }.
play-broken = Die gespeicherte Partie ist nicht lesbar und liegt jetzt als { $path } beiseite:
    { $reason }

## Saving and ending

play-saved = Gespeichert: { $path }
play-saved-game = Die Partie ist gespeichert. Weiter geht es mit: { $command }
play-quit-unsaved = Beenden, ohne zu speichern? (ja/nein)
play-record-shown = Die Partie ließ sich nicht speichern. Dies ist ihre Aufzeichnung; speichere sie in einer Datei:
play-round-totals = Runde { $round }: { $totals } ({ $players })
play-round-scores = Runde { $round }: { $totals }
play-exhausted = Niemand hat das Ziel erreicht, und { $rounds ->
    [0] niemand kann mehr etwas tun
    [one] in der letzten Runde hat niemand eine Karte gespielt oder einen Anführer eingesetzt
   *[other] in den letzten { $rounds } Runden hat niemand eine Karte gespielt oder einen Anführer eingesetzt
}. Wer die meisten Punkte hat, gewinnt.
play-watch-again = So lässt sich die Partie noch einmal ansehen: { $command }
play-analyse = Wo sie gewonnen und verloren wurde, zeigt: { $command }

## Help

play-help-moves = Gib die Nummer eines Spielzugs ein, seinen Namen oder einen Teil davon: „3“, „Thaler“, „passen“. Namen werden in allen fünf Sprachen verstanden.
play-sign-changed = die aufgedruckte Stärke und die Stärke nach Wetter, Bindung, Moral und Horn
play-sign-hero = ein Held: Nichts ändert seine Stärke
play-sign-row = was in der Reihe wirkt
play-sign-gems = Edelsteine: Jede nicht gewonnene Runde kostet einen
play-sign-points = erreichte und nötige Punkte: einer für jeden in einer Runde besiegten Gegner
play-sign-army = eine Armee in einer Zeile: ihre Gesamtstärke, dann die ihrer Reihen
play-sign-decoy = Finte ↔ Ves: Die Finte holt Ves auf deine Hand
play-command-help = hilfe
play-command-hint = hinweis, tipp, h
play-command-why = warum
play-command-field = feld, schlachtfeld
play-command-piles = stapel, ablage
play-command-log = verlauf
play-command-rules = regeln
play-command-undo = zurück
play-command-resign = aufgeben
play-command-save = speichern
play-command-quit = ende, beenden
play-word-leader = Anführer
play-help-help = oder ?: diese Hilfe; „? Thaler“, „? 3“, „? Anführer“, „? Spion“ erklären
play-help-hint = die besten Spielzüge mit Gewinnchance und Begründung
play-help-why = „warum Ves“: wie ihre Stärke zustande kommt; „warum“: alle veränderten Karten
play-help-field = das ganze Schlachtfeld, ungekürzt
play-help-piles = Ablagestapel, Nebendecks und bekannte Handkarten
play-help-log = alles, was geschah
play-help-rules = die Regeln dieses Tisches
play-help-undo = den letzten eigenen Spielzug zurücknehmen (gegen einen Bot)
play-help-resign = die Partie aufgeben
play-help-save = „speichern DATEI“: die Aufzeichnung der Partie speichern
play-help-quit = speichern und beenden; mit „gwint play“ geht es weiter

## Faults

fault-play-number = Es gibt keinen Spielzug { $number }; die Spielzüge haben die Nummern 1 bis { $most }.
fault-play-cannot-write = „{ $path }“ kann nicht geschrieben werden ({ $reason }).
fault-play-cannot-read = „{ $path }“ kann nicht gelesen werden ({ $reason }).
fault-play-too-large = „{ $path }“ ist zu groß für die Aufzeichnung einer Partie.
fault-play-not-text = „{ $path }“ ist keine Textdatei.
fault-play-not-a-record = Die Datei „{ $path }“ gibt es schon, und sie ist keine Aufzeichnung einer Partie. Wähle einen anderen Namen.
fault-play-over-already = Die Partie in „{ $path }“ ist vorbei; „gwint replay“ zeigt sie.
fault-play-view = Die Sicht { $view } gibt es nicht; möglich sind 1 bis { $most } und *.
fault-play-players = Nur in ffa lässt sich die Zahl der Spieler wählen, nicht in „{ $mode }“.
fault-play-seats = Für die anderen Plätze { $count ->
    [one] ist { $count } Spieler
   *[other] sind { $count } Spieler
} angegeben; erwartet: { $expected }. Gib einen für alle an oder für jeden Platz einen, durch Kommas getrennt.
fault-play-alone = Dieser Modus hat einen virtuellen Gegner, der nach festen Regeln spielt. Lass --against weg.
fault-play-names = Für die anderen Spieler { $count ->
    [one] ist { $count } Name
   *[other] sind { $count } Namen
} angegeben; erwartet: { $expected }.
fault-play-decks = Zu viele Decks sind angegeben: Jeder Spieler hat eines. Zahl der Spieler: { $seats }. Deine Decks: { $own }; andere Decks: { $others }.

## Replaying

replay-hand = Hand – { $player }:
replay-start = Die ausgeteilten Karten, vor dem ersten Spielzug (Spielzüge insgesamt: { $last })
replay-move = Spielzug { $number } von { $last }: { $player } – { $move }
replay-taken-back = { $count ->
    [one] Spielzug { $number } von { $last }: { $player } nimmt einen Spielzug zurück
   *[other] Spielzug { $number } von { $last }: { $player } nimmt { $count } Spielzüge zurück
}
replay-prompt = Enter vor, p zurück, 12 Zug, r2 Runde, s Anfang, e Ende, v1 v* Sicht, q aus >
