"""The help of every command in every language, and the golden pages."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete

from gwint.cards import LANGUAGES
from gwint.cli import commands as commands_package
from gwint.cli import localized, main
from gwint.cli.commands import serve
from gwint.cli.localized.texts import SHARED, details, help_id, parameter_key
from gwint.i18n.bundles import translate
from gwint.server.settings import Settings
from tests.cli import help_pages
from tests.cli.help_pages import contexts, help_page, paths
from tests.cli.runner import imported_modules, modules_after, output_of, run, start
from tests.i18n.messages import FILES, Name, entries, texts_of

OTHERS = tuple(language for language in LANGUAGES if language != "en")
KEYS = {"help-replay": {"keys", *(f"key-{name}" for name in ("next", "back", "move", "round", "ends", "view", "quit"))}}
"""Texts that one command has besides those of its parameters."""


def test_help_lists_every_command_with_what_it_does() -> None:
    listed = dict(re.findall(r"^  (\w+) +(\S.*\.)$", output_of("--help").partition("Commands:")[2], re.MULTILINE))
    modules = Path(commands_package.__file__ or "").parent.glob("[a-z]*.py")
    assert set(listed) == {module.stem for module in modules}
    assert listed["play"] == "Play a game in the terminal."
    assert listed["score"] == "Count the strength on a board and explain it."
    assert len(set(listed.values())) == len(listed)


def test_a_command_is_listed_with_the_first_sentence_of_its_help() -> None:
    for name, summary in re.findall(
        r"^  (\w+) +(\S.*)$", output_of("--help", "--lang", "pl").split("Polecenia:")[1], re.MULTILINE
    ):
        assert summary in output_of(name, "--help", "--lang", "pl")


# Texts


def parameters(ctx: click.Context) -> set[str]:
    return {parameter_key(param) for param in ctx.command.get_params(ctx)}


def test_the_texts_are_those_of_the_commands_and_their_parameters() -> None:
    """Every command and parameter has a text, its own or a shared one, and no text is left over."""
    shared = attributes("en")[SHARED]
    expected = {help_id(ctx): (parameters(ctx) | {"details"} | KEYS.get(help_id(ctx), set())) for ctx in contexts()}
    known = {id_: found for id_, found in attributes("en").items() if id_ in expected}
    assert set(known) == set(expected)
    for id_, found in known.items():
        assert found <= expected[id_]
        assert expected[id_] <= found | shared | {"details"}
    assert shared <= {key for ctx in contexts() for key in parameters(ctx) - attributes("en")[help_id(ctx)]}


def attributes(language: str) -> dict[str, set[str]]:
    return {entry.id.name: {one.id.name for one in entry.attributes} for entry in entries("help", language)}


def test_exactly_the_ids_of_the_help_begin_with_help() -> None:
    """The beginning of an id decides which files are loaded."""
    for file in FILES:
        assert {entry.id.name.startswith("help") for entry in entries(file, "en")} <= {file == "help"}


@pytest.mark.parametrize("language", OTHERS)
def test_texts_name_placeholders_by_reference(language: str) -> None:
    """So that a text and the usage line cannot differ."""

    def references(one: str) -> dict[Name, set[str]]:
        return {name: text.references for name, text in texts_of("help", one).items()}

    assert references(language) == references("en")


@pytest.mark.parametrize("kind", ["help-label", "help-placeholder"])
def test_every_label_and_placeholder_is_used(kind: str) -> None:
    pages = "".join(help_page(path, "uk") for path in paths()) + run("--nothing", "--lang", "uk").stderr
    for id_ in attributes("uk"):
        if id_.startswith(kind):
            word = translate(id_, "uk", count=2, value="", least="", most="", command="", message="").split()[0]
            assert word in pages, id_


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", paths(), ids=" ".join)
def test_every_help_page_has_examples_and_fits_80_columns(path: tuple[str, ...], language: str) -> None:
    shown = help_page(path, language)
    heading = translate("help-label-examples", language, count=2)[:7]
    assert " ".join(("gwint", *path[:1])) in shown.partition(heading)[2]
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left_in_the_help_of_another_language(language: str) -> None:
    for path in paths():
        english, shown = help_page(path, "en"), help_page(path, language)
        same = {line.strip() for line in english.splitlines()} & {line.strip() for line in shown.splitlines()}
        examples = (line for ctx in contexts() for line in getattr(ctx.command, "examples", ()))
        assert not {line for line in same - set(examples) if re.search(r"[A-Za-z]{3} [a-z]{2}", line)}
        assert not re.search(r"\b(Usage|Options|Commands|Arguments|default|required|Show|the|and|with)\b", shown)


@pytest.mark.parametrize("language", help_pages.GOLDEN)
def test_the_help_pages_are_those_of_the_golden_file(language: str) -> None:
    golden = (help_pages.FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert help_pages.all_pages(language) == golden, "Run make golden and review the difference."


def test_a_wide_terminal_has_longer_lines() -> None:
    def widest(columns: int) -> int:
        ctx = click.Context(main, info_name="gwint", **{**main.context_settings, "terminal_width": columns})
        return max(map(len, main.get_help(ctx).splitlines()))

    assert widest(60) <= 60 < widest(100)


def test_details_are_optional() -> None:
    pages = {help_id(ctx): details(ctx) for ctx in contexts()}
    assert pages["help-lab-resume"] == ""
    assert pages["help-fast-warm"]


# The tree of commands


def test_every_value_has_a_translated_placeholder_or_a_list_of_choices() -> None:
    for ctx in contexts():
        for param in ctx.command.params:
            if isinstance(param, click.Option) and not param.is_flag:
                assert param.metavar or isinstance(param.type, localized.Choice), (ctx.command_path, param.name)


def test_values_are_refused_only_in_the_chosen_language() -> None:
    """Click's own types refuse in English, except for those that accept every text."""
    harmless = (click.types.StringParamType, click.types.BoolParamType)
    own = (localized.Choice, localized.IntRange, localized.FloatRange, localized.FilePath, localized.FolderPath)
    for ctx in contexts():
        for param in ctx.command.params:
            assert isinstance(param.type, own + harmless), (ctx.command_path, param.name)


