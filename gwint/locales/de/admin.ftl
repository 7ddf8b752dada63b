### `gwint admin`: the tables of a data folder.

admin-none = Es gibt keine Tische.
admin-phase = Zustand
admin-changed = Zuletzt geändert
admin-phase-name = { $phase ->
    [waiting] wartet
    [playing] läuft
    [over] vorbei
    [closed] geschlossen
   *[interrupted] unterbrochen
}
admin-exported = Gespeicherte Aufzeichnungen: { $count }. Ordner: { $folder }
admin-in-progress = Noch im Gange und daher nicht gespeichert: { $tables }
admin-sure = { $count ->
    [one] Diesen Tisch endgültig entfernen? (ja/nein)
   *[other] Diese { $count } Tische endgültig entfernen? (ja/nein)
}
admin-removed = Entfernte Tische: { $count }.
admin-nothing-removed = Nichts wurde entfernt.
admin-copied = Sicherungskopie gespeichert in: { $file }
admin-intact = Unversehrte Tische: { $count }.
admin-damaged = { $table }: lässt sich nicht vollständig wiederherstellen; Einträge, die sich nachspielen lassen: { $entries } von { $all }.
admin-unreadable = { $table }: Ein Teil des Protokolls ist nicht lesbar; Einträge, die sich nachspielen lassen: { $entries }.
admin-damaged-parts = Beschädigte Teile der Datenbank: { $tables }
admin-salvaged = Alles Lesbare wurde gespeichert in: { $folder }
fault-salvage-exists = Diese Datei gibt es schon: { $file }. Wähle einen anderen Ordner.
fault-admin-no-data = In diesem Ordner liegen keine Daten eines Servers: { $folder }.
fault-admin-no-tables = Gib die Kennungen der Tische an oder verwende: { $option }
admin-no-owners = Es gibt keine Besitzer.
admin-owner = Besitzer
admin-seen = Zuletzt gesehen
admin-games = Partien
admin-forget-sure = Daten und Namen von { $owner } endgültig löschen? (ja/nein)
admin-forgotten = Die Daten von { $owner } sind gelöscht.
admin-no-audit = Niemand hat die Hände laufender Partien angesehen.
admin-time = Zeit (UTC)
admin-user = Benutzer
admin-command = Befehl
fault-no-such-owner = Es gibt keinen Besitzer „{ $owner }“.
fault-audit-failed = Das Prüfprotokoll kann nicht geschrieben werden ({ $reason }); deshalb werden die Hände laufender Partien nicht gezeigt.
