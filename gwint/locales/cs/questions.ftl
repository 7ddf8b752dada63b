### The questions put to the players. The players’ names stand before the colon.

question-redraw = { $players }: lze vyměnit { $most ->
    [one] { $most } kartu
    [few] až { $most } karty, jednu po druhé
   *[other] až { $most } karet, jednu po druhé
}, nebo si ruku nechat.
question-turn = { $player }: { $leader ->
    [yes] { $discards ->
        [yes] zahraj kartu, použij velitele, odlož kartu, nebo vynech tah.
       *[no] zahraj kartu, použij velitele, nebo vynech tah.
    }
   *[no] { $discards ->
        [yes] zahraj kartu, odlož kartu, nebo vynech tah.
       *[no] zahraj kartu, nebo vynech tah.
    }
}
question-choose-starter = { $scoiatael ->
    [once-any-round] { $player }: vyber, kdo má v tomto kole první tah.
   *[game-start] { $player }: vyber, kdo má v tomto zápase první tah.
}
question-claim-round = { $player }: jako Scoia’tael můžeš jednou za zápas rozhodnout, kdo začne kolo. Vyber, kdo začne toto, nebo si své právo nech na později.
question-choose-revival = { $player }: vyber jednotku ze svého odkládacího balíčku. Hned ji vyneseš.
question-place-card = { $player }: vyber, kam zahraješ kartu „{ $card }“.
question-choose-opponent = { $player }: vyber soupeře, na kterého míří tvůj velitel.
question-choose-from-pile = { $own ->
    [yes] { $player }: vyber kartu ze svého odkládacího balíčku.
   *[no] { $player }: vyber kartu ze soupeřova odkládacího balíčku ({ $side }).
}
question-choose-discard = { $player }: vyber { $count ->
    [one] z ruky kartu, kterou odložíš
    [few] z ruky { $count } karty, které odložíš, jednu po druhé
   *[other] z ruky { $count } karet, které odložíš, jednu po druhé
}.
question-give-up-card = { $player }: vyber z ruky kartu, kterou odložíš; vyžaduje to soupeřův velitel.
question-choose-from-deck = { $player }: vyber ze svého herního balíčku kartu, kterou si vezmeš do ruky. Balíček se pak zamíchá.
question-choose-weather = { $player }: vyber počasí, které přinese tvůj velitel.
question-choose-bond = { $player }: vyber na své straně jednotku s pevným poutem; z herního balíčku se vynese další karta stejného jména.
question-choose-moves = { $moved ->
    [yes] { $player }: přesuň další hbitou jednotku, nebo skonči.
   *[no] { $player }: přesuň hbitou jednotku do jiné řady.
} Ještě nepřesunuté: { $cards }.
