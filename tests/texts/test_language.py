"""Plurals, lists and the words of the printed games, language by language."""

import re
from typing import Any

import pytest

import sixstones
from sixstones.rules.said import Outcome, Phrase
from sixstones.texts import FOLDER, catalogue

GAME = sixstones.game("splendor")

TAKEN = {
    "en": {
        "R": "1 Red token",
        "RR": "2 Red tokens",
        "RRB": "2 Red and 1 Blue token",
        "BRRRRR": "1 Blue and 5 Red tokens",
        "YBO": "1 Yellow, 1 Blue and 1 Orange token",
        "WG": "1 Gray and 1 Green token",
    },
    "es": {
        "R": "1 ficha roja",
        "RR": "2 fichas rojas",
        "RRB": "2 fichas rojas y 1 azul",
        "BRRRRR": "1 ficha azul y 5 rojas",
        "YBO": "1 ficha amarilla, 1 azul y 1 naranja",
        "WG": "1 ficha gris y 1 verde",
    },
    "nl": {
        "R": "1 rood fiche",
        "RR": "2 rode fiches",
        "RRB": "2 rode en 1 blauw fiche",
        "BRRRRR": "1 blauw en 5 rode fiches",
        "YBO": "1 geel, 1 blauw en 1 oranje fiche",
        "WG": "1 grijs en 1 groen fiche",
    },
    "pl": {
        "R": "1 czerwony znacznik",
        "RR": "2 czerwone znaczniki",
        "RRB": "2 czerwone i 1 niebieski znacznik",
        "BRRRRR": "1 niebieski i 5 czerwonych znaczników",
        "YBO": "1 żółty, 1 niebieski i 1 pomarańczowy znacznik",
        "WG": "1 szary i 1 zielony znacznik",
    },
}
KIND = {"Y": "yellow", "B": "blue", "O": "orange", "R": "red", "P": "purple", "W": "gray", "G": "green"}


@pytest.mark.parametrize(("language", "letters"), [(one, letters) for one in TAKEN for letters in TAKEN[one]])
def test_tokens(language: str, letters: str) -> None:
    """The noun stands once, and everything agrees with its number."""
    numbers = {KIND[letter]: letters.count(letter) for letter in dict.fromkeys(letters)}
    assert catalogue(language).counts("splendor", numbers, full=True) == TAKEN[language][letters]


@pytest.mark.parametrize(
    ("language", "points"),
    [
        ("en", ["1 Infinity Point", "2 Infinity Points", "5 Infinity Points", "22 Infinity Points"]),
        ("es", ["1 punto de Infinito", "2 puntos de Infinito", "5 puntos de Infinito", "22 puntos de Infinito"]),
        ("nl", ["1 Infinity-punt", "2 Infinity-punten", "5 Infinity-punten", "22 Infinity-punten"]),
        (
            "pl",
            [
                "1 punkt nieskończoności",
                "2 punkty nieskończoności",
                "5 punktów nieskończoności",
                "22 punkty nieskończoności",
            ],
        ),
    ],
)
def test_points(language: str, points: list[str]) -> None:
    assert [catalogue(language).say("splendor-count-points", n=n) for n in (1, 2, 5, 22)] == points


@pytest.mark.parametrize("kind", KIND.values())
def test_polish_numbers_of_every_colour(kind: str) -> None:
    """One, few and many: 12 is many, 22 is few."""
    said = [catalogue("pl").say(f"splendor-count-{kind}.full", n=n) for n in (1, 2, 4, 5, 12, 22)]
    assert [text.split()[-1] for text in said] == [
        "znacznik", "znaczniki", "znaczniki", "znaczników", "znaczników", "znaczniki",
    ]  # fmt: skip
    assert [text.split()[1][-1] for text in said[1:4]] == ["e", "e", "h"]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["You have 1 token too many. Which one do you return?",
                "You have 2 tokens too many. Which one do you return first?"]),
        ("es", ["Te sobra 1 ficha. ¿Cuál devuelves?", "Te sobran 2 fichas. ¿Cuál devuelves primero?"]),
        ("nl", ["Je hebt 1 fiche te veel. Welk fiche leg je terug?",
                "Je hebt 2 fiches te veel. Welk fiche leg je eerst terug?"]),
        ("pl", ["Masz o 1 znacznik za dużo. Który zwracasz?", "Masz o 2 znaczniki za dużo. Który zwracasz najpierw?"]),
    ],
)  # fmt: skip
def test_question_to_the_one_who_is_asked(language: str, sentences: list[str]) -> None:
    assert [asked(language, left, you=0) for left in (1, 2)] == sentences


def asked(language: str, left: int, you: int | None) -> str:
    question = Phrase("return", {"seat": 0, "returned": {}, "left": left})
    return catalogue(language).phrase("splendor", "question", question, ["Ana"], you)


@pytest.mark.parametrize("language", TAKEN)
def test_question_that_another_is_asked_names_the_player(language: str) -> None:
    assert asked(language, 2, you=None).startswith("Ana ")
    assert asked(language, 2, you=1) == asked(language, 2, you=None)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Recruit Rocket for 1 Yellow and 2 Red tokens (Yellow bonus)"),
        ("es", "Reclutar a Mapache Cohete por 1 ficha amarilla y 2 rojas (bonificación amarilla)"),
        ("nl", "Rekruteer Rocket voor 1 geel en 2 rode fiches (gele bonus)"),
        ("pl", "Zwerbuj kartę Rocket za 1 żółty i 2 czerwone znaczniki (żółty bonus)"),
    ],
)
def test_move_names_the_card_its_price_and_its_worth(language: str, sentence: str) -> None:
    position = GAME.new(2, seed=1)
    data = position.to_data()
    deck, spaces = data["levels"][0]["deck"], data["levels"][0]["spaces"]
    if "rocket" in deck:
        at = deck.index("rocket")
        deck[at], spaces[0] = spaces[0], deck[at]
    position = GAME.load(data)
    move = GAME.rules.read(position, f"recruit 1-{spaces.index('rocket') + 1}")
    assert catalogue(language).move(GAME, position, move) == sentence


