"""`python -m gwint.cli` runs the command where it is not installed."""

from gwint.cli import main

main(prog_name="gwint")
