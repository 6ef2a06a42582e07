"""What is in the box: the record, and reading it from ``box.toml``."""
