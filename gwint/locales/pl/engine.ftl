### Engine programs and their faults.

fault-engine-missing = Programu nie da się uruchomić: { $program }. Przyczyna: { $reason }
fault-engine-ended = Program zakończył się bez odpowiedzi: { $program }. Kod wyjścia: { $code }.
fault-engine-overran = Program nie odpowiedział w ciągu { $seconds } s: { $program }.
fault-engine-answer = Niepoprawna odpowiedź programu: { $program }. { $reason }
fault-engine-refused = Program odmówił odpowiedzi: { $program }. Komunikat: { $reason }
fault-engine-protocol = Obsługiwana jest tylko wersja { $expected } protokołu silników, a nie wersja { $protocol }.
fault-engine-line = Nieoczekiwana wiadomość: „{ $said }”. Oczekiwano: { $expected }.
fault-engine-no-move = Gracz, do którego należy ten widok, nie ma nic do wyboru.
fault-engine-moves = Ruchy w tym widoku nie zgadzają się z dozwolonymi. Dozwolone: { $legal }.
fault-engine-failed = Bot zgłosił błąd: { $reason }
