"""The application as a process, or several."""
