"""Gwint, the home of Gwent: the rules as a library. Start with `from gwint import Game`.

>>> from gwint import Game
>>> game = Game("northern-realms-siege", "monsters-swarm", seed=7)
>>> game.moves[-1]
'done'
"""

_NAMES = {
    "gwint.decks": ("Deck",),
    "gwint.encounters": ("Encounter", "meet"),
    "gwint.faults": ("Fault", "GwintError"),
    "gwint.game": ("Game",),
    "gwint.i18n": ("format_fault",),
    "gwint.notation.picture_reader": ("position",),
    "gwint.notation.picture_writer": ("picture",),
    "gwint.rulesets": ("Ruleset",),
    "gwint.views": ("View", "view"),
}
"""The modules whose names are exported. Type checkers read the stub `__init__.pyi`; a test compares the two."""

_HOMES = {name: module for module, names in _NAMES.items() for name in names}

__version__ = "0.1.0"
__all__ = sorted((*_HOMES, "__version__"))


def __getattr__(name: str) -> object:
    """Import a name at its first use, so that `import gwint` is fast."""
    if name not in _HOMES:
        raise AttributeError(f"module 'gwint' has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return [*__all__]
