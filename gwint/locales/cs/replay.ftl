### The replays of finished games.

chronicle-title = Záznam zápasu
chronicle-opening = Záznam se otevírá…
chronicle-closed = Tento záznam nelze otevřít
chronicle-again = Zkusit znovu
chronicle-to-table = Ke stolu
chronicle-shelf = Záznamy zápasů
chronicle-shelf-about = Každý dohraný zápas si můžeš přehrát krok za krokem. Záznam můžeš načíst i ze souboru: vyber ho, nebo ho přetáhni kamkoli na tuto stránku.
chronicle-shelf-empty = Zatím nemáš žádný dohraný zápas.
chronicle-turning = Přehrávání
chronicle-first = Na začátek
chronicle-last = Na konec
chronicle-back = O krok zpět
chronicle-on = O krok vpřed
chronicle-round-back = O kolo zpět
chronicle-round-on = O kolo vpřed
chronicle-play = Přehrát
chronicle-pause = Pozastavit
chronicle-key-space = mezerník
chronicle-scrub = Krok
chronicle-strength = Síla armády
chronicle-rounds = Kola
chronicle-game = Zápas { $game }
chronicle-chapter = { chronicle-game } · { $round }
chronicle-match = Mezi zápasy
chronicle-deck-won = vyhrál
chronicle-no-decks = Balíček ještě nebyl vybrán
chronicle-look = Pohled
chronicle-look-open = Všechny ruce viditelné · dole: { $player }
chronicle-look-seat = Jak to vidí: { $player }
chronicle-branch = Hrát odtud dál
chronicle-branch-about = Nový zápas začne od kroku { $step } tohoto zápasu. Kdo hraje?
chronicle-branch-me = Já, u této obrazovky
chronicle-branch-hot = O tuto obrazovku se dělí více hráčů: mezi tahy se zakryje.
chronicle-branch-watch = Hrají jen boti; ty se díváš.
chronicle-branch-begin = Začít
chronicle-share = Sdílet odkaz
chronicle-copied = Odkaz zkopírován
chronicle-download = Uložit záznam
chronicle-load = Načíst záznam
chronicle-drop = Sem přetáhni záznam
chronicle-more = Průběh a další
chronicle-analyse = Analyzovat
chronicle-analysing = Analyzuje se zápas: { $done } z { $of }
chronicle-analyse-stop = Přerušit analýzu
chronicle-chance = Šance na výhru
chronicle-curve = Co ukazuje graf
chronicle-mark = { $mark ->
    [best] Nejlepší tah
    [good] Dobrý tah
    [doubtful] Sporný tah
    [mistake] Chyba
   *[blunder] Hrubá chyba
}
chronicle-turning-point = Zlomový okamžik
chronicle-turning-points = Zlomové okamžiky
chronicle-turning-at = Zlomový okamžik: krok { $step }
chronicle-better = Lépe: { $move }
chronicle-chances = Šance: { $before } % → { $after } %
