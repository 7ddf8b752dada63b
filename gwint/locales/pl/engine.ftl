### Engine programs and their faults.

fault-engine-missing = Programu nie da się uruchomić: { $program }. Powód: { $reason }
fault-engine-ended = Program zakończył się bez odpowiedzi: { $program }. Kod wyjścia: { $code }.
fault-engine-overran = Program nie odpowiedział w ciągu { $seconds } s: { $program }.
fault-engine-answer = Niepoprawna odpowiedź programu: { $program }. { $reason }
fault-engine-refused = Program odmówił odpowiedzi: { $program }. Powiedział: { $reason }
fault-engine-protocol = Obsługiwana jest tylko wersja { $expected } protokołu silników, a nie wersja { $protocol }.
fault-engine-line = Nieoczekiwana wiadomość: „{ $said }”. Oczekiwano: { $expected }.
fault-engine-no-move = Miejsce z tego widoku nie ma nic do wyboru.
fault-engine-moves = Ruchy tego widoku nie są tymi, które są dozwolone. Dozwolone: { $legal }.
fault-engine-failed = Bot zawiódł: { $reason }
