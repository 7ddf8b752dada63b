"""Finds the CUDA device of this machine through its driver, without other libraries."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

from gwint.faults import GwintError

DRIVER: Final = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
MAX_NAME_LENGTH: Final = 100


class NoDevice(GwintError):
    """There is no CUDA device, or it does not respond."""


def device_name() -> str:
    """Return the name of the first CUDA device; raise NoDevice if there is none."""
    try:
        driver = ctypes.CDLL(DRIVER)
    except OSError as error:
        raise NoDevice("lab-no-driver", driver=DRIVER) from error
    count = ctypes.c_int()
    if driver.cuInit(0) or driver.cuDeviceGetCount(ctypes.byref(count)) or not count.value:
        raise NoDevice("lab-no-device")
    name = ctypes.create_string_buffer(MAX_NAME_LENGTH)
    driver.cuDeviceGetName(name, MAX_NAME_LENGTH, 0)
    return name.value.decode()
