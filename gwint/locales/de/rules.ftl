### The rules, as the player reads them. Every option of the ruleset is passed as a variable of its name.

## Abilities of units

ability-agile = Gewandtheit
    .rule = { $agile_rows ->
        [all] Spiele diese Karte in eine beliebige deiner drei Reihen.
       *[close-ranged] Spiele diese Karte nach deiner Wahl in deine Nahkampf- oder deine Fernkampfreihe.
    } Dort bleibt sie dann liegen; nur ein Anführer kann sie noch verschieben.

ability-medic = Heiler
    .rule = Wähle aus deinem Ablagestapel eine Einheit, die kein Held ist, und spiele sie sofort aus, wie von der Hand, also mit ihrer Fähigkeit. Gibt es eine, musst du eine nehmen; gibt es keine, passiert nichts. Ein wiederbelebter Spion kommt auf die gegnerische Seite, und du ziehst für ihn Karten; ein wiederbelebter Heiler belebt gleich die nächste Einheit wieder.

ability-morale-boost = Moralschub
    .rule = Diese Karte erhöht die Stärke aller anderen Einheiten in ihrer Reihe um 1, ausgenommen Helden. Sich selbst stärkt sie nicht. Die Wirkungen mehrerer solcher Karten in einer Reihe addieren sich.

ability-muster = Musterung
    .rule = { $muster_from_hand ->
        [no] Suche in deinem Deck alle Karten, die diese Karte holt, und spiele jede davon sofort in ihre Reihe; mische danach dein Deck. Aus der Hand wird keine geholt.
       *[yes] Suche in deinem Deck und auf deiner Hand alle Karten, die diese Karte holt, und spiele jede davon sofort in ihre Reihe; mische danach dein Deck. Du darfst keine davon zurückhalten.
    } Der Ablagestapel wird nicht durchsucht.

ability-spy = Spion
    .rule = Diese Karte kommt auf die gegnerische Seite und zählt dort zur gegnerischen Gesamtstärke. Dafür ziehst du 2 Karten von deinem Deck oder so viele, wie es noch hat. Verlässt der Spion das Schlachtfeld, kommt er auf den Ablagestapel der Seite, auf der er lag.

ability-tight-bond = Enge Bindung
    .rule = Die Stärke dieser Einheit wird mit der Anzahl der gleichnamigen Einheiten mit Enger Bindung auf ihrer Seite multipliziert, sie selbst mitgezählt. Drei solche Einheiten mit Stärke 4 haben also je Stärke 12.

ability-commanders-horn = Horn des Kommandanten
    .rule = { $unit_horn_doubles_itself ->
        [yes] Diese Karte verdoppelt die Stärke aller Einheiten in ihrer Reihe, auch ihre eigene; Helden sind ausgenommen.
       *[no] Diese Karte verdoppelt die Stärke aller anderen Einheiten in ihrer Reihe, ausgenommen Helden. Ihre eigene Stärke verdoppelt sie nicht. Liegen mehrere Einheiten mit Horn in einer Reihe, bleibt die erste unverändert, und die übrigen werden verdoppelt; ein Horn als Spezialkarte oder das eines Anführers verdoppelt sie alle.
    } Wie viele Hörner eine Reihe auch hat: Keine Einheit wird mehr als einmal verdoppelt.

ability-scorch-row = Verbrennen
    .rule = Hat die gegnerische Reihe, die der Reihe dieser Karte entspricht, eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, die kein Held ist; sind mehrere gleich stark, alle davon. Zu diesen 10 zählen auch Helden und alles, was die Stärke verändert.

ability-scorch = Verbrennen
    .rule = Wirkt wie die Spezialkarte „Verbrennen“: Auf dem ganzen Schlachtfeld wird die stärkste Einheit abgelegt, die kein Held ist; sind mehrere gleich stark, alle davon. Auch diese Karte zählt mit: Ist keine Einheit stärker, wird sie ebenfalls abgelegt.

ability-summon-avenger = Herbeirufen
    .rule = Wird diese Karte aus irgendeinem Grund vom Schlachtfeld abgelegt, kommt die zugehörige Karte aus dem Nebendeck auf dieselbe Seite, und zwar in die Reihe ihrer eigenen Reichweite. Das gilt auch am Ende einer Runde: Die herbeigerufene Karte kämpft dann in der nächsten. Geht die Karte auf eine Hand zurück oder bleibt sie liegen, wird nichts herbeigerufen.

ability-berserker = Berserker
    .rule = Sobald diese Karte in einer Reihe liegt, in der ein Mardroeme wirkt – ganz gleich, was zuerst da war –, wird sie aus dem Spiel entfernt und die zugehörige Karte aus dem Nebendeck in diese Reihe gespielt. Der Berserker kommt nicht auf den Ablagestapel, und die Verwandlung ist endgültig.

ability-mardroeme = Mardroeme
    .rule = Solange diese Karte in einer Reihe liegt, verwandelt sie dort jeden Berserker: die schon vorhandenen und alle, die später dazukommen. Ein zweites Mardroeme in der Reihe bewirkt nichts weiter.

## Special cards

special-decoy = Finte
    .rule = Tausche diese Karte gegen eine Einheit auf deiner Seite, die kein Held ist; auch ein gegnerischer Spion auf deiner Seite ist erlaubt. Die Einheit nimmst du auf die Hand und kannst sie später erneut ausspielen, mit ihrer Fähigkeit. Die Finte bleibt an der Stelle der Einheit liegen; sie hat Stärke 0 und ist keine Einheit. Gibt es keine Einheit, die du tauschen kannst, darfst du die Finte nicht spielen.

special-commanders-horn = Horn des Kommandanten
    .rule = Wähle eine deiner Reihen. Bis zum Ende der Runde ist die Stärke aller Einheiten dort verdoppelt, ausgenommen Helden; keine Einheit wird mehr als einmal verdoppelt. { $mardroeme_shares_row ->
        [no] Jede Reihe hat nur einen Platz für Spezialkarten: Eine Reihe, in der schon ein Horn – auch das eines Anführers – oder ein Mardroeme ist, kannst du nicht wählen. Eine Einheit mit Horn stört nicht.
       *[yes] Jede Reihe kann nur ein Horn als Spezialkarte haben, und das Horn eines Anführers zählt als solches. Eine Einheit mit Horn stört nicht.
    }

special-scorch = Verbrennen
    .rule = Auf dem ganzen Schlachtfeld, auf beiden Seiten, wird die stärkste Einheit abgelegt, die kein Held ist; sind mehrere gleich stark, alle davon. Es gilt die Stärke in diesem Augenblick. Danach wird diese Karte abgelegt.

