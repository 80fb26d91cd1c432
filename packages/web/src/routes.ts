/** The addresses of the console. The server knows them by this table, too: what is not here is answered by 404. */

export interface Route {
  /** `:name` is one part of the path, `*` the rest of it. */
  readonly path: string;
  /** The file of the page, whose folder names the room: its texts are loaded with it. */
  readonly page: string;
  /** Other rooms whose views it shows, and other files of texts that it needs. */
  readonly also?: readonly string[];
  /** Whether the page stands alone, without the bar above. Its path has no parts that differ. */
  readonly alone?: boolean;
}

export const routes: readonly Route[] = [
  { path: "/", page: "projects/dashboardPage" },
  { path: "/account/sign-in/", page: "account/signInPage", alone: true },
  { path: "/account/sign-up/", page: "account/signUpPage", alone: true },
  { path: "/account/confirm/", page: "account/confirmPage", alone: true },
  { path: "/account/reset/", page: "account/resetPage", alone: true },
  { path: "/account/invitation/", page: "account/invitationPage", alone: true },
  { path: "/account/link/", page: "account/linkPage", alone: true },
  { path: "/account/", page: "account/profilePage" },
  { path: "/account/security/", page: "account/securityPage" },
  { path: "/account/tokens/", page: "account/tokensPage" },
  { path: "/account/notifications/", page: "account/notificationsPage" },
  { path: "/files/*", page: "files/filesPage" },
  { path: "/screenshots/*", page: "files/screenshotsPage" },
  { path: "/new/component", page: "repository/newComponentPage", also: ["settings"] },
  { path: "/languages/", page: "projects/languagesPage" },
  { path: "/languages/:code/", page: "projects/languagePage" },
  { path: "/engage/*", page: "projects/engagePage" },
  { path: "/new/project", page: "projects/newProjectPage" },
  { path: "/search/", page: "projects/searchPage" },
  { path: "/projects/", page: "projects/projectsPage" },
  { path: "/glossary/:project/", page: "projects/glossaryPage" },
  { path: "/projects/*", page: "projects/placePage", also: ["activity"] },
  { path: "/translate/*", page: "editor/translatePage", also: ["checks"] },
  { path: "/access/:project/", page: "access/accessPage", also: ["rights"] },
  { path: "/addons/*", page: "settings/addonsPage" },
  { path: "/labels/:project/", page: "settings/labelsPage" },
  { path: "/manage/", page: "manage/healthPage" },
  { path: "/manage/users/", page: "access/usersPage", also: ["rights"] },
  { path: "/manage/teams/", page: "access/teamsPage", also: ["rights"] },
  { path: "/manage/roles/", page: "access/rolesPage", also: ["rights"] },
  { path: "/manage/languages/", page: "manage/languagesPage" },
  { path: "/manage/addons/", page: "manage/addonsPage", also: ["settings"] },
  { path: "/manage/tasks/", page: "manage/tasksPage" },
  { path: "/manage/ssh/", page: "manage/sshPage" },
  { path: "/manage/lists/", page: "manage/listsPage" },
  { path: "/manage/memory/", page: "manage/memoryPage" },
  { path: "/manage/backups/", page: "manage/backupsPage" },
  { path: "/settings/*", page: "settings/settingsPage", also: ["checks"] },
  { path: "/changes/", page: "activity/changesPage" },
  { path: "/insights/*", page: "activity/insightsPage" },
  { path: "/user/:name/", page: "activity/personPage" },
  { path: "/repository/*", page: "repository/repositoryPage" },
];

export const nowhere = "projects/nowherePage";
