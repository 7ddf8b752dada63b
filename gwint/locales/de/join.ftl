### `gwint join`: a seat at a server’s table, from the plain terminal.

## Joining a table

join-invite = Andere treten über diesen Link bei: { $link }
join-name = Wie heißt du? Enter für „{ $usual }“ >
join-choose-seat-title = Wähle einen Platz.
join-choose-seat = { $partner ->
    [none] ein freier Platz
   *[other] ein freier Platz; Partner: { $partner }
}
join-choose-seat-prompt = Nummer; Enter für den ersten >

## The waiting room

join-you = du
join-chair = { $state ->
    [empty] frei
    [choosing] wählt ein Deck
   *[ready] bereit
}
join-prompt-waiting = Warten auf die anderen; „bot“ besetzt einen Platz, ? für Hilfe

## At the table

join-waiting = Warten auf: { $players }.
join-prompt-help = ? für Hilfe
join-prompt-over = „revanche“, „verlauf“, „ende“
join-clocks = Restzeit: { $clocks }
join-answer-offer = (annehmen / ablehnen)
join-away-mark = abwesend
join-away = { $player } ist abwesend.
join-back-again = { $player } ist wieder da.
join-lost = Die Verbindung ist abgebrochen und wird wiederhergestellt.
join-back = Wieder verbunden.
join-leave-sure = Den Platz endgültig aufgeben? (ja/nein)
join-come-back = Der Tisch bleibt offen. Zurück geht es mit: { $command }

## Commands

play-command-accept = annehmen
play-command-decline = ablehnen
play-command-rematch = revanche
play-command-bot = bot, computer
play-command-claim = sieg
play-command-leave = verlassen
join-help-undo = darum bitten, den eigenen letzten Spielzug zurückzunehmen
join-help-accept = ein Angebot annehmen
join-help-decline = ein Angebot ablehnen oder das eigene zurückziehen
join-help-rematch = eine Revanche anbieten oder annehmen
join-help-bot = „bot 2“, „bot 2 random“: ein Bot für einen freien Platz oder für einen zu lange abwesenden Spieler
join-help-claim = in einem Duell den Sieg beanspruchen, wenn der Gegner zu lange abwesend ist
join-help-leave = den Platz endgültig aufgeben
join-help-quit = gehen; dein Platz bleibt dir erhalten, und derselbe Befehl bringt dich zurück

## Faults

fault-join-address = „{ $text }“ ist keine Adresse eines Tisches oder Servers.
fault-join-no-table = Das ist die Adresse eines Servers, nicht eines Tisches. Nimm einen Einladungslink oder eröffne einen neuen Tisch: { $option }
fault-join-no-server = Der Server antwortet nicht: { $server } ({ $reason }).
fault-join-not-gwint = Dort läuft kein gwint-Server, oder er hat eine andere Version: { $server }.
fault-join-full = An diesem Tisch sind alle Plätze besetzt. Zum Zuschauen: { $option }
fault-join-watching = An diesem Tisch schaust du nur zu.
fault-join-no-free-seat = Es ist kein Platz frei, und niemand ist abwesend.
join-chain = Die Hashkette dessen, was du erhalten hast, zum Vergleich mit dem versiegelten Protokoll ({ $path }): { $chain }
