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
admin-exported = Records written: { $count }. Folder: { $folder }
admin-goes-on = Still in progress, not exported: { $tables }
admin-sure = Remove these tables permanently ({ $count })? (yes/no)
admin-removed = Tables removed: { $count }.
admin-kept = Nothing was removed.
admin-copied = Backup written to: { $file }
admin-sound = Intact: { $count }.
admin-unsound = { $table }: cannot be restored completely; entries that can be replayed: { $entries } of { $all }.
fault-admin-no-data = There is no server data in this folder: { $folder }.
fault-admin-nothing-told = Name the tables by ID, or use: { $option }