special-mardroeme = Mardroeme
    .rule = Spiele diese Karte in eine deiner Reihen, wo sie bis zum Ende der Runde bleibt. Sie verwandelt dort jeden Berserker: die schon vorhandenen und alle, die später dazukommen. { $mardroeme_shares_row ->
        [no] Jede Reihe hat nur einen Platz für Spezialkarten: Eine Reihe, in der schon ein Horn – auch das eines Anführers – oder ein Mardroeme ist, kannst du nicht wählen.
       *[yes] Sie darf neben einem Horn oder einem weiteren Mardroeme liegen.
    }

## Weather cards

weather = Wetter
    .rule = Eine Wetterkarte liegt auf dem Feld für Wetterkarten und wirkt auf beiden Seiten in ihren Reihen: Die Stärke der Einheiten dort sinkt auf 1 (eine 0 bleibt 0), ausgenommen Helden. Mehrere Arten von Wetter können zugleich herrschen. { $covered_weather ->
        [discarded] Eine zweite Karte derselben Art wird sofort abgelegt, ebenso Nebel und Regen, wenn „Skellige-Sturm“ schon ausliegt; „Skellige-Sturm“ wiederum beseitigt Nebel und Regen, die schon ausliegen.
       *[lies] Eine zweite Karte derselben Art darf gespielt werden; sie bleibt ohne weitere Wirkung liegen.
    } Wetter hält an, bis es aufgehoben wird oder die Runde endet.

weather-frost = Klirrende Kälte
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in beiden Nahkampfreihen auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.

weather-fog = Extrem dichter Nebel
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in beiden Fernkampfreihen auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.

weather-rain = Strömender Regen
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in beiden Belagerungsreihen auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.

weather-storm = Skellige-Sturm
    .rule = Solange diese Karte auf dem Feld für Wetterkarten liegt, ist die Stärke aller Einheiten in den Fernkampf- und Belagerungsreihen beider Seiten auf 1 gesenkt, ausgenommen Helden. Sie wirkt, bis das Wetter aufgehoben wird oder die Runde endet.{ $covered_weather ->
        [discarded] {" "}Nebel und Regen, die schon ausliegen, werden abgelegt.
       *[lies] {""}
    }{ $card_pool ->
        [storm-in-skellige] {" "}Nur Skellige darf diese Karte im Deck haben.
       *[edition-2025] {""}
    }

weather-clear-weather = Gutes Wetter
    .rule = Alle Wettereffekte enden: Lege alle Karten vom Feld für Wetterkarten ab und danach diese Karte. Du darfst sie auch spielen, wenn gerade kein Wetter herrscht.

## Factions

faction-neutral = Neutral
    .rule = Neutrale Karten sind in der Farbe jeder Fraktion gedruckt; jede Fraktion hat also ihre eigenen Exemplare davon und darf sie in ihren Decks verwenden.

faction-monsters = Monster
    .rule = Am Ende jeder Runde, die nicht die Partie beendet, bleibt auf deiner Seite eine zufällige Einheit, die kein Held ist, in ihrer Reihe liegen; das kann auch ein gegnerischer Spion sein. Ihre Fähigkeit wird nicht noch einmal ausgelöst, eine anhaltende Fähigkeit wirkt jedoch weiter.

faction-nilfgaard = Nilfgaard
    .rule = Endet eine Runde unentschieden, gewinnst du sie. Spielen beide Spieler Nilfgaard, hat das keine Wirkung.

faction-northern-realms = Nördliche Königreiche
    .rule = Nach jeder Runde, die du gewinnst, ziehst du eine Karte von deinem Deck.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Einmal pro Partie darfst du vor einer Runde deiner Wahl bestimmen, wer sie beginnt; das hat Vorrang vor dem Münzwurf und dem Ausgang der letzten Runde. Können das noch beide Spieler, wird zuerst gefragt, wer nicht beginnen würde (vor der ersten Runde ein zufälliger Spieler); sobald einer entschieden hat, steht es für diese Runde fest.
        [game-start-two-cancel] Du entscheidest, wer den ersten Zug der Partie hat. Spielen beide Spieler Scoia’tael, entscheidet allein der Münzwurf.
       *[game-start] Du entscheidest, wer den ersten Zug der Partie hat. Spielen beide Spieler Scoia’tael, bestimmt ein Münzwurf, wer von euch entscheidet.
    }

faction-skellige = Skellige
    .rule = Zu Beginn der dritten Runde werden zwei zufällige Einheiten aus deinem Ablagestapel, ausgenommen Helden, nacheinander mit ihren Fähigkeiten ausgespielt. Sind es weniger als zwei, spielst du, was da ist.

## Leaders: Monsters

leader-eredin-breacc-glas-the-treacherous =
    .rule = Passiv: Die Stärke aller Spione auf dem Schlachtfeld, ausgenommen Helden, ist verdoppelt, auf beiden Seiten und ganz gleich, wer sie gespielt hat. Das wird nach dem Wetter und vor Enger Bindung berechnet.

leader-eredin-bringer-of-death =
    .rule = { $leader_effects ->
        [klub] Aktiv: Lege 2 Handkarten offen ab, sieh dann dein Deck durch, nimm 1 Karte deiner Wahl auf die Hand und mische das Deck. Nur einsetzbar mit mindestens 2 Karten auf der Hand und 1 im Deck.
        [video] Aktiv: Nimm eine Einheit deiner Wahl, ausgenommen Helden, aus deinem Ablagestapel auf die Hand. Nur einsetzbar, wenn dort eine liegt.
       *[book] Aktiv: Nimm eine beliebige Karte, auch einen Helden, aus deinem Ablagestapel auf die Hand. Nur einsetzbar, wenn dort eine Karte liegt.
    }

