### Files: down, up, and what an upload would do.

files-title = Files
files-of = Files of { $component } in { $language }
files-nowhere = This address names no translation.
files-no-upload = You may not upload files here

files-download = Download
files-download-do = Download
files-format = Format
files-stored = As it is stored ({ $name })
files-format-csv = CSV (tables)
files-format-xlsx = Excel
files-format-po = gettext PO
files-format-mo = gettext MO
files-format-xliff = XLIFF 1.2 with gettext extensions
files-format-xliff11 = XLIFF 1.1
files-format-tmx = TMX (memory)
files-format-tbx = TBX (glossary)
files-format-json = JSON
files-format-json-nested = Nested JSON
files-format-aresource = Android resource
files-format-strings = iOS strings
files-query = Only strings of a query
files-query-hint = Such as state:needs-editing. Empty for all strings.
files-received = { $size } KiB received
files-archives = Archives
files-archive-stored = As they are stored
files-archive-component = Whole component
files-archive-project = Whole project

files-upload = Upload
files-drop = Drop a file here, or choose one
files-drop-hint = A plan shows what it would do. Nothing changes before you apply it.
files-chosen = { $size } KiB. Drop another one to replace it.
files-method = What to do with it
files-method-translate = Add as translations
files-method-translate-hint = Texts of the file become translations.
files-method-approve = Add as approved translations
files-method-approve-hint = Texts of the file become approved translations.
files-method-fuzzy = Add as needing editing
files-method-fuzzy-hint = Somebody looks at each text again.
files-method-suggest = Add as suggestions
files-method-suggest-hint = Translations stay as they are; others decide.
files-method-add = Add new strings
files-method-add-hint = Strings that are not there yet are added.
files-method-replace = Replace the whole file
files-method-replace-hint = The stored file is replaced: strings that the new one lacks are removed.
files-method-source = Update the source strings
files-method-source-hint = The file becomes the template of all languages.
files-conflicts = Strings that are translated already
files-conflicts-keep = Keep them
files-conflicts-replace-translated = Replace them unless approved
files-conflicts-replace-approved = Replace approved ones, too
files-fuzzy = Strings that the file marks as fuzzy
files-fuzzy-skip = Pass over them
files-fuzzy-process = Take them as needing editing
files-fuzzy-approve = Take them as translated

files-plan = Plan of the upload
files-plan-nothing-yet = Nothing has happened yet
files-plan-apply = Apply the plan
files-plan-discard = Discard
files-plan-about = If something changes meanwhile, nothing is done and you see a new plan.
files-plan-show = Show
files-plan-all = All ({ $count })
files-plan-words = Words in them
files-plan-strings = Strings of the plan
files-plan-cut = The plan has { $count } strings; the first of them are shown.
files-plan-none = The file changes nothing.
files-plan-none-here = No string is like that.
files-plan-again = Show the new plan
files-outdated = Something changed since the plan was made
files-outdated-about = Nothing was done. The file is kept.
files-outcome-changed = Changed
files-outcome-added = New
files-outcome-removed = Removed
files-outcome-suggested = Suggested
files-outcome-skipped = Kept
files-outcome-not_found = Not known here
files-applied = { $count ->
    [0] Applied. Nothing had to change.
    [one] Applied: one string.
   *[other] Applied: { $count } strings.
  }

files-shots = Screenshots
files-shots-of = Screenshots of { $name }
files-shots-drop = Drop pictures here, paste them, or choose some
files-shots-hint = Then tie each to the strings that are seen on it.
files-shots-busy = The pictures are sent.
files-shots-none = There are no screenshots yet
files-shots-none-about = Translators see them beside the strings that are tied to them.
files-shots-zoom = Show large: { $name }
files-shots-search = Find strings that are seen on it
files-shots-tie = Tie
files-shots-untie = Untie
files-shots-remove = Remove the screenshot
files-shots-remove-of = Remove: { $name }
files-shots-remove-about = The picture is removed; the strings stay as they are.
files-shots-may-not = You may not add screenshots here.
