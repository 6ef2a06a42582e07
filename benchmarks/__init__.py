"""What the README's figures come from: every figure a ratio measured in one run."""
