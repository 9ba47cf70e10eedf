"""The review of past games; ``page`` is the page, and imported only when one is opened."""
