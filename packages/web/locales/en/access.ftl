### Who may do what: teams, people, roles, tokens.

access-title = Access to { $name }
access-about = People get their rights from teams. A team has roles, and each role allows some things.
access-may-not = You cannot see or change who has access
access-saved = Saved.
access-save = Save changes
access-name = Name
access-actions = Actions
access-never = never
access-username = Username
access-nobody = Nobody has this name.

access-teams = Teams
access-teams-none = This project has no teams of its own
access-teams-none-about = Choose another visibility than custom and the usual teams are made.
access-team = Team
access-team-new = New team
access-team-make = Create the team
access-team-change = Change
access-team-change-of = Change { $name }
access-team-all-languages = In all languages
access-team-languages = { $count ->
    [0] In no language
   *[other] In { $languages }
  }
access-team-empty = Nobody is in this team yet.
access-languages = Languages
    .hint = Codes with commas between them, such as cs, de. Empty: all languages.
access-roles = Roles
access-role-nothing = Its members may see the project, and nothing more.
access-role-means = { $count ->
    [one] What its members may do: one thing
   *[other] What its members may do: { $count } things
  }
access-role-not-given = You do not hold all of its rights yourself, so you cannot give it.
access-members = Members
access-members-none = Nobody is in a team of this project yet
access-members-none-about = Add somebody who has an account, or invite them by mail.
access-members-count = { $count ->
    [one] One member
   *[other] { $count } members
  }
access-members-find = Find by name
access-member-administrator = Administers it
access-member-teams = Teams
access-member-teams-of = Teams of { $name }
access-way-added = added by a manager
access-way-automatic = joined by themselves
access-way-creation = made the project
access-way-invitation = came by an invitation
access-way-provider = came by a sign-in provider
access-way-token = made with a token
access-previous = Previous page
access-next = Next page
access-member-add = Add a member
access-member-added = { $name } is in the team now.
access-member-remove = Remove from the team
access-member-remove-of = Remove { $name } from { $team }
access-member-remove-about = What they did stays. They keep the rights that other teams give them.

access-invitations = Invite by mail
access-invitations-about = For people who have no account yet. The letter leads them to this project, into the team.
access-invite = Send the invitation
access-invited = The invitation to { $email } is sent.
access-invitation-link = No mail is set up here: send this link yourself
access-mail = Mail address
access-invitation-until = { $team }, until { $date }
access-invitation-revoke = Take back
access-invitation-revoke-of = Take back the invitation of { $email }

access-visibility = Who sees it
access-visibility-change = Change who sees it
access-level-0 = Public
access-level-0-about = Everybody sees it; whoever has an account can translate.
access-level-1 = Protected
access-level-1-about = Everybody sees it; its teams translate.
access-level-100 = Private
access-level-100-about = Its teams alone see it.
access-level-200 = Custom
access-level-200-about = Teams that you make yourself see it; none are made for it.

access-blocks = Shut out
access-blocks-none = Nobody is shut out.
access-block = Shut out
access-block-ends = Until
    .hint = Empty: for good.
access-block-for-good = for good
access-block-until = until { $date }
access-unblock = Let in
access-unblock-of = Let { $name } in again

access-tokens = Tokens of the project
access-tokens-about = A program that has one works in this project alone, with the rights of its administrators.
access-token-name = What it is for
access-token-make = Make a token
access-token-made = The token is made
access-token-used = Last used
access-token-expires = Ends
access-token-revoke = Revoke
access-token-revoke-of = Revoke { $name }
access-token-revoke-about = Programs that use it are refused from now on.

access-explain = What may somebody do?
access-explain-ask = Ask
access-permission = Right
access-allowed = Yes
access-denied = No

## Administration of accounts, teams and roles

access-team-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
access-team-remove = Remove the team
access-team-removed = The team { $name } is removed.
access-team-remove-people = { $count ->
    [0] Nobody is in it.
    [one] One member leaves it.
   *[other] { $count } members leave it.
  }
access-team-remove-about = Its members lose what it gives them; they and what they did stay.
access-remove = Remove
access-remove-of = Remove { $name }
access-roles-about = A role is a set of rights under a name. Teams give roles to their members.
access-role-new = New role
access-role-remove-about = Teams lose it, and their members what it allows.
access-users-find = Find by the beginning of the username
access-users-count = { $count ->
    [one] One account
   *[other] { $count } accounts, { $shown } of them shown
  }
access-full-name = Full name
access-user-new = New account
access-user-make = Create the account
access-user-state = State
access-user-login = Last signed in
access-user-inactive = Closed
access-user-superuser = Superuser
access-user-bot = Program
access-user-is_active = Active
    .hint = Who is not cannot sign in, and their tokens are refused.
access-user-is_superuser = Superuser
    .hint = May do everything, everywhere.
access-user-is_bot = A program
    .hint = Signs in by tokens alone, and is not counted among people.

## Permissions, by what they are about

access-group-strings = Translations
access-group-source = Source strings
access-group-talk = Suggestions
access-group-comments = Comments
access-group-languages = Languages
access-group-files = Files and reports
access-group-glossary = Glossary
access-group-help = Translation memory and machines
access-group-screenshots = Screenshots
access-group-repository = Repository
access-group-managing = Managing the project
access-group-site = The whole site
access-unblocked = { $name } is let in again.
access-member-removed = { $name } is not in { $team } any more.
access-invitation-resend = Send again
access-invitation-resend-of = Send again the invitation of { $email }
