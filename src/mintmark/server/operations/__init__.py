"""What the host of a server sets and sees: settings, logs, figures."""
