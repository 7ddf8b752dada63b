### The quick reference card: the rules of a duel in few words. Every option of the ruleset is passed as a variable of its name.

## Headings

quick-title = { box-reference }
quick-start = Vor der Partie
quick-turn = In deinem Zug tust du eines davon
quick-rows = Reihen und Stärke
quick-abilities = { book-chapter-abilities }
quick-specials = { label-special-cards }
quick-end = { round-end }
quick-factions = { book-chapter-factions }

## Before the game

quick-hand = Handkarten
    .text = { $hand_size ->
        [one] Ziehe { $hand_size } Karte.
       *[other] Ziehe { $hand_size } Karten.
    }{ $redraws ->
        [0] {""}
        [1] {" "}Du darfst 1 Karte tauschen.
       *[other] {" "}Du darfst bis zu { $redraws } Karten tauschen.
    }{ $round_draw ->
        [0] {""}
       *[other] {" "}Vor jeder weiteren Runde ziehst du { $round_draw } dazu.
    }
quick-gems = { referee-gems }
    .text = Jeder Spieler hat { $gems }.
quick-first-player = { starting-player }
    .text = { $toss_winner ->
        [chooses] Münzwurf: Der Sieger bestimmt, wer beginnt.
       *[starts] Münzwurf: Der Sieger beginnt.
    }

## On your turn

quick-play = Karte spielen
    .text = Eine Einheit kommt in ihre Reihe auf deiner Seite. Ihre Fähigkeit wirkt, sobald die Karte dort liegt.
quick-leader = Anführer einsetzen
    .text = Eine aktive Fähigkeit kannst du einmal pro Partie einsetzen. Eine passive wirkt immer.
quick-discard = Karte ablegen
    .text = Lege sie aus der Hand ab, ohne jede Wirkung.
quick-pass = Passen
    .text = In dieser Runde hast du keinen Zug mehr. Ohne Handkarten und ohne einsetzbaren Anführer passt du automatisch.

## Rows and strength

quick-close = { row-close }
    .text = Wetter: { weather-frost }
quick-ranged = { row-ranged }
    .text = Wetter: { weather-fog }, { weather-storm }
quick-siege = { row-siege }
    .text = Wetter: { weather-rain }, { weather-storm }
quick-strength = { strength }
    .text = Beginne mit der aufgedruckten Stärke; Wetter senkt sie auf 1; Enge Bindung vervielfacht sie; jeder andere Moralschub gibt +1; ein Horn verdoppelt sie, aber nur einmal.
quick-hero = { kind-hero }
    .text = Keine Fähigkeit wirkt auf einen Helden, weder eine gute noch eine schlechte. Seine Stärke zählt zur Gesamtstärke.

## Abilities of units

quick-agile = { ability-agile }
    .text = { $agile_rows ->
        [all] Kommt in eine beliebige deiner drei Reihen.
       *[close-ranged] Kommt in deine Nahkampf- oder deine Fernkampfreihe.
    }
quick-medic = { ability-medic }
    .text = Wähle eine Einheit (keinen Helden) aus deinem Ablagestapel und spiele sie sofort.
quick-morale-boost = { ability-morale-boost }
    .text = Alle anderen Einheiten in der Reihe, ausgenommen Helden, erhalten +1.
quick-muster = { ability-muster }
    .text = { $muster_from_hand ->
        [no] Spiele alle zugehörigen Karten aus deinem Deck.
       *[yes] Spiele alle zugehörigen Karten aus Deck und Hand.
    }
quick-spy = { ability-spy }
    .text = Kommt auf die Seite des Gegners und zählt dort. Du ziehst 2 Karten.
quick-tight-bond = { ability-tight-bond }
    .text = Multipliziere ihre Stärke mit der Anzahl der gleichnamigen Einheiten mit dieser Fähigkeit auf ihrer Seite.
quick-unit-horn = { ability-commanders-horn }
    .text = { $unit_horn_doubles_itself ->
        [yes] Verdoppelt alle Einheiten in der Reihe, auch sich selbst, ausgenommen Helden.
       *[no] Verdoppelt alle anderen Einheiten in der Reihe, ausgenommen Helden.
    }
quick-row-scorch = { ability-scorch-row }
    .text = Hat die entsprechende Reihe des Gegners insgesamt 10 oder mehr, lege dort die stärkste Einheit ab, die kein Held ist, bei Gleichstand alle davon.
