"""The data folder: one SQLite file with one writer, which acknowledges what is on disk, and several readers.

Nothing is imported here, so that `errors` and `table_rows` load without SQLite.
"""
