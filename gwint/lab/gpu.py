"""The CUDA device of this machine, found without any library but its driver."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

from gwint.faults import Refusal

DRIVER: Final = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
MAX_NAME_LENGTH: Final = 100


class NoDevice(Refusal):
    """There is no CUDA device, or none that answers."""


def device_name() -> str:
    """The name of the first CUDA device, asked of the driver itself; where there is none, that is said."""
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
