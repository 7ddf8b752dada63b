### Where the language’s own rulebook differs from the rule of a topic. Only the languages that have a book have such notes.

book-note-weather = W polskiej instrukcji siła jednostek objętych pogodą wynosi 1. Tutaj pogoda tylko ją obniża, więc 0 pozostaje 0.
book-note-discard-pile = Według polskiej instrukcji każda karta, także szpieg, trafia na stos kart odrzuconych swojego właściciela. Tutaj rozstrzyga strona, po której karta leżała.
book-note-ability-spy = W polskiej instrukcji szpieg trafia na stos kart odrzuconych swojego właściciela. Tutaj rozstrzyga strona, po której leżał.
book-note-ability-commanders-horn = { $unit_horn_doubles_itself ->
    [yes] {""}
   *[no] W polskiej instrukcji jednostka z rogiem podwaja siłę wszystkich jednostek w rzędzie, a więc i własną. Tutaj własnej siły nie podwaja.
}
book-note-special-decoy = Polska instrukcja mówi o jednej z twoich kart jednostek. Tutaj możesz zabrać także szpiega przeciwnika leżącego po twojej stronie.
book-note-special-mardroeme = Polska instrukcja pozwala zagrać tę kartę do dowolnego rzędu pola bitwy. Tutaj można ją zagrać tylko do jednego z własnych rzędów.
book-note-faction-monsters = Polska instrukcja mówi o jednej z twoich kart Potworów. Tutaj może zostać także szpieg przeciwnika leżący po twojej stronie.
book-note-faction-skellige = Polska instrukcja każe tylko umieścić te karty na polu bitwy. Tutaj się je zagrywa, więc ich zdolności działają.
book-note-solo-cards = Polska instrukcja wariantów każe tylko rozpatrzyć zdolność karty odkrytej spod karty Manekin do ćwiczeń. Tutaj zagrywa się tę kartę, więc liczy się także jej siła.
