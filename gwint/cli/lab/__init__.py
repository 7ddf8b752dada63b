"""The subcommands of `gwint lab`: what they share, what they print, and those about one deck or the levels."""
