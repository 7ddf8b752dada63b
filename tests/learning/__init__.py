"""Tests of learning, which need PyTorch: `make test-learn` installs it and runs them."""

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed; make test-learn installs it")
