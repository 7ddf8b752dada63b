### The companion for games with printed cards.

## The start

companion-title = Pomocnik do drukowanych kart
companion-about = Gra za wirtualnego przeciwnika i wszystko liczy, a karty leżą na twoim stole
companion-intro = Zagraj solo własnymi kartami z pudełka: odkrywasz karty przeciwnika, a ta strona mówi, gdzie je położyć, na co działają i dlaczego. Liczy siłę na całym stole i nie potrzebuje sieci.
companion-new = Nowa rozgrywka solo
companion-start = Rozłóż karty
companion-delete-sure = Na pewno usunąć?

## The screen of a game

companion-todo = Co zrobić
companion-why = Dlaczego?
companion-find = Nazwa lub kod ({ $code })
companion-noted = Zapisano: { $card }. Teraz następna karta.
companion-your-turn = Zagraj kartę na stole, a potem wybierz ją tutaj.
companion-random = Niech zdecyduje telefon
companion-side-deck = Karty talii pobocznej trzymaj pod ręką:

## The cards of the box

companion-box = Karty z pudełka
companion-own-deck = Twoja talia ({ $count })
companion-opponents-deck = Talia przeciwnika ({ $count })

## Laying out the cards

companion-lay-opponents-deck = Potasuj cały zestaw tej frakcji: { $faction }. Połóż go zakryty jako talię przeciwnika. Liczba kart: { $count }.
companion-lay-leaders = Potasuj dowódców tej frakcji i połóż ich zakrytych obok. Liczba dowódców: { $count }.
companion-lay-own-deck = Potasuj swoją talię. Liczba kart: { $count }.

## What to do with a card. The card is named above the sentence.

companion-put = { $where ->
    [nowhere] zagraj ją
    [yours] połóż ją { row-in } po swojej stronie
   *[opponents] połóż ją { row-in } po stronie przeciwnika
}
companion-from = { $source ->
    [hand] ze swojej ręki
    [deck] { $own ->
        [yes] ze swojej talii
       *[no] z talii przeciwnika
    }
   *[pile] { $own ->
        [yes] ze swojego stosu kart odrzuconych
       *[no] ze stosu kart odrzuconych przeciwnika
    }
}
companion-do-placed = { $where ->
    [nowhere] Karta działa od razu.
    [yours] Połóż kartę { row-in } po swojej stronie.
   *[opponents] Połóż kartę { row-in } po stronie przeciwnika.
}
companion-do-brought = Weź kartę { companion-from } i { companion-put }.{ $shuffles ->
    [yes] {" "}Potem potasuj tę talię.
   *[no] {""}
}
companion-do-drew = Dobierz { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
companion-do-redraw = Możesz wymienić { $most ->
    [one] jedną kartę
    [few] do { $most } kart
   *[many] do { $most } kart
}.
companion-do-began-round = Runda { $round }: { $own ->
    [yes] pierwszą turę rozgrywasz ty.
   *[no] pierwszą turę rozgrywa przeciwnik.
}
companion-do-passed = { $by_itself ->
    [yes] Nie masz już czego zagrać, więc pasujesz.
   *[no] Pasujesz.
} Przeciwnik rozgrywa ostatnią turę.
companion-do-summoned = Weź kartę z talii pobocznej i { companion-put }.
companion-do-transformed = { $left ->
    [yes] Zamień ją na kartę { $into } z talii pobocznej.
   *[no] Usuń ją z rozgrywki: w talii pobocznej nie ma już karty do przemiany.
}
companion-do-went-to-hand = Weź kartę na rękę. Na jej miejscu zostaje Manekin do ćwiczeń.
companion-do-burned = Pożoga. Odłóż na { $count ->
    [one] stos kart odrzuconych
   *[other] stosy kart odrzuconych
}: { $cards }.
companion-do-left-game = Usuń kartę z rozgrywki.
companion-do-discarded = { $source ->
    [unplaced] Nie pasuje do żadnego rzędu.{" "}
   *[play] {""}
}{ $own ->
    [yes] Odłóż kartę na swój stos kart odrzuconych.
   *[no] Odłóż kartę na stos kart odrzuconych przeciwnika.
}
companion-do-laid-weather = { $leader ->
    [yes] Dowódca działa jak { $weather } i obejmuje { event-weather-rows }.
   *[no] Połóż kartę na polu kart pogody. Obejmuje { event-weather-rows }.
}
companion-do-sounded-horn = { $own ->
    [yes] Róg twojego dowódcy rozbrzmiewa { row-in }. Zaznacz ten rząd.
   *[no] Róg dowódcy przeciwnika rozbrzmiewa { row-in }. Zaznacz ten rząd.
}
companion-do-used-leader = Zakryj swojego dowódcę: jego zdolność została użyta.
companion-do-took-from-pile = Weź kartę { companion-from } na rękę.
companion-do-took-from-deck = Wybierz kartę ze swojej talii i weź ją na rękę. Potem potasuj talię.
companion-do-shuffled-back = { $own ->
    [yes] Wtasuj do swojej talii te karty ze swojego stosu kart odrzuconych: { $cards }.
   *[no] Wtasuj do talii przeciwnika te karty z jego stosu kart odrzuconych: { $cards }.
}
companion-do-moved = Przenieś kartę { row-to }.
companion-do-stayed = Zostaje { row-in }.
companion-do-swept = Uprzątnij pole bitwy: wszystkie pozostałe karty trafiają na stos kart odrzuconych swojej strony.
companion-do-sat-out = Przeciwnik nie ma już kart i nie rozgrywa tury.
companion-do-laid-face-down = Połóż pod kartą Manekin do ćwiczeń zakrytą wierzchnią kartę talii przeciwnika; nie podglądaj jej.
companion-do-turned-up-leader = { $cancelled ->
    [yes] Twój dowódca, Biały Płomień, blokuje jego zdolność.
   *[no] Przeciwnik używa tego dowódcy jeden raz. Potem usuń go z rozgrywki.
}

## What the companion asks

companion-ask-card = { $source ->
    [under] Odkryj kartę spod pierwszej karty Manekin do ćwiczeń po stronie przeciwnika. Która to karta?
   *[deck] Odkryj wierzchnią kartę talii przeciwnika. Która to karta?
}
companion-ask-leader = Odkryj wierzchniego dowódcę przeciwnika. Który to dowódca?
companion-ask-found = { $own ->
    [yes] Przejrzyj swoją talię: ile jest w niej egzemplarzy karty { $card }?
   *[no] Przejrzyj talię przeciwnika: ile jest w niej egzemplarzy karty { $card }?
}
companion-ask-from-pile = { $whose ->
    [yours] Wylosuj jednostkę (nie bohatera) ze swojego stosu kart odrzuconych. Która to karta?
    [opponents] Wylosuj jednostkę (nie bohatera) ze stosu kart odrzuconych przeciwnika. Która to karta?
   *[unknown] Wylosuj jednostkę (nie bohatera) ze stosu kart odrzuconych. Która to karta?
}
companion-ask-survivor = Jedna jednostka Potworów zostaje na polu bitwy. Wylosuj ją: która to jednostka?
companion-ask-first-weather = Przejrzyj talię przeciwnika od góry: która karta pogody jest pierwsza?

## Faults

fault-companion-no-game = Na tym urządzeniu nie ma takiej rozgrywki.
fault-companion-stale = Rozgrywka potoczyła się tymczasem dalej. Spójrz na nią jeszcze raz.
fault-companion-unreadable = Tej rozgrywki nie można już odczytać.
fault-companion-entry = Podaj dokładnie jedno: kartę, ruch albo losowy wybór, jeśli wymagają go zasady.
