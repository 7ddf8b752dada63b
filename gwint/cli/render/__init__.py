"""Text that fits its space: boards, rows, charts, tables and the terminal they are printed on."""