def test_every_command_has_the_language_option() -> None:
    for ctx in contexts():
        assert "lang" in parameters(ctx), ctx.command_path


def test_the_help_of_serve_names_the_defaults_of_the_settings() -> None:
    shown = {param.name: param.show_default for param in serve.command.params if isinstance(param, click.Option)}
    named = {name: default for name, default in shown.items() if default}
    assert named == {name: str(getattr(Settings(), str(name))) for name in named}
    assert {"host", "port", "bot_workers", "log_level"} == set(named)


# Languages


@pytest.mark.parametrize(
    "line",
    [
        "--lang pl play --help",
        "play --lang pl --help",
        "play --help --lang pl",
        "play --help --lang=pl",
        "--lang de play --help --lang pl",
        "--help --lang pl",
        "deck --lang pl --help",
        "deck --help --lang pl",
        "--lang pl deck check --help",
        "deck --lang pl check --help",
        "deck check --help --lang pl",
        "cards --lang pl --help",
        "cards --lang pl show --help",
        "engine --help --lang pl",
        "completion --lang pl --help",
    ],
)
def test_the_language_may_stand_anywhere_on_the_line(line: str) -> None:
    assert output_of(*line.split()).startswith("Użycie: gwint")


def test_help_follows_the_environment_and_the_option_precedes_it() -> None:
    assert output_of("lab", "arena", "--help", GWINT_LANG="de").startswith("Aufruf: gwint lab arena [OPTIONEN]")
    assert output_of("--help", LANG="cs_CZ.UTF-8").startswith("Použití: ")
    assert output_of("--help", "--lang", "uk", GWINT_LANG="de").startswith("Використання: ")


def test_words_after_two_dashes_do_not_choose_the_language() -> None:
    assert run("play", "--", "--lang", "pl").stderr.startswith("Usage: ")


def test_a_group_without_a_command_shows_its_help() -> None:
    for words, beginning in (((), "gwint"), (("--lang", "pl"), "gwint"), (("deck", "--lang", "pl"), "gwint deck")):
        shown = run(*words, GWINT_LANG="pl")
        assert shown.exit_code == 2
        assert shown.stderr.startswith(f"Użycie: {beginning} [OPCJE] POLECENIE [ARGUMENTY]...")
        assert "Polecenia:" in shown.stderr


def test_help_that_the_output_cannot_encode_is_escaped() -> None:
    with start("--help", "--lang", "uk", PYTHONUTF8="0", PYTHONIOENCODING="latin-1") as process:
        shown, errors = process.communicate()
    assert shown.startswith(rb"\u0412\u0438\u043a")
    assert errors == b""


# Startup


def test_help_is_quick_because_it_imports_neither_cards_nor_rules() -> None:
    modules = imported_modules("--help", "--lang", "pl")
    assert "fluent.runtime" in modules
    assert not {"rich", "gwint.cards", "gwint.rules", "gwint.i18n.faults"} & modules


def test_messages_are_loaded_only_when_help_is_shown() -> None:
    assert not {"fluent", "rich", "gwint.cards"} & imported_modules("--version")


# Completion


def completions(language: str, args: list[str], incomplete: str) -> dict[str, str | None]:
    completion = ShellComplete(main, {}, "gwint", "_GWINT_COMPLETE")
    found = completion.get_completions(["--lang", language, *args], incomplete)
    return {item.value: item.help for item in found}


def test_the_shell_shows_what_commands_and_options_do() -> None:
    assert completions("en", [], "pl") == {"play": "Play a game in the terminal."}
    assert completions("pl", [], "pl") == {"play": "Zagraj w\u00a0terminalu."}
    assert completions("de", ["deck"], "ch") == {"check": "Alle Fehler eines Decks nennen."}
    assert completions("cs", ["play"], "--foe-n") == {"--foe-name": translate("help-play.foe-name", "cs")}


def test_the_shell_completes_commands_without_importing_them() -> None:
    code = "[item.value for item in main.shell_complete(click.Context(main), 'c')] == ['cards', 'completion']"
    modules = modules_after(f"import click; assert {code}")
    assert not {"gwint.cli.commands.cards", "gwint.cards"} & modules
