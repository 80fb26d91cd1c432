### Words that all pages share.

kit-home = To the start page
kit-place = Where you are
kit-skip = Skip to the content
kit-loading = Loading
kit-close = Close
kit-cancel = Cancel
kit-try-again = Try again
kit-just-now = just now
kit-sign-in = Sign in
kit-sign-out = Sign out
kit-activity = Your activity
kit-manage = Administration
kit-account = Your account

kit-failed-unexpected = Something failed on the server. Its log tells more.
kit-failed-not-found = There is nothing at this address, or it is not shown to you.
kit-failed-signed-out = You are not signed in any more. Sign in again; your text is kept.
kit-failed-too-many = Too many requests at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
kit-failed-network = The server did not answer. Your text is kept.

## States of strings, as they are named everywhere.

state-untranslated = Untranslated
state-needs-editing = Needs editing
state-translated = Translated
state-approved = Approved
state-read-only = Read-only
state-failing = Failing check
state-warning = Warning
state-suggestion = Suggestion
state-comment = Comment

## Light and dark

kit-language = Language
kit-theme = Theme
kit-theme-system = As the system
kit-theme-light = Light
kit-theme-dark = Dark
kit-show-password = Show the password

## Secrets

kit-add = Add
kit-choose-language = Choose a language
kit-copy = Copy
kit-copy-of = Copy the address for { $name }
kit-copied = Copied
kit-shown-once = Copy it now: it is shown this once.

## Pages of a place

kit-tabs = Pages of this place
kit-tab-overview = Overview
kit-tab-glossary = Glossary
kit-tab-changes = Changes
kit-tab-insights = Insights
kit-tab-repository = Repository
kit-tab-screenshots = Screenshots
kit-tab-labels = Labels
kit-tab-addons = Add-ons
kit-tab-access = Access
kit-tab-settings = Settings

## Jumping to places by their names.

kit-jump = Search or jump to
kit-jump-found = Places found
kit-jump-nothing = No place has this in its name
kit-jump-kind-project = Project
kit-jump-kind-category = Category
kit-jump-kind-component = Component
kit-jump-kind-user = Person
kit-jump-kind-language = Language
kit-jump-kind-strings = Search in strings

## Pages of the administration

kit-admin-health = Health
kit-admin-users = Accounts
kit-admin-teams = Teams
kit-admin-roles = Roles
kit-admin-languages = Languages
kit-admin-addons = Add-ons
kit-admin-tasks = Tasks
kit-admin-ssh = SSH
kit-admin-lists = Component lists
kit-admin-memory = Translation memory
kit-admin-backups = Backups
kit-admin-closed = The administration is not open to you
kit-admin-closed-about = It needs the right to use it, which superusers have and can give.

## What one may not do

kit-may-not = You may look here, but not change anything.
kit-may-not-why = Why?
kit-may-not-needs = { $count ->
    [one] This right is missing:
   *[other] One of these rights is missing:
  }
kit-may-not-project = Those who manage the access of this project can give it to you: tell them that your name is { $name }.
kit-may-not-site = Those who run this site can give it to you: tell them that your name is { $name }.
kit-may-not-sign-in = Sign in: you may have it then.
kit-undo = Undo
