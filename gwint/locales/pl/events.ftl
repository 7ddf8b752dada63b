### What happened, one sentence for each event. Names of players and cards are never inflected.

player = Gracz { $number }

## Parts of sentences

event-shown = { $known ->
    [yes] {" "}({ $cards })
   *[no] {""}
}
event-where = { $where ->
    [nowhere] {""}
    [enemy] {" "}{ row-to } (strona: { $side })
   *[own] {" "}{ row-to }
}
event-weather-rows = { $kind ->
    [frost] wszystkie rzędy bliskiego starcia
    [fog] wszystkie rzędy dalekiego zasięgu
    [rain] wszystkie rzędy oblężenia
   *[storm] wszystkie rzędy dalekiego zasięgu i oblężenia
}

## Who starts, and with which cards

event-tossed = Rzut monetą: wygrywa { $player }.
event-drew-lot = Wylosowano gracza: { $player }.
event-chose-starter = { $scoiatael ->
    [once-any-round] { $own ->
        [yes] { $player } rozpoczyna tę rundę.
       *[no] { $player } oddaje pierwszą turę tej rundy. Rozpoczyna: { $starter }.
    }
   *[game-start] { $own ->
        [yes] { $player } rozpoczyna tę rozgrywkę.
       *[no] { $player } oddaje pierwszą turę tej rozgrywki. Rozpoczyna: { $starter }.
    }
}
event-kept-claim = { $player } tym razem nie decyduje, kto rozpocznie, i zachowuje to prawo na później.
event-drew = { $player } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ event-shown }.
event-exchanged = { $player } wymienia kartę { $gave } na kartę { $drew }.
event-finished-redraw = { $player } kończy wymianę kart.

## Turns

event-began-round = Runda { $round }. Rozpoczyna: { $player }.
event-passed = { $by_itself ->
    [yes] { $player } nie ma już czego zagrać i pasuje.
   *[no] { $player } pasuje.
}
event-played = { $how ->
    [called] { $player } przywołuje { $source ->
        [hand] z ręki
       *[deck] z talii
    } kartę { $card }{ event-where }.
    [revived] { $player } wskrzesza kartę { $card } ze stosu kart odrzuconych i zagrywa ją{ event-where }.
    [returned] Karta { $card } wraca ze stosu kart odrzuconych ({ $player }){ event-where }.
    [leader] Dowódca ({ $player }) zagrywa { $source ->
        [enemy-pile] ze stosu kart odrzuconych przeciwnika
        [pile] z własnego stosu kart odrzuconych
       *[deck] z talii
    } kartę { $card }{ event-where }.
    [turned-up] { $player } odkrywa spod karty Manekin do ćwiczeń kartę { $card } i zagrywa ją{ event-where }.
   *[played] { $player } zagrywa kartę { $card }{ event-where }.
}
event-summoned = Z zaświatów przybywa { row-to } karta { $card } (strona: { $side }).
event-transformed = { $left ->
    [yes] Przemiana { row-in }: { $card } → { $into } (strona: { $side }).
   *[no] Karta { $card } opuszcza rozgrywkę: w talii pobocznej nie ma już karty do przemiany (strona: { $side }).
}
event-went-to-hand = { $player } bierze na rękę kartę { $card }.
event-burned = Pożoga pochłania: { $cards }.
event-left-game = Karta { $card } opuszcza rozgrywkę.
event-discarded = { $source ->
    [hand] { $player } odrzuca z ręki kartę { $card }.
   *[play] Na stos kart odrzuconych ({ $player }) trafia karta { $card }.
}

## Weather and leaders

event-laid-weather = { $leader ->
    [yes] Dowódca ({ $player }) działa jak { $weather } i obejmuje { event-weather-rows }.
   *[no] { $weather } obejmuje { event-weather-rows }.
}
event-cleared-weather = { $count ->
    [0] Nie ma pogody, którą można by usunąć.
   *[other] Pogoda ustaje: { $weathers }.
}
event-sounded-horn = Róg dowódcy ({ $player }) rozbrzmiewa { row-in }.
event-used-leader = { $player } używa zdolności dowódcy.
event-took-from-pile = { $own ->
    [yes] { $player } bierze na rękę ze swojego stosu kart odrzuconych kartę { $card }.
   *[no] { $player } bierze na rękę ze stosu kart odrzuconych przeciwnika ({ $side }) kartę { $card }.
}
event-took-from-deck = { $known ->
    [yes] { $player } bierze na rękę z talii kartę { $card }.
   *[no] { $player } bierze na rękę kartę z talii i jej nie pokazuje.
}
event-saw-hand = { $player } ogląda { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} z ręki przeciwnika ({ $owner }){ $known ->
    [yes] : { $cards }
   *[no] {""}
}.
event-shuffled-back = { $player } wtasowuje do talii { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} ze stosu kart odrzuconych ({ $cards }).
event-moved = Karta { $card } przechodzi { row-to } (strona: { $side }).

## Ends

event-ended-round = Koniec rundy { $round }: { $totals }. { $count ->
    [0] Remis.
    [one] Wygrywa: { $winners }.
   *[other] Wygrywają: { $winners }.
} { $scored ->
    [points] Punkty: { $points }.
   *[gems] Pozostałe znaczniki porażki: { $gems }.
}
event-stayed = Na polu bitwy { row-in } zostaje karta { $card } (strona: { $side }).
event-swept = Pole bitwy zostaje uprzątnięte: na stosy kart odrzuconych { $count ->
    [0] nie trafia żadna karta
    [one] trafia 1 karta
    [few] trafiają { $count } karty
   *[many] trafia { $count } kart
}.
event-replayed = Rozgrywka kończy się remisem i zostaje powtórzona (powtórka { $replay }).
event-ended-game = { $count ->
    [0] Rozgrywka kończy się remisem.
    [one] Koniec rozgrywki. Wygrywa: { $winners }.
   *[other] Koniec rozgrywki. Wygrywają: { $winners }.
}

## A virtual opponent

event-judged = { $player } rozważa: { $ways }. Wybór: { $chosen } – { $decided ->
    [gain] { $measure ->
        [own] najbardziej zwiększa jego siłę całkowitą
       *[lead] najbardziej zwiększa jego przewagę
    }
    [lead] przy równości najbardziej zwiększa jego przewagę
    [row] przy równości wybiera rząd z największą liczbą kart
   *[chance] przy równości rozstrzyga los
}.
event-no-card = nic
event-sat-out = { $player } nie ma już kart w talii, więc traci turę.
event-laid-face-down = { $player } kładzie wierzchnią kartę talii zakrytą pod kartą Manekin do ćwiczeń { row-in }.
event-turned-up-leader = { $player } przegrywa ({ $totals }) i odkrywa dowódcę: { $leader }{ $cancelled ->
    [yes] {" "}– bez skutku, bo blokuje go Biały Płomień
   *[no] {""}
}.
event-added-to-total = Dowódca ({ $player }) dodaje { $count } do siły całkowitej w tej rundzie.
