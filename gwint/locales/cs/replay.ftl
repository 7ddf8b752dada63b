### The replays of finished games.

chronicle-title = Kronika
chronicle-opening = Kronika se otevírá…
chronicle-closed = Tuto kroniku nelze otevřít
chronicle-again = Zkusit znovu
chronicle-to-table = Ke stolu
chronicle-shelf = Kroniky
chronicle-shelf-about = Každý dohraný zápas si lze projít znovu, krok za krokem. Lze načíst i záznam zápasu ze souboru: vyber ho, nebo ho přetáhni kamkoli na tuto stránku.
chronicle-shelf-empty = Žádný tvůj zápas ještě neskončil.
chronicle-turning = Listování
chronicle-first = Na začátek
chronicle-last = Na konec
chronicle-back = O krok zpět
chronicle-on = O krok vpřed
chronicle-round-back = O kolo zpět
chronicle-round-on = O kolo vpřed
chronicle-play = Přehrát
chronicle-pause = Zastavit
chronicle-key-space = mezerník
chronicle-scrub = Krok
chronicle-strength = Síla armády
chronicle-rounds = Kola
chronicle-game = Zápas { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Mezi zápasy
chronicle-deck-won = vyhrál
chronicle-no-decks = Balíček ještě nebyl určen
chronicle-look = Pohled
chronicle-look-open = Všechny ruce · dole: { $player }
chronicle-look-seat = Jen co ví: { $player }
chronicle-branch = Hrát odtud dál
chronicle-branch-about = Nový zápas začne tam, kde byl tento po kroku { $step }. Kdo hraje?
chronicle-branch-me = Já, u této obrazovky
chronicle-branch-hot = Více hráčů u jedné obrazovky: mezi tahy padá opona.
chronicle-branch-watch = Hrají jen boti; ty se díváš.
chronicle-branch-begin = Začít
chronicle-share = Sdílet odkaz
chronicle-copied = Odkaz zkopírován
chronicle-download = Uložit záznam
chronicle-load = Načíst záznam
chronicle-drop = Sem přetáhni záznam
chronicle-more = Průběh a další
chronicle-analyse = Analyzovat
chronicle-analysing = Procházím hru: { $done } z { $of }
chronicle-analyse-stop = Přerušit analýzu
chronicle-chance = Šance na výhru
chronicle-curve = Co ukazuje křivka
chronicle-mark = { $mark ->
    [best] Nejlepší tah
    [good] Dobrý tah
    [doubtful] Pochybný tah
    [mistake] Chyba
   *[blunder] Hrubá chyba
}
chronicle-turning-point = Zlom
chronicle-turning-points = Zlomy
chronicle-turning-at = Zlom: krok { $step }
chronicle-better = Lepší: { $move }
chronicle-chances = Šance: { $before } % → { $after } %
