### The questions put to the players. The players’ names stand before the colon.

question-redraw = { $players }: można wymienić { $most ->
    [one] { $most } kartę z ręki
    [few] najwyżej { $most } karty z ręki, po jednej naraz,
   *[many] najwyżej { $most } kart z ręki, po jednej naraz,
} albo zostawić rękę bez zmian.
question-turn = { $player }: { $leader ->
    [yes] { $discards ->
        [yes] zagraj kartę, użyj dowódcy, odrzuć kartę albo spasuj.
       *[no] zagraj kartę, użyj dowódcy albo spasuj.
    }
   *[no] { $discards ->
        [yes] zagraj kartę, odrzuć kartę albo spasuj.
       *[no] zagraj kartę albo spasuj.
    }
}
question-choose-starter = { $scoiatael ->
    [once-any-round] { $player }: wybierz, kto rozegra pierwszą turę w tej rundzie.
   *[game-start] { $player }: wybierz, kto rozegra pierwszą turę w tej rozgrywce.
}
question-claim-round = { $player }: jako Scoia’tael możesz raz w rozgrywce zdecydować, kto rozpocznie rundę. Wybierz, kto rozpocznie tę, albo zachowaj to prawo na później.
question-choose-revival = { $player }: wybierz jednostkę ze swojego stosu kart odrzuconych. Od razu ją zagrasz.
question-place-card = { $player }: wybierz, gdzie zagrać kartę { $card }.
question-choose-opponent = { $player }: wybierz przeciwnika, którego dotyczy zdolność twojego dowódcy.
question-choose-from-pile = { $own ->
    [yes] { $player }: wybierz kartę ze swojego stosu kart odrzuconych.
   *[no] { $player }: wybierz kartę ze stosu kart odrzuconych przeciwnika ({ $side }).
}
question-choose-discard = { $player }: wybierz { $count ->
    [one] z ręki kartę, którą odrzucisz
    [few] z ręki { $count } karty, które odrzucisz, po jednej naraz
   *[many] z ręki { $count } kart, które odrzucisz, po jednej naraz
}.
question-give-up-card = { $player }: wybierz z ręki kartę, którą odrzucisz; żąda tego dowódca przeciwnika.
question-choose-from-deck = { $player }: wybierz ze swojej talii kartę, którą weźmiesz na rękę. Potem talia zostanie potasowana.
question-choose-weather = { $player }: wybierz pogodę, którą sprowadzi twój dowódca.
question-choose-bond = { $player }: wybierz jednostkę z więzią po swojej stronie; z twojej talii zostanie zagrana jeszcze jedna karta o tej samej nazwie.
question-choose-moves = { $moved ->
    [yes] { $player }: przesuń kolejną jednostkę ze zręcznością albo zakończ.
   *[no] { $player }: przesuń jednostkę ze zręcznością do innego rzędu.
} Jeszcze nieprzesunięte: { $cards }.
