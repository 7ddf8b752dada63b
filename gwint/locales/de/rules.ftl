### Die Regeln, einer spielenden Person erzählt. Jede Option des Regelwerks ist eine Variable ihres Namens.

## Fähigkeiten der Einheiten

ability-agile = Gewandtheit
    .rule = { $agile_rows ->
        [all] Spiele diese Karte in eine beliebige deiner drei Reihen.
       *[close-ranged] Spiele diese Karte nach deiner Wahl in deine Nahkampf- oder deine Fernkampfreihe.
    } Dort bleibt sie dann liegen; nur ein Anführer kann sie noch verschieben.

ability-medic = Heiler
    .rule = Wähle aus deinem Ablagestapel eine Einheit, die kein Held ist, und spiele sie sofort aus, wie von der Hand und mit ihrer Fähigkeit. Gibt es eine, musst du eine nehmen; gibt es keine, passiert nichts. Ein wiederbelebter Spion kommt auf die gegnerische Seite und du ziehst für ihn; ein wiederbelebter Heiler belebt gleich die nächste Einheit wieder.

ability-morale-boost = Moralschub
    .rule = Diese Karte erhöht die Stärke aller anderen Einheiten in ihrer Reihe um 1, ausgenommen Helden. Sich selbst stärkt sie nicht. Die Wirkung mehrerer solcher Karten in einer Reihe addiert sich.

ability-muster = Musterung
    .rule = { $muster_from_hand ->
        [no] Suche in deinem Deck alle Karten, die diese Karte nennt, und spiele jede davon sofort in ihre Reihe; mische danach dein Deck. Genannte Karten, die du auf der Hand hast, bleiben dort.
       *[yes] Suche in deinem Deck und auf deiner Hand alle Karten, die diese Karte nennt, und spiele jede davon sofort in ihre Reihe; mische danach dein Deck. Du darfst keine davon zurückhalten.
    } Der Ablagestapel wird nicht durchsucht.

ability-spy = Spion
    .rule = Diese Karte kommt auf die gegnerische Seite und zählt dort zur gegnerischen Gesamtstärke. Dafür ziehst du 2 Karten von deinem Deck oder so viele, wie es noch hat. Verlässt der Spion das Schlachtfeld, kommt er auf den Ablagestapel der Seite, auf der er lag.

ability-tight-bond = Enge Bindung
    .rule = Die Stärke dieser Einheit wird mit der Anzahl gleichnamiger Einheiten auf ihrer Seite multipliziert, sie selbst mitgezählt. Drei solche Einheiten mit Stärke 4 haben also je 12.

ability-commanders-horn = Horn des Kommandanten
    .rule = { $unit_horn_doubles_itself ->
        [yes] Verdoppelt die Stärke aller Einheiten in der eigenen Reihe, auch die eigene; Helden sind ausgenommen.
       *[no] Verdoppelt die Stärke aller anderen Einheiten in der eigenen Reihe, ausgenommen Helden. Die eigene Stärke verdoppelt es nicht, das tut aber ein zweites Horn in der Reihe.
    } Wie viele Hörner eine Reihe auch hat: Keine Einheit wird mehr als ein Mal verdoppelt.

ability-scorch-row = Verbrennen
    .rule = Hat die gegnerische Reihe, die der Reihe dieser Karte entspricht, eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt; sind mehrere gleich stark, alle davon. Helden und alles, was die Stärke verändert, zählen bei den 10 mit, aber Helden werden nie abgelegt.

ability-scorch = Verbrennen
    .rule = Wirkt wie die Spezialkarte „Verbrennen“: Auf dem ganzen Schlachtfeld wird die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Auch diese Karte zählt mit und verbrennt, wenn nichts stärker ist als sie.

ability-summon-avenger = Herbeirufen
    .rule = Wird diese Karte aus irgendeinem Grund vom Schlachtfeld abgelegt, kommt die zugehörige Karte aus dem Nebendeck auf dieselbe Seite, und zwar in die Reihe ihrer eigenen Reichweite. Das gilt auch am Ende einer Runde: Die herbeigerufene Karte kämpft dann in der nächsten. Geht die Karte auf eine Hand zurück oder bleibt sie liegen, kommt nichts.

ability-berserker = Berserker
    .rule = Sobald diese Karte in einer Reihe liegt, in der ein Mardroeme wirkt – egal, was zuerst da war –, wird sie aus dem Spiel entfernt und die zugehörige Karte aus dem Nebendeck in diese Reihe gespielt. Der Berserker kommt nicht auf den Ablagestapel, und die Verwandlung ist endgültig.

ability-mardroeme = Mardroeme
    .rule = Solange diese Karte in einer Reihe liegt, verwandelt sie dort jeden Berserker: die schon vorhandenen und alle, die später dazukommen. Ein zweites Mardroeme in der Reihe bewirkt nichts weiter.

## Spezialkarten

