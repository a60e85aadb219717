"""The rules of the games: positions, chance and moves. Nothing here reads, writes or speaks a human language."""
