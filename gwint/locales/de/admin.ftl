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
admin-in-progress = Noch im Gang und nicht gespeichert: { $tables }
admin-sure = Diese Tische endgültig entfernen ({ $count })? (ja/nein)
admin-removed = Entfernte Tische: { $count }.
admin-nothing-removed = Nichts wurde entfernt.
admin-copied = Sicherungskopie gespeichert in: { $file }
admin-intact = Unversehrt: { $count }.
admin-damaged = { $table }: lässt sich nicht vollständig wiederherstellen; Einträge, die sich nachspielen lassen: { $entries } von { $all }.
fault-admin-no-data = In diesem Ordner liegen keine Daten eines Servers: { $folder }.
fault-admin-no-tables = Gib die IDs der Tische an oder verwende: { $option }
