"""Sound: the speaker that the views call, the mixer that makes the samples, and the device that plays them."""
