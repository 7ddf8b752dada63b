### `gwint admin`: the tables of a data folder.

admin-none = There are no tables.
admin-phase = State
admin-changed = Last changed
admin-phase-name = { $phase ->
    [waiting] waiting
    [playing] playing
    [over] over
    [closed] closed
   *[interrupted] interrupted
}
admin-exported = Records written: { $count }. Folder: { $folder }
admin-in-progress = Still in progress, not exported: { $tables }
admin-sure = Remove these tables permanently ({ $count })? (yes/no)
admin-removed = Tables removed: { $count }.
admin-nothing-removed = Nothing was removed.
admin-copied = Backup written to: { $file }
admin-intact = Intact: { $count }.
admin-damaged = { $table }: cannot be restored completely; entries that can be replayed: { $entries } of { $all }.
fault-admin-no-data = There is no server data in this folder: { $folder }.
fault-admin-no-tables = Name the tables by ID, or use: { $option }
