### Resource comment

## Group

# Title of the page
# on two lines
title = Hello, { $name }!
button = Open
    .tooltip = Opens the file
    .long =
        Over two
          lines
block =
    First line
      indented

    last line
inline = First
         second
    third
emails = { $count ->
    [one] One email
   *[other] { $count } emails
}
selected =
    You have { $count ->
        [one] one
       *[other] many
    } of them
-brand = Firefox
    .gender = masculine
only-attributes =
    .label = Label
literal = { "{" }{ "" } \u0020 [x]
empty = { "" }

# Standalone comment

last = Last
