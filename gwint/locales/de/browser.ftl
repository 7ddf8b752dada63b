### Playing in the browser without a server, and the page without a network.

fault-not-running = Das Spiel läuft nicht in diesem Fenster. Versuche es erneut.

## Starting

python-loading = Regeln werden geladen … { $percent } %
python-starting = Regeln werden gestartet …
python-elsewhere = Gwint läuft in einem anderen Fenster dieses Browsers. Spielen kannst du immer nur in einem Fenster.
python-continue-here = In diesem Fenster spielen
python-failed = Die Regeln ließen sich nicht laden. Prüfe deine Verbindung.

## The page

shell-new-version = Eine neue Version der Seite ist bereit.
home-one-screen = Zu zweit an einem Bildschirm
home-online = Online spielen
home-online-about = Tische mit anderen Spielern gibt es auf dem Server { $server }.
home-online-go = Zu den Tischen
home-offline = Keine Verbindung zum Server
home-offline-about = Partien, die du jetzt beginnst, laufen in diesem Browser. Beendete Partien kommen zu deinen Partien auf dem Server, sobald er wieder erreichbar ist.
replays-records = Geladene Aufzeichnungen und offline gespielte Partien
shell-uploaded = { $count ->
    [one] Eine Partie, die du ohne Verbindung gespielt hast, wurde auf dem Server zu deinen Partien hinzugefügt.
   *[other] { $count } Partien, die du ohne Verbindung gespielt hast, wurden auf dem Server zu deinen Partien hinzugefügt.
}

## Settings

settings-data-here = Deine Daten in diesem Browser
settings-data-here-about = Partien, Decks und Einstellungen sind nur in diesem Browser gespeichert. Exportiere sie, um eine Kopie zu behalten oder sie auf ein anderes Gerät zu bringen.
settings-export = Alles exportieren
settings-import = Importieren …
settings-import-question = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} und { $decks ->
    [one] { $decks } Deck
   *[other] { $decks } Decks
} importieren? Nichts, was schon hier ist, geht verloren.
settings-import-do = Importieren
settings-imported = Die Datei wurde importiert.
settings-erase = Daten in diesem Browser löschen
settings-erase-about = Alle Partien, Decks und Einstellungen in diesem Browser werden gelöscht. Das lässt sich nicht rückgängig machen.
settings-server = Server für Online-Partien
settings-server-about = Die Adresse eines Gwint-Servers. Die Startseite führt dann zu seinen Tischen.
settings-server-wrong = Eine Adresse beginnt mit https:// oder http://.