leader-eredin-commander-of-the-red-riders =
    .rule = { $leader_effects ->
        [klub] { $weather_leaders ->
            [of-themselves] Aktiv: Dieser Anführer wirkt nach deiner Wahl als „Klirrende Kälte“, „Extrem dichter Nebel“, „Strömender Regen“ oder „Skellige-Sturm“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
           *[from-deck] Aktiv: Spiele nach deiner Wahl „Klirrende Kälte“, „Extrem dichter Nebel“, „Strömender Regen“ oder „Skellige-Sturm“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.
        }
        [video] Aktiv: Verdopple bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt in dieser Reihe als Spezialkarte „Horn des Kommandanten“. Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Aktiv: Verdopple bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt in dieser Reihe als Spezialkarte „Horn des Kommandanten“. Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Aktiv: Nimm eine Karte deiner Wahl, ausgenommen Helden, aus deinem Ablagestapel auf die Hand. Nur einsetzbar, wenn dort eine solche Karte liegt.
       *[book] Aktiv: Lege 2 Handkarten offen ab, sieh dann dein Deck durch, nimm 1 Karte deiner Wahl auf die Hand und mische das Deck. Nur einsetzbar mit mindestens 2 Karten auf der Hand und 1 im Deck.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Aktiv: Verdopple bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt in dieser Reihe als Spezialkarte „Horn des Kommandanten“. Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
       *[book] { $weather_leaders ->
            [of-themselves] Aktiv: Dieser Anführer wirkt als Wetterkarte deiner Wahl, auch als „Gutes Wetter“; das Wetter hält an, bis es aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
           *[from-deck] Aktiv: Spiele eine Wetterkarte deiner Wahl aus deinem Deck, auch „Gutes Wetter“, und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.
        }
    }

## Leaders: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Strömender Regen“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Strömender Regen“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Aktiv: Alle Spieler, du zuerst, spielen je eine zufällige Einheit, ausgenommen Helden, mit ihrer Fähigkeit aus dem eigenen Ablagestapel aus. Nur einsetzbar, wenn auf mindestens einem Ablagestapel eine solche Einheit liegt.
        [video] Passiv: Holt irgendein Spieler eine Einheit aus einem Ablagestapel zurück auf das Schlachtfeld, entscheidet der Zufall, welche. Auch Karten, die Anführer aus einem Ablagestapel auf die Hand nehmen, sind zufällig. Bei einem Heiler, der ein Held ist, wählt der Spieler weiterhin selbst.
       *[book] Passiv: Holt irgendein Spieler eine Einheit aus einem Ablagestapel zurück auf das Schlachtfeld, entscheidet der Zufall, welche. Bei einem Heiler, der ein Held ist, wählt der Spieler weiterhin selbst.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Aktiv: Zeige auf 3 Handkarten deines Gegners und sieh sie dir an; sind es weniger, alle. Karten, die du noch nicht kennst, kommen zuerst.
       *[book] Aktiv: Sieh dir 3 zufällige Handkarten deines Gegners an; sind es weniger, alle.
    } Dein Gegner erfährt, welche du gesehen hast. Nur einsetzbar, wenn dein Gegner Karten auf der Hand hat.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Aktiv: Wähle eine Karte, ausgenommen Helden, aus dem gegnerischen Ablagestapel und spiele sie sofort wie von der Hand aus. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine Karte liegt, die du spielen kannst.
        [video] Aktiv: Nimm eine Einheit deiner Wahl, ausgenommen Helden, aus dem gegnerischen Ablagestapel auf die Hand. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine liegt.
       *[book] Aktiv: Nimm eine beliebige Karte, auch einen Helden, aus dem gegnerischen Ablagestapel auf die Hand. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine Karte liegt.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Passiv: Die Fähigkeit des gegnerischen Anführers, ob passiv oder aktiv, wird aufgehoben, noch bevor die erste Karte gezogen wird. Die Fähigkeit dieses Anführers selbst kann nicht aufgehoben werden.

## Leaders: Northern Realms

leader-foltest-king-of-temeria =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Extrem dichter Nebel“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Extrem dichter Nebel“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-foltest-lord-commander-of-the-north =
    .rule = Aktiv: Alle Wettereffekte enden, und alle Karten auf dem Feld für Wetterkarten werden abgelegt. { $leader_effects ->
        [video] Nur einsetzbar, solange Wetter herrscht.
       *[book] Auch einsetzbar, wenn gerade kein Wetter herrscht.
    }

leader-foltest-son-of-medell =
    .rule = Aktiv: Hat die gegnerische Fernkampfreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, die kein Held ist; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

leader-foltest-the-siegemaster =
    .rule = Aktiv: Verdopple bis zum Ende der Runde die Stärke der Einheiten in deiner Belagerungsreihe, ausgenommen Helden; das zählt in dieser Reihe als Spezialkarte „Horn des Kommandanten“. { $leader_effects ->
        [video] Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

leader-foltest-the-steel-forged =
    .rule = Aktiv: Hat die gegnerische Belagerungsreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, die kein Held ist; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

## Leaders: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Aktiv: Ziehe eine Karte von deinem Deck. Nur einsetzbar, wenn dein Deck noch eine hat.
       *[book] Passiv: Zu Beginn der Partie ziehst du eine Karte mehr. Tauschen darfst du trotzdem nicht mehr Karten als sonst.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Aktiv: Verschiebe beliebig viele deiner Einheiten mit Gewandtheit, mindestens eine, jede in eine Reihe deiner Wahl. Helden bleiben, wo sie sind. Nur einsetzbar, wenn sich eine Einheit verschieben lässt.
       *[book] Aktiv: Deine Einheiten mit Gewandtheit wechseln nacheinander in die Reihe, in der sie jeweils am stärksten sind. Eine Einheit, die nichts gewinnen würde, bleibt liegen, und Helden bleiben, wo sie sind. Nur einsetzbar, wenn eine Einheit die Reihe wechseln würde.
    } Das Verschieben löst keine Fähigkeiten aus.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Klirrende Kälte“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Klirrende Kälte“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Aktiv: Hat die gegnerische Nahkampfreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, die kein Held ist; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

leader-francesca-findabair-the-beautiful =
    .rule = Aktiv: Verdopple bis zum Ende der Runde die Stärke der Einheiten in deiner Fernkampfreihe, ausgenommen Helden; das zählt in dieser Reihe als Spezialkarte „Horn des Kommandanten“. { $leader_effects ->
        [video] Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

## Leaders: Skellige

leader-arnjolf-the-patricide =
    .rule = Aktiv: Wähle auf deiner Seite eine Einheit mit Enger Bindung, spiele eine weitere gleichnamige aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Aktiv: Alle Spieler mischen die Einheiten aus ihrem Ablagestapel zurück in ihr Deck; Helden und Spezialkarten bleiben auf dem Ablagestapel. Nur einsetzbar, wenn auf irgendeinem Ablagestapel eine solche Einheit liegt.
       *[book] Aktiv: Alle Spieler mischen ihren ganzen Ablagestapel zurück in ihr Deck, auch Helden und Spezialkarten. Nur einsetzbar, wenn auf irgendeinem Ablagestapel eine Karte liegt.
    }

