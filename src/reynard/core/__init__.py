"""What every game stands on: records, the dice cup, the contract, matches and saves."""
