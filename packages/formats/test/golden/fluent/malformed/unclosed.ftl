a = A
b = { $x
c = C
