"""What the command refuses on its command line, in the chosen language."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from gwint.cli.commands import bots
from tests.cli.runner import run

EXCLUSIVE = "Tych opcji nie można użyć razem: --simulations, --milliseconds."


def error_of(*arguments: str, given: str = "", language: str = "pl") -> str:
    """The sentence after “Error:” of a usage error."""
    result = run(*arguments, given=given, GWINT_LANG=language)
    assert (result.exit_code, result.stdout) == (2, "")
    usage, hint, gap, *sentence = result.stderr.rstrip("\n").split("\n")
    assert (usage.startswith(("Użycie: gwint", "Aufruf: gwint")), gap) == (True, "")
    assert hint.startswith(("Pomoc: gwint ", "Hilfe: gwint "))
    assert hint.endswith(" --help")
    return "\n".join(sentence).removeprefix("Błąd: ").removeprefix("Fehler: ")


def plain(sentence: str) -> str:
    """The sentence with ordinary spaces."""
    return sentence.replace("\u00a0", " ")


def test_a_usage_error_names_the_usage_and_the_help_of_its_command() -> None:
    assert run("deck", "check", "--lang", "pl").stderr == (
        "Użycie: gwint deck check [OPCJE] TALIA\nPomoc: gwint deck check --help\n\nBłąd: Brakuje argumentu TALIA.\n"
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--versio", "Nie ma opcji --versio. Czy chodziło o: --version?"),
        ("play --xyzzy 3", "Nie ma opcji --xyzzy."),
        ("play -x", "Nie ma opcji -x."),
        ("deck chek", "Nie ma polecenia „chek”. Czy chodziło o: check?"),
        ("pley", "Nie ma polecenia „pley”. Czy chodziło o: play, replay?"),
        ("admin backup", "Brakuje argumentu PLIK."),
        ("cards show", "Brakuje argumentu NAZWA."),
        ("completion", "Brakuje argumentu POWŁOKA."),
        ("lab arena", "Brakuje opcji --bots."),
        ("play --deck", "Opcja --deck wymaga wartości."),
        ("play --new=yes", "Opcja --new nie przyjmuje wartości."),
        ("play now", "Nieoczekiwany argument: now"),
        ("bots one two", "Nieoczekiwane argumenty: one two"),
        ("analyse x --simulations 5 --milliseconds 5", EXCLUSIVE),
        ("engine --simulations 5 --milliseconds 5", EXCLUSIVE),
        ("score --lines --table", "Tych opcji nie można użyć razem: --lines, --table."),
    ],
)
def test_usage_errors_are_sentences_of_the_language(line: str, sentence: str) -> None:
    assert plain(error_of(*line.split())) == sentence


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--lang xx", "„xx” nie jest tu możliwe. Do wyboru: en, pl, de, cs, uk."),
        (
            "admin list --phase over2",
            "„over2” nie jest tu możliwe. Czy chodziło o: over? Do wyboru: waiting, playing, ",
        ),
        ("play --players 6", "„6” to za duża liczba; największa dozwolona to 5."),
        ("play --players 1", "„1” to za mała liczba; najmniejsza dozwolona to 3."),
        ("play --players many", "Zamiast „many” powinna tu być liczba całkowita."),
        ("serve --port 70000", "„70000” to za duża liczba; największa dozwolona to 65535."),
        ("lab improve x --steps 0", "„0” to za mała liczba; najmniejsza dozwolona to 1."),
        ("analyse x --seat 0", "„0” to za mała liczba; najmniejsza dozwolona to 1."),
        ("cards leaders --faction elves", "Nie ma frakcji „elves”. Frakcje: Potwory, "),
        ("deck random --leader king-brann", "Nie ma dowódcy „king-brann”. Czy chodziło o: king-bran"),
        ("cards --ability speed", "Nie ma zdolności „speed”. Zdolności: "),
        ("cards --strength big", "„big” nie jest siłą. Przykłady: „5; 5-10; 5-; -5”."),
        ("admin remove --older-than old", "„old” nie jest czasem w godzinach, dniach lub tygodniach. Przykłady: „12h"),
        ("join x --clock slow", "„slow” nie jest czasem w minutach i sekundach. Przykłady: „10; 5+20”."),
        ("play --against gredy", "Nie ma bota „gredy”. Czy chodziło o: greedy? Boty: person, "),
        ("play --against greedy@soon", "„soon” nie określa poprawnie czasu namysłu."),
        ("rules spy --rules hearts", "Nie ma zestawu zasad „hearts”."),
    ],
)
def test_an_invalid_value_names_its_option(line: str, sentence: str) -> None:
    *_, option, _value = line.split()
    assert plain(error_of(*line.split())).startswith(f"Nieprawidłowa wartość {option}: {sentence}")


def test_paths_are_checked(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder_as_file = plain(error_of("admin", "backup", str(tmp_path)))
    assert folder_as_file == f"Nieprawidłowa wartość PLIK: „{tmp_path}” to folder, a nie plik."
    assert plain(error_of("lab", "report", str(tmp_path / "file"))).endswith("/file” to plik, a nie folder.")


def test_the_language_of_an_error_may_follow_it() -> None:
    assert "gibt es nicht" in error_of("play", "--depth", "--lang", "de")
    assert "gibt es nicht" in error_of("--lang", "de", "play", "--depth")


def test_english_errors_suggest_the_nearest_name() -> None:
    result = run("deck", "chek")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Help: gwint deck --help\n\nError: There is no command “chek”. Did you mean: check?" in result.stderr


@pytest.mark.parametrize("error", [click.Abort, EOFError])
def test_a_cancelled_question_is_reported_in_the_language(
    error: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def ask(**_given: object) -> None:
        raise error

    monkeypatch.setattr(bots.command, "callback", ask)
    result = run("bots", GWINT_LANG="pl")
    assert (result.exit_code, result.stdout, result.stderr) == (1, "", "Przerwano.\n")
