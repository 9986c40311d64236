"""Looking at a match again: hints, reviews, results, records, the matches of a browser."""
