### The companion for games with printed cards.

## Faults

fault-companion-no-game = There is no such game on this device.
fault-companion-stale = The game has moved on in the meantime. Look at it again.
fault-companion-unreadable = This game can no longer be read.
fault-companion-entry = Enter one thing: a card, a move, or a random choice where the rules ask for one.