leader-eist-tuirseach =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Skellige-Sturm“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Skellige-Sturm“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-harald-an-craite-the-cripple =
    .rule = Aktiv: Spiele die Spezialkarte „Mardroeme“ aus deinem Deck in eine deiner Reihen und mische das Deck danach. Nur einsetzbar, wenn dein Deck die Karte enthält und eine Reihe sie aufnehmen kann.

leader-king-bran =
    .rule = { $bran_rounding ->
        [down] Passiv: Bei schlechtem Wetter behalten Einheiten auf deiner Seite, ausgenommen Helden, die Hälfte ihrer aufgedruckten Stärke, abgerundet: Aus 7 wird 3, aus 1 wird 0.
       *[up] Passiv: Bei schlechtem Wetter verlieren Einheiten auf deiner Seite, ausgenommen Helden, nur die Hälfte ihrer aufgedruckten Stärke; der Verlust wird abgerundet: Aus 7 wird 4, 1 bleibt 1.
    } Das gilt auch für einen gegnerischen Spion auf deiner Seite, nicht aber für deinen Spion auf der anderen.

## Kinds of cards

kind-unit = Einheitenkarte
    .rule = Eine Karte mit eigener Stärke. Du spielst sie auf deiner Seite in die Reihe ihrer Reichweite, wo ihre Stärke zu deiner Gesamtstärke zählt; ein Spion kommt auf die gegnerische Seite. Hat sie eine Fähigkeit, wirkt diese, sobald die Karte liegt.

kind-hero = Held
    .rule = Eine Einheit, auf die keine Fähigkeit von Spezialkarten, anderen Einheiten oder Anführern wirkt, weder eine gute noch eine schlechte. Ein Held hat immer die aufgedruckte Stärke; sie zählt zur Gesamtstärke der Reihe. Die eigene Fähigkeit eines Helden wirkt dennoch. Ein Heiler kann keinen Helden wiederbeleben.

kind-special = Spezialkarte
    .rule = Eine Karte ohne eigene Stärke, die du wegen ihrer Wirkung spielst. Auch Wetterkarten sind Spezialkarten.

kind-weather = Wetterkarte
    .rule = Eine Spezialkarte, die in Reihen beider Seiten zugleich wirkt. Sie liegt auf dem Feld für Wetterkarten, bis das Wetter aufgehoben wird oder die Runde endet; nur „Gutes Wetter“ wird sofort abgelegt.

kind-leader = Anführer
    .rule = Zusammen mit deinem Deck wählst du einen Anführer deiner Fraktion; die Karte liegt offen auf dem Feld für Anführerkarten. Eine passive Fähigkeit wirkt immer. Eine aktive kannst du einmal pro Partie einsetzen, wenn du am Zug bist, statt eine Karte auszuspielen.

## Rows

row-close = Nahkampfreihe
row-ranged = Fernkampfreihe
row-siege = Belagerungsreihe
row-name = { $row ->
    [close] Nahkampfreihe
    [ranged] Fernkampfreihe
   *[siege] Belagerungsreihe
}
row-to = { $row ->
    [close] in die Nahkampfreihe
    [ranged] in die Fernkampfreihe
   *[siege] in die Belagerungsreihe
}
row-in = { $row ->
    [close] in der Nahkampfreihe
    [ranged] in der Fernkampfreihe
   *[siege] in der Belagerungsreihe
}

## Lines that explain a card

card-calls = Holt: { $cards }
card-avenger = Ruft herbei: { $cards }
card-turns-into = Verwandelt sich in: { $cards }

## Strength

strength = Stärke
    .rule = Die Stärke einer Einheit wird in dieser Reihenfolge berechnet: die aufgedruckte Stärke; Wetter senkt sie auf 1; der Anführer „Eredin Bréacc Glas – Der Trügerische“ verdoppelt sie bei Spionen; Enge Bindung vervielfacht sie; jeder andere Moralschub in der Reihe gibt +1; ein Horn verdoppelt sie, aber nur einmal. Ein Held hat immer die aufgedruckte Stärke. Deine Gesamtstärke ist die Summe deiner drei Reihen.

step-printed = aufgedruckt
step-weather = Wetter
step-treachery = Der Trügerische
step-bond = Enge Bindung
step-morale = Moralschub
step-horn = Horn

## Chapters of the rulebook

side-deck = Nebendeck
    .rule = Das Nebendeck besteht aus Karten, die nur herbeigerufen werden oder durch Verwandlung ins Spiel kommen. Sie sind zu Beginn nie in einem Deck; sie liegen neben dem Schlachtfeld bereit, bis sie gebraucht werden. { $side_deck_supply ->
        [unlimited] Das Nebendeck geht nie zur Neige.
       *[printed] Von jeder gibt es nur so viele Exemplare, wie gedruckt wurden: Eine benutzte Karte kommt nicht ins Nebendeck zurück, und ist keine mehr übrig, kommt auch keine.
    } { $avenger_leaves_to ->
        [out-of-game] Auf dem Schlachtfeld sind es gewöhnliche Karten, nur verlässt eine herbeigerufene Karte das Spiel, statt auf einen Ablagestapel zu kommen.
       *[discard-pile] Auf dem Schlachtfeld sind es gewöhnliche Karten, und wie alle anderen kommen sie auf den Ablagestapel.
    }

discard-pile = Ablagestapel
    .rule = Eine Karte, die eine Reihe verlässt, kommt auf den Ablagestapel der Seite, auf der sie lag; das gilt auch für Spione. Wetterkarten kommen auf den Ablagestapel des Spielers, der sie gespielt hat, ebenso Spezialkarten, die sofort verbraucht sind. Du darfst jeden Ablagestapel jederzeit ansehen.

at-the-table = Am Tisch
    .rule = Schlachtfeld, Anführer, Edelsteine, Nebendecks und Ablagestapel sind offen, ebenso die Zahl der Karten in jeder Hand und jedem Deck. Die Hände und Decks selbst sind verdeckt, und der Kartentausch vor der ersten Runde ist geheim. Die Zahl deiner Handkarten ist nicht begrenzt. Ist dein Deck leer, ziehst du nichts. Eine Fähigkeit muss ausgeführt werden, soweit es geht, auch zum eigenen Schaden. Wetterkarten und Verbrennen darfst du auch spielen, wenn sie nichts ändern.

