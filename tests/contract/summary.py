"""Says at the end of a run how many pairs of positions stayed alike, and how many could not go on."""

from collections import Counter

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    counts: Counter[str] = Counter()
    for report in terminalreporter.stats.get("passed", []):
        for name, value in report.user_properties:
            if name == "pairs":
                counts.update(value)
    if counts:
        terminalreporter.write_sep("-", "non-interference")
        for what, number in counts.items():
            terminalreporter.write_line(f"{number:8} {what}")