special-decoy = Finte
    .rule = Tausche diese Karte gegen eine Einheit auf deiner Seite, ausgenommen Helden; auch ein gegnerischer Spion, der dort liegt, ist erlaubt. Die Einheit nimmst du auf die Hand und kannst sie später mit ihrer Fähigkeit erneut ausspielen. Die Finte bleibt an ihrer Stelle liegen: Sie hat Stärke 0 und ist keine Einheit. Gibt es nichts zu tauschen, kannst du sie nicht spielen.

special-commanders-horn = Horn des Kommandanten
    .rule = Wähle eine deiner Reihen: Bis zum Ende der Runde ist die Stärke aller Einheiten dort verdoppelt, ausgenommen Helden, aber nie mehr als ein Mal. { $mardroeme_shares_row ->
        [no] Jede Reihe hat nur einen Platz für Spezialkarten: Dort darf noch kein Horn, auch nicht das eines Anführers, und kein Mardroeme sein. Eine Einheit mit Horn stört nicht.
       *[yes] In jede Reihe passt nur ein solches Horn, und das Horn eines Anführers zählt mit. Eine Einheit mit Horn stört nicht.
    }

special-scorch = Verbrennen
    .rule = Auf dem ganzen Schlachtfeld, auf beiden Seiten, wird die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Es gilt die Stärke in diesem Augenblick. Danach wird diese Karte abgelegt.

special-mardroeme = Mardroeme
    .rule = Spiele diese Karte in eine deiner Reihen, wo sie bis zum Ende der Runde bleibt. Sie verwandelt dort jeden Berserker: die schon vorhandenen und alle, die später dazukommen. { $mardroeme_shares_row ->
        [no] Jede Reihe hat nur einen Platz für Spezialkarten: Dort darf noch kein Horn, auch nicht das eines Anführers, und kein Mardroeme sein.
       *[yes] Sie darf neben einem Horn oder einem weiteren Mardroeme liegen.
    }

## Wetterkarten

