### `gwint admin`: the tables of a data folder.

admin-none = There are no tables.
admin-table = Table
admin-mode = Mode
admin-phase = State
admin-changed = Last changed
admin-players = Players
admin-phase-name = { $phase ->
    [waiting] waiting
    [playing] playing
    [over] over
    [closed] closed
   *[interrupted] interrupted
}
admin-exported = Records written: { $count }. They lie in: { $folder }
admin-goes-on = Still being played, and not exported: { $tables }
admin-sure = Remove these tables for good ({ $count })? (yes/no)
admin-removed = Tables removed: { $count }.
admin-kept = Nothing was removed.
admin-copied = The copy lies in: { $file }
admin-sound = Sound: { $count }.
admin-unsound = { $table }: does not fold as it was played; it goes to entry { $entries } of { $all }.
fault-admin-no-data = There are no data of a server in this folder: { $folder }.
fault-admin-nothing-told = Tell which tables: by their ids, or otherwise: { $option }