redraw = Kartentausch
    .rule = Du ziehst { $hand_size ->
        [one] { $hand_size } Karte
       *[other] { $hand_size } Karten
    }. { $redraws ->
        [0] Tauschen darfst du keine.
        [1] Dann darfst du 1 Karte tauschen.
       *[other] Dann darfst du bis zu { $redraws } Karten tauschen, eine nach der anderen; auch eine gerade gezogene Karte darfst du tauschen.
    }{ $redraws ->
        [0] {""}
       *[other] {" "}{ $redraw_returns ->
            [bottom] Du legst die Karte unter dein Deck und ziehst dann eine neue; gemischt wird nicht.
           *[shuffled] Du legst die Karte beiseite und ziehst eine neue; { $redraws ->
                [1] danach wird die beiseitegelegte Karte zurück in dein Deck gemischt.
               *[other] bist du fertig, werden die beiseitegelegten Karten zurück in dein Deck gemischt.
            }
        }
    } { $round_draw ->
        [0] Diese Handkarten müssen für die ganze Partie reichen: Weitere ziehst du nur durch Fähigkeiten.
        [one] Zu Beginn jeder weiteren Runde ziehst du noch { $round_draw } Karte.
       *[other] Zu Beginn jeder weiteren Runde ziehst du noch { $round_draw } Karten.
    }

starting-player = Wer beginnt
    .rule = { $start_settled ->
        [after-redraw] Wer den ersten Zug hat, entscheidet sich nach dem Kartentausch.
       *[before-deal] Wer den ersten Zug hat, entscheidet sich, bevor die Handkarten gezogen werden.
    } { $toss_winner ->
        [chooses] Wer den Münzwurf gewinnt, bestimmt, wer beginnt.
       *[starts] Wer den Münzwurf gewinnt, beginnt.
    } Die Fähigkeit der Scoia’tael hat Vorrang vor dem Münzwurf.

passing = Züge und Passen
    .rule = In deinem Zug musst du genau eines von { $discard_turn ->
        [yes] vier Dingen tun: eine Karte ausspielen, die aktive Fähigkeit deines Anführers einsetzen, eine Handkarte ablegen oder passen.
       *[no] drei Dingen tun: eine Karte ausspielen, die aktive Fähigkeit deines Anführers einsetzen oder passen.
    } Wenn du passt, hast du in dieser Runde keinen Zug mehr; dein Gegner spielt weiter, bis er auch passt. Hast du keine Handkarten und keinen einsetzbaren Anführer, passt du automatisch.

round-end = Ende der Runde
    .rule = Die Runde endet, wenn alle Spieler gepasst haben. Es gewinnt der Spieler mit der höheren Gesamtstärke; der Verlierer gibt einen Edelstein ab. Bei einem Unentschieden geben beide einen ab, es sei denn, Nilfgaard gewinnt es. Dann kommen alle Karten vom Schlachtfeld, auch Wetter- und andere Spezialkarten, auf die Ablagestapel, außer denen, die durch eine Fähigkeit liegen bleiben. { $after_draw ->
        [last-to-pass] Wer gewonnen hat, beginnt die nächste Runde; nach einem Unentschieden beginnt, wer zuletzt gepasst hat.
       *[other-player] Wer gewonnen hat, beginnt die nächste Runde; nach einem Unentschieden beginnt, wer die letzte nicht begonnen hat.
    }

game-end = Ende der Partie
    .rule = Die Partie endet, wenn ein Spieler keinen Edelstein mehr hat; wer noch einen hat, gewinnt. { $gems ->
        [1] Eine Partie hat also nur eine Runde.
       *[2] Eine Partie hat also höchstens drei Runden.
        [3] Eine Partie hat also höchstens fünf Runden.
        [4] Eine Partie hat also höchstens sieben Runden.
        [5] Eine Partie hat also höchstens neun Runden.
    } { $double_draw ->
        [replay] Verlieren beide Spieler zugleich ihren letzten Edelstein, ist die Partie unentschieden und wird mit denselben Decks und Anführern wiederholt; beide ziehen neue Handkarten. Ist auch die dritte Wiederholung unentschieden, endet die Partie unentschieden.
       *[draw] Verlieren beide Spieler zugleich ihren letzten Edelstein, endet die Partie unentschieden.
    }

deck-building = Deckbau
    .rule = { $deck_limits ->
        [deck-2] Wähle 1 Anführer und baue ein Deck aus mindestens 30 Karten mit { $max_heroes ->
            [deck-limits] höchstens 7 Helden und höchstens 10 Spezialkarten
           *[other] höchstens 10 Spezialkarten
        }, Wetterkarten mitgezählt; Anführer und Nebendeck zählen nicht mit.
       *[deck-1] Wähle 1 Anführer und baue ein Deck aus mindestens 22 Einheiten- oder Heldenkarten und höchstens 10 Spezialkarten, Wetterkarten mitgezählt.
    }{ $max_heroes ->
        [deck-limits] {""}
        [0] {" "}Helden sind nicht erlaubt.
        [one] {" "}Ein Deck darf höchstens { $max_heroes } Helden haben.
       *[other] {" "}Ein Deck darf höchstens { $max_heroes } Helden haben.
    } Alle Karten müssen zum Kartensatz deiner Fraktion gehören (eigene und neutrale) und dürfen höchstens so oft vorkommen wie in der Sammlung. { $card_pool ->
        [storm-in-skellige] Es gelten die Karten der Ausgabe von 2025; „Skellige-Sturm“ darf nur in Decks von Skellige sein.
        [witcher3] Es gelten die Karten aus der Sammlung des Videospiels.
       *[edition-2025] Es gelten die Karten der Ausgabe von 2025.
    } { $roach ->
        [no] „Plötze“ wird nicht verwendet.
       *[yes] „Plötze“ darf im Deck sein; die Helden Geralt und Ciri holen die Karte durch Musterung.
    } { $leader_pool ->
        [witcher3] Erlaubt sind nur die 22 Anführer des Videospiels.
       *[all] Erlaubt sind alle 25 Anführer.
    }

## Options of a ruleset: a title, what it settles, and its values, which read “title: value”

option-here = An diesem Tisch: { $value }.

option-deck-limits = Deckgrenzen
    .rule = Regelt, wie viele Karten, Einheiten, Helden und Spezialkarten ein Deck haben muss oder darf.
option-deck-limits-deck-1 = mindestens 22 Einheiten oder Helden, höchstens 10 Spezialkarten
option-deck-limits-deck-2 = mindestens 30 Karten, höchstens 7 Helden und 10 Spezialkarten

option-max-heroes = Helden im Deck
    .rule = Regelt, wie viele Helden ein Deck haben darf.
