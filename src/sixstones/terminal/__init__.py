"""The table in a terminal: playing a game and stepping through a record of one."""
