### The companion for games with printed cards.

## Faults

fault-companion-no-game = На цьому пристрої такої гри немає.
fault-companion-stale = Гра тим часом пішла далі. Погляньте на неї ще раз.
fault-companion-unreadable = Цю гру вже неможливо прочитати.
fault-companion-entry = Вкажіть щось одне: карту, хід або випадковий вибір там, де його вимагають правила.