option-max-heroes-deck-limits = nach den Deckgrenzen
option-max-heroes-number = { $number ->
    [0] keine
   *[other] höchstens { $number }
}

option-gems = Edelsteine
    .rule = Regelt, mit wie vielen Edelsteinen jeder Spieler oder jedes Team beginnt.
option-gems-number = { $number }

option-hand-size = Handkarten zu Beginn
    .rule = Regelt, wie viele Karten du zu Beginn der Partie ziehst.
option-hand-size-number = { $number }

option-redraws = Tauschbare Handkarten
    .rule = Regelt, wie viele deiner ersten Handkarten du tauschen darfst.
option-redraws-number = { $number ->
    [0] keine
   *[other] bis zu { $number }
}

option-redraw-returns = Getauschte Karten
    .rule = Regelt, wohin die Karten kommen, die du beim Kartentausch abgibst.
option-redraw-returns-shuffled = danach zurück ins Deck gemischt
option-redraw-returns-bottom = sofort unter das Deck

option-toss-winner = Wer den Münzwurf gewinnt
    .rule = Regelt, ob der Sieger des Münzwurfs den ersten Zug hat oder bestimmt, wer ihn hat.
option-toss-winner-starts = beginnt
option-toss-winner-chooses = bestimmt, wer beginnt

option-start-settled = Entscheidung, wer beginnt
    .rule = Regelt, ob du deine Handkarten siehst, bevor oder nachdem du erfährst, wer beginnt.
option-start-settled-before-deal = vor dem Ziehen der Handkarten
option-start-settled-after-redraw = nach dem Kartentausch

option-scoiatael = Wahl der Scoia’tael
    .rule = Regelt, wann die Scoia’tael bestimmen, wer beginnt, und was gilt, wenn beide Spieler diese Fraktion haben.
option-scoiatael-game-start = zu Beginn der Partie; bei zwei Scoia’tael-Spielern bestimmt ein Münzwurf, wer entscheidet
option-scoiatael-game-start-two-cancel = zu Beginn der Partie; bei zwei Scoia’tael-Spielern entscheidet allein der Münzwurf
option-scoiatael-once-any-round = einmal pro Partie, vor einer Runde deiner Wahl

option-after-draw = Nach einer unentschiedenen Runde
    .rule = Regelt, wer die Runde nach einem Unentschieden beginnt.
option-after-draw-other-player = beginnt, wer die letzte nicht begonnen hat
option-after-draw-last-to-pass = beginnt, wer zuletzt gepasst hat

option-double-draw = Unentschiedene Partie
    .rule = Regelt, was geschieht, wenn beide Spieler zugleich ihren letzten Edelstein verlieren.
option-double-draw-draw = bleibt unentschieden
option-double-draw-replay = wird wiederholt

option-round-draw = Karten für jede weitere Runde
    .rule = Regelt, wie viele Karten du zu Beginn jeder Runde nach der ersten ziehst.
option-round-draw-number = { $number ->
    [0] keine
   *[other] { $number }
}

option-discard-turn = Ablegen statt Ausspielen
    .rule = Regelt, ob du in deinem Zug eine Handkarte ablegen darfst, statt eine auszuspielen.
option-discard-turn-yes = erlaubt
option-discard-turn-no = nicht erlaubt

option-muster-from-hand = Musterung auch aus der Hand
    .rule = Regelt, ob die Musterung außer aus dem Deck auch Karten aus der Hand holt.
option-muster-from-hand-yes = ja
option-muster-from-hand-no = nein, nur aus dem Deck

option-agile-rows = Reihen für Gewandtheit
    .rule = Regelt, in welche Reihen du eine Einheit mit Gewandtheit spielen darfst.
option-agile-rows-close-ranged = Nahkampf und Fernkampf
option-agile-rows-all = alle drei

option-unit-horn-doubles-itself = Einheit mit Horn verdoppelt sich selbst
    .rule = Regelt, ob eine Einheit mit „Horn des Kommandanten“ auch ihre eigene Stärke verdoppelt.
option-unit-horn-doubles-itself-yes = ja
option-unit-horn-doubles-itself-no = nein, nur die anderen

option-bran-rounding = Rundung bei König Bran
    .rule = Regelt, wie die Hälfte der Stärke gerundet wird, die Einheiten durch „König Bran“ bei schlechtem Wetter behalten.
option-bran-rounding-up = aufgerundet (aus 7 wird 4)
option-bran-rounding-down = abgerundet (aus 7 wird 3)

option-mardroeme-shares-row = Mardroeme darf sich eine Reihe teilen
    .rule = Regelt, ob ein Mardroeme in derselben Reihe liegen darf wie ein Horn oder ein weiteres Mardroeme.
option-mardroeme-shares-row-yes = ja, mit einem Horn oder einem weiteren Mardroeme
option-mardroeme-shares-row-no = nein, eine Spezialkarte pro Reihe

option-covered-weather = Wetter ohne weitere Wirkung
    .rule = Regelt, was mit einer Wetterkarte geschieht, deren Reihen schon anderes Wetter trifft.
option-covered-weather-lies = bleibt auf dem Feld für Wetterkarten
option-covered-weather-discarded = wird sofort abgelegt

option-avenger-leaves-to = Herbeigerufene Karten, die abgelegt werden
    .rule = Regelt, wohin eine herbeigerufene Karte kommt, wenn sie abgelegt wird.
option-avenger-leaves-to-discard-pile = kommen auf den Ablagestapel
option-avenger-leaves-to-out-of-game = verlassen das Spiel

option-side-deck-supply = Vorrat im Nebendeck
    .rule = Regelt, ob die Karten des Nebendecks ausgehen können.
option-side-deck-supply-printed = so viele Exemplare, wie gedruckt wurden
option-side-deck-supply-unlimited = unbegrenzt

option-weather-leaders = Wetter-Anführer
    .rule = Regelt, ob ein Anführer, der Wetter bringt, die Karte im Deck braucht.
option-weather-leaders-from-deck = spielen die Karte aus dem Deck
option-weather-leaders-of-themselves = wirken selbst als Wetterkarte

option-leader-effects = Fähigkeiten der Anführer
    .rule = Regelt, in welcher Fassung die Fähigkeiten der Anführer gelten.
option-leader-effects-book = wie in der Ausgabe von 2025
option-leader-effects-klub = wie in den Regeln des Gwint Klub
option-leader-effects-video = wie im Videospiel

option-leader-pool = Auswahl der Anführer
    .rule = Regelt, welche Anführer gewählt werden dürfen.
