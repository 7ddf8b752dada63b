### `gwint admin`: the tables of a data folder.

admin-none = Es gibt keine Tische.
admin-table = Tisch
admin-mode = Modus
admin-phase = Zustand
admin-changed = Zuletzt geändert
admin-players = Spieler
admin-phase-name = { $phase ->
    [waiting] wartet
    [playing] läuft
    [over] vorbei
    [closed] geschlossen
   *[interrupted] unterbrochen
}
admin-exported = Geschriebene Aufzeichnungen: { $count }. Sie liegen in: { $folder }
admin-goes-on = Noch im Gang und nicht geschrieben: { $tables }
admin-sure = Diese Tische endgültig entfernen ({ $count })? (ja/nein)
admin-removed = Entfernte Tische: { $count }.
admin-kept = Nichts wurde entfernt.
admin-copied = Die Kopie liegt in: { $file }
admin-sound = In Ordnung: { $count }.
admin-unsound = { $table }: lässt sich nicht so nachspielen, wie gespielt wurde; es geht bis Eintrag { $entries } von { $all }.
fault-admin-no-data = In diesem Ordner liegen keine Daten eines Servers: { $folder }.
fault-admin-nothing-told = Nenne die Tische: ihre Ids, oder anders: { $option }
