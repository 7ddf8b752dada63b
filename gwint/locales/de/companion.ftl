### The companion for games with printed cards.

## Faults

fault-companion-no-game = Diese Partie gibt es auf diesem Gerät nicht.
fault-companion-stale = Die Partie ist inzwischen weitergegangen. Sieh sie dir noch einmal an.
fault-companion-unreadable = Diese Partie lässt sich nicht mehr lesen.
fault-companion-entry = Gib genau eines ein: eine Karte, einen Spielzug oder eine zufällige Wahl, wo die Regeln eine verlangen.
