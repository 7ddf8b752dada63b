"""The command as a whole: help, languages, errors, and its messages."""

from __future__ import annotations

import re
import signal
import sys
from pathlib import Path

import pytest

from gwint.cards import LANGUAGES
from gwint.cli import main
from gwint.cli.languages import language_from_environment
from gwint.i18n.bundles import FOLDER, has_message, translate_with_errors
from tests.cli.runner import imported_modules, output_of, run, start


def test_admin_imports_neither_the_terminal_table_nor_other_commands() -> None:
    modules = imported_modules("admin", "--help")
    assert {module for module in modules if module.startswith("gwint.cli.")} == {
        "gwint.cli.commands", "gwint.cli.commands.admin", "gwint.cli.commands.serve", "gwint.cli.languages",
        "gwint.cli.localized", "gwint.cli.localized.commands", "gwint.cli.localized.parameters",
        "gwint.cli.localized.texts", "gwint.cli.localized.usage_errors", "gwint.cli.options", "gwint.cli.render",
        "gwint.cli.render.output", "gwint.cli.saved_games",
    }  # fmt: skip
    assert not {"gwint.bots", "gwint.match"} & modules


def test_version() -> None:
    assert re.fullmatch(r"gwint (\d+\.\d+\.\d+.*|\(not installed\))\n", output_of("--version"))


def test_an_unknown_command_is_a_usage_error() -> None:
    result = run("gwent")
    assert result.exit_code == 2
    assert "There is no command “gwent”." in result.stderr


def test_a_refusal_prints_a_translated_sentence_and_exits_with_1() -> None:
    result = run("deck", "check", "gw1AAAAAAA", "--lang", "de")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("Der Deckcode")
    assert "Traceback" not in result.stderr


def test_a_bad_option_is_a_translated_usage_error() -> None:
    result = run("cards", "ghoul", "--rules", "hearts", "--lang", "pl")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "„hearts”" in result.stderr


def test_the_language_option_may_precede_the_command() -> None:
    assert "Potwory" in output_of("--lang", "pl", "cards", "ghoul")
    assert "Monster" in output_of("--lang", "pl", "cards", "ghoul", "--lang", "de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"GWINT_LANG": "uk", "LANG": "pl_PL.UTF-8"}, "uk"),
        ({"GWINT_LANG": "xx", "LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_MESSAGES": "cs_CZ", "LANG": "de_DE"}, "cs"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_sets_the_language(environment: dict[str, str], language: str) -> None:
    assert language_from_environment(environment) == language


def test_the_command_follows_the_environment() -> None:
    assert "Ghul" in output_of("cards", "ghoul", GWINT_LANG="pl")
    assert "Ghúl" in output_of("cards", "ghoul", LANG="cs_CZ.UTF-8")


def test_a_closed_pipe_is_silent() -> None:
    with start("cards", "--json") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="signals are another matter there")
def test_ctrl_c_ends_with_130_and_without_a_traceback() -> None:
    with start("score", "--lines") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 130
        assert b"Traceback" not in process.stderr.read()


def test_a_pipe_and_no_color_get_no_escape_codes() -> None:
    with start("rules", "spy", NO_COLOR="1", FORCE_COLOR="1") as coloured:
        assert b"\x1b" not in coloured.communicate()[0]
    assert "\x1b" not in output_of("rules", "spy")


def test_rows_of_a_table_stay_whole_in_a_pipe() -> None:
    shown = output_of("cards", "leaders")
    assert all(re.match(r"Code|[A-Z]{3}\d{3}  ", line) for line in shown.splitlines())
    assert not any(line.endswith(" ") for line in shown.splitlines())


def test_names_that_are_not_text_are_harmless() -> None:
    result = run("cards", "show", "\udcff")
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_say_how_to_install_them(shell: str) -> None:
    shown = run("completion", shell).stdout
    assert "_GWINT_COMPLETE" in shown
    assert f"gwint completion {shell}" in shown.splitlines()[-1]


# Messages


def messages(language: str) -> dict[str, str]:
    text = (FOLDER / language / "cli.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z][a-z-]* = )", text, flags=re.MULTILINE)[1:]
    return dict(part.split(" = ", 1) for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_the_same_variables(language: str) -> None:
    def variables(texts: dict[str, str]) -> dict[str, set[str]]:
        return {id_: set(re.findall(r"\$[a-z_]+|fault-nearest", text)) for id_, text in texts.items()}

    assert variables(messages(language)) == variables(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_formatted(language: str) -> None:
    details = {detail[1:]: 1 for text in messages("en").values() for detail in re.findall(r"\$[a-z_]+", text)}
    for id_ in messages(language):
        assert translate_with_errors(id_, language, nearest="", nearest_count=0, **details)[1] == []


def test_the_commands_use_every_message_and_no_missing_one() -> None:
    folder = Path(main.get_command.__code__.co_filename).parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    asked = set(re.findall(r'"(cli-[a-z-]*[a-z])"', sources))
    known = {id_.removeprefix("fault-") for id_ in messages("en")}
    assert {id_ for id_ in known if not id_.startswith("cli-count-")} == asked
    assert all(has_message(id_) or has_message(f"fault-{id_}") for id_ in asked)
