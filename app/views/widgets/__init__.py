"""The parts that pages and dialogs are put together from."""
