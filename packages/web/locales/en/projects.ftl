### Finding work: the start page, projects, components and languages.

projects-title = Projects
projects-all = All projects
projects-none = There are no projects yet
projects-none-about = A project holds components: sets of files that are translated together.
projects-none-public = Nothing is public here. Sign in to see more.
projects-add = New project
projects-find = Find a project by its name
projects-nowhere = Nothing is here
projects-nowhere-about = This address leads nowhere: it may have been mistyped, or what stood here was moved or removed.

## Start page

projects-home = Start
projects-welcome = Translate with { $site }
projects-welcome-about = People translate software here. Look around, or sign in to take part.
projects-waits = What waits for you
projects-waits-none = Nothing waits for you
projects-waits-none-about = Open a project and look where your languages are not done, or watch one to hear of new strings.
projects-ask-languages = Which languages do you translate into?
projects-ask-languages-about = What needs work in them is shown here. You can change them in your profile at any time.
projects-ask-another = Another language
projects-recent = Where you were last
projects-recent-none = You have not translated anything yet
projects-watched-ones = Projects you watch
projects-watched-none = You watch no project
projects-watched-none-about = Watch a project to find it here and hear its news.

## A project

projects-about = { $components ->
    [one] One component
   *[other] { $components } components
  }, { $languages ->
    [one] one language
   *[other] { $languages } languages
  }, { $strings ->
    [one] one string
   *[other] { $strings } strings
  } with all languages.
projects-watch = Watch
projects-watched = Watched
projects-add-component = Add component
projects-empty = Nothing to translate yet
projects-empty-about = Add a component: say where the files are, and everything else is looked for.
projects-matrix = Languages and components
projects-language = Language
projects-languages = Languages
projects-source = Source
projects-start = Start
projects-add-language = Start a language
projects-language-added = The language was added
projects-fail = fail a check
projects-alerts = Alerts
projects-locked = Locked: nobody can change strings here now.

## Work

projects-work = What needs work
projects-work-in = What needs work in { $language }
projects-queue-failing_checks = { $count ->
    [one] One string fails a check
   *[other] { $count } strings fail a check
  }
projects-queue-needs_editing = { $count ->
    [one] One string needs editing
   *[other] { $count } strings need editing
  }
projects-queue-suggestions = { $count ->
    [one] One string has suggestions
   *[other] { $count } strings have suggestions
  }
projects-queue-comments = { $count ->
    [one] One string has comments
   *[other] { $count } strings have comments
  }
projects-queue-untranslated = { $count ->
    [one] One string is untranslated
   *[other] { $count } strings are untranslated
  }
projects-translate = Translate
projects-no-strings = There are no strings here yet
projects-cell-empty = No strings
projects-all-done = Everything is translated
projects-look-through = Look through
projects-left = { $count ->
    [0] nothing left of { $number }
   *[other] { $count } left of { $number }
  }
projects-open-editor = Open the editor
projects-files = Files
projects-far = { $percent } translated
projects-states = Strings by state
projects-state = State
projects-share = Share
projects-strings = Strings

## Languages

projects-find-language = Find a language by its name or code
projects-no-language = No language has this in its name
projects-where-to-start = Where to start
projects-language-nowhere = Nothing is translated into this language yet
projects-people = Who works on it
projects-no-people = Nobody has translated into it lately
projects-project = Project
projects-left-to-do = Left to do

## Search, new projects, and projects to those who do not know them

projects-may-not-add = You may not make projects
projects-name = Name
projects-slug = Name in addresses
projects-slug-hint = Small letters, digits and hyphens. Links hold it, so choose it to last.
projects-web = Web address
projects-web-hint = Where people read about what is translated.
projects-instructions = For translators
projects-instructions-hint = What they should know first: tone, terms, where to ask.
projects-make = Make the project
projects-search = Search
projects-search-for = Words, or a query
projects-search-hint = Such as state:<translated AND language:cs
projects-search-none = Nothing is like that
projects-search-none-about = Try fewer words, or another language.
projects-engage = Help to translate { $project }
projects-engage-help = Help to translate
projects-engage-web = About the project
projects-search-found = { $count ->
    [one] One string
   *[other] { $number } strings
  }
projects-search-all = All
projects-search-states = By state
projects-search-sort = Order
projects-search-sort-place = By component and language
projects-search-sort-changed = Changed last
projects-search-sort-source = By source text
projects-search-sort-longest = Longest first
projects-search-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
  }
projects-engage-about = { $languages ->
    [one] One language
   *[other] { $languages } languages
  }, { $strings ->
    [one] one string
   *[other] { $strings } strings
  }, { $percent } translated.
projects-may-not-start = You may not start a language here.
projects-may-not-add-component = You may not add components here.

## The glossary of a project

projects-glossary = Glossary
projects-glossary-of = Glossary of { $name }
projects-glossary-about = Terms that are translated the same way everywhere. The editor shows them under the strings that hold them.
projects-glossary-none = There is no glossary yet
projects-glossary-none-about = It comes with the first component, and gets all languages of the project.
projects-glossary-back = To the project
projects-glossary-find = Find a term
projects-terms = { $count ->
    [one] One term
   *[other] { $number } terms
  }
projects-terms-none = No terms in this language yet
projects-terms-none-about = Add the words that have to be the same everywhere: names of features, buttons, roles.
projects-term = Term
projects-term-in = In { $language }
projects-term-hint = Leave it empty to add the term to all languages.
projects-term-add = Add a term
projects-term-added = The term was added
