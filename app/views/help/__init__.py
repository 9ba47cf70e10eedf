"""The rules inside the program, and long texts."""
