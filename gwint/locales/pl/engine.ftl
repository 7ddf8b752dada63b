### Programy, które mówią protokołem silników, i co z nimi jest nie tak.

fault-engine-missing = Programu nie da się uruchomić: { $program }. Powód: { $reason }
fault-engine-ended = Program zakończył się bez odpowiedzi: { $program }. Kod wyjścia: { $code }.
fault-engine-overran = Program nie odpowiedział w ciągu { $seconds } s: { $program }.
fault-engine-answer = Odpowiedzi programu nie da się przyjąć: { $program }. { $reason }
fault-engine-refused = Program odmówił odpowiedzi: { $program }. Powiedział: { $reason }
fault-engine-protocol = Protokół silników ma tu wyłącznie wersję { $expected }, nie wersję { $protocol }.
fault-engine-line = „{ $said }” nie jest oczekiwaną wiadomością. Oczekiwane: { $expected }.
fault-engine-no-move = Miejsce z tego widoku nie ma nic do wyboru.
fault-engine-moves = Ruchy tego widoku nie są tymi, które są dozwolone. Dozwolone: { $legal }.
fault-engine-failed = Bot zawiódł: { $reason }
