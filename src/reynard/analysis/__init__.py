"""Analysis: the course of a finished match, decisions and luck apart, and what would have been better."""
