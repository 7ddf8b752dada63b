"""Operation of a server: health, metrics, logs, housekeeping, and maintenance of its data folder."""
