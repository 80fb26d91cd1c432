### Signing in, and one's own account.

account-sign-in = Sign in
account-to-site = to { $site }
account-name-or-mail = User name or e-mail
account-password = Password
account-forgotten = Forgotten?
account-or = or
account-none-open = No account? { $create } or { $look } without.
account-none-invitation = Accounts are made by invitation here. You can { $look } without one.
account-create-one = Create one
account-look-around = look around
account-phrases = One phrase in eight languages
account-field-full_name = Full name
account-field-email = E-mail
account-full-name-hint = It stands with your translations, also in the files.

## One's own account

account-needed = You are not signed in
account-needed-about = This page is about your own account. Sign in, and you come back here.
account-yours = Your account
account-profile = Profile
account-security = Sign-in and security
account-notifications = Notifications
account-tokens = API tokens
account-never = never
account-actions = Actions

## Tokens

account-tokens-none = No tokens yet
account-tokens-none-about = A program needs one to speak for you: a script, a job of continuous integration, the command line client.
account-token-new = A new token
account-token-name = Name
account-token-name-hint = What it is for, such as the name of the program.
account-token-expires = Expires
account-token-expires-hint = Empty: never.
account-token-may = May do
account-token-used = Last used
account-token-all = Everything you may
account-token-some = { $count ->
    [0] Looking only
    [one] One right
   *[other] { $count } rights
  }
account-token-for-all = Everything that you may do
account-token-for-look = Look only
account-token-for-translate = Translate strings
account-token-for-files = Download and upload files
account-token-make = Make the token
account-token-made = The token was made
account-token-revoke = Revoke
account-token-revoke-title = Revoke the token “{ $name }”?
account-token-revoke-about = Whatever uses it is refused from then on. This cannot be undone.

## Profile

account-appearance = How this looks
account-save = Save
account-saved = Saved

## Password

account-password-current = Current password
account-password-current-hint = Empty if you have none yet.
account-password-new = New password
account-password-hint = At least 10 characters. A sentence is good.
account-password-change = Change the password
account-password-changed = The password is changed. All other sessions have ended.

## Sessions

account-sessions = Where you are signed in
account-sessions-end-others = Sign out everywhere else
account-sessions-none = No browser is signed in with a session
account-session-this = here
account-session-end = Sign out
account-session-facts = { $address }, last used { $time }
account-device-unknown = Unknown device

## What happened to the account

account-acts = What happened
account-act = What
account-act-time = When
account-act-device = Device
account-act-address = Address
account-act-signed-in = Signed in
account-act-sign-in-failed = Sign-in failed
account-act-signed-out = Signed out
account-act-session-ended = Session ended
account-act-password-set = Password set
account-act-reset-asked = Reset of the password asked for
account-act-sign-in-link-made = Link for signing in made
account-act-registered = Account created
account-act-email-changed = E-mail changed
account-act-token-made = Token made
account-act-token-revoked = Token revoked
account-act-second-factor-added = App for codes set up
account-act-second-factor-removed = App for codes removed
account-act-recovery-codes-made = Recovery codes made
account-act-recovery-code-used = Recovery code used
account-act-passkey-added = Passkey added
account-act-passkey-removed = Passkey removed
account-act-identity-linked = Account elsewhere tied
account-act-identity-unlinked = Account elsewhere removed

## Notifications

