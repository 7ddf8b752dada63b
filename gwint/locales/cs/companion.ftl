### The companion for games with printed cards.

## Faults

fault-companion-no-game = Takový zápas na tomto zařízení není.
fault-companion-stale = Zápas se mezitím posunul dál. Podívej se na něj znovu.
fault-companion-unreadable = Tento zápas už nelze přečíst.
fault-companion-entry = Zadej jednu věc: kartu, tah, nebo náhodný výběr tam, kde ho pravidla vyžadují.
