"""Property tests are judged by what they find, not by how long a cold cache takes."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("gwint", deadline=None)
settings.load_profile("gwint")
