"""The fonts of the rendered codes: Debian packages, unpacked into `build/fonts` without being installed."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

FOLDER: Final = Path("build/fonts")
TRAINING: Final = (
    "fonts-courier-prime",
    "fonts-crosextra-carlito",
    "fonts-dejavu-core",
    "fonts-dejavu-extra",
    "fonts-inter",
    "fonts-jura",
    "fonts-lato",
    "fonts-league-spartan",
    "fonts-linuxlibertine",
    "fonts-open-sans",
    "fonts-quicksand",
    "fonts-roboto-unhinted",
    "fonts-urw-base35",
)
"""What the network is trained on."""
TUNING: Final = ("fonts-cantarell", "fonts-crosextra-caladea", "fonts-karla", "fonts-karmilla", "fonts-play")
"""What the limits of the confidence are chosen with."""
MEASURING: Final = ("fonts-cabin", "fonts-hack", "fonts-liberation2", "fonts-paratype")
"""What the reader is measured on. None of these fonts is used for training or tuning."""

CHARACTERS: Final = "CEIKLMNORS0123456789"
NOT_TEXT: Final = ("[wght]", "D050000L", "LinLibertine_M", "Math", "Symbol", "Tamil", "Z003", "_DR", "_I.", "_K.")
"""Parts of the names of fonts without ordinary letters."""
LEFT_OUT: Final = ("Thin", "Hairline", "ExtraLight", "Medium", "Semi", "ExtraBold", "Heavy", "Black", "InterDisplay")
"""Weights that hardly differ from others of their family, or that nobody prints so small."""


def font_files(packages: tuple[str, ...]) -> list[Path]:
    """Return the usable fonts of Debian packages, which are fetched if they are missing."""
    return [path for package in packages for path in _unpacked(package) if _is_usable(path)]


def _unpacked(package: str) -> list[Path]:
    folder = FOLDER / package
    if not folder.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "-qq", "download", package], cwd=FOLDER, check=True)
        archive = next(FOLDER.glob(f"{package}_*.deb"))
        subprocess.run(["dpkg", "-x", str(archive), str(folder)], check=True)
        archive.unlink()
    return sorted(path for path in folder.rglob("*") if path.suffix in {".otf", ".ttf"} and path.is_file())


def _is_usable(path: Path) -> bool:
    """Whether the font is one of text, with figures as high as its capitals."""
    if any(part in path.name for part in (*NOT_TEXT, *LEFT_OUT)):
        return False
    font = load_font(path, 200)
    boxes = [font.getbbox(character, anchor="ls") for character in CHARACTERS]
    height = cap_height(path)
    return all(abs(box[1] + 200 * height) < 24 * height and abs(box[3]) < 24 * height for box in boxes)


@cache
def load_font(path: Path, size: int) -> ImageFont.FreeTypeFont:
    """Load a font at a size in pixels."""
    return ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)


@cache
def cap_height(path: Path) -> float:
    """Return the height of the letter N as a part of the font's size."""
    return -load_font(path, 200).getbbox("N", anchor="ls")[1] / 200
