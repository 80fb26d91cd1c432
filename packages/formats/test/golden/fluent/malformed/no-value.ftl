a = A
b =
c = C
