### Settings of projects and components, labels and add-ons.

settings-title = Settings of { $name }
settings-contents = On this page
settings-may-not = You can read these settings, but not change them. Those who manage this place can.
settings-saved = Saved.
settings-save = Save changes
settings-discard = Discard
settings-wrong = Not saved: look at the marked fields. Your changes are kept.
settings-changed = { $count ->
    [one] One change is not saved.
   *[other] { $count } changes are not saved.
  }
settings-secret-kept = Kept; write to replace it

## Groups

settings-group-basics = Basics
settings-group-review = Review
settings-group-exchange = Exchange with repositories
settings-group-repository = Repository
settings-group-committing = Commits and pushes
settings-group-files = Files
settings-group-languages = Languages
settings-group-translating = How people translate
settings-group-quality = Checks
settings-group-glossary = Glossary
settings-group-messages = Messages of commits

## Fields

settings-field-name = Name
settings-field-slug = Name in addresses
    .hint = Letters, digits, dashes and underscores.
settings-field-web = Website
    .hint = Where people read about what is translated.
settings-field-instructions = Instructions for translators
    .hint = Tone, words to avoid, where to ask. Shown on the page of the project.
settings-field-translation_review = Translations are reviewed
    .hint = Reviewers approve translations; until then they count as waiting.
settings-field-source_review = Source strings are reviewed
    .hint = Source strings can be translated once somebody approved them.
settings-field-enable_hooks = Take notice of pushes
    .hint = Updates when GitHub, GitLab or another host calls our address for hooks.
settings-field-set_language_team = Write our name into files
    .hint = Sets the header Language-Team of gettext files.
settings-field-language_aliases = Other codes of languages
    .hint = Pairs with commas between them, such as en:en_GB,zh:zh_Hans.
settings-field-category = Category
settings-field-source_language = Source language
    .hint = Code of the language in which strings are written, such as en.
settings-field-priority = Priority
    .hint = Components with a higher one are offered to translators first.
settings-field-license = Licence
    .hint = Of the translations, by its SPDX name, such as MIT.
settings-field-report_source_bugs = Address for reports
    .hint = Mail address to which mistakes in source strings are reported.
settings-field-agreement = Agreement of contributors
    .hint = Whoever translates has to agree to it first. Empty: nobody is asked.
settings-field-vcs = Kind of repository
settings-field-repo = Address of the repository
    .hint = Or dragoman://project/component to share the repository of another component.
settings-field-branch = Branch
    .hint = Empty: the repository's own main branch.
settings-field-repo_credentials = Name and password for reading
    .hint = As user:password. Kept encrypted and never shown again.
settings-field-push = Address to push to
    .hint = Empty: nothing is pushed.
settings-field-push_branch = Branch to push to
settings-field-merge_request_target = Branch that takes requests
settings-field-merge_request_labels = Labels of requests
settings-field-merge_request_reviewers = Reviewers of requests
    .hint = Empty: the branch that is read.
settings-field-push_credentials = Name and password for pushing
    .hint = As user:password. Kept encrypted and never shown again.
settings-field-repoweb = Address of files in a browser
    .hint = With { "{{" }filename{ "}}" }, { "{{" }line{ "}}" } and { "{{" }branch{ "}}" } in it.
settings-field-merge_conflicts = Of a string changed here and upstream
settings-field-merge_style = How upstream comes in
settings-field-commit_pending_age = Hours until changes are committed
    .hint = Earlier where somebody asks for it, or before an update.
settings-field-push_on_commit = Push after each commit
settings-field-auto_lock_error = Lock when the repository fails
    .hint = Nobody translates what could not be delivered.
settings-field-file_format = Format of the files
settings-field-filemask = Files of the languages
    .hint = A path with * in place of the language's code, such as locale/*.json.
settings-field-template = Source file
    .hint = For formats where each file holds one language alone.
settings-field-edit_template = Source strings can be edited here
settings-field-intermediate = Intermediate source file
    .hint = Holds texts that developers wrote and nobody polished yet.
settings-field-new_base = Template for new languages
    .hint = A new language begins as a copy of this file.