weather = Wetter
    .rule = Eine Wetterkarte liegt auf dem Feld für Wetterkarten und wirkt auf beiden Seiten in ihren Reihen: Die Stärke der Einheiten dort sinkt auf 1 (eine 0 bleibt 0), ausgenommen Helden. Mehrere Arten von Wetter können zugleich herrschen. { $covered_weather ->
        [discarded] Eine zweite Karte derselben Art wird sofort abgelegt, ebenso Nebel und Regen, die während eines Skellige-Sturms gespielt werden; der Sturm wiederum beseitigt Nebel und Regen, die schon ausliegen.
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

## Fraktionen

faction-neutral = Neutral
    .rule = Neutrale Karten sind in der Farbe jeder Fraktion gedruckt; jede Fraktion hat also ihren eigenen Satz davon und darf sie in ihren Decks verwenden.

faction-monsters = Monster
    .rule = Am Ende jeder Runde, mit der die Partie nicht endet, bleibt eine zufällige Einheit auf deiner Seite in ihrer Reihe liegen; das kann auch ein gegnerischer Spion sein, der dort liegt, aber kein Held. Ihre Fähigkeit wird nicht noch einmal ausgelöst, eine anhaltende wirkt jedoch weiter.

faction-nilfgaard = Nilfgaard
    .rule = Endet eine Runde unentschieden, gewinnst du sie. Spielen beide Seiten Nilfgaard, hat das keine Wirkung.

faction-northern-realms = Nördliche Königreiche
    .rule = Nach jeder Runde, die du gewinnst, ziehst du eine Karte von deinem Deck.

faction-scoiatael = Scoia’tael
    .rule = { $scoiatael ->
        [once-any-round] Ein Mal pro Partie darfst du vor einer beliebigen Runde bestimmen, wer sie beginnt, unabhängig vom Münzwurf und vom Ausgang der letzten Runde. Können das beide Seiten, wird zuerst die gefragt, die nicht beginnen würde (vor der ersten Runde entscheidet das Los); eine Entscheidung gilt dann für diese Runde.
        [game-start-two-cancel] Du entscheidest, wer den ersten Zug der Partie hat. Spielen beide Seiten Scoia’tael, entscheidet allein der Münzwurf.
       *[game-start] Du entscheidest, wer den ersten Zug der Partie hat. Spielen beide Seiten Scoia’tael, bestimmt ein Münzwurf, welche von beiden die Wahl hat.
    }

faction-skellige = Skellige
    .rule = Zu Beginn der dritten Runde werden zwei zufällige Einheiten aus deinem Ablagestapel, ausgenommen Helden, nacheinander mit ihren Fähigkeiten ausgespielt. Sind es weniger, spielst du, was da ist.

## Anführer: Monster

leader-eredin-breacc-glas-the-treacherous =
    .rule = Passiv: Die Stärke aller Spione auf dem Schlachtfeld ist verdoppelt, auf beiden Seiten und gleich, wer sie gespielt hat, ausgenommen Helden. Das wird nach dem Wetter und vor Enger Bindung berechnet.

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
        [video] Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

leader-eredin-destroyer-of-worlds =
    .rule = { $leader_effects ->
        [klub] Aktiv: Nimm eine Karte deiner Wahl, ausgenommen Helden, aus deinem Ablagestapel auf die Hand. Nur einsetzbar, wenn dort eine solche Karte liegt.
       *[book] Aktiv: Lege 2 Handkarten offen ab, sieh dann dein Deck durch, nimm 1 Karte deiner Wahl auf die Hand und mische das Deck. Nur einsetzbar mit mindestens 2 Karten auf der Hand und 1 im Deck.
    }

leader-eredin-king-of-the-wild-hunt =
    .rule = { $leader_effects ->
        [klub] Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Nahkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
       *[book] { $weather_leaders ->
            [of-themselves] Aktiv: Dieser Anführer wirkt als Wetterkarte deiner Wahl, auch als „Gutes Wetter“; das Wetter hält an, bis es aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
           *[from-deck] Aktiv: Spiele eine Wetterkarte deiner Wahl aus deinem Deck, auch „Gutes Wetter“, und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.
        }
    }

## Anführer: Nilfgaard

leader-emhyr-var-emreis-his-imperial-majesty =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Strömender Regen“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Strömender Regen“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-emhyr-var-emreis-invader-of-the-north =
    .rule = { $leader_effects ->
        [klub] Aktiv: Alle, du zuerst, spielen eine zufällige Einheit, ausgenommen Helden, aus dem eigenen Ablagestapel mit ihrer Fähigkeit aus. Nur einsetzbar, wenn in irgendeinem Ablagestapel eine solche Einheit liegt.
        [video] Passiv: Kommt eine Einheit aus einem Ablagestapel zurück auf das Schlachtfeld, entscheidet für alle der Zufall, welche. Auch was Anführer aus einem Ablagestapel auf die Hand nehmen, ist zufällig. Ein Held mit der Fähigkeit „Heiler“ wählt weiterhin selbst.
       *[book] Passiv: Kommt eine Einheit aus einem Ablagestapel zurück auf das Schlachtfeld, entscheidet für alle der Zufall, welche. Ein Held mit der Fähigkeit „Heiler“ wählt weiterhin selbst.
    }

leader-emhyr-var-emreis-emperor-of-nilfgaard =
    .rule = { $leader_effects ->
        [klub] Aktiv: Sieh dir 3 gegnerische Handkarten an, auf die du zeigst, zuerst solche, die du noch nicht kennst; sind es weniger, alle.
       *[book] Aktiv: Sieh dir 3 zufällige gegnerische Handkarten an; sind es weniger, alle.
    } Die Gegenseite erfährt, welche du gesehen hast. Nur einsetzbar, wenn die Gegenseite Karten auf der Hand hat.

leader-emhyr-var-emreis-the-relentless =
    .rule = { $leader_effects ->
        [klub] Aktiv: Wähle eine Karte, ausgenommen Helden, aus dem gegnerischen Ablagestapel und spiele sie sofort wie von der Hand aus. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine Karte liegt, die du spielen kannst.
        [video] Aktiv: Nimm eine Einheit deiner Wahl, ausgenommen Helden, aus dem gegnerischen Ablagestapel auf die Hand. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine liegt.
       *[book] Aktiv: Nimm eine Karte deiner Wahl, ausgenommen Helden, aus dem gegnerischen Ablagestapel auf die Hand. Von da an gehört sie dir. Nur einsetzbar, wenn dort eine solche Karte liegt.
    }

leader-emhyr-var-emreis-the-white-flame =
    .rule = Passiv: Der gegnerische Anführer hat keine Wirkung, weder passiv noch aktiv, und das schon, bevor die ersten Karten gezogen werden. Dieser Anführer selbst kann nicht aufgehoben werden.

## Anführer: Nördliche Königreiche

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
    .rule = Aktiv: Hat die gegnerische Fernkampfreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

leader-foltest-the-siegemaster =
    .rule = Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Belagerungsreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. { $leader_effects ->
        [video] Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

leader-foltest-the-steel-forged =
    .rule = Aktiv: Hat die gegnerische Belagerungsreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

## Anführer: Scoia’tael

leader-francesca-findabair-daisy-of-the-valley =
    .rule = { $leader_effects ->
        [klub] Aktiv: Ziehe eine Karte von deinem Deck. Nur einsetzbar, wenn dein Deck noch eine hat.
       *[book] Passiv: Zu Beginn der Partie ziehst du 11 Karten statt 10. Tauschen darfst du trotzdem höchstens 2.
    }

leader-francesca-findabair-hope-of-the-aen-seidhe =
    .rule = { $leader_effects ->
        [klub] Aktiv: Verschiebe beliebig viele deiner Einheiten mit „Gewandtheit“, jede in eine Reihe deiner Wahl; Helden bleiben, wo sie sind. Nur einsetzbar, wenn sich eine Einheit verschieben lässt.
       *[book] Aktiv: Deine Einheiten mit „Gewandtheit“ wechseln nacheinander in die Reihe, in der sie jeweils am stärksten sind; wer nichts gewinnt, bleibt liegen, Helden ebenso. Nur einsetzbar, wenn eine Einheit die Reihe wechseln würde.
    } Das Verschieben löst keine Fähigkeiten aus.

leader-francesca-findabair-pureblood-elf =
    .rule = { $weather_leaders ->
        [of-themselves] Aktiv: Dieser Anführer wirkt als „Klirrende Kälte“, bis das Wetter aufgehoben wird oder die Runde endet. Die Karte selbst brauchst du dazu nicht.
       *[from-deck] Aktiv: Spiele „Klirrende Kälte“ aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck die Karte enthält.
    }

leader-francesca-findabair-queen-of-dol-blathanna =
    .rule = Aktiv: Hat die gegnerische Nahkampfreihe eine Gesamtstärke von mindestens 10, wird dort die stärkste Einheit abgelegt, ausgenommen Helden; sind mehrere gleich stark, alle davon. Nur einsetzbar, wenn die Reihe diese Stärke erreicht und dort eine Einheit liegt, die kein Held ist.

leader-francesca-findabair-the-beautiful =
    .rule = Aktiv: Verdoppelt bis zum Ende der Runde die Stärke der Einheiten in deiner Fernkampfreihe, ausgenommen Helden; das zählt als die Spezialkarte „Horn des Kommandanten“ dieser Reihe. { $leader_effects ->
        [video] Nicht einsetzbar, wenn der Platz für Spezialkarten dort belegt ist; eine Einheit mit Horn stört nicht und wird ebenfalls verdoppelt.
       *[book] Nicht einsetzbar, wenn dort schon ein Horn wirkt, und sei es das einer Einheit.
    }

## Anführer: Skellige

leader-arnjolf-the-patricide =
    .rule = Aktiv: Wähle auf deiner Seite eine Einheit mit „Enger Bindung“, spiele eine weitere gleichnamige aus deinem Deck und mische es danach. Nur einsetzbar, wenn dein Deck eine solche Karte enthält.

leader-crach-an-craite =
    .rule = { $leader_effects ->
        [video] Aktiv: Alle mischen die Einheiten aus ihrem Ablagestapel zurück in ihr Deck; Helden und Spezialkarten bleiben im Stapel. Nur einsetzbar, wenn in irgendeinem Ablagestapel eine solche Einheit liegt.
       *[book] Aktiv: Alle mischen ihren ganzen Ablagestapel zurück in ihr Deck, auch Helden und Spezialkarten. Nur einsetzbar, wenn in irgendeinem Ablagestapel eine Karte liegt.
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

## Kartenarten

kind-unit = Einheitenkarte
    .rule = Eine Karte mit eigener Stärke. Du spielst sie auf deiner Seite in die Reihe ihrer Reichweite, wo ihre Stärke zu deiner Gesamtstärke zählt; ein Spion kommt auf die gegnerische Seite. Hat sie eine Fähigkeit, wirkt diese, sobald die Karte liegt.

kind-hero = Held
    .rule = Eine Einheit, auf die keine Fähigkeit wirkt, weder eine gute noch eine schlechte: nicht die von Spezialkarten, Einheiten oder Anführern. Die Stärke ist immer die aufgedruckte und zählt zur Reihe. Die eigene Fähigkeit eines Helden wirkt. Ein Heiler kann keinen Helden wiederbeleben.

kind-special = Spezialkarte
    .rule = Eine Karte ohne eigene Stärke, die du wegen ihrer Wirkung spielst. Auch Wetterkarten sind Spezialkarten.

kind-weather = Wetterkarte
    .rule = Eine Spezialkarte, die in Reihen beider Seiten zugleich wirkt. Sie liegt auf dem Feld für Wetterkarten, bis das Wetter aufgehoben wird oder die Runde endet; nur „Gutes Wetter“ wird sofort abgelegt.

kind-leader = Anführer
    .rule = Zusammen mit deinem Deck wählst du einen Anführer deiner Fraktion; die Karte liegt offen auf dem Feld für Anführerkarten. Eine passive Fähigkeit wirkt immer. Eine aktive kannst du ein Mal pro Partie einsetzen, wenn du am Zug bist, statt eine Karte auszuspielen.

## Reihen

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

## Zeilen, die eine Karte erklären

card-calls = Nennt: { $cards }
card-avenger = Ruft herbei: { $cards }
card-turns-into = Verwandelt sich in: { $cards }

## Stärke

strength = Stärke
    .rule = Die Stärke einer Einheit wird in dieser Reihenfolge berechnet: die aufgedruckte Stärke; Wetter senkt sie auf 1; Eredins Verrat verdoppelt Spione; Enge Bindung vervielfacht sie; jeder andere Moralschub in der Reihe gibt +1; ein Horn verdoppelt sie, aber nur ein Mal. Ein Held hat immer die aufgedruckte Stärke. Deine Gesamtstärke ist die Summe deiner drei Reihen.

step-printed = aufgedruckt
step-weather = Wetter
step-treachery = Verrat
step-bond = Enge Bindung
step-morale = Moralschub
step-horn = Horn

## Kapitel der Regeln

side-deck = Nebendeck
    .rule = Karten, die nur herbeigerufen werden oder durch Verwandlung entstehen, sind zu Beginn nie in einem Deck; sie liegen neben dem Schlachtfeld bereit, bis sie gebraucht werden. { $side_deck_supply ->
        [unlimited] Das Nebendeck geht nie zur Neige.
       *[printed] Es gibt nur so viele, wie gedruckt wurden: Eine benutzte Karte kommt nicht dorthin zurück, und ist keine mehr übrig, kommt auch keine.
    } { $avenger_leaves_to ->
        [out-of-game] Auf dem Schlachtfeld sind es Karten wie alle anderen, nur verlässt eine herbeigerufene Karte das Spiel, statt auf einen Ablagestapel zu kommen.
       *[discard-pile] Auf dem Schlachtfeld sind es Karten wie alle anderen und kommen wie alle anderen auf den Ablagestapel.
    }

discard-pile = Ablagestapel
    .rule = Eine Karte, die eine Reihe verlässt, kommt auf den Ablagestapel der Seite, auf der sie lag; das gilt auch für Spione. Wetterkarten und Spezialkarten, die sofort verbraucht sind, kommen auf den Stapel der Seite, die sie gespielt hat. Alle dürfen jederzeit jeden Ablagestapel ansehen.

redraw = Kartentausch
    .rule = Du ziehst 10 Karten. Davon darfst du bis zu 2 einzeln ablegen und jeweils eine neue ziehen; auch die gerade gezogene darfst du wieder hergeben. { $redraw_returns ->
        [bottom] Die abgelegte Karte kommt sofort unter dein Deck, dann erst ziehst du die neue; gemischt wird nicht.
       *[shuffled] Die abgelegten Karten liegen so lange beiseite; bist du fertig, werden sie zurück in dein Deck gemischt.
    } Danach müssen deine Handkarten für die ganze Partie reichen: Weitere ziehst du nur durch Fähigkeiten.

starting-player = Wer beginnt
    .rule = { $start_settled ->
        [after-redraw] Wer den ersten Zug hat, entscheidet sich nach dem Kartentausch.
       *[before-deal] Wer den ersten Zug hat, entscheidet sich, bevor die Handkarten gezogen werden.
    } { $toss_winner ->
        [chooses] Wer den Münzwurf gewinnt, bestimmt, wer beginnt.
       *[starts] Wer den Münzwurf gewinnt, beginnt.
    } Die Fähigkeit der Scoia’tael hat Vorrang vor dem Münzwurf.

passing = Züge und Passen
    .rule = In deinem Zug musst du genau eines tun: eine Karte ausspielen, die aktive Fähigkeit deines Anführers einsetzen oder passen. Wenn du passt, hast du in dieser Runde keinen Zug mehr; die andere Seite spielt weiter, bis auch sie passt. Ohne Handkarten und ohne einsetzbaren Anführer passt du automatisch.

round-end = Ende der Runde
    .rule = Die Runde endet, wenn alle gepasst haben. Die höhere Gesamtstärke gewinnt; die unterlegene Seite verliert einen Edelstein, bei einem Unentschieden verlieren beide einen, sofern nicht Nilfgaard es für sich entscheidet. Dann kommen alle Karten vom Schlachtfeld, auch Wetter- und andere Spezialkarten, auf die Ablagestapel, außer denen, die eine Fähigkeit dort hält. { $after_draw ->
        [last-to-pass] Wer gewonnen hat, beginnt die nächste Runde; nach einem Unentschieden beginnt, wer zuletzt gepasst hat.
       *[other-player] Wer gewonnen hat, beginnt die nächste Runde; nach einem Unentschieden beginnt, wer die letzte nicht begonnen hat.
    }

game-end = Ende der Partie
    .rule = Die Partie endet, wenn eine Seite keinen Edelstein mehr hat; wer noch einen hat, gewinnt. Es gibt also höchstens drei Runden. { $double_draw ->
        [replay] Verlieren beide zugleich ihren letzten Edelstein, wird die Partie mit denselben Decks und Anführern wiederholt, vom Ziehen der Handkarten an. Bringt auch die dritte Wiederholung keinen Sieg, endet die Partie unentschieden.
       *[draw] Verlieren beide zugleich ihren letzten Edelstein, endet die Partie unentschieden.
    }

deck-building = Deckbau
    .rule = { $deck_limits ->
        [deck-2] Du wählst 1 Anführer und ein Deck aus mindestens 30 Karten mit höchstens 7 Helden und höchstens 10 Spezialkarten, Wetterkarten mitgezählt; Anführer und Nebendeck zählen nicht mit.
       *[deck-1] Du wählst 1 Anführer und ein Deck aus mindestens 22 Einheiten- oder Heldenkarten und höchstens 10 Spezialkarten, Wetterkarten mitgezählt.
    } Alle Karten gehören zum Satz deiner Fraktion, und keine ist öfter im Deck, als die Sammlung sie hat. { $card_pool ->
        [storm-in-skellige] Es gelten die Karten der Ausgabe von 2025, „Skellige-Sturm“ aber nur für Skellige.
        [witcher3] Es gelten die Karten aus der Sammlung des Videospiels.
       *[edition-2025] Es gelten die Karten der Ausgabe von 2025.
    } { $roach ->
        [no] Plötze wird nicht verwendet.
       *[yes] Plötze ist dabei und kommt durch die Musterung von Geralt und Ciri.
    } { $leader_pool ->
        [witcher3] Zur Wahl stehen die 22 Anführer des Videospiels.
       *[all] Zur Wahl stehen alle 25 Anführer.
    }

## Optionen eines Regelwerks: ein Titel, was sie regelt, und ihre Werte, zu lesen als „Titel: Wert“

option-here = An diesem Tisch: { $value }.

option-deck-limits = Deckgrenzen
    .rule = Regelt, wie viele Karten, Einheiten, Helden und Spezialkarten ein Deck haben muss oder darf.
option-deck-limits-deck-1 = mindestens 22 Einheiten oder Helden, höchstens 10 Spezialkarten
option-deck-limits-deck-2 = mindestens 30 Karten, höchstens 7 Helden und 10 Spezialkarten

option-redraw-returns = Getauschte Karten
    .rule = Regelt, wohin die Karten kommen, die du beim Kartentausch ablegst.
option-redraw-returns-shuffled = danach zurück ins Deck gemischt
option-redraw-returns-bottom = sofort unter das Deck

option-toss-winner = Wer den Münzwurf gewinnt
    .rule = Regelt, ob der gewonnene Münzwurf den ersten Zug bringt oder die Wahl, wer ihn hat.
option-toss-winner-starts = beginnt
option-toss-winner-chooses = bestimmt, wer beginnt

option-start-settled = Entscheidung, wer beginnt
    .rule = Regelt, ob du beim Blick auf deine Handkarten schon weißt, wer beginnt.
option-start-settled-before-deal = vor dem Ziehen der Handkarten
option-start-settled-after-redraw = nach dem Kartentausch

option-scoiatael = Wahl der Scoia’tael
    .rule = Regelt, wann die Scoia’tael bestimmen, wer beginnt, und was gilt, wenn beide Seiten sie spielen.
option-scoiatael-game-start = zu Beginn der Partie; unter zweien entscheidet ein Münzwurf, wer wählt
option-scoiatael-game-start-two-cancel = zu Beginn der Partie; zwei heben einander auf
option-scoiatael-once-any-round = ein Mal pro Partie, vor einer beliebigen Runde

option-after-draw = Nach einer unentschiedenen Runde
    .rule = Regelt, wer die Runde nach einem Unentschieden beginnt.
option-after-draw-other-player = beginnt, wer die letzte nicht begonnen hat
option-after-draw-last-to-pass = beginnt, wer zuletzt gepasst hat

option-double-draw = Unentschiedene Partie
    .rule = Regelt, was geschieht, wenn beide Seiten zugleich ihren letzten Edelstein verlieren.
option-double-draw-draw = bleibt unentschieden
option-double-draw-replay = wird wiederholt

option-muster-from-hand = Musterung auch aus der Hand
    .rule = Regelt, ob die Musterung außer aus dem Deck auch Karten aus der Hand holt.
option-muster-from-hand-yes = ja
option-muster-from-hand-no = nein, nur aus dem Deck

option-agile-rows = Reihen für Gewandtheit
    .rule = Regelt, in welche Reihen du eine Einheit mit „Gewandtheit“ spielen darfst.
option-agile-rows-close-ranged = Nahkampf und Fernkampf
option-agile-rows-all = alle drei

option-unit-horn-doubles-itself = Einheit mit Horn verdoppelt sich selbst
    .rule = Regelt, ob eine Einheit mit „Horn des Kommandanten“ auch ihre eigene Stärke verdoppelt.
option-unit-horn-doubles-itself-yes = ja
option-unit-horn-doubles-itself-no = nein, nur die anderen

option-bran-rounding = König Brans Rundung
    .rule = Regelt, wie die Hälfte gerundet wird, die das Wetter König Brans Einheiten lässt.
option-bran-rounding-up = aufgerundet (aus 7 wird 4)
option-bran-rounding-down = abgerundet (aus 7 wird 3)

option-mardroeme-shares-row = Mardroeme darf eine Reihe teilen
    .rule = Regelt, ob mehrere Spezialkarten, ein Horn und Mardroeme, in derselben Reihe liegen dürfen.
option-mardroeme-shares-row-yes = ja, mit einem Horn oder einem weiteren Mardroeme
option-mardroeme-shares-row-no = nein, eine Spezialkarte pro Reihe

option-covered-weather = Wetter ohne weitere Wirkung
    .rule = Regelt, was mit einer Wetterkarte geschieht, deren Reihen schon anderes Wetter trifft.
option-covered-weather-lies = bleibt auf dem Feld für Wetterkarten
option-covered-weather-discarded = wird sofort abgelegt

option-avenger-leaves-to = Herbeigerufene Karten, die das Schlachtfeld verlassen
    .rule = Regelt, wohin eine herbeigerufene Karte kommt, wenn sie abgelegt wird.
option-avenger-leaves-to-discard-pile = kommen auf den Ablagestapel
option-avenger-leaves-to-out-of-game = verlassen das Spiel

option-side-deck-supply = Vorrat im Nebendeck
    .rule = Regelt, ob die Karten des Nebendecks ausgehen können.
option-side-deck-supply-printed = so viele, wie gedruckt wurden
option-side-deck-supply-unlimited = unbegrenzt

option-weather-leaders = Wetter-Anführer
    .rule = Regelt, ob ein Anführer, der Wetter bringt, die Karte im Deck braucht.
option-weather-leaders-from-deck = spielen die Karte aus dem Deck
option-weather-leaders-of-themselves = wirken selbst als das Wetter

option-leader-effects = Fähigkeiten der Anführer
    .rule = Regelt, in welcher Fassung die Fähigkeiten der Anführer gelten.
option-leader-effects-book = wie in der Ausgabe von 2025
option-leader-effects-klub = wie beim Gwint Klub
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
    .rule = Regelt, ob die Musterung von Geralt und Ciri die Karte Plötze holt.
option-roach-yes = im Spiel, kommt durch Geralt und Ciri
option-roach-no = nicht im Spiel

## Regelwerke

ruleset-legendary = Das legendäre Kartenspiel
    .rule = Die Regeln der Tischausgabe von 2025.
ruleset-klub = Gwint Klub
    .rule = Die Regeln des tschechischen Gwint Klub, Version 1.0 von 2017.
ruleset-witcher3 = The Witcher 3
    .rule = Die Regeln des Videospiels „The Witcher 3: Wild Hunt“, in dem Gwent zuerst erschien.
ruleset-house = Hausregeln
    .rule = Ein Regelwerk, in dem euer Tisch eine oder mehrere Optionen geändert hat.

holds-built = nur für ein selbst gebautes Deck, nicht für ganze Sätze
holds-person = nur für dich, nicht für den virtuellen Gegner
holds-ordinary = für dich und für jene Anführer des virtuellen Gegners, die im Solo keine eigene Wirkung haben
holds-advanced = zusammen mit den Grenzen des Deckbaus für Fortgeschrittene

## Modi

mode-duel = Duell
    .rule = Zwei Personen mit je zwei Edelsteinen: Wer als Letztes noch einen hat, gewinnt.

mode-ffa-3 = Jeder gegen jeden zu dritt
    .rule = Drei Personen, alle spielen für sich: Jede in einer Runde besiegte Person bringt einen Punkt, und 4 Punkte gewinnen.

mode-ffa-4 = Jeder gegen jeden zu viert
    .rule = Vier Personen, alle spielen für sich: Jede in einer Runde besiegte Person bringt einen Punkt, und 5 Punkte gewinnen.

mode-ffa-5 = Jeder gegen jeden zu fünft
    .rule = Fünf Personen, alle spielen für sich: Jede in einer Runde besiegte Person bringt einen Punkt, und 6 Punkte gewinnen.

mode-team = Zwei gegen zwei
    .rule = Zwei Zweierteams: Partner teilen sich eine Armee, einen Ablagestapel und zwei Edelsteine und sehen einander in die Hand.

mode-solo = Solo
    .rule = Du spielst allein gegen einen virtuellen Gegner, der keine Handkarten hat und die oberste Karte seines Decks ausspielt.

mode-solo-leaders = Solo mit Anführern
    .rule = Du spielst allein gegen einen virtuellen Gegner, der einen Anführer aufdeckt, sobald du am Ende einer Runde vorn liegst.

mode-match = Turniermatch
    .rule = Alle bringen drei Decks verschiedener Fraktionen mit; zwei gewonnene Partien von dreien gewinnen das Match.

ffa-rounds = Jeder gegen jeden – Runden und Punkte
    .rule = Es geht reihum, bis alle gepasst haben. Es gibt weder Edelsteine noch eine Höchstzahl an Runden. Eine Runde bringt dir 1 Punkt für jede Person mit geringerer Gesamtstärke; Nilfgaard besiegt auch die, mit denen es gleichauf liegt. Das Ziel ist die Zahl der Spielenden plus 1; erreichen es mehrere, gewinnen die meisten Punkte, bei Gleichstand gemeinsam. Ebenso endet die Partie nach einer Runde, in der niemand etwas tat oder nach der niemand mehr etwas tun kann.

ffa-cards = Jeder gegen jeden – Karten und Fraktionen
    .rule = Wer einen Spion spielt, wählt die Gegenseite, auch eine, die gepasst hat. Reihen verbrennen getrennt bei allen Gegnern; nennt ein Anführer den Gegner, wählst du einen, passive betreffen alle. Die erste Runde beginnt, wen das Los trifft, sofern nicht Scoia’tael entscheidet, später, wer zuletzt am meisten punktete. Nördliche Königreiche ziehen, wenn sie mindestens 2 besiegt haben, Monster behalten nach jeder Runde eine Einheit, Skellige holt nur vor der dritten zurück.

team-sides = Zwei gegen zwei – Seiten und Züge
    .rule = Partner sitzen einander gegenüber, und es geht reihum; wer gepasst hat, wird übersprungen. Partner spielen verschiedene Fraktionen. Sie teilen sich die Reihen, den Ablagestapel und die zwei Edelsteine; Hand, Deck und Anführer hat jede Person für sich, doch Partner sehen einander immer in die Hand. Die Runde endet, wenn alle vier gepasst haben. Die nächste beginnt, wer vom siegreichen Team auf den letzten Beginn folgt; nach Gleichstand der nächste Platz.

team-cards = Zwei gegen zwei – Karten und Fraktionen
    .rule = Bindung und Horn wirken auf die ganze Seite, Heiler nutzen den gemeinsamen Ablagestapel, und eine Finte darf Einheiten des Partners nehmen. Wer eine Karte spielt, wählt, zieht und mustert für sie. Bei Monstern bleiben nur Monster-Karten oder feindliche Spione, bei Skellige kehren nur Skellige-Karten oder feindliche Spione zurück; Nilfgaard in beiden Teams wirkt nicht. Die Weiße Flamme hebt auch den Anführer des Partners auf. Blickt ein Anführer in eine Hand, wählt er eine.

solo-turns = Solo – Züge und Runden
    .rule = Beide nutzen den ganzen Satz einer Fraktion, oder du bringst ein Deck mit; deines hat kein Wetter außer Gutem Wetter. Die Gegenseite hat keine Hand: Sie beginnt jede Runde und spielt nach jedem deiner Züge die oberste Karte ihres Decks, nach Wetter noch eine. Passt du, hat sie einen letzten Zug, und die Runde endet. Als Scoia’tael beginnst du die erste Runde und jede nach einer gewonnenen. Edelsteine und Gleichstand sind wie sonst.

solo-cards = Solo – die Karten der Gegenseite
    .rule = Sie spielt jede Karte so, dass ihr Vorsprung am meisten wächst; bei Gleichstand in die vollste Reihe, dann nach Zufall. Ihre Spione spielen die zwei gezogenen Karten aus, ihre Musterung holt eine Karte, ihr Verbrennen trifft nur deine Seite, und ihre gewandten Einheiten wechseln die Reihe, wann immer es ihr nützt. Unter ihrer Finte liegt verdeckt eine Karte, die am Rundenende gespielt wird. Nördliche Königreiche spielen nach einem Rundensieg im ersten Zug zwei Karten.

solo-leader-pile = Solo – die Anführer der Gegenseite
    .rule = Im Solo mit Anführern liegen die Anführer ihrer Fraktion gemischt als verdeckter Stapel. Liegst du am Ende einer Runde vorn, wird der oberste aufgedeckt und so eingesetzt, wie es ihr am meisten nützt; liegst du dann noch vorn, gewinnst du die Runde. Eingesetzte Anführer sind aus dem Spiel. Passive zählen nur in dieser Runde, die Weiße Flamme ausgenommen.

match-decks = Turniermatch – Decks
    .rule = Du bringst drei Decks aus drei verschiedenen Fraktionen mit, jedes nach dem Deckbau für Fortgeschrittene; kein Held darf in zweien sein. Ein Münzwurf entscheidet, wer zuerst ein Deck nennt, dann nennt die andere Seite eines. Fraktion und Anführer sind offen, sobald sie genannt sind, die Karten nicht. Ein Deck behält im ganzen Match seinen Anführer.

match-games = Turniermatch – Partien
    .rule = Zwei gewonnene Partien gewinnen das Match. Ein Deck, das gewonnen hat, wird nicht noch einmal gespielt: Vor der nächsten Partie nennt die siegreiche Seite ein anderes, dann nennt die unterlegene eines, vielleicht dasselbe. Eine unentschiedene Partie wird mit denselben Decks wiederholt und zählt für niemanden; ist auch die zweite Wiederholung unentschieden, entscheidet ein Münzwurf.

advanced-building = Fortgeschrittener Deckbau
    .rule = Neben den üblichen Grenzen hat ein Deck höchstens 5 Spezialkarten, 2 Spione und 2 Heiler sowie zusammen höchstens 130 aufgedruckte Stärke. Helden zählen bei allem mit, Karten des Nebendecks bei nichts.
