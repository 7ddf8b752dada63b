"""Nothing is skipped silently, and every test may say which rules it holds the code to."""

from __future__ import annotations
