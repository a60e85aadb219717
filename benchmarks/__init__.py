"""What is fast, measured. `make bench` prints each figure beside its aim; nothing here runs as a test."""
