"""Stop the Bus: exchange with three open cards; the weakest brag hand pays a life."""
