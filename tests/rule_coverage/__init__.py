"""Which rules are tested: a rule is, when a test that names it fails without it."""
