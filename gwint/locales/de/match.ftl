### The tournament match: what happens around its games, and naming decks.

## What happened

match-tossed = { $player } gewinnt den Münzwurf und nennt zuerst ein Deck.
match-named = { $player } nennt ein Deck: { $faction } · { $leader }.
match-began = Partie { $game } beginnt.
match-ended-game = { $how ->
    [resigned] { $by } gibt Partie { $game } auf.
    [time] { $by } hat in Partie { $game } die Zeit überschritten.
    [left] { $by } hat Partie { $game } verlassen.
   *[on-table] { $count ->
        [0] Partie { $game } endet unentschieden.
       *[other] Partie { $game } ist zu Ende. Sieg: { $winners }.
    }
}
match-replayed = Partie { $game } wird mit denselben Decks wiederholt (Wiederholung { $replay }).
match-tossed-draw = Ein Münzwurf entscheidet Partie { $game }. Sieg: { $player }.
match-scored = Gewonnene Partien: { $score }. Nicht mehr verwendbar: { $faction } ({ $player }).
match-ended = { $how ->
    [resigned] { $by } gibt das Match auf. Sieg: { $winners }.
    [time] { $by } hat die Zeit für das Match überschritten. Sieg: { $winners }.
    [left] { $by } hat das Match verlassen. Sieg: { $winners }.
    [abandoned] Das Match wurde abgebrochen.
    [unfinished] Das Match ist noch nicht zu Ende.
   *[on-table] Das Match ist zu Ende. Sieg: { $winners }.
} Gewonnene Partien: { $score }.

## Naming a deck

match-heading = Vor Partie { $game } des Matches. Gewonnene Partien: { $score }.
match-named-decks = Bisher genannt – { $player }: { $decks }
match-no-named-decks = { $player } hat noch kein Deck genannt.
match-name-deck = { $player }: Nenne das Deck, das du in Partie { $game } spielen willst.
match-prompt = Nummer oder Fraktion, ? für die Regeln >

## The table

match-found-saved = Es gibt ein gespeichertes Match: { $players }. Gewonnene Partien: { $score }.
match-resign-sure = Das ganze Match aufgeben? (ja/nein)
match-choose = { $player }: Wähle drei Decks verschiedener Fraktionen.
match-choose-prompt = Drei Nummern („1 3 5“), Deckdateien oder Deckcodes; Enter für Zufall >
match-game = { $replay ->
    [0] { game-number }
   *[other] Partie { $game }, Wiederholung { $replay }
}
fault-match-choose = „{ $text }“ nennt weder drei Decks der Liste noch drei Dateien oder drei Codes.
fault-replay-no-game = In diesem Match hat noch keine Partie begonnen.

## Decks for a match

starter-advanced-monsters = Die Rudel der Nacht
    .plan = Jedes Rudel kommt vollzählig zum Preis einer Karte, Helden halten stand, wo Feuer und Kälte wüten, und der Beste der Gefallenen kehrt zurück.
starter-advanced-nilfgaard = Des Kaisers Leibgarde
    .plan = Einfache Brigaden werden in der Nahkampfreihe gemeinsam stark, Heiler holen die besten von ihnen zurück, und der gegnerische Anführer schweigt.
starter-advanced-northern-realms = Die Mauern von Wyzima
    .plan = Maschinen und ihre Meister füllen die Belagerungsreihe für das Horn des Anführers, und zwei Spione sorgen für Nachschub an Karten.
starter-advanced-scoiatael = Die Kommandos von Dol Blathanna
    .plan = Von Anfang an eine Karte mehr als der Gegner, Scharen, die auf einen einzigen Ruf kommen, und gewandte Späher, die jedem Wetter ausweichen.
starter-advanced-skellige = Die Clans auf See
    .plan = Krieger, Schildmaiden und Langschiffe, eng miteinander verbunden, wachsen mit jedem Gefährten, und Brans Leute schütteln die Hälfte jedes Sturms ab.
