### Repositories: where they stand, and what is done with them.

repository-title = Repository
repository-title-all = Repositories
repository-of = Repository of { $name }
repository-all-of = Repositories of { $name }
repository-branch = , branch { $branch }
repository-all-of-project = All repositories of the project

repository-lock = Lock
repository-unlock = Unlock
repository-more = More
repository-locked = Locked: nobody can change translations now.
repository-locked-about = Suggestions and comments are still possible. Unlock it when the work on the repository is done.
repository-locked-since = Since { $since }.
repository-locked-by = Locked by { $who }, { $since }.
repository-shared = This repository is shared
repository-shared-about = It belongs to { $place }. What is done here is done for all components that share it.

repository-here = Here
repository-here-nothing = Nothing new
repository-strings-count = { $count ->
    [one] One string
   *[other] { $count } strings
  }
repository-commits-count = { $count ->
    [one] One commit
   *[other] { $count } commits
  }
repository-here-about = Not yet committed: { $waiting }. Not yet pushed: { $outgoing }.
repository-upstream = Upstream
repository-upstream-nothing = Nothing new
repository-upstream-unknown = It was not looked at yet.
repository-relation-same = Same
repository-relation-ahead = Ahead
repository-relation-behind = Behind
repository-relation-diverged = Diverged

repository-commit = Commit
repository-push = Push
repository-no-push = This component has no address to push to: its settings name one.
repository-pull = Update now
repository-plan-make = Plan the update
repository-cleanup = Remove files that git does not know
repository-file-sync = Write all strings into the files
repository-file-scan = Read all files again
repository-commit-all = Commit all
repository-pull-all = Update all
repository-push-all = Push all

repository-done-commit = Committed.
repository-done-push = Pushed.
repository-done-pull = Updated from upstream.
repository-done-reset = Reset to what upstream has.
repository-done-cleanup = Cleaned up.
repository-done-file-sync = All strings were written into the files.
repository-done-file-scan = All files were read.
repository-refused = It did not work. Nothing was lost.
repository-busy = Other work on this repository takes long
repository-busy-about = What you asked for waits its turn. You may leave this page: it goes on, and is listed here.

repository-plan-by-rebase = Plan: update by rebase
repository-plan-by-merge = Plan: update by merge
repository-plan-nothing-yet = Nothing has happened yet
repository-plan-apply = Apply the plan
repository-plan-discard = Discard
repository-plan-for = Made for commit
repository-plan-translated = Translated here
repository-plan-more = { $count ->
    [one] One more file
   *[other] { $count } more files
  }
repository-plan-problem = The plan could not be made
repository-plan-conflicts = { $count ->
    [one] One file would conflict. Commit and push first, or mend it upstream.
   *[other] { $count } files would conflict. Commit and push first, or mend them upstream.
  }
repository-plan-empty = Upstream has nothing new.
repository-plan-incoming = { $count ->
    [one] One commit comes in. No conflict is expected.
   *[other] { $count } commits come in. No conflict is expected.
  }
repository-plan-ours = { $ours ->
    [0] None of them touches the files that are translated here.
    [one] One file that is translated here changes.
   *[other] { $ours } files that are translated here change.
  }

repository-waiting = Not yet committed
repository-waiting-none = Everything is committed
repository-waiting-none-about = What is translated next is listed here until a commit takes it.
repository-language = Language
repository-strings = Strings
repository-by = By
repository-since = Since
repository-outgoing = Not yet pushed
repository-incoming = New upstream
repository-merge-failure = The last update failed

repository-alerts = What needs attention
repository-alert-error = Error
repository-alert-warning = Warning
repository-alert-details = { $count ->
    [one] One detail
   *[other] { $count } details
  }
repository-alert-more = { $count ->
    [one] And one more
   *[other] And { $count } more
  }

repository-earlier = Earlier
repository-earlier-none = Nothing was done with this repository yet.
repository-log = Log
repository-log-of = Log: { $work }
repository-log-empty = Nothing was logged.
repository-state-done = Done:
repository-state-failed = Failed:
repository-state-cancelled = Cancelled:
repository-work-commit = Commit
repository-work-push = Push
repository-work-pull = Update from upstream
repository-work-reset = Reset
repository-work-cleanup = Clean-up
repository-work-file-sync = Writing all files
repository-work-file-scan = Reading all files
repository-work-load = Import
repository-work-operate = Work on the repository
repository-work-plan = Plan of an update
repository-work-add-language = New language
repository-work-remove-language = Removal of a language
repository-work-remove-units = Removal of strings
repository-work-upload = Upload
repository-work-waits = It waits its turn.
repository-work-leave = You may leave this page: it goes on.
repository-work-cancel = Cancel

