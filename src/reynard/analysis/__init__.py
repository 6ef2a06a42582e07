"""Analysis: the course of a finished match, decisions and luck apart, and what would have been better."""

PLAYOUTS = 400_000  # for a whole game; more, and the figures are surer
