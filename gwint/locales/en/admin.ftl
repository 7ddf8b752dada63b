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
admin-sure = { $count ->
    [one] Remove this table permanently? (yes/no)
   *[other] Remove these { $count } tables permanently? (yes/no)
}
admin-removed = Tables removed: { $count }.
admin-nothing-removed = Nothing was removed.
admin-copied = Backup written to: { $file }
admin-intact = Intact tables: { $count }.
admin-damaged = { $table }: cannot be restored completely; entries that can be replayed: { $entries } of { $all }.
admin-unreadable = { $table }: part of its log cannot be read; entries that can be replayed: { $entries }.
admin-damaged-parts = Damaged parts of the database: { $tables }
admin-salvaged = Everything that can be read was written to: { $folder }
fault-salvage-exists = This file already exists: { $file }. Choose another folder.
fault-admin-no-data = There is no server data in this folder: { $folder }.
fault-admin-no-tables = Name the tables by ID, or use: { $option }
admin-no-owners = There are no owners.
admin-owner = Owner
admin-seen = Last seen
admin-games = Games
admin-forget-sure = Delete the data and the name of { $owner } permanently? (yes/no)
admin-forgotten = The data of { $owner } has been deleted.
admin-no-audit = No one has viewed the hands of a game in progress.
admin-time = Time (UTC)
admin-user = User
admin-command = Command
fault-no-such-owner = There is no owner “{ $owner }”.
fault-audit-failed = The audit log cannot be written ({ $reason }), so the hands of games in progress are not shown.
