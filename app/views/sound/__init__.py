"""What is heard: the mixing of sounds, the device that plays them, and the one speaker of the program."""