quick-unit-scorch = { ability-scorch }
    .text = Wirkt wie die Spezialkarte und kann auch diese Karte selbst treffen.
quick-avenger = { ability-summon-avenger }
    .text = Wird diese Karte vom Schlachtfeld abgelegt, auch am Ende einer Runde, kommt die zugehörige Karte aus dem Nebendeck.
quick-berserker = { ability-berserker }
    .text = In einer Reihe mit Mardroeme wird er endgültig durch die zugehörige Karte aus dem Nebendeck ersetzt.
quick-mardroeme = { ability-mardroeme }
    .text = Verwandelt jeden Berserker in der Reihe, auch spätere.

## Special cards and weather

quick-decoy = { special-decoy }
    .text = Nimm eine Einheit (keinen Helden) von deiner Seite auf die Hand. Die Finte bleibt mit Stärke 0 an ihrer Stelle.
quick-horn = { special-commanders-horn }
    .text = Verdoppelt alle Einheiten in einer deiner Reihen, ausgenommen Helden. { $mardroeme_shares_row ->
        [no] Nur eine Spezialkarte pro Reihe.
       *[yes] Nur ein solches Horn pro Reihe.
    }
quick-scorch = { special-scorch }
    .text = Lege die stärkste Einheit des ganzen Schlachtfelds ab, die kein Held ist, bei Gleichstand alle davon.
quick-special-mardroeme = { special-mardroeme }
    .text = Liegt bis zum Ende der Runde in einer deiner Reihen und verwandelt dort jeden Berserker, auch später gespielte.
quick-weather = { weather }
    .text = Einheiten in seinen Reihen haben auf beiden Seiten Stärke 1, ausgenommen Helden; eine 0 bleibt 0.{ $covered_weather ->
        [discarded] {" "}Eine zweite Karte derselben Art wird abgelegt.
       *[lies] {""}
    }
quick-clear-weather = { weather-clear-weather }
    .text = Lege alle Wetterkarten ab.

## End of the round

quick-result = Ergebnis
    .text = Haben alle gepasst, gewinnt die höhere Gesamtstärke. Der Verlierer gibt einen Edelstein ab, nach einem Unentschieden jeder.
quick-battlefield = Schlachtfeld
    .text = Jede Karte kommt auf den Ablagestapel der Seite, auf der sie liegt, Wetter auf den des Spielers, der es gespielt hat.
quick-next-round = Nächste Runde
    .text = { $after_draw ->
        [last-to-pass] Der Sieger beginnt, nach einem Unentschieden der Spieler, der zuletzt gepasst hat.
       *[other-player] Der Sieger beginnt, nach einem Unentschieden der Spieler, der die letzte Runde nicht begonnen hat.
    }
quick-game-end = { game-end }
    .text = Wer keinen Edelstein mehr hat, verliert. { $double_draw ->
        [replay] Verlieren beide den letzten zugleich, wird die Partie mit denselben Decks wiederholt.
       *[draw] Verlieren beide den letzten zugleich, endet die Partie unentschieden.
    }

## Factions

quick-monsters = { faction-monsters }
    .text = Nach jeder Runde außer der letzten bleibt eine zufällige Einheit auf deiner Seite liegen, ausgenommen Helden.
quick-nilfgaard = { faction-nilfgaard }
    .text = Eine unentschiedene Runde gewinnst du, außer wenn beide Nilfgaard spielen.
quick-northern-realms = { faction-northern-realms }
    .text = Ziehe nach jeder gewonnenen Runde eine Karte.
quick-scoiatael = { faction-scoiatael }
    .text = { $scoiatael ->
        [once-any-round] Einmal pro Partie, vor einer beliebigen Runde, bestimmst du, wer sie beginnt.
        [game-start-two-cancel] Du bestimmst, wer die Partie beginnt, außer wenn beide Scoia’tael spielen.
       *[game-start] Du bestimmst, wer die Partie beginnt. Spielen beide Scoia’tael, entscheidet ein Münzwurf, wer von ihnen bestimmt.
    }
quick-skellige = { faction-skellige }
    .text = Zu Beginn der dritten Runde werden zwei zufällige Einheiten (keine Helden) aus deinem Ablagestapel gespielt.
