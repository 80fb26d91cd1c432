a = A
what is this
