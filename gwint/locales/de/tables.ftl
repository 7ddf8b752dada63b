### What a server says about its tables.

## Storage

fault-disk-full = Der Datenträger des Servers ist voll: Nichts wurde geändert. Versuche es erneut, wenn wieder Platz ist.
fault-store-failed = Die Daten können nicht gelesen oder geschrieben werden; nichts wurde geändert. Grund: { $reason }.
fault-device-full = Auf diesem Gerät ist kein Platz mehr für die Daten des Spiels: Nichts wurde geändert. Schaffe etwas Platz und versuche es erneut.
fault-export-damaged = Diese Datei mit exportierten Partien ist beschädigt („{ $path }“): Nichts wurde geändert.
fault-export-too-new = Diese Datei wurde von einer neueren Version der Seite exportiert: Nichts wurde geändert. Aktualisiere zuerst die Seite.
fault-store-closed = Der Server wird beendet und speichert nichts mehr.
fault-data-in-use = Ein anderer Prozess verwendet diesen Datenordner schon (Prozess { $pid }): { $folder }. Beende ihn oder wähle einen anderen Ordner.
fault-data-folder = Der Datenordner kann nicht verwendet werden ({ $reason }): { $folder }.
fault-data-folder-open = Andere Benutzer können den Datenordner { $folder } lesen, und er enthält nicht nur Dateien von gwint. Wähle einen anderen Ordner oder führe aus: { $command }
fault-data-damaged = Die Daten sind beschädigt ({ $tables }): { $file }. Was sich retten lässt, zeigt: { $command }
fault-data-newer = Diese Daten stammen von einer neueren Version von gwint (Dateiversion { $version }): { $file }. Installiere diese Version oder wähle einen anderen Ordner.

## Requests

fault-bad-request = Die Anfrage hat nicht die erwartete Form (Stelle: { $path }; Grund: { $reason }).
fault-not-found = Unter dieser Adresse gibt es nichts.
fault-wrong-method = Diese Adresse unterstützt diese Methode nicht.
fault-too-large = Die Anfrage ist zu groß.
fault-protocol-too-old = Der Server wurde aktualisiert und versteht diesen Client nicht mehr (Protokollversion: { $protocol }; der Server verlangt mindestens { $oldest }). Aktualisiere den Client oder lade die Seite neu.
fault-protocol-too-new = Der Server ist zu alt für diesen Client (Protokollversion: { $protocol }; der Server kennt höchstens { $newest }). Frage den Betreiber nach einem Update oder benutze einen älteren Client.
fault-server-error = Auf dem Server ist etwas schiefgegangen. Näheres steht in seinem Protokoll.
fault-unknown-language = Die Sprache „{ $text }“ gibt es nicht. Sprachen: { $languages }.
fault-deck-too-large = Das Deck ist zu groß (Karten: { $cards }); höchstens { $most } werden angenommen.

## The bots

fault-bot-not-loaded = Der Bot { $bot } kann nicht geladen werden ({ $program }). Grund: { $reason }

## What happens at a table

