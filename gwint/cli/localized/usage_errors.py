"""Usage errors as faults: what Click refuses on the command line, in the chosen language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from gwint.cli.languages import current_language, language_of
from gwint.cli.localized.texts import label, parameter_name
from gwint.faults import Fault


class UsageFault(click.BadParameter):
    """A usage error that carries a fault. If Click attaches a parameter, the fault is in that parameter's value."""

    def __init__(self, fault: Fault, ctx: click.Context | None = None) -> None:
        super().__init__(str(fault), ctx)
        self.fault = fault

    def format_message(self) -> str:
        from gwint.i18n import format_fault

        fault = self.fault
        if self.ctx is None:
            return format_fault(fault, current_language())
        if self.param is not None:
            fault = Fault("cli-value", {"parameter": parameter_name(self.ctx, self.param), "fault": fault})
        return format_fault(fault, language_of(self.ctx))

    def show(self, file: IO[Any] | None = None) -> None:
        """Print the usage of the command, how to get its help, and the fault."""
        assert self.ctx is not None, "click attaches the context"
        hint = label(self.ctx, "hint", command=f"{self.ctx.command_path} --help")
        error = label(self.ctx, "error", message=self.format_message())
        click.echo(f"{self.ctx.get_usage()}\n{hint}\n\n{error}", file=file, err=file is None)


@contextmanager
def localized_usage_errors(ctx: click.Context) -> Iterator[None]:
    """Turn the usage errors that Click raises while it parses into faults."""
    try:
        yield
    except click.UsageError as error:
        fault = _fault(ctx, error)
        if fault is None:
            raise
        raise UsageFault(fault, ctx) from error


def _fault(ctx: click.Context, error: click.UsageError) -> Fault | None:
    """Return the fault of Click's own error; None for any other."""
    if isinstance(error, click.NoSuchOption):
        return Fault("cli-no-option", {"option": error.option_name, "nearest": tuple(error.possibilities or ())})
    if isinstance(error, click.MissingParameter) and error.param is not None:
        name = parameter_name(ctx, error.param)
        if isinstance(error.param, click.Option):
            return Fault("cli-missing-option", {"option": name})
        return Fault("cli-missing-argument", {"argument": name})
    if isinstance(error, click.BadOptionUsage):
        if _is_flag(ctx, error.option_name):
            return Fault("cli-option-without-value", {"option": error.option_name})
        return Fault("cli-option-needs-value", {"option": error.option_name})
    return None


def _is_flag(ctx: click.Context, spelling: str) -> bool:
    options = (param for param in ctx.command.get_params(ctx) if isinstance(param, click.Option))
    return any(option.is_flag for option in options if spelling in (*option.opts, *option.secondary_opts))
