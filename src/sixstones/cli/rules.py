"""`sixstones rules`: the rules in our own words, and everything about one card, statement or ruling."""

from typing import Final

from sixstones.cli.arguments import Parser
from sixstones.texts import Catalogue
from sixstones.texts.rulebook import Rulebook

EXAMPLES: Final = (
    "sixstones rules splendor --language pl",
    "sixstones rules splendor --card rocket",
    "sixstones rules splendor R13a",
)


def run(words: list[str], text: Catalogue) -> int:
    """Print them."""
    parser = Parser(text, "rules", text.say("cli-about-rules"), EXAMPLES)
    parser.named_game()
    parser.positional("subject", text.say("cli-id"), text.say("cli-help-rules-id"))
    parser.option("--card", text.say("cli-id"), text.say("cli-help-card"))
    parser.option("--ruling", text.say("cli-id"), text.say("cli-help-ruling"))
    found = parser.read(words)
    if found.game is None:
        raise parser.no_game()
    rulebook = Rulebook(found.game.name, text)
    subjects = [subject for subject in (found.subject, found.card, found.ruling) if subject is not None]
    if subjects:
        print("\n\n".join(rulebook.about(subject) for subject in subjects))
    else:
        print(rulebook.text())
    return 0
