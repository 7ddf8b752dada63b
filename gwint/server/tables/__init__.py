"""Live tables: their logs, state and viewers, and the commands that change them."""
