a = { $x ->
    [one] One
}