option-leader-pool-all = alle 25
option-leader-pool-witcher3 = die 22 des Videospiels

option-card-pool = Auswahl der Karten
    .rule = Regelt, aus welcher Sammlung Decks gebaut werden.
option-card-pool-edition-2025 = die Ausgabe von 2025
option-card-pool-storm-in-skellige = die Ausgabe von 2025, „Skellige-Sturm“ nur für Skellige
option-card-pool-witcher3 = die Sammlung des Videospiels

option-roach = Plötze
    .rule = Regelt, ob die Musterung von Geralt und Ciri die Karte „Plötze“ holt.
option-roach-yes = im Spiel, Geralt und Ciri holen die Karte
option-roach-no = nicht im Spiel

## Rulesets

ruleset-legendary = Das legendäre Kartenspiel
    .rule = Die Regeln der gedruckten Ausgabe von 2025.
ruleset-klub = Gwint Klub
    .rule = Die Regeln des tschechischen Gwint Klub, Version 1.0 von 2017.
ruleset-witcher3 = The Witcher 3
    .rule = Die Regeln des Videospiels „The Witcher 3: Wild Hunt“, in dem Gwent zuerst erschien.
ruleset-house = Hausregeln
    .rule = Ein Regelwerk, in dem ihr an eurem Tisch eine oder mehrere Optionen geändert habt.

holds-built = nur für ein selbst gebautes Deck, nicht für ganze Kartensätze
holds-person = nur für dich, nicht für den virtuellen Gegner
holds-ordinary = für dich und für jene Anführer des virtuellen Gegners, die im Solo keine eigene Wirkung haben
holds-advanced = zusammen mit den Grenzen des Deckbaus für Fortgeschrittene

## Modes

mode-duel = Duell
    .rule = { $gems ->
        [1] Zwei Spieler mit je einem Edelstein.
       *[2] Zwei Spieler mit je zwei Edelsteinen.
        [3] Zwei Spieler mit je drei Edelsteinen.
        [4] Zwei Spieler mit je vier Edelsteinen.
        [5] Zwei Spieler mit je fünf Edelsteinen.
    } Für jede Runde, die du nicht gewinnst, verlierst du einen Edelstein; wer als Letzter noch einen hat, gewinnt.

mode-ffa-3 = Spiel für 3 Spieler
    .rule = Drei Spieler, jeder spielt für sich. Für jeden Gegner, den du in einer Runde besiegst, bekommst du einen Punkt; mit 4 Punkten gewinnst du die Partie.

mode-ffa-4 = Spiel für 4 Spieler
    .rule = Vier Spieler, jeder spielt für sich. Für jeden Gegner, den du in einer Runde besiegst, bekommst du einen Punkt; mit 5 Punkten gewinnst du die Partie.

mode-ffa-5 = Spiel für 5 Spieler
    .rule = Fünf Spieler, jeder spielt für sich. Für jeden Gegner, den du in einer Runde besiegst, bekommst du einen Punkt; mit 6 Punkten gewinnst du die Partie.

mode-team = Teamspiel
    .rule = Zwei Zweierteams. Partner teilen sich eine Armee, einen Ablagestapel und { $gems ->
        [1] einen Edelstein
       *[2] zwei Edelsteine
        [3] drei Edelsteine
        [4] vier Edelsteine
        [5] fünf Edelsteine
    } und sehen einander in die Hand.

mode-solo = Solo
    .rule = Du spielst allein gegen einen virtuellen Gegner, der keine Handkarten hat und die oberste Karte seines Decks ausspielt.

mode-solo-leaders = Solo mit Anführern
    .rule = Du spielst allein gegen einen virtuellen Gegner, der jedes Mal einen Anführer aufdeckt, wenn du am Ende einer Runde vorn liegst.

mode-match = Turniermatch
    .rule = Beide Spieler bringen drei Decks verschiedener Fraktionen mit. Wer zuerst zwei von drei Partien gewinnt, gewinnt das Match.

ffa-rounds = Spiel für 3–5 Spieler – Runden und Punkte
    .rule = Du spielst für dich allein gegen alle anderen. Reihum im Uhrzeigersinn hat jeder Spieler einen Zug, bis alle gepasst haben. Es gibt keine Edelsteine und keine Höchstzahl an Runden. Am Ende einer Runde bekommst du 1 Punkt für jeden Gegner, dessen Gesamtstärke niedriger ist als deine. Gleichstand bringt nichts, aber Nilfgaard besiegt jeden Gegner mit derselben Gesamtstärke; sind zwei Nilfgaard-Spieler gleichauf, bekommt jeder von ihnen 1 Punkt. Das Ziel ist ein Punkt mehr, als Spieler am Tisch sind. Haben es am Ende einer Runde mehrere erreicht, gewinnt, wer die meisten Punkte hat. Die Partie endet auch, wenn niemand mehr etwas tun kann, oder nach drei Runden in Folge, in denen niemand eine Karte gespielt oder einen Anführer eingesetzt hat; auch dann gewinnt, wer die meisten Punkte hat. Liegen mehrere Spieler gleichauf vorn, gewinnen sie gemeinsam.

ffa-cards = Spiel für 3–5 Spieler – Karten und Fraktionen
    .rule = Spielst du einen Spion, wählst du, welcher Gegner ihn bekommt; das darf auch jemand sein, der schon gepasst hat. Das „Verbrennen“ einer Reihe wird für jeden Gegner einzeln geprüft, auch wenn ein Anführer diese Wirkung hat. Bei jedem anderen Anführer, dessen Text den Gegner nennt, wählst du einen Gegner; ein passiver Anführer betrifft alle. Regeln über beide Spieler oder beide Seiten gelten für alle Spieler und alle Seiten. Wer die erste Runde beginnt, entscheidet der Zufall, sofern nicht ein Scoia’tael-Spieler entscheidet; gibt es mehrere, entscheidet ein zufälliger von ihnen. Jede spätere Runde beginnt, wer in der letzten die meisten Punkte bekommen hat; sind es mehrere, derjenige von ihnen, der in der Zugfolge als Nächster auf den letzten Startspieler folgt. Die Nördlichen Königreiche ziehen eine Karte nach einer Runde, in der sie mindestens 2 Gegner besiegt haben. Monster behalten nach jeder Runde eine Einheit. Skellige holt Einheiten nur vor der dritten Runde zurück.

