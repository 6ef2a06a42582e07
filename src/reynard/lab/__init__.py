"""Many games at once: duels between bots, and how fast the rules run."""