table-sat-down = { $name } setzt sich an den Tisch.
table-bot-sat-down = Auf Platz { $number } spielt ab jetzt ein Bot: { $bot }.
table-stood-up = Platz { $number } ist wieder frei.
table-got-ready = { $ready ->
    [yes] { $player } ist bereit.
   *[no] { $player } ist nicht mehr bereit.
}
table-changed-terms = { $listed ->
    [yes] Der Tisch steht allen offen
   *[no] Der Tisch steht allen offen, die den Link haben
}; { $spectators ->
    [yes] Zuschauer sind erlaubt.
   *[no] Zuschauer sind nicht erlaubt.
}
table-pledged-entropy = { $player } steuert eine Zufallszahl zum Austeilen bei.
table-asked-for-entropy = Alle Decks stehen fest: Die Partie beginnt, sobald die Zufallszahlen von allen da sind.
table-failed-deal = Das Austeilen ist gescheitert, weil eine Zufallszahl fehlt: { $players }. Alle steuern eine neue bei.
table-sealed-log = Das Protokoll der Partie ist versiegelt: Es lässt sich nicht mehr unbemerkt ändern.
table-began-game = Alle sind bereit: Die Partie beginnt.
table-offered = { $offer ->
    [take-back] { $player } bittet darum, den letzten Spielzug zurückzunehmen.
   *[rematch] { $player } bietet eine Revanche an.
}
table-accepted-offer = { $offer ->
    [take-back] { $player } ist einverstanden, dass der Spielzug zurückgenommen wird.
   *[rematch] { $player } nimmt die Revanche an.
}
table-declined-offer = { $offer ->
    [take-back] { $player } lehnt ab: Der Spielzug bleibt.
   *[rematch] { $player } lehnt die Revanche ab.
}
table-took-back = { $count ->
    [one] Der letzte Spielzug wird zurückgenommen ({ $player }).
   *[other] Die letzten { $count } Spielzüge werden zurückgenommen ({ $player }).
}
table-gave-up = { $how ->
    [time] { $player } hat die Zeit überschritten und verliert { $game ->
        [yes] diese Partie des Matches.
       *[no] die Partie.
    }
    [left] { $player } hat den Tisch verlassen und verliert { $game ->
        [yes] diese Partie des Matches.
       *[no] die Partie.
    }
   *[resigned] { $player } gibt { $game ->
        [yes] diese Partie des Matches auf.
       *[no] auf.
    }
}
table-ran-out = { $player } hat die Zeit überschritten und passt von jetzt an.
table-left = { $player } verlässt den Tisch endgültig.
table-closed = Der Tisch ist geschlossen.
table-interrupted = Die Partie kann nicht weitergehen, denn ihr Protokoll lässt sich nicht mehr nachspielen. Ihre Aufzeichnung lässt sich noch lesen.
table-rematched = Die Revanche wird an einem anderen Tisch gespielt: { $table }.
table-result = { $how ->
    [resigned] { $by } gibt auf. Sieg: { $winners }.
    [time] { $by } hat die Zeit überschritten. Sieg: { $winners }.
    [left] { $by } hat den Tisch verlassen. Sieg: { $winners }.
    [abandoned] Abgebrochen: Es gibt keinen Sieger.
    [unfinished] Noch nicht zu Ende.
   *[on-table] { $count ->
        [0] Unentschieden.
       *[other] Sieg: { $winners }.
    }
}

## What a table refuses

