"""Matches between bots: fair seating, forfeits, ratings, results that replay."""