team-sides = Teamspiel – Seiten und Züge
    .rule = Partner sitzen einander gegenüber und spielen verschiedene Fraktionen. Es geht reihum, sodass sich die Teams abwechseln; wer gepasst hat, wird übersprungen. Mit deinem Partner teilst du dir die Reihen, den Ablagestapel und { $gems ->
        [1] einen Edelstein
       *[2] zwei Edelsteine
        [3] drei Edelsteine
        [4] vier Edelsteine
        [5] fünf Edelsteine
    }. Handkarten, Deck und Anführer hat jeder für sich; die Hand deines Partners siehst du jederzeit, sein Deck aber nicht. Die Runde endet, wenn alle vier gepasst haben, und das unterlegene Team gibt einen Edelstein ab. Die nächste Runde beginnt, wer aus dem siegreichen Team in der Zugfolge als Erster auf den letzten Startspieler folgt; nach einem Unentschieden, wer unmittelbar auf ihn folgt.

team-cards = Teamspiel – Karten und Fraktionen
    .rule = Enge Bindung und Hörner wirken auf der ganzen Seite, Heiler wählen aus dem gemeinsamen Ablagestapel, und deine Finte darf eine Einheit deines Partners auf deine Hand nehmen. Spielst du eine Karte, triffst du alle Entscheidungen für sie, ziehst für sie und holst durch ihre Musterung nur Karten aus deiner Hand und deinem Deck. Bei Monstern kann nur eine Monsterkarte oder ein gegnerischer Spion liegen bleiben; bei Skellige können nur Skellige-Karten oder gegnerische Spione zurückkehren. Die Nördlichen Königreiche ziehen eine Karte, wenn ihr Team eine Runde gewinnt. Nilfgaard gewinnt jedes Unentschieden für sein Team, hat aber keine Wirkung, wenn beide Teams es spielen. Haben beide Teams Scoia’tael, bestimmt ein Münzwurf, welcher der beiden Spieler entscheidet, wer beginnt. Nilfgaards Anführer „Die Weiße Flamme“ hebt die Fähigkeiten aller anderen Anführer auf, auch bei deinem Partner. Darf dein Anführer in eine Hand sehen, wählst du einen Gegner. Für Anführer sind deine Reihen und dein Ablagestapel die, die du mit deinem Partner teilst; Hand und Deck hat jeder Spieler für sich.

solo-turns = Solo – Züge und Runden
    .rule = Beide Seiten verwenden je den ganzen Kartensatz einer Fraktion; stattdessen kannst du auch ein eigenes Deck mitbringen. Dein Deck darf außer „Gutes Wetter“ keine Wetterkarten enthalten. Der Gegner hat keine Handkarten. Er hat in jeder Runde den ersten Zug und nach jedem deiner Züge einen weiteren, und jedes Mal spielt er die oberste Karte seines Decks; nach jeder Wetterkarte spielt er noch eine weitere Karte. Wenn du passt, hat er einen letzten Zug, und die Runde endet. Spielst du Scoia’tael, beginnst du die erste Runde und jede Runde nach einer, die du gewonnen hast. Ist das Deck des Gegners leer, hat er keinen Zug mehr. Für Edelsteine und Unentschieden gelten die üblichen Regeln.

solo-cards = Solo – die Karten des Gegners
    .rule = Der Gegner spielt jede Karte so, dass sein Vorsprung vor dir am meisten wächst; sind mehrere Möglichkeiten gleich gut, spielt er in die Reihe mit den meisten Karten, und entscheidet auch das nicht, wählt er zufällig. Spielt er einen Spion, zieht er zwei Karten und spielt beide sofort aus. Seine Musterung holt nur eine Karte, sein „Verbrennen“ trifft nur deine Seite, und seine Einheiten mit Gewandtheit wechseln die Reihe, wann immer es ihm nützt. Sein Heiler belebt die Einheit wieder, die seine eigene Gesamtstärke am meisten erhöht; die Karte, die sie durch Musterung aus seinem Deck holen würde, zählt mit. Unter seine Finte kommt verdeckt die oberste Karte seines Decks; am Ende der Runde wird sie aufgedeckt und gespielt. Spielt er die Nördlichen Königreiche und hat er die letzte Runde gewonnen, spielt er in seinem ersten Zug zwei Karten. Die Fähigkeit der Scoia’tael hat bei ihm keine Wirkung; die Fähigkeiten der übrigen Fraktionen wirken wie sonst. Eine Karte, für die es keinen Platz gibt, legt er ab.

solo-leader-pile = Solo – die Anführer des Gegners
    .rule = Im Solo mit Anführern bilden die Anführer der gegnerischen Fraktion einen gemischten, verdeckten Stapel. Liegst du am Ende einer Runde vorn, wird der oberste Anführer aufgedeckt und so eingesetzt, wie es dem Gegner am meisten nützt. Liegst du dann immer noch vorn, gewinnst du die Runde. Ein eingesetzter Anführer wird aus dem Spiel entfernt. Ein passiver Anführer zählt nur für diese Runde; allein „Die Weiße Flamme“ wirkt weiter und hebt die Fähigkeit deines Anführers für den Rest der Partie auf.

match-decks = Turniermatch – Decks
    .rule = Du bringst drei Decks aus drei verschiedenen Fraktionen mit, jedes nach den Grenzen des Deckbaus für Fortgeschrittene gebaut. Ein Held darf nur in einem deiner drei Decks sein. Vor der ersten Partie bestimmt ein Münzwurf, wer zuerst ein Deck nennt; dann nennt der andere Spieler eines. Fraktion und Anführer eines Decks werden bekannt, sobald es genannt ist, seine Karten nicht. Ein Deck behält im ganzen Match denselben Anführer.

match-games = Turniermatch – Partien
    .rule = Wer zuerst zwei Partien gewinnt, gewinnt das Match. Ein Deck, das gewonnen hat, wird nicht noch einmal verwendet. Vor der nächsten Partie muss der Sieger der letzten ein anderes Deck nennen; dann nennt der Verlierer ein Deck und darf bei seinem bleiben. Eine unentschiedene Partie wird mit denselben Decks wiederholt und zählt für niemanden. Ist auch die zweite Wiederholung unentschieden, entscheidet ein Münzwurf die Partie.

advanced-building = Deckbau für Fortgeschrittene
    .rule = Zusätzlich zu den üblichen Grenzen darf ein Deck höchstens 5 Spezialkarten, 2 Spione und 2 Heiler haben, und die aufgedruckten Stärken aller Karten dürfen zusammen höchstens 130 ergeben. Helden zählen bei Spionen, Heilern und Stärke mit; Karten des Nebendecks zählen nicht.