fault-table-phase = Das geht jetzt nicht: { $phase ->
    [waiting] Die Partie hat noch nicht begonnen.
    [playing] Die Partie läuft.
    [over] Die Partie ist vorbei.
    [closed] Der Tisch ist geschlossen.
   *[interrupted] Die Partie wurde unterbrochen.
}
fault-seat-taken = Dieser Platz ist besetzt: { $seat }.
fault-table-not-ready = Noch nicht alle sind bereit.
fault-cannot-take-back = Kein Spielzug von dir lässt sich zurücknehmen: Seither wurde eine Karte gezogen oder gezeigt.
fault-cannot-claim = Einen Sieg kann man nur im Duell zweier Menschen beanspruchen.
fault-cannot-close = Eine laufende Partie können nur ihre Spieler beenden, indem sie aufgeben.
fault-claim-too-early = Den Sieg kannst du erst nach dem ersten Zug beanspruchen. Bis dahin kann ein Bot für einen abwesenden Spieler spielen.
fault-offer-stands = Ein anderes Angebot ist noch nicht beantwortet – { $offer ->
    [take-back] die Rücknahme eines Spielzugs
   *[rematch] eine Revanche
} ({ $seat }).
fault-entropy-asked = Die Decks stehen fest, gleich wird ausgeteilt.
fault-no-entropy-asked = Gerade wartet niemand auf deine Zufallszahl.
fault-wrong-entropy = Das ist nicht die Zufallszahl, die du angekündigt hast.
fault-no-rematch = An diesem Tisch gibt es keine Revanche, zu der du etwas beisteuern kannst.
fault-no-deck = Wähle zuerst ein Deck.
fault-no-offer = Es liegt kein Angebot vor.
fault-deck-faults = { $faults_count ->
    [0] Es fand sich kein Deck, das an diesem Tisch gespielt werden darf.
   *[other] { $faults }
}
fault-no-such-seat = Diesen Platz hat der Tisch nicht. Zahl der Plätze: { $seats }.
fault-not-your-seat = Auf diesem Platz spielt jemand anderes: { $seat }.
fault-not-your-table = Das darfst du an diesem Tisch nicht.
fault-not-away = { $seat } ist noch da oder seit weniger als { $seconds } s abwesend.
fault-unknown-bot = Den Bot „{ $bot }“ gibt es nicht.{ fault-nearest } Bots: { $bots }.
fault-stale-question = Die Frage ist inzwischen eine andere (beantwortet: { $question }; jetzt gefragt: { $asked }). Sieh dir den Tisch noch einmal an.
fault-no-such-table = Den Tisch „{ $table }“ gibt es nicht.
fault-no-hello = Sende zuerst „hello“.
fault-no-spectators = Dieser Tisch erlaubt keine Zuschauer.
fault-no-owner = Der Server kennt dich noch nicht. Lade seine Seite neu oder sende dein Token.
fault-too-many-tables = Du hast zu viele offene Tische. Beende oder schließe zuerst einen davon.
fault-game-goes-on = Die Partie läuft noch: Lesen lässt sich das erst, wenn sie vorbei ist.
fault-too-fast = Zu viele Anfragen. Versuche es in { $seconds } s noch einmal.
fault-no-hints = Dieser Tisch erlaubt keine Tipps.
fault-no-advice = Es wurde nicht rechtzeitig ein Tipp gefunden. Versuche es noch einmal.
fault-too-many-reviews = Von dir läuft schon eine Analyse. Warte auf sie oder brich sie ab.
fault-server-busy = Der Server ist ausgelastet. Versuche es gleich noch einmal.
fault-too-many-waiting = Aus deinem Netz warten zu viele Anfragen (höchstens { $most }). Warte auf ihre Antworten.
fault-takes-too-long = Das hat zu lange gedauert; der Server hat es abgebrochen.
fault-too-many-visitors = Aus deinem Netz kommen zu viele neue Gäste. Versuche es in { $seconds } s noch einmal.
fault-too-many-new-tables = Aus deinem Netz werden zu viele Tische eröffnet. Versuche es in { $seconds } s noch einmal.
fault-too-many-uploads = Aus deinem Netz werden zu viele Aufzeichnungen hochgeladen. Versuche es in { $seconds } s noch einmal.
fault-server-full = Der Server ist voll. Versuche es später noch einmal.
fault-table-full = An diesem Tisch ist schon so viel geschehen, dass nur noch die Partie selbst weitergehen kann (Grenze des Protokolls: { $most }).

## What the wire refuses

fault-wire-kind = Die Art „{ $value }“ gehört nicht dorthin. Erwartet: { $expected }.
fault-wire-value = „{ $value }“ gehört nicht dorthin. Erwartet: { $expected }.
fault-wire-key = Das Feld „{ $value }“ gibt es nicht. Felder: { $expected }.
fault-wire-missing = Etwas fehlt. Erforderliche Felder: { $missing }.
fault-wire-name = „{ $value }“ bezeichnet nichts, was dorthin gehört.{ fault-nearest }

## The settings

fault-setting-value = Die Einstellung { $setting } kann nicht den Wert „{ $value }“ haben.
fault-setting-program = Ein Bot auf einem Server braucht einen Namen: Statt „{ $value }“ gib NAME=PROGRAMM an, zum Beispiel { $expected }.

## Seats on other devices, finished games and saved decks

fault-no-such-link = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle einen neuen auf dem Gerät, auf dem du deinen Platz hast.
fault-no-such-record = Die Aufzeichnung „{ $record }“ gibt es nicht oder nicht mehr.
fault-no-such-step = Diese Partie hat keinen Schritt { $step }. Zahl der Schritte: { $steps }, gezählt ab 0.
fault-no-game = An diesem Tisch gibt es keine Partie.
fault-no-such-deck = Dieses Deck gibt es nicht, oder es wurde gelöscht.
fault-too-many-decks = Mehr Decks kannst du nicht speichern (gespeichert: { $decks }; höchstens { $most }). Lösche zuerst eines davon.