account-news-strings = Strings
account-news-people = People
account-news-projects = Projects and repositories
account-scope-watched = Watched projects
account-scope-administered = Projects you manage
account-scope-all = All projects
account-frequency-off = Never
account-frequency-instant = At once
account-frequency-daily = Daily
account-frequency-weekly = Weekly
account-frequency-monthly = Monthly
account-news-of-ToDoStringsNotification = Strings that wait for translation
account-news-of-NewStringNotificaton = New strings
account-news-of-ChangedStringNotificaton = Changed translations
account-news-of-TranslatedStringNotificaton = New translations
account-news-of-ApprovedStringNotificaton = Approved translations
account-news-of-MentionCommentNotificaton = Comments that mention you
account-news-of-LastAuthorCommentNotificaton = Comments on your translations
account-news-of-NewCommentNotificaton = All comments
account-news-of-NewSuggestionNotificaton = New suggestions
account-news-of-PendingSuggestionsNotification = Suggestions that wait for review
account-news-of-NewContributorNotificaton = New contributors
account-news-of-NewAnnouncementNotificaton = Announcements
account-news-of-NewTranslationNotificaton = New languages, and wishes for them
account-news-of-NewComponentNotificaton = New components
account-news-of-NewAlertNotificaton = Alerts
account-news-of-MergeFailureNotification = Merges that fail
account-news-of-ParseErrorNotification = Files that cannot be read
account-news-of-RepositoryNotification = Operations of repositories
account-news-of-LockNotification = Locks
account-news-of-LicenseNotification = Licences and agreements

## Ways in

account-by-host = You sign in elsewhere
account-by-host-about = The program that this stands in signs people in: sign in there.
account-use-passkey = Use a passkey
account-continue-with = Continue with { $name }
account-second = One more thing
account-second-about = Your account asks for a second proof that it is you.
account-app-code = Code of your app
account-app-code-hint = Six digits; they change every half minute.
account-recovery-code = Recovery code
account-recovery-code-hint = One of those that you were shown once. Each works once.
account-use-app = Use the app
account-use-recovery = Use a recovery code
account-another = Sign in as somebody else
account-go-on = Go on
account-other-way = Sign in another way
account-back = Back to signing in
account-sign-up = Create an account
account-create = Create the account
account-have-one = Have an account? { $enter }.
account-closed = Nobody can create an account here
account-closed-about = Ask those who run this site for an invitation.
account-look-into-mail = Look into your mail
account-mail-sent = A link was sent to { $mail }
account-mail-sent-about = It works once and for some hours. If nothing comes, look among the junk, or try again.
account-field-username = User name
account-confirm = Welcome
account-confirm-about = Your address is confirmed by this link. Choose a password, unless you have done so already.
account-reset = Forgotten password
account-reset-about = Say your address, and a link by which you choose a new one is sent there.
account-reset-send = Send the link
account-reset-sent = If an account has this address, a link is on its way. It works once.
account-half-link = This link is not whole
account-half-link-about = Open it from the mail again, or copy all of it into the address bar.
account-invited = You are invited
account-invited-to = to { $to }
account-invited-by = to { $to }, by { $inviter }
account-join = Join
account-join-as = You join as { $name }.
account-has-one = { $mail } has an account already
account-has-one-about = Sign in first, then open the link again.

## Second factors and passkeys

account-factors = Second factor
account-factors-on = On
account-factors-off = Off
account-factors-about = An app on your telephone shows a new code each half minute. { $codes ->
    [0] There are no recovery codes.
    [one] One recovery code is left.
   *[other] { $codes } recovery codes are left.
  }
account-factors-set-up = Set up an app
account-factors-remove = Remove the app
account-recovery-codes = Your recovery codes: keep them where your telephone is not
account-recovery-renew = Make new recovery codes
account-proof-hint = Your sign-in is a while ago: show once more that it is you.
account-scan = Scan this with the app, then type the code that it shows.
account-qr = Code to scan
account-or-type = Or type this into the app:
account-passkey = Passkey
account-passkeys = Passkeys
account-passkey-add = Add a passkey
account-passkeys-none = No passkeys yet
account-passkeys-none-about = A passkey signs you in by your device, without a password, and cannot be given away by mistake.
account-passkey-made = made { $time }
account-passkey-used = last used { $time }
account-remove = Remove
account-identities = Accounts elsewhere
account-identity-tie = Tie to this account

## How one works

account-work = How you work
account-languages = Languages you translate into
account-languages-hint = The start page shows what waits in them.
account-secondary_languages = Languages you read
account-secondary_languages-hint = Their translations stand beside the string that you work on.
account-remove-language = Remove { $language }
account-enter-saves = Enter saves
account-enter-saves-hint = Shift and Enter begin a new line then.
account-mail-again = Send the letter again
account-mail-sent-again = Sent again
