"""Worker processes for work on strangers' input: niced, limited in time and memory, and killed if they exceed it.

`sandbox.Sandbox` is the entry point. Nothing is imported here, so that a worker process loads only what it needs.
"""
