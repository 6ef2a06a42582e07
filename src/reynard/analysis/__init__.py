"""Analysis: the course of a finished match, decisions and luck apart, and what would have been better."""

from reynard.analysis.making import make_report, report_roughly
from reynard.analysis.report import Report, with_names

__all__ = ["Report", "make_report", "report_roughly", "with_names"]
