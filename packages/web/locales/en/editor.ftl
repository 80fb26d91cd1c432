### The editor: strings one by one, and as a list.

editor-position-and-query = Position and query
editor-position = { $at } of { NUMBER($count) }
editor-previous = Previous string
editor-next = Next string
editor-refresh = Take in changes
editor-view = View
editor-view-one = One
editor-view-list = List
editor-keys = Keyboard shortcuts
editor-keys-on = The editor takes these keys
editor-keys-on-hint = Turn them off where they get in the way of other software on this device. Every action has a button.
editor-query = Query
editor-query-hint = Words, or field:value
editor-search = Search
editor-strings = Strings of this query
editor-strings-count = { $count ->
    [one] one string
   *[other] { $count } strings
  }
editor-title = String { $at } of { $count }: { $source }
editor-list-title = { $count ->
    [one] One string
   *[other] { $count } strings
  }
editor-string-gone = This string is not here any more
editor-no-translation = No translation yet

## Queues

editor-queue = Queue
editor-queue-count = { $name } ({ $count })
editor-queue-own = Own query
editor-queue-all = All strings
editor-queue-unfinished = Unfinished
editor-queue-untranslated = Untranslated
editor-queue-needs_editing = Needs editing
editor-queue-translated = Translated
editor-queue-approved = Approved
editor-queue-read_only = Read-only
editor-queue-failing_checks = Failing checks
editor-queue-suggestions = Suggestions
editor-queue-comments = Comments
editor-filters = Quick filters
editor-empty = There are no strings here
editor-queue-done = Nothing left in “{ $name }”
editor-queue-done-about = { $language } needs nothing of this kind now.
editor-see-suggestions = { $count ->
    [one] See the suggestion
   *[other] See { $count } suggestions
  }
editor-all-strings = All strings ({ $count })
editor-no-match = No string matches { $query }
editor-without-part = { $count ->
    [one] Without { $part } there is one.
   *[other] Without { $part } there are { $count }.
  }
editor-drop-part = Drop that part

## The string

editor-source = Source
editor-translation = Translation
editor-copy-source = Copy source
editor-source-changed = Source changed: { $difference }
editor-more-locations = and { $count } more
editor-forms = { $count ->
    [one] one plural form
   *[other] { $count } plural forms
  }
editor-form = Form { $number }
editor-form-zero = Zero
editor-form-one = One
editor-form-two = Two
editor-form-few = Few
editor-form-many = Many
editor-form-other = Other
editor-characters = characters
editor-insert = Insert { $text }
editor-insert-group = Insert
editor-write-left-to-right = Write from left to right
editor-write-right-to-left = Write from right to left
editor-state = State

## Checks

editor-checks = Checks
editor-check-count = { $count ->
    [one] one check
   *[other] { $count } checks
  }
editor-in-forms = { $count ->
    [one] In the form { $forms }.
   *[other] In the forms { $forms }.
  }
editor-enforced = While this fails, saving leaves the string as “Needs editing”.
editor-fix = Put right
editor-check-dismissed = Dismissed: it counts as passed here.
editor-check-restored = It counts again.
editor-dismiss = Dismiss
editor-dismiss-check = Dismiss “{ $check }”
editor-is-dismissed = Dismissed: { $check }
editor-restore-dismissed = Count again
editor-restore-check = Count again “{ $check }”

## Actions

editor-actions = Actions
editor-save = Save
editor-save-and-go-on = Save and go on
editor-save-and-stay = Save and stay
editor-save-next-row = Save, next row
editor-approve = Approve
editor-skip = Skip
editor-more = More
editor-clear = Clear
editor-discard = Back to what is saved
editor-undo-save = Undo the last save
editor-undone = Taken back: the string is as it was.
editor-draft-kept = Draft kept
editor-open-alone = Open alone
editor-flag-on = Needs editing is on
editor-flag-off = Needs editing is off

editor-said-saved = Saved.
editor-said-saved-next = Saved. { $at } of { $count }. { $state }
editor-said-saved-last = Saved. That was the last string.
editor-said-next = { $at } of { $count }. { $state }
editor-said-nothing-to-save = Nothing changed, nothing to save.

## What cannot be saved, and why

