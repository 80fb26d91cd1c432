a = A
b = ÿ
