"""Schwimmen: exchange with three open cards for 31; the lowest hand loses a life."""