settings-field-screenshot_filemask = Screenshots in the repository
    .hint = A path with *, such as docs/*.png. They are taken in with each update.
settings-field-new_lang = When somebody asks for a new language
settings-field-language_code_style = How codes of languages are written
settings-field-language_regex = Languages that are taken in
    .hint = A regular expression. Files of other languages are left alone.
settings-field-enable_suggestions = Suggestions
    .hint = People without the right to save can suggest.
settings-field-suggestion_voting = Votes on suggestions
settings-field-suggestion_autoaccept = Votes that accept a suggestion
    .hint = 0: never by votes alone.
settings-field-allow_translation_propagation = Carry translations over
    .hint = What is translated here is used for the same string in other components of the project.
settings-field-manage_units = Strings can be added and removed here
settings-field-restricted = Restricted
    .hint = Seen only by those whose team names this component.
settings-field-check_flags = Flags for all strings
    .hint = Such as python-brace-format, max-length:80. With commas between them.
settings-field-enforced_checks = Checks that must pass
    .hint = A translation that fails one of these cannot be saved as translated.
settings-field-variant_regex = Variants
    .hint = What this regular expression cuts from keys groups the strings of variants.
settings-field-is_glossary = This component is a glossary
    .hint = Its strings are shown as terms beside all strings of the project.
settings-field-glossary_color = Colour of its terms
settings-field-commit_message = When translations are committed
settings-field-add_message = When a language is added
settings-field-delete_message = When a language is removed
settings-field-merge_message = When upstream is merged
settings-field-addon_message = When an add-on changes files
settings-field-pull_message = Of merge requests
settings-field-color = Colour

## Values

settings-value-category-none = None
settings-value-priority-60 = Very high
settings-value-priority-80 = High
settings-value-priority-100 = Medium
settings-value-priority-120 = Low
settings-value-priority-140 = Very low
settings-value-vcs-git = Git
settings-value-vcs-git-force-push = Git, pushed with force
settings-value-vcs-local = None: files are kept here
settings-value-vcs-github = GitHub: pull requests
settings-value-vcs-gitlab = GitLab: merge requests
settings-value-vcs-gitea = Gitea, Forgejo: pull requests
settings-value-vcs-bitbucketserver = Bitbucket Server: pull requests
settings-value-vcs-bitbucketcloud = Bitbucket Cloud: pull requests
settings-value-vcs-azure_devops = Azure DevOps: pull requests
settings-value-vcs-pagure = Pagure: pull requests
settings-value-vcs-gerrit = Gerrit: changes
settings-value-merge_conflicts-upstream = Keep upstream’s text
settings-value-merge_conflicts-ours = Keep our text
settings-value-merge_style-merge = Merge
settings-value-merge_style-rebase = Rebase
settings-value-merge_style-merge_noff = Merge, always with a commit
settings-value-new_lang-contact = Tell the managers
settings-value-new_lang-url = Lead to the instructions
settings-value-new_lang-add = Add it at once
settings-value-new_lang-none = Refuse
settings-value-language_code_style-none = As the format is used to
settings-value-color-navy = Navy
settings-value-color-blue = Blue
settings-value-color-aqua = Aqua
settings-value-color-teal = Teal
settings-value-color-olive = Olive
settings-value-color-green = Green
settings-value-color-lime = Lime
settings-value-color-yellow = Yellow
settings-value-color-orange = Orange
settings-value-color-red = Red
settings-value-color-maroon = Maroon
settings-value-color-fuchsia = Fuchsia
settings-value-color-purple = Purple
settings-value-color-black = Black
settings-value-color-gray = Grey
settings-value-color-silver = Silver

## What is dangerous

settings-danger = Rename and remove
settings-rename = Rename
settings-rename-project = Rename the project
settings-rename-component = Rename the component
settings-rename-about = Changes all addresses below it.
settings-rename-title = Rename { $name }
settings-rename-plan = Links, hooks, scripts and clones that use the old addresses stop working. Strings, translations and history stay.
settings-remove-project = Remove the project
settings-remove-project-about = With all components, translations and their history.
settings-remove-component = Remove the component
settings-remove-component-about = With all translations and their history. The repository itself stays as it is.
settings-remove-title = Remove { $name }
settings-remove-type = Type { $name } to confirm
settings-remove-project-plan = { $name } goes with { $components ->
    [one] one component
   *[other] { $components } components
  } and { $strings ->
    [one] one string
   *[other] { $strings } strings
  } in all languages, with comments, suggestions, screenshots and history. Changes that were not pushed are lost. This cannot be undone.
settings-remove-component-plan = { $name } goes with { $languages ->
    [one] one language
   *[other] { $languages } languages
  } and { $strings ->
    [one] one string
   *[other] { $strings } strings
  }, with comments, suggestions, screenshots and history. Changes that were not pushed are lost. This cannot be undone.

## Labels

settings-labels-title = Labels of { $name }
settings-labels-about = Labels put strings in groups that can be searched for and worked on together.
settings-labels-none = There are no labels yet
settings-labels-none-about = Add one below, such as “Release 2”, and give it to strings in the editor.
settings-label-add = Add a label
settings-label-change = Change
settings-label-change-of = Change { $name }
settings-label-remove = Remove
settings-label-remove-of = Remove { $name }
settings-label-remove-about = It is taken from all strings that have it. The strings themselves stay.

## Add-ons

settings-addons-title = Add-ons of { $name }
settings-addons-about = Add-ons do work by themselves: when files change, when strings are committed, or each day.
settings-addons-installed = Installed
settings-addons-none = No add-on is installed here
settings-addons-none-about = Choose one of those below.
settings-addons-available = Available
settings-addon-install = Install
settings-addon-install-of = Install { $name }
settings-addon-change = Settings
settings-addon-change-of = Settings of { $name }
settings-addon-remove = Remove
settings-addon-remove-of = Remove { $name }
settings-addon-remove-about = What it did stays; it does nothing any more.
settings-discovery-look = Look at what it would make
settings-discovery-none = Nothing is found by this.
settings-discovery-created = { $count ->
    [one] One component would be made
   *[other] { $count } components would be made
  }
settings-discovery-matched = { $count ->
    [one] One component is there
   *[other] { $count } components are there
  }
settings-discovery-removed = { $count ->
    [one] The files of one component are gone
   *[other] The files of { $count } components are gone
  }
settings-discovery-refused = Refused
settings-addon-scope-component = Works on this component
settings-addon-scope-project = Works on the whole project
settings-addon-scope-repository = Works on all that shares the repository

## Add-ons by their kinds; others are told in the words of the server

settings-kind-autotranslate-autotranslate = Automatic translation
    .about = Strings get the translations that equal strings of the project have.
settings-kind-cdn-cdnjs = Translations for web pages
    .about = A script and texts as JSON, which pages of others load.
settings-kind-cleanup-blank = Removal of blank strings
    .about = Strings without a translation go from the translations.
settings-kind-cleanup-generic = Removal of stale strings
    .about = Strings that the base file has no more go from the translations.
settings-kind-consistency-languages = Same languages in all components
    .about = Every component of the project has the languages that the others have.
settings-kind-discovery-discovery = Component discovery
    .about = Components for all files of the repository that a mask finds.
settings-kind-flags-bulk = Bulk edit
    .about = Every string that a query finds gets a state, flags or labels.
settings-kind-flags-same_edit = New translations like the source need editing
    .about = New translations from files that say what the source says need editing.
settings-kind-flags-source_edit = New source strings need editing
    .about = New strings of the base file need editing.
settings-kind-flags-target_edit = New translations need editing
    .about = New translations from files need editing.
settings-kind-generate-fill_read_only = Filled read-only strings
    .about = Read-only strings without a text get that of their source.
settings-kind-generate-generate = Statistics file
    .about = A file with the state of a translation.
settings-kind-generate-prefill = Prefilled translations
    .about = Untranslated strings get the text of their source, to be edited.
settings-kind-generate-pseudolocale = Pseudolocale
    .about = A language for tests: the texts of another one, longer and in brackets.
settings-kind-gettext-authors = Authors of gettext files
    .about = Those who translated, in the comment at the head of a PO file.
settings-kind-gettext-configure = ALL_LINGUAS
    .about = The list of languages in ALL_LINGUAS of configure, configure.in or configure.ac.
settings-kind-gettext-customize = Wrapping of gettext files
    .about = How lines of PO files are wrapped.
settings-kind-gettext-linguas = LINGUAS
    .about = The list of languages in LINGUAS.
settings-kind-gettext-mo = MO files
    .about = An MO file beside each PO file.
settings-kind-gettext-msgmerge = Update of gettext files
    .about = Translations follow the template as gettext’s msgmerge lets them.
settings-kind-git-squash = Fewer commits
    .about = Commits that were not pushed yet become one, or one for each language, file or author.
settings-kind-json-customize = Layout of JSON files
    .about = Indentation and order of keys of JSON files.
settings-kind-properties-sort = Order of properties files
    .about = Entries of properties files in the order of their keys.
settings-kind-removal-comments = Removal of old comments
    .about = Old comments go.
settings-kind-removal-suggestions = Removal of old suggestions
    .about = Old suggestions go.
settings-kind-resx-update = Update of resource files
    .about = Resource files of translations have the strings that the base file has.
settings-kind-xml-customize = Layout of XML files
    .about = How XML files spell elements without content.
settings-kind-yaml-customize = Layout of YAML files
    .about = Indentation, width and line ends of YAML files.

## Notifications of pushes

settings-hooks = Notifications of pushes
settings-hooks-about = A forge that tells of pushes has them taken in at once. Enter its address below there as a webhook, sent as JSON, and with it the secret by which it proves who it is. Without a secret of the project that of the server counts; where there is none either, anybody can ask for an update.
settings-hooks-off = This project takes no notice of pushes: turn that on above.
settings-hooks-set = A secret is set
settings-hooks-not-set = No secret is set
settings-hooks-addresses = Addresses to enter at the forge
settings-hooks-made = The secret to enter at the forge
settings-hooks-given = Secret that the forge made
settings-hooks-given-about = GitLab’s signing tokens (whsec_…) and Pagure’s keys are made there. Leave this empty for all others: a secret is made. At Azure DevOps it is the password of basic authentication.
settings-hooks-make = Make a secret
settings-hooks-make-anew = Make a new secret
settings-hooks-keep = Keep this secret
settings-hooks-replace = Replace the secret
settings-hooks-replace-about = What comes with the old secret is refused from now on: enter the new one at every forge that tells this project of pushes.
settings-hooks-remove = Remove the secret
settings-hooks-remove-about = The secret of the server counts then. Where there is none, anybody can ask for an update.

## Credentials for forges

settings-forges = Credentials for forges
settings-forges-about = With these, pull and merge requests are opened and kept up to date. They are kept encrypted, go to their host alone and are never shown. Where the project has none of its own, those of the server count.
settings-forges-none = The project has none of its own
settings-forge-add = Add credentials
settings-forge-save = Keep credentials
settings-forge-replace = Replace
settings-forge-replace-of = Replace credentials for { $name }
settings-forge-remove = Remove
settings-forge-remove-of = Remove credentials for { $name }
settings-forge-remove-about = They cannot be brought back. Requests of components at this host are opened with the credentials of the server, or not at all where it has none.
settings-forge-kind = Forge
settings-forge-host = Host
    .hint = As in the address of the repository, with its port where it has one: git.example.org:8443
settings-forge-type = Credentials
settings-forge-type-token = Token
settings-forge-type-password = Name and password
settings-forge-type-app = GitHub App
settings-forge-token = Token
settings-forge-username = Name of the user
    .hint = Needed for tokens of a person at Bitbucket Cloud (their mail address) and for git over HTTPS at Pagure.
settings-forge-password = Password
settings-forge-app = Id of the app
settings-forge-key = Private key
    .hint = The whole PEM file that GitHub made for the app.
settings-forge-installation = Number of the installation
    .hint = Empty: it is looked for.
settings-forge-api = Address of the interface
    .hint = Only where it does not follow from the host.
