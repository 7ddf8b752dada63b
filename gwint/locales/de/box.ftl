### Evenings with one box: balanced decks, pull lists and registration sheets.

## The page

box-title = Decks aus einer Schachtel
box-how = Jeder spielt eine andere Fraktion, daher genügt eine Schachtel: Keine Karte wird zweimal gebraucht. Die Decks sind zufällig, regelgerecht und ungefähr gleich stark.
box-draw = Decks auslosen
box-draw-all = Alle neu auslosen
box-draw-one = Neu auslosen: { $faction }
box-again = Neu auslosen
box-any-faction = Beliebige Fraktion
box-worth = Deckwert
box-worth-how = Der Deckwert ist der Durchschnittswert einer Karte in Stärkepunkten, Anführer und Fraktion eingerechnet. Mit Zufallsdecks von ähnlichem Wert gewinnen Bots ungefähr gleich oft.
box-reference = Kurzübersicht

## Printed lists

box-print = Listen drucken
box-print-pull-lists = Kartenlisten drucken
box-print-registrations = Registrierungsbögen drucken
box-pull-list = Kartenliste
box-pull-list-how = Nimm diese Karten aus dem Kartensatz der Fraktion; sie stehen in der Reihenfolge der aufgedruckten Codes.
box-of = { $copies } von { $printed }
box-registration = Deckregistrierung
box-event = Turnier
box-date = Datum
box-player-signature = Unterschrift des Spielers
box-judge-signature = Unterschrift des Schiedsrichters

## Starter decks of the box

box-starters = Die Starterdecks deiner Schachtel
box-starters-how = Die Karten im Starterdeck jeder Fraktion tragen einen weißen Stern. Wähle eine Fraktion und füge alle Karten mit Stern hinzu; das Deck wird bei deinen Decks gespeichert und lässt sich an jedem Tisch wählen.
box-starter-name = Starterdeck der Schachtel: { $faction }
