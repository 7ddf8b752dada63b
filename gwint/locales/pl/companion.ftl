### The companion for games with printed cards.

## Faults

fault-companion-no-game = Na tym urządzeniu nie ma takiej rozgrywki.
fault-companion-stale = Rozgrywka toczy się już dalej. Spójrz na nią jeszcze raz.
fault-companion-unreadable = Tej rozgrywki nie można już odczytać.
fault-companion-entry = Podaj jedną rzecz: kartę, ruch albo losowy wybór tam, gdzie wymagają go zasady.
