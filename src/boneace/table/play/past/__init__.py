"""Looking at a match again: hints, reviews, results, records, what a browser has played."""