editor-cannot-save = This string cannot be changed here.
editor-closed-read-only = Read-only
editor-closed-by-flag = The flag read-only stands at this string.
editor-closed-by-file = Its file says so.
editor-closed-locked = The component is locked
editor-locked-since = Since { $time }.
editor-locked-by = By { $name }, since { $time }.
editor-closed-signed-out = Sign in to translate
editor-closed-approved = Approved: only reviewers can change it
editor-closed-no-address = Your account needs an e-mail address first
editor-closed-agreement = Accept the contributor agreement of this component first
editor-closed-no-right = You may not change translations here
editor-closed-no-source-right = You may not change source strings here
editor-closed-votes = This translation takes suggestions only, which are accepted by votes
editor-closed-other-language = You may translate into other languages here, not into this one
editor-not-saved = Not saved: { $reason }
editor-text-kept = Your text is kept on this device.
editor-faster = { $name } saved this string { $time }
editor-nothing-lost = Nothing of yours is lost. Which one stays?
editor-keep-theirs = Keep the text of { $name }
editor-save-mine = Save mine
editor-go-on-with-mine = Go on with mine
editor-somebody = Somebody
editor-you = You
editor-cut-off = { $count ->
    [one] No connection. One string waits on this device.
   *[other] No connection. { $count } strings wait on this device.
  }
editor-cut-off-about = Go on; they are sent when you are back, oldest first.
editor-refused = { $count ->
    [one] One string was not saved.
   *[other] { $count } strings were not saved.
  }
editor-see-them = { $count ->
    [one] See it
   *[other] See the { $count }
  }
editor-not-sent = Not saved yet

## Help

editor-help = Help for this string
editor-help-upper = Matches, glossary, languages
editor-help-lower = Nearby, history, screenshots
editor-tab-matches = Matches
editor-tab-glossary = Glossary
editor-tab-nearby = Nearby
editor-tab-languages = Languages
editor-tab-same-source = Same source
editor-tab-variants = Variants
editor-tab-history = History
editor-tab-screenshots = Screenshots
editor-tab-about = About
editor-matches-none = The memory has nothing like this text yet. It learns from what is translated.
editor-match-quality = like this source
editor-match-project = Memory · { $origin }
editor-match-shared = Shared memory · { $origin }
editor-match-personal = Your memory · { $origin }
editor-match-file = Imported memory · { $origin }
editor-match-keys = Ctrl+M, then { NUMBER($number) }
editor-glossary-none = No term of a glossary stands in this source.
editor-term-forbidden = Do not use
editor-term-read_only = Keep as it is
editor-term-terminology = In all languages
editor-term-not = not { $term }
editor-more-terms = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
editor-nearby-none = No other string stands in this file.
editor-languages-none = No other language has this string translated yet.
editor-same-source-none = No other string has this source.
editor-variants-none = No other string is a variant of this one.
editor-history-none = Nothing happened to this string yet.
editor-use = Use
editor-restore = Restore
editor-screenshots-none = No screenshot shows this string yet.
editor-about-edit = Explain, label, or set flags
editor-about-own-flags = Flags of this string
editor-about-own-flags-hint = With commas between them, such as max-length:60.
editor-about-explanation-hint = Shown to translators of all languages.
editor-described = Saved for all languages.
editor-about-key = Key
editor-about-explanation = Explanation
editor-about-locations = Used in
editor-about-flags = Flags
editor-about-labels = Labels
editor-about-priority = Priority

## List

editor-row = Row { $at } of { NUMBER($count) }
editor-list-hints = Arrow keys: rows. Enter: edit. ?: all keys.

## Keys

editor-key-save = Save and go on
editor-key-save-cleared = Clear “Needs editing”, save and go on
editor-key-previous = Previous string
editor-key-next = Next string
editor-key-first = First string
editor-key-last = Last string
editor-key-copy-source = Copy the source
editor-key-clear = Clear the translation
editor-key-placeholder = Insert a placeholder
editor-key-use-match = Use a match, one after another
editor-key-dismiss-check = Dismiss a check
editor-key-needs-editing = Needs editing, on and off
editor-key-focus-target = To the translation
editor-key-focus-nearby = To the strings nearby
editor-key-query = To the query
editor-key-keys = This list
editor-key-leave = Close, or leave the field

## Signs for what cannot be seen

editor-sign-no-break-space = No-break space
editor-sign-narrow-no-break-space = Narrow no-break space
editor-sign-figure-space = Figure space
editor-sign-thin-space = Thin space
editor-sign-wide-space = Wide space
editor-sign-tab = Tab
editor-sign-line-end = Line end
editor-sign-carriage-return = Carriage return
editor-sign-soft-hyphen = Soft hyphen
editor-sign-zero-width-space = Zero-width space
editor-sign-zero-width-non-joiner = Zero-width non-joiner
editor-sign-zero-width-joiner = Zero-width joiner
editor-sign-left-to-right-mark = Left-to-right mark
editor-sign-right-to-left-mark = Right-to-left mark
editor-sign-direction = Mark of direction
editor-sign-byte-order-mark = Byte order mark
editor-sign-spaces = Spaces that may be too many