repository-fate-committed = Written
repository-fate-updated = Changed
repository-fate-added = New
repository-fate-removed = Removed
repository-fate-pending = Waits
repository-fate-suggested = Becomes a suggestion
repository-fate-discarded = Thrown away
repository-plan-more-strings = And { $count } more strings.
repository-plan-outdated = Something has changed meanwhile
repository-plan-outdated-about = Nothing was done. This is the plan as it is now.
repository-plan-of = Plan: { $work }
repository-plan-look = Look first: { $work }
repository-plan-no-change = Nothing would change.
repository-plan-fails = It would not work
repository-plan-commits-title = Commits that are made
repository-plan-incoming-title = Comes in
repository-plan-outgoing-title = Is sent
repository-plan-dropped-title = Is dropped
repository-plan-strings-title = What becomes of strings
repository-plan-sum-made = { $count ->
    [one] one commit is made
   *[other] { $count } commits are made
  }
repository-plan-sum-come = { $count ->
    [one] one commit comes in
   *[other] { $count } commits come in
  }
repository-plan-sum-go = { $count ->
    [one] one commit is sent
   *[other] { $count } commits are sent
  }
repository-plan-sum-drop = { $count ->
    [one] one commit is dropped
   *[other] { $count } commits are dropped
  }
repository-plan-sum-change = { $count ->
    [one] one string is touched
   *[other] { $count } strings are touched
  }
repository-gave-way = Where two texts met
repository-gave-way-more = Show more
repository-gave-way-to-upstream = Upstream’s text stands
repository-gave-way-to-ours = Our text stands
repository-gave-way-suggested = The other text is kept as a suggestion.
repository-gave-way-suggested-by = The other text is kept as a suggestion of { $who }.
repository-request = Merge request
repository-request-none = No request is open. The next push opens one.
repository-request-open = Open
repository-request-merged = Merged
repository-request-closed = Closed
repository-request-opened = Opened
repository-request-next = The next push opens a new one.
repository-reset = Undo what is here
repository-reset-nothing = Nothing here is newer than upstream: a reset reads the files again.
repository-reset-drops = Not committed or not pushed: { $what }.
repository-reset-about = All components that share the repository are set to what upstream has now.
repository-reset-ask = Reset to upstream
repository-reset-do = Reset
repository-reset-do-discard = Throw it away and reset
repository-reset-fate = What becomes of it
repository-reset-pending = It waits to be committed again
repository-reset-pending-about = In the names of its authors, over what upstream has.
repository-reset-suggestions = It becomes suggestions
repository-reset-suggestions-about = Translators choose again, string by string.
repository-reset-discard = It is thrown away
repository-reset-discard-about = This cannot be undone; only the history still tells of it.

repository-components = Components
repository-forges = Pushes and requests by themselves
repository-forges-about = Forges can tell of pushes, and take changes as pull or merge requests: { $hooks } and { $forges } are in the settings of the project.
repository-forges-hooks = notifications of pushes
repository-forges-credentials = credentials for forges
repository-components-none = There are no components yet
repository-components-add = Add a component
repository-component = Component
repository-address = Address
repository-kept = Repository
repository-own = Its own
repository-shares = Shared
repository-needs-commit = Some strings are not committed yet.
repository-needs-merge = Upstream has something new.
repository-needs-push = Some commits are not pushed yet.
repository-needs-nothing = All repositories are in step with upstream.

## A new component

repository-new = New component
repository-new-steps = Steps
repository-step-repository = Repository
repository-step-what = What to translate
repository-step-kept = How it is kept
repository-step-create = Check and create
repository-new-back = Back
repository-new-on = Continue
repository-new-nothing-yet = Nothing is created before step 4.
repository-project = Project
repository-origin = Where the files are
repository-origin-git = A repository
repository-origin-git-about = Changes are pulled from it, and translations are committed to it.
repository-origin-component = The repository of another component
repository-origin-component-about = It is fetched once for both.
repository-origin-zip = A ZIP file or a single file
repository-origin-zip-about = The files are kept here alone.
repository-origin-new = From nothing
repository-origin-new-about = There are no files yet. We keep them here, and strings are typed in.
repository-origin-new-here = Kept here alone
repository-new-address = Address
repository-new-address-hint = As you would give it to git clone.
repository-new-branch = Branch
repository-new-branch-hint = Empty for the main one.
repository-new-push = Address to push to
repository-new-push-hint = Empty where nothing is to be pushed.
repository-ssh = Access over ssh
repository-ssh-own = This project has a key of its own. Give it access to the repository, with the right to write where translations are pushed.
repository-ssh-site = The server comes with this key. Give it access to the repository, with the right to write where translations are pushed.
repository-ssh-hosts = A host whose keys are not trusted is not gone to: { $hosts }.
repository-ssh-hosts-link = hosts that this site trusts
repository-ssh-hosts-ask = A host whose keys are not trusted is not gone to. Administrators of this site can trust one.
repository-new-shared = Component
repository-new-choose = Choose one
repository-new-zip = File
repository-new-zip-hint = Its files are looked at in the next step; nothing of it is kept before the last one.
repository-new-name = Name
repository-new-slug = Short name in addresses
repository-new-slug-hint = Made from the name unless you write one.
repository-new-format = Format
repository-new-auto = Find it out
repository-new-auto-hint = The server looks at the files for their format and mask. Where they leave a choice, it asks.
repository-new-format-find = Find a format
repository-new-format-found = { $count ->
    [0] No format is named so.
    [one] One format. Enter chooses it.
   *[other] { $count } formats. Enter chooses the first one.
  }
