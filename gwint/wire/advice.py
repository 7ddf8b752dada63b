"""Writes and reads hints, judged moves and reviews as data; the message `advice-KIND` is the sentence of a reason."""

from __future__ import annotations

from gwint.advice import Hint, JudgedMove, Review
from gwint.wire.codecs import codec
from gwint.wire.plain_codecs import Data

_HINT, _JUDGED, _REVIEW = codec(Hint), codec(JudgedMove), codec(Review)


def write_hint(hint: Hint) -> dict[str, Data]:
    data: dict[str, Data] = _HINT.write(hint)
    return data


def read_hint(data: Data) -> Hint:
    hint: Hint = _HINT.read(data)
    return hint


def write_judged(judged: JudgedMove) -> dict[str, Data]:
    data: dict[str, Data] = _JUDGED.write(judged)
    return data


def write_review(review: Review) -> dict[str, Data]:
    data: dict[str, Data] = _REVIEW.write(review)
    return data


def read_review(data: Data) -> Review:
    review: Review = _REVIEW.read(data)
    return review
