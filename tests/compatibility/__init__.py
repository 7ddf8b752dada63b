"""Data of earlier versions, which every later version opens and continues.

The files in `version_0_1_0` were written by version 0.1.0 (commit 05dc046), never by later code: a server's database
with waiting, playing and finished tables of every mode, what that version's HTTP API answered about each of them,
terminal saves, records, pictures, a browser's storage, and the names that clients and operators rely on.
"""
