### The administration of the site.

manage-actions = Actions
manage-name = Name
manage-code = Code
manage-slug = Name in addresses
manage-save = Save changes
manage-change = Change
manage-change-of = Change { $name }
manage-remove = Remove
manage-remove-of = Remove { $name }
manage-previous = Previous
manage-next = Next

manage-ready = The site has everything to work with
manage-not-ready = The site lacks something to work with
manage-alerts = { $count ->
    [one] One alert of a component waits for somebody
   *[other] { $count } alerts of components wait for somebody
  }
manage-failed = Tasks that failed
manage-failed-none = No task failed.
manage-waiting = Tasks: { $running } running, { $queued } waiting.
manage-tasks-all = All tasks
manage-counts = How much there is
manage-count-projects = Projects
manage-count-components = Components
manage-count-translations = Translations
manage-count-languages = Languages
manage-count-units = Strings
manage-count-units_translated = Translated strings
manage-count-checks = Failing checks
manage-count-suggestions = Suggestions
manage-count-users = Accounts
manage-count-changes = Changes

manage-task-all = All
manage-task-running = Running
manage-task-queued = Waiting
manage-task-failed = Failed
manage-task-done = Done
manage-task-cancelled = Stopped
manage-task-state = State
manage-task-what = What
manage-task-where = Where
manage-task-who = Who
manage-task-progress = Progress
manage-task-when = Asked for
manage-task-error = Why it failed
manage-task-cancel = Stop
manage-task-cancel-of = Stop { $name }
manage-tasks-none = There are no such tasks

manage-language-new = New language
manage-language-find = Find by name or code
manage-languages-count = { $count ->
    [one] One language
   *[other] { $count } languages, { $shown } of them shown
  }
manage-languages-none = No language has this name or code
manage-direction = Direction
manage-direction-auto = By the code
manage-direction-ltr = Left to right
manage-direction-rtl = Right to left
manage-plural-number = Plural forms
manage-plural-formula = Plural rule
    .hint = As in gettext, such as n != 1.

manage-ssh-key = Key of the site
manage-ssh-key-about = Give this public key to the hosts of repositories that are reached by ssh.
manage-ssh-replace = Make another key
manage-ssh-replace-about = Hosts that know only the key of now refuse us until they have the new one.
manage-ssh-hosts = Trusted hosts
manage-ssh-hosts-none = No host was confirmed yet.
manage-ssh-host = Host
manage-ssh-fingerprint = Fingerprint
manage-ssh-scan = Ask for its keys
manage-ssh-compare = Compare these with what the host itself publishes
manage-ssh-trust = Trust these keys
manage-ssh-shipped = Comes with Dragoman
manage-ssh-forget = Trust no more
manage-ssh-forget-of = Trust { $name } no more

manage-lists-about = Teams can be let into a whole list, and start pages show it together.
manage-lists-none = There are no lists yet
manage-list-new = Add a list

manage-memory-about = What was translated before, offered where it fits.
manage-memory-none = The memory is empty
manage-memory-source = Source
manage-memory-target = Translation
manage-memory-origin = Where it comes from

manage-backups-about = A backup is one file with everything but the repositories, which are made again from their remotes.
manage-backup-backup = Save
manage-backup-backup-about = On PostgreSQL while servers run; with an embedded database the server is stopped first.
manage-backup-restore = Bring back
manage-backup-restore-about = Fills a new, empty folder.
manage-backup-move = Move to PostgreSQL
manage-backup-move-about = A backup of either kind of database can be brought back to either kind.
manage-backup-key = Keep the key apart
manage-backup-key-about = Passwords of repositories are sealed by the secret key of the server. It is not in the backup unless you ask for it.
manage-list-remove = Remove the list
manage-list-remove-about = { $count ->
    [0] The list is empty.
    [one] The one component in it stays. Teams that reach it by this list lose it.
   *[other] The { $count } components in it stay. Teams that reach them by this list lose them.
  }
manage-memory-remove = Remove the entry
manage-memory-remove-title = Remove from the memory
manage-memory-remove-about = It is not offered any more. Strings that use it stay as they are.
manage-ssh-forget-about = { $count ->
    [one] Its key is not trusted any more:
   *[other] Its { $count } keys are not trusted any more:
  } repositories there cannot be reached until you trust it again.

manage-addons-about = These add-ons work on every component of the site that they fit, without anybody installing them there.