repository-new-mask = File mask
repository-new-mask-hint = With an asterisk for the language. Empty to have it found.
repository-new-mask-hint-begin = With an asterisk for the language: locales/*.json
repository-new-matching = { $count ->
    [0] No file matches.
    [one] One file matches:
   *[other] { $count } files match:
  }
repository-new-template = Base file
repository-new-template-hint = The file of the source language, where translations have keys instead of texts.
repository-new-base = Template for new translations
repository-new-base-hint = Such as the POT file.
repository-new-surveying = The files are looked at. Where there are many, that takes a while.
repository-new-sets-in = { $files ->
    [one] What was found in one file
   *[other] What was found in { $files } files
  }
repository-new-sets-none = No files of translations were found
repository-new-sets-none-about = Name a file mask and a format yourself.
repository-new-best = Best match
repository-new-by-hand = Something else
repository-new-by-hand-about = Name a file mask and a format yourself.
repository-new-scratch = Make files that are not there yet
repository-new-scratch-hint = The base file and the template that are named below, without strings. An empty repository gets its first commit.
repository-new-scratch-begin = Begin with it
repository-new-look-again = Look again
repository-new-set = { $format }, { $languages }, { $files }
repository-new-set-template = Base file: { $file }
repository-new-set-base = Template: { $file }
repository-new-set-languages = Languages of these files
repository-new-languages-count = { $count ->
    [one] one language
   *[other] { $count } languages
  }
repository-new-files-count = { $count ->
    [one] one file
   *[other] { $count } files
  }
repository-new-first-strings = The first strings
repository-new-preview-problems = This would be refused
repository-new-preview-look = Look at these files
repository-new-languages = New languages
repository-new-languages-add = Translators may add them
repository-new-languages-contact = Translators ask for them
repository-new-languages-none = None
repository-new-license = Licence
repository-new-license-hint = Its SPDX name.
repository-new-category = Category
repository-new-category-none = None
repository-new-category-hint = A level of addresses between the project and its components.
repository-new-category-make = A new category
repository-new-category-name = Name of the category
repository-new-category-later = It is made together with the component.
repository-new-messages = Messages of commits
repository-new-messages-about = Empty fields keep the usual texts. These placeholders are filled in:
repository-new-messages-preview = For example
repository-new-messages-unknown = Not known: { $names }. The component would be refused.
repository-new-merging = Updates from upstream
repository-new-merging-rebase = Rebase our commits
repository-new-merging-merge = Merge
repository-new-pushing = Push after each commit
repository-new-create = Create the component
repository-new-change = Change
repository-new-change-of = Change: { $what }
repository-new-looking = The repository is looked at.
repository-new-wrong = It was not created: something has to be mended
repository-new-importing = Import
repository-new-cut = The server does not answer. What it began goes on there; this page asks again until it hears how it went.
repository-new-imported = The component is there
repository-new-import-failed = The import failed
repository-new-found = Languages: { $count }
repository-new-first = Edit the first string
repository-may-not = You see where the repository stands, but cannot commit, push or update it.
repository-unusable-host_unknown = The host is not known yet
    .about = Somebody who administers this site compares its key and trusts it. Then look again.
repository-unusable-host_changed = The host shows another key than before
    .about = Somebody may be listening in. Ask the owner of the host whether its key was changed.
repository-unusable-no_ssh_access = Our key has no access there
    .about = Add the key below to the repository, with the right to write where translations are pushed.
repository-unusable-no_access = The repository asks who we are
    .about = It may be private, or not there. Check the address, or use its ssh address with our key.
repository-unusable-no_branch = The repository has no such branch
    .about = It has these; choose one:
repository-unusable-empty = The repository is empty
    .about = Push the files to it first, then look again.
repository-unusable-not_found = There is no repository at this address
    .about = Check the address. A private repository may also hide itself from those without access.
repository-unusable-unreachable = The host cannot be reached
    .about = Check its name in the address, or try again later.
repository-unusable-too_slow = It took too long and was stopped
    .about = Try again; if the repository is very large, ask who runs this site to allow more time.
