# Title of the page
# on two lines
title = Ahoj, { $name }!
emails =
    { $count ->
        [one] Jeden
       *[other] { $count }
    }
last = Poslední