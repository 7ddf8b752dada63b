"""The network's weights: a file of bytes with a scale for each row, and the matrices that inference works with."""

from __future__ import annotations

import zipfile
import zlib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from gwint.fast.cards import ID_OF, IDS, PRINTINGS
from gwint.fast.moves import MOVES, name
from gwint.fast.network.inputs import DERIVED
from gwint.fast.observations import SIZE, VERSION, ZONES
from gwint.faults import GwintError

Array: TypeAlias = np.ndarray[Any, Any]

FILE: Final = Path(str(files("gwint.fast.network") / "weights.npz"))
MAX_BYTE: Final = 127
"""The weights of a row are multiples of its scale, from -127 to 127."""
SCALE: Final = "-scale"
"""The ending of the names of scales in the file."""
VERSION_KEY: Final = "observation-version"

CARD_GROUP: Final = ID_OF.astype(np.int64)
"""By a card's number: its id. A card has the same weights in the sets of both seats."""
CARD_BYTES: Final = len(ZONES) * len(PRINTINGS)
"""The bytes of an observation that count cards; the others are facts of the table."""
_TIED_NAMES: Final = [name(move).replace("@0", "").replace("@1", "") for move in MOVES]
_GROUPS: Final = {tied: number for number, tied in enumerate(dict.fromkeys(_TIED_NAMES))}
MOVE_GROUP: Final = np.array([_GROUPS[tied] for tied in _TIED_NAMES])
"""By a move's number: the group of moves that share their weights, whichever seat's set their cards belong to."""
MOVE_GROUPS: Final = len(_GROUPS)


class WeightsError(GwintError):
    """The file of weights is missing, damaged or belongs to another version of the observation."""


class Weights(NamedTuple):
    """The matrices, each with a row for every input of its layer, except the heads, with a row for every output."""

    inputs: Array
    """By a byte of the observation, for the logarithm of one more than its number."""
    derived: Array
    first_bias: Array
    narrowing: Array
    narrowing_bias: Array
    blocks: Array
    """By block and by its first and second layer."""
    block_biases: Array
    moves: Array
    """By a move's number."""
    moves_bias: Array
    value: Array
    value_bias: Array
    belief: Array
    """By a card's id."""
    belief_bias: Array


def save_weights(path: Path, folded: dict[str, Array]) -> None:
    """Write the folded weights of a network, the matrices in bytes."""
    arrays: dict[str, Any] = {VERSION_KEY: np.array(VERSION)}
    for key, array in folded.items():
        if array.ndim == 1:
            arrays[key] = array.astype(np.float32)
            continue
        scale = np.abs(array).max(axis=1, keepdims=True) / MAX_BYTE + 1e-12
        arrays[key] = np.rint(array / scale).astype(np.int8)
        arrays[key + SCALE] = scale.astype(np.float32)
    np.savez_compressed(path, **arrays)


def load_folded(path: Path) -> dict[str, Array]:
    """Read what `save_weights` wrote; raise WeightsError if it cannot be used."""
    try:
        with path.open("rb") as data, np.load(data, allow_pickle=False) as file:
            arrays = {key: file[key] for key in file.files}
        found = str(arrays.pop(VERSION_KEY))
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, zlib.error) as error:
        raise WeightsError("network-weights", path=str(path), reason=str(error)) from error
    if found != VERSION:
        raise WeightsError("network-weights", path=str(path), reason=f"{found} ≠ {VERSION}")
    return {
        key: array.astype(np.float32) * arrays[key + SCALE] if key + SCALE in arrays else array
        for key, array in arrays.items()
        if not key.endswith(SCALE)
    }


def unfold(folded: dict[str, Array]) -> Weights:
    """Return the matrices for inference from the folded weights."""
    cards = folded["cards"].reshape(len(ZONES), len(IDS), -1)[:, CARD_GROUP].reshape(CARD_BYTES, -1)
    count = sum(key.startswith("block-") and key.endswith("-first") for key in folded)
    layers = [[f"block-{number}-{layer}" for layer in ("first", "second")] for number in range(count)]
    return Weights(
        inputs=_ready(np.concatenate([cards, folded["table"]])),
        derived=_ready(folded["derived"]),
        first_bias=_ready(folded["first-bias"]),
        narrowing=_ready(folded["narrowing"].T),
        narrowing_bias=_ready(folded["narrowing-bias"]),
        blocks=_ready(np.array([[folded[key].T for key in pair] for pair in layers])),
        block_biases=_ready(np.array([[folded[f"{key}-bias"] for key in pair] for pair in layers])),
        moves=_ready(folded["moves"][MOVE_GROUP]),
        moves_bias=_ready(folded["moves-bias"][MOVE_GROUP]),
        value=_ready(folded["value"][0]),
        value_bias=_ready(folded["value-bias"]),
        belief=_ready(folded["belief"]),
        belief_bias=_ready(folded["belief-bias"]),
    )


def _ready(array: Array) -> Array:
    return np.ascontiguousarray(array, dtype=np.float32)


def check(weights: Weights) -> None:
    """Raise WeightsError unless the layers fit each other and this version's observations and moves."""
    wide, narrow = weights.narrowing.shape
    shapes = [one.shape for one in weights]
    blocks = weights.blocks.shape[0]
    expected = [
        (SIZE, wide), (DERIVED, wide), (wide,), (wide, narrow), (narrow,), (blocks, 2, narrow, narrow),
        (blocks, 2, narrow), (len(MOVES), narrow), (len(MOVES),), (narrow,), (1,), (len(IDS), narrow), (len(IDS),),
    ]  # fmt: skip
    if shapes != expected:
        raise WeightsError("network-weights", path=str(FILE), reason=f"{shapes}")


@cache
def shipped_weights() -> Weights:
    """Return the weights that come with gwint, loaded once; raise WeightsError without them."""
    weights = unfold(load_folded(FILE))
    check(weights)
    return weights


def available() -> bool:
    """Whether gwint came with weights."""
    return FILE.is_file()
