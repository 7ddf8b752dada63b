### `gwint play` und `gwint replay`: eine Partie im Terminal.

## Das Schlachtfeld. Diese Wörter stehen in schmalen Spalten: kurz sollen sie sein.

play-total = Stärke
play-gems = Edelsteine
play-points = Punkte
play-hand = Hand
play-deck = Deck
play-discard = Ablage
play-passed = gepasst
play-leader = { $state ->
    [used] Anführer eingesetzt
    [cancelled] Anführer aufgehoben
    [passive] passiver Anführer
   *[ready] Anführer nicht eingesetzt
}
play-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round }
}
play-weather = { $count ->
    [0] kein Wetter
   *[other] Wetter: { $weather }
}
play-lead = { $count ->
    [0] Gleichstand
   *[other] { $player } liegt { $count } vorn
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

## Das Menü

play-ability = { $ability ->
    [agile] gewandt
    [medic] Heiler
    [morale-boost] Moral
    [muster] Musterung
    [spy] Spion
    [tight-bond] Bindung
    [commanders-horn] Horn
    [scorch-row] verbrennt Reihe
    [scorch] verbrennt
    [summon-avenger] Herbeirufen
    [berserker] Berserker
   *[mardroeme] Mardroeme
}
play-held = Jetzt nicht spielbar: { $cards }
play-redraws = Verbleibende Tausche: { $count }.
play-more-told = · … („verlauf“ zeigt alles)

## Gespräch

play-prompt = Nummer oder Name, ? für Hilfe
play-prompt-page = , Enter für mehr ({ $page }/{ $pages })
play-enter = Weiter mit Enter.
play-curtain = Die Tastatur geht an: { $player }. Dann Enter drücken.
play-yes = ja, j
play-resign-sure = Diese Partie aufgeben? (ja/nein)
play-name = { $letter ->
    [none] Spieler
   *[other] Spieler { $letter }
}
play-virtual = Virtueller Gegner
play-undo-person = Gegen eine Person lässt sich kein Spielzug zurücknehmen.
play-undo-nothing = Es gibt noch keinen eigenen Spielzug, der sich zurücknehmen ließe.
play-why-nothing = { $named ->
    [yes] „{ $card }“ liegt nicht auf dem Schlachtfeld.
   *[no] Jede Karte auf dem Schlachtfeld hat ihre aufgedruckte Stärke.
}
play-pile = Ablagestapel – { $player } ({ $count }): { $cards }
play-side-deck = Nebendeck – { $player } ({ $count }): { $cards }
play-known = Sicher auf der Hand – { $player } ({ $count }): { $cards }

## Der Anfang

play-choose-deck = { $player }: Wähle ein Deck.
play-choose-deck-prompt = Nummer, Deckdatei oder Deckcode; Enter für den Zufall >
play-deck-refused = Dieses Deck darf nicht gespielt werden – { $player } (--any-deck erlaubt es trotzdem):
play-meeting-refused = Diese Decks dürfen nicht aufeinandertreffen (--any-deck erlaubt es trotzdem):
play-choose-set = { $player }: Wähle die Fraktion, deren ganzen Satz du spielst.
play-choose-set-prompt = Nummer, Fraktion, Anführer, Deckdatei oder Deckcode; Enter für Zufall >
play-choose-leader = { $player }: Wähle einen Anführer.
play-choose-foe = Wähle die Fraktion des virtuellen Gegners.
play-choose-prompt = Nummer oder Name; Enter für den Zufall >
play-ignored = Geänderte Optionen, die dieser Modus nicht beachtet, weil eigene Regeln an ihre Stelle treten: { $options }.
play-partly = Geänderte Optionen, die hier teilweise oder mit Zusätzen gelten: { $options }.
play-opening = „regeln“ zeigt die Regeln dieser Partie, „?“ alles, was sich eingeben lässt.
play-waiting = { $round ->
    [0] Eine gespeicherte Partie wartet, noch vor der ersten Runde: { $players }.
   *[other] Eine gespeicherte Partie wartet in Runde { $round }: { $players }.
}
play-go-on = Weiterspielen? { $usual ->
    [yes] (ja/nein, Enter für ja)
   *[no] (ja/nein, Enter für nein)
}
play-set-aside = Die gespeicherte Partie wurde beiseitegelegt. Weiter geht sie mit: { $command }
play-program = In der gespeicherten Partie hatte ein Programm einen Platz: { $program }. Es wird nur gestartet, wenn du es mit --against noch einmal angibst; bis dahin spielt dieser Bot: { $bot }.
play-broken = Die gespeicherte Partie ist nicht lesbar und liegt jetzt als { $path } beiseite:
    { $reason }

## Speichern und Ende

play-saved = Gespeichert: { $path }
play-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
play-quit-unsaved = Ohne Speichern aufhören? (ja/nein)
play-record-shown = Die Partie ließ sich nicht speichern. Dies ist ihre Aufzeichnung; bewahre sie in einer Datei auf:
play-round-totals = Runde { $round }: { $totals } ({ $players })
play-round-scores = Runde { $round }: { $totals }
play-exhausted = Das Ziel ist nicht erreicht, aber niemand tat noch etwas oder kann noch etwas tun: Die meisten Punkte gewinnen.
play-over = { $how ->
    [resigned] { $by } gibt auf. Sieg: { $winners }.
    [time] { $by }: Zeit abgelaufen. Sieg: { $winners }.
    [left] { $by } hat den Tisch verlassen. Sieg: { $winners }.
    [abandoned] Die Partie wurde abgebrochen.
    [unfinished] Die Partie ist nicht zu Ende gespielt.
   *[on-table] { $count ->
        [0] Die Partie endet unentschieden.
       *[other] Sieg: { $winners }.
    }
}
play-kept = So lässt sich die Partie noch einmal ansehen: { $command }

## Hilfe

play-help-moves = Tippe die Nummer eines Spielzugs, seinen Namen oder einen Teil davon: „3“, „Thaler“, „pass“. Namen gehen in allen fünf Sprachen.
play-sign-changed = die aufgedruckte Stärke und was Wetter, Bindung, Moral und Horn aus ihr machen
play-sign-hero = ein Held: nichts ändert seine Stärke
play-sign-row = was in der Reihe wirkt
play-sign-gems = Edelsteine: alle haben zwei und verlieren einen mit jeder nicht gewonnenen Runde
play-sign-points = Punkte von so vielen nötigen: einer für jede in einer Runde besiegte Person
play-sign-army = eine Armee in einer Zeile: hinter ihrer Stärke die ihrer Reihen
play-sign-decoy = Finte ↔ Ves: Die Finte nimmt Ves zurück auf die Hand
play-order-help = hilfe
play-order-hint = hinweis, tipp, h
play-order-why = warum
play-order-field = feld, schlachtfeld
play-order-piles = stapel, ablage
play-order-log = verlauf
play-order-rules = regeln
play-order-undo = zurück
play-order-resign = aufgeben
play-order-save = speichern
play-order-quit = ende, beenden
play-word-leader = Anführer
play-help-help = oder ?: diese Hilfe; „? Thaler“, „? 3“, „? Anführer“, „? Spion“ erklären
play-help-hint = die besten Spielzüge, die Gewinnchance nach jedem und warum
play-help-why = „warum Ves“: woher ihre Stärke kommt; „warum“: bei allen veränderten Karten
play-help-field = das ganze Schlachtfeld, ungekürzt
play-help-piles = Ablagestapel, Nebendecks und was du von Händen weißt
play-help-log = alles, was geschah
play-help-rules = die Regeln dieser Partie
play-help-undo = den letzten eigenen Spielzug zurücknehmen (gegen einen Bot)
play-help-resign = die Partie aufgeben
play-help-save = „speichern DATEI“: die Aufzeichnung der Partie schreiben
play-help-quit = speichern und aufhören; „gwint play“ spielt weiter

## Fehler

fault-play-number = Es gibt keinen Spielzug { $number }; die Spielzüge haben die Nummern 1 bis { $most }.
fault-play-cannot-write = „{ $path }“ kann nicht geschrieben werden ({ $reason }).
fault-play-cannot-read = „{ $path }“ kann nicht gelesen werden ({ $reason }).
fault-play-too-large = „{ $path }“ ist zu groß für die Aufzeichnung einer Partie.
fault-play-not-text = „{ $path }“ ist kein Text in UTF-8.
fault-play-not-a-record = „{ $path }“ gibt es schon, und es ist keine Aufzeichnung einer Partie. Wähle einen anderen Namen.
fault-play-over-already = Die Partie in „{ $path }“ ist vorbei; gwint replay zeigt sie.
fault-play-view = Die Sicht { $view } gibt es nicht; es gibt 1 bis { $most } und *.
fault-play-players = Nur in ffa lässt sich die Zahl der Spielenden wählen, nicht in „{ $mode }“.
fault-play-seats = Für die anderen Plätze { $count ->
    [one] ist { $count } angegeben
   *[other] sind { $count } angegeben
}; es gibt { $expected }. Gib einen für alle an oder für jeden einen, mit Kommas dazwischen.
fault-play-alone = In diesem Modus sitzt niemand gegenüber: Die Regeln spielen für die Gegenseite. Lass --against weg.
fault-play-names = Für die anderen { $count ->
    [one] ist { $count } Name
   *[other] sind { $count } Namen
} angegeben; es sind aber { $expected }.
fault-play-decks = Zu viele Decks: Alle haben eines, und es spielen { $seats } mit. Deine: { $own }, die der anderen: { $others }.

## Wiedergabe

replay-hand = Hand – { $player }:
replay-start = Die ausgeteilten Karten, vor dem ersten von { $last } Spielzügen
replay-move = Zug { $number } von { $last }: { $player } – { $move }
replay-taken-back = { $count ->
    [one] Zug { $number } von { $last }: { $player } nimmt einen Spielzug zurück
   *[other] Zug { $number } von { $last }: { $player } nimmt { $count } Spielzüge zurück
}
replay-prompt = Enter weiter, p zurück, 12 Zug, r2 Runde, s Anfang, e Ende, v1 v2 v*, q >
