"""What an interface document means at run time, read without xibc's emitter or catalog."""
