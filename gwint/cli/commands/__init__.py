"""The commands of `gwint`, one module for each; `gwint.cli` imports a command when it is used."""