@pytest.mark.parametrize(
    ("language", "known", "unknown"),
    [
        ("en", "Ana reserves Thor, drawn from the level 3 deck, and takes a Gray token.",
         "Ana reserves a card from the level 3 deck, unseen, and takes a Gray token."),
        ("es", "Ana reserva Thor, del mazo de nivel 3, y coge una ficha gris.",
         "Ana reserva a ciegas una carta del mazo de nivel 3 y coge una ficha gris."),
        ("nl", "Ana reserveert Thor van de stapel van niveau 3 en pakt een grijs fiche.",
         "Ana reserveert blind een kaart van de stapel van niveau 3 en pakt een grijs fiche."),
        ("pl", "Ana rezerwuje kartę Thor ze stosu poziomu 3 i bierze szary znacznik.",
         "Ana rezerwuje w ciemno kartę ze stosu poziomu 3 i bierze szary znacznik."),
    ],
)  # fmt: skip
def test_event_with_and_without_the_card(language: str, known: str, unknown: str) -> None:
    def drawn(card: str | None) -> str:
        event = Phrase("drawn", {"seat": 0, "card": card, "level": 3, "gray": 1})
        return catalogue(language).phrase("splendor", "event", event, ["Ana"])

    assert (drawn("thor"), drawn(None)) == (known, unknown)


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("en", "The Infinity Gauntlet is complete. Ana wins.",
         "The Infinity Gauntlet is complete. Ana and Irene share victory."),
        ("es", "El Guantelete del Infinito está completo. Gana Ana.",
         "El Guantelete del Infinito está completo. Ana e Irene comparten la victoria."),
        ("nl", "De Infinity Gauntlet is compleet. Ana wint.",
         "De Infinity Gauntlet is compleet. Ana en Irene delen de overwinning."),
        ("pl", "Rękawica Nieskończoności jest kompletna. Zwycięzca: Ana.",
         "Rękawica Nieskończoności jest kompletna. Wspólne zwycięstwo: Ana i Irene."),
    ],
)  # fmt: skip
def test_outcome(language: str, alone: str, shared: str) -> None:
    names = ["Ana", "Irene"]
    assert catalogue(language).outcome("splendor", Outcome("gauntlet", (0,)), names) == alone
    assert catalogue(language).outcome("splendor", Outcome("gauntlet", (0, 1)), names) == shared


@pytest.mark.parametrize(
    ("names", "joined"),
    [
        (["Ana", "Irene"], "Ana e Irene"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "Hilda"], "Ana e Hilda"),
        (["Irene", "Ana"], "Irene y Ana"),
        (["Ana", "Irene", "Eva"], "Ana, Irene y Eva"),
        ([""], ""),
        (["Ana", ""], "Ana y "),
    ],
)
def test_spanish_and_before_an_i(names: list[str], joined: str) -> None:
    assert catalogue("es").join(names) == joined


TERMS: dict[str, Any] = {
    "en": ["token", "Gray token", "Green token", "bonus", "Infinity Point", "Avengers tag", "Avengers Assemble tile",
           "Location", "level", "deck", "reserve", "recruit", "Infinity Gauntlet"],
    "es": ["ficha", "ficha gris", "ficha verde", "bonificación", "puntos de Infinito", "iconos de Vengadores",
           "pieza de ¡Vengadores, reuníos!", "Lugar", "nivel", "mazo", "reserva", "recluta", "Guantelete del Infinito",
           "coge"],
    "pl": ["znacznik", "szary znacznik", "zielony znacznik", "bonus", "punkty nieskończoności", "symbole Avengers",
           "płytkę Avengers", "miejsc", "poziomu", "stosu", "rezerwuje", "werbuje", "Rękawica Nieskończoności",
           "środku stołu"],
    "nl": ["fiche", "grijs fiche", "groene fiche", "bonus", "Infinity-punten", "Avengers-symbolen",
           "Avengers Assemble-tegel", "locatie", "niveau", "stapel", "reserveert", "rekruteert", "Infinity Gauntlet"],
}  # fmt: skip
"""The words of the printed rules; Dutch, which has none, keeps to one word for each."""
OTHER_WORDS = {
    "en": ["colour", "chip", "wild", "noble", "gem "],
    "es": ["tomar", "comodín", "loseta", "roba "],
    "pl": ["żeton", "talia", "talii", "kafel", "joker"],
    "nl": ["munt", "personage", "locatiekaart", "deck"],
}
"""What a text of this game might say instead, and does not."""


@pytest.mark.parametrize("language", TERMS)
def test_terms_of_the_printed_game(language: str) -> None:
    text = (FOLDER / language / "splendor.ftl").read_text(encoding="utf-8")
    values = " ".join(line.partition(" = ")[2] or line for line in text.splitlines() if not line.startswith("#"))
    assert [term for term in TERMS[language] if term not in values] == []
    prose = re.sub(r"\$[\w-]+|[\w-]+-colours?\b|colours-first|[\w-]+-deck[\w-]*", "", values)
    assert [word for word in OTHER_WORDS[language] if word in prose] == []
