"""A reference page for every game, made from its code and its boxes: ``python -m reynard.reference FOLDER``."""

from reynard.reference.writing import reference_of, write_references

__all__ = ["reference_of", "write_references"]
