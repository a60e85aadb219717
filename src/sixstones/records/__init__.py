"""Records: a game as a text file that a person can read and mail. Written while it is played; read, replayed, verified.

The checks protect a record against accident, not against forgery: who changes a file can compute them anew.
"""

from sixstones.records.reading import read
from sixstones.records.record import CutError, Head, Line, Record, RecordError
from sixstones.records.replaying import DiffersError, SeedError, positions
from sixstones.records.verifying import State, Verdict, files, verify
from sixstones.records.writing import Writer

__all__ = [
    "CutError",
    "DiffersError",
    "Head",
    "Line",
    "Record",
    "RecordError",
    "SeedError",
    "State",
    "Verdict",
    "Writer",
    "files",
    "positions",
    "read",
    "verify",
]
