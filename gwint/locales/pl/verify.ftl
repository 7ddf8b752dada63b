### What a record proves about its deal: gwint verify and the replay page.

verify-verdict = { $verdict ->
    [proven] Uczciwość rozdania jest potwierdzona: każdy miał w nim udział i wszystko wynika z tego, co ustalono wcześniej.
    [unproven] Zapis jest spójny, ale nie dowodzi, że rozdanie było uczciwe.
    [not-dealt] Rozgrywka zaczęła się od wybranego ustawienia: kart nie rozdawano.
   *[wrong] Zapis jest nieprawidłowy: nie pasuje do tego, co ustalono przed rozdaniem.
}
verify-replay = { $verdict ->
    [proven] Wszystkie tasowania, dobrania i ruchy da się odtworzyć z ziarna aż do zapisanego końca.
   *[wrong] Rozgrywki nie da się odtworzyć.
}
verify-not-dealt = Nie ma rozdania do sprawdzenia.
verify-no-evidence = Zapis nie zawiera dowodów na uczciwość rozdania: jest za stary albo rozgrywka nie odbyła się na serwerze.
verify-evidence = Dowody na uczciwość rozdania są niepełne lub uszkodzone.
verify-checksum = { $verdict ->
    [proven] Suma kontrolna się zgadza: zapis jest dokładnie taki, jaki sporządził serwer.
   *[wrong] Suma kontrolna się nie zgadza lub jej brakuje: zapis jest inny niż ten, który sporządził serwer.
}
verify-end = { $verdict ->
    [noted] Zapis kończy się wcześniej niż rozgrywka.
   *[wrong] Z zapisu nie wynika, jak zakończyła się rozgrywka i jakie karty zostały na stole.
}
verify-attempts = { $verdict ->
    [proven] { $count ->
            [2] Zapis wymienia obie próby rozdania.
            [one] Karty rozdano za pierwszym razem.
            [few] Zapis wymienia wszystkie { $count } próby rozdania.
           *[many] Zapis wymienia wszystkie próby rozdania, razem { $count }.
        }
   *[wrong] Próby rozdania nie są ponumerowane od pierwszej do ostatniej.
}
verify-failed-attempt = Rozdanie nie powiodło się z winy gracza: { $player } (próba { $attempt }).
verify-commitment = { $verdict ->
    [proven] Sekret odpowiada zobowiązaniu serwera (próba { $attempt }).
   *[wrong] Sekret nie odpowiada zobowiązaniu serwera (próba { $attempt }).
}
verify-no-pledge = Brakuje liczby losowej od gracza: { $player }.
verify-pledge = { $verdict ->
    [proven] Liczba losowa zgadza się z zapowiedzianą: { $player }.
   *[wrong] Liczba losowa nie zgadza się z zapowiedzianą: { $player }.
}
verify-decks = { $verdict ->
    [proven] Wszystkie talie były ustalone, zanim poznano liczby losowe.
   *[wrong] Talie są inne niż te, które ustalono, zanim poznano liczby losowe.
}
verify-seed = { $verdict ->
    [proven] Ziarno wynika z sekretu i wszystkich liczb losowych.
   *[wrong] Ziarno nie wynika z sekretu i wszystkich liczb losowych.
}
verify-message = { $verdict ->
    [proven] Ziarno dotyczy tego trybu, tych zasad i tych talii.
   *[wrong] Ziarno dotyczy innego trybu, innych zasad lub innych talii.
}
verify-virtual-deck = { $verdict ->
    [proven] Frakcja wirtualnego przeciwnika wynika z sekretu.
   *[wrong] Frakcja wirtualnego przeciwnika nie wynika z sekretu.
}
verify-bot-deck = { $verdict ->
    [proven] Talia wynika z sekretu: { $player }.
   *[wrong] Talia nie wynika z sekretu: { $player }.
}
verify-kept-deck = Talia z poprzedniej rozgrywki (stół { $table }): { $player }.
verify-sealed-log = { $verdict ->
    [proven] Dziennik stołu da się odtworzyć aż do końca, z każdym cofnięciem ruchu.
   *[wrong] Dziennika stołu nie da się odtworzyć: coś zmieniono, pominięto lub dodano.
}
verify-log-chain = { $verdict ->
    [proven] Do końca rozgrywki dziennik zgadza się ze skrótem, który wszyscy wtedy otrzymali.
   *[wrong] Dziennik nie zgadza się ze skrótem, który wszyscy otrzymali na koniec rozgrywki.
}
verify-sealed-chains = { $verdict ->
    [proven] To, co widział każdy przy stole, zgadza się z jego łańcuchem skrótów. Porównaj łańcuch obliczony przez własny program.
   *[wrong] To, co ktoś widział przy stole, nie zgadza się z jego łańcuchem skrótów.
}
verify-own-chain = { $verdict ->
    [proven] Twój łańcuch zgadza się z dziennikiem po zdarzeniu { $count } z { $total }: to jest rozgrywka, którą ci pokazano.
   *[wrong] Nikomu nie przesłano tego, co wynika z twojego łańcucha: to nie jest rozgrywka, którą ci pokazano.
}
fault-verify-needs-seal = Łańcuch można porównać tylko z zapieczętowanym dziennikiem, który serwer podaje pod adresem /api/tables/TABLE/seal.
fault-verify-chain = Łańcuch ma 64 cyfry szesnastkowe: „{ $text }” nim nie jest.
