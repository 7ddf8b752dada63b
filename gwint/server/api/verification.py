"""Verification of a record or of a sealed log as data, for `gwint verify` and for the page in a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final

from gwint.fairness.evidence import WRONG, Finding, overall
from gwint.faults import Fault, GwintError
from gwint.server.tables.sealed_log import verify_seal
from gwint.server.tables.verification import verify_record
from gwint.wire import write_fault

CHAIN: Final = r"[0-9a-f]{64}"


def is_sealed_log(text: str) -> bool:
    """Return whether a text is meant as a sealed log; a record never begins like one."""
    return text.lstrip().startswith("{")


def verify(text: str, chain: str = "") -> tuple[Finding, ...]:
    """Verify a record or a sealed log; a viewer's chain can only be compared with a sealed log."""
    given = chain.strip().lower()
    if given and not re.fullmatch(CHAIN, given):
        raise GwintError("verify-chain", text=chain)
    if is_sealed_log(text):
        return _verify_sealed_log(text, given)
    if chain:
        raise GwintError("verify-needs-seal")
    return verify_record(text)


def _verify_sealed_log(text: str, chain: str) -> tuple[Finding, ...]:
    try:
        return verify_seal(json.loads(text), chain)
    except (ValueError, RecursionError):
        return (Finding("sealed-log", WRONG),)


def report(findings: Sequence[Finding]) -> dict[str, Any]:
    """Return findings as data, with the verdict on all of them."""
    return {"verdict": overall(findings), "findings": [_data(finding) for finding in findings]}


def _data(finding: Finding) -> dict[str, object]:
    details = {key: write_fault(one) if isinstance(one, Fault) else one for key, one in finding.details.items()}
    return {"kind": finding.kind, "verdict": finding.verdict, "details": details}
