"""The network's weights: a file of bytes with a scale for each row, and the matrices that inference works with."""

from __future__ import annotations

import hashlib
import io
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from gwint.fast.cards import ID_OF, IDS, PRINTINGS
from gwint.fast.moves import MOVES, name
from gwint.fast.network.inputs import DERIVED
from gwint.fast.observations import SIZE, VERSION, ZONES
from gwint.faults import GwintError
from gwint.spelling import nearest

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
    return _decode(_read(path), path)


def weights_digest(path: Path) -> str:
    """Return the SHA-256 of a file of weights; raise WeightsError if there is none."""
    return hashlib.sha256(_read(path)).hexdigest()


def _read(path: Path) -> bytes:
    if not path.is_file():
        raise WeightsError("network-missing", path=str(path), nearest=nearest(str(path), _files_near(path)))
    try:
        return path.read_bytes()
    except OSError as error:
        raise _unusable(path, error.strerror or error) from error


def _files_near(path: Path) -> list[str]:
    """List the files of weights in the same folder, in the folder that was given, or in the folders next to it."""
    found = [*path.parent.glob("*.npz"), *path.glob("*.npz"), *path.parent.parent.glob("*/*.npz")]
    return [str(file) for file in found]


def _decode(data: bytes, path: Path) -> dict[str, Array]:
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            arrays = {key: file[key] for key in file.files}
        found = str(arrays.pop(VERSION_KEY))
    except Exception as error:
        # Damaged bytes make NumPy raise errors of many kinds.
        raise _unusable(path, error) from error
    if found != VERSION:
        raise _unusable(path, f"{found} ≠ {VERSION}")
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


def check(weights: Weights, path: Path) -> None:
    """Raise WeightsError unless the layers fit each other and this version's observations and moves."""
    wide, narrow = weights.narrowing.shape
    shapes = [one.shape for one in weights]
    blocks = weights.blocks.shape[0]
    expected = [
        (SIZE, wide), (DERIVED, wide), (wide,), (wide, narrow), (narrow,), (blocks, 2, narrow, narrow),
        (blocks, 2, narrow), (len(MOVES), narrow), (len(MOVES),), (narrow,), (1,), (len(IDS), narrow), (len(IDS),),
    ]  # fmt: skip
    if shapes != expected:
        raise _unusable(path, shapes)
    if not all(np.isfinite(one).all() for one in weights):
        raise _unusable(path, "NaN")


def _unusable(path: Path, reason: object) -> WeightsError:
    return WeightsError("network-weights", path=str(path), reason=str(reason))


def load_weights(path: Path) -> Weights:
    """Load the weights for inference; raise WeightsError if they cannot be used. An unchanged file is unfolded once."""
    return _unfold_checked(_read(path), path)


@lru_cache(maxsize=4)
def _unfold_checked(data: bytes, path: Path) -> Weights:
    folded = _decode(data, path)
    try:
        weights = unfold(folded)
        check(weights, path)
    except (KeyError, IndexError, ValueError, TypeError) as error:
        if isinstance(error, WeightsError):
            raise
        raise _unusable(path, error) from error
    return weights


@cache
def shipped_weights() -> Weights:
    """Return the weights that come with gwint, loaded once; raise WeightsError without them."""
    return load_weights(FILE)


def available() -> bool:
    """Whether gwint came with weights."""
    return FILE.is_file()
