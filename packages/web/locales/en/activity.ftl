### What happened, and who did it. The name of a person, where there is one, stands before.

activity-title = Activity
activity-none = Nothing has happened here yet
activity-did-other = changed something
activity-did-0 = read the files again
activity-did-1 = completed the translation
activity-did-2 = changed a translation
activity-did-3 = commented
activity-did-4 = made a suggestion
activity-did-5 = translated
activity-did-6 = translated automatically
activity-did-7 = accepted a suggestion
activity-did-9 = uploaded a translation
activity-did-13 = added a source string
activity-did-14 = locked the component
activity-did-15 = unlocked the component
activity-did-17 = committed changes
activity-did-18 = pushed changes
activity-did-19 = reset the repository
activity-did-21 = rebased on upstream changes
activity-did-22 = could not merge
activity-did-23 = could not rebase
activity-did-24 = met a file that cannot be read
activity-did-25 = removed a translation
activity-did-30 = changed a source string
activity-did-31 = added a string
activity-did-36 = approved a translation
activity-did-37 = marked a translation for editing
activity-did-20 = merged upstream changes
activity-did-27 = replaced text
activity-did-28 = could not push
activity-did-46 = made an announcement
activity-did-47 = met something that needs attention
activity-did-48 = added a language
activity-did-49 = asked for a language
activity-did-50 = created the project
activity-did-51 = created the component
activity-did-57 = added a screenshot
activity-did-59 = brought a change from the repository
activity-did-60 = installed an add-on
activity-did-61 = changed an add-on
activity-did-63 = removed a string
activity-did-66 = changed an explanation
activity-did-71 = brought a string from the repository

## Pages of changes and of people.

activity-changes = Changes
activity-action = What was done
activity-any-action = Anything
activity-filters = Narrow the list
activity-project = Project
activity-any-project = Any project
activity-component = Component
activity-any-component = Any component
activity-language = Language
activity-any-language = Any language
activity-after = From
activity-before = Until
activity-user = Name of the user
activity-feed = Feed (RSS)
activity-count = { $count ->
    [one] One change
   *[other] { $number } changes
  }
activity-show = Show
activity-show-all = Show all changes
activity-nothing = No change is like that
activity-pages = Pages of changes
activity-newer = Newer
activity-older = Older
activity-all = All changes
activity-person = { $translated ->
    [one] One string translated
   *[other] { $translated } strings translated
  }, { $languages ->
    [one] one language
   *[other] { $languages } languages
  }

## How active a place or a person is.

activity-insights = Insights
activity-insights-of = Insights into { $name }
activity-table = Statistics (CSV)
activity-by-day = Changes by day
activity-span = How far back
activity-last-days = Last { $days } days
activity-still = Nothing happened in this time
activity-sum = { $changes } changes in { $days } days; { $edits } of them changed texts.
activity-all-changes = All changes
activity-edits = Changed texts
activity-added-up = Changed texts, added up
activity-as-table = Show as a table
activity-day = Day
activity-by-person = Changes by person
activity-nobody = Nobody changed anything in this time
activity-person-name = Person
activity-share = Share
activity-last = Last change
