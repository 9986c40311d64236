"""Looking at a match again: hints, reviews, results, records, one's own matches, forgetting."""
