/** The addresses of the console. The server knows them by this table, too: what is not here is answered by 404. */

export interface Route {
  /** `:name` is one part of the path, `*` the rest of it. */
  readonly path: string;
  /** The file of the page, whose folder names the room: its texts are loaded with it. */
  readonly page: string;
  /** Other rooms whose views it shows: their texts are loaded, too. */
  readonly also?: readonly string[];
  /** Whether the page stands alone, without the bar above. Its path has no parts that differ. */
  readonly alone?: boolean;
}

export const routes: readonly Route[] = [
  { path: "/", page: "projects/dashboardPage" },
  { path: "/account/sign-in/", page: "account/signInPage", alone: true },
  { path: "/account/", page: "account/profilePage" },
  { path: "/account/security/", page: "account/securityPage" },
  { path: "/account/tokens/", page: "account/tokensPage" },
  { path: "/account/notifications/", page: "account/notificationsPage" },
  { path: "/files/*", page: "files/filesPage" },
  { path: "/projects/", page: "projects/projectsPage" },
  { path: "/projects/*", page: "projects/placePage", also: ["activity"] },
  { path: "/translate/*", page: "editor/translatePage" },
  { path: "/access/:project/", page: "access/accessPage" },
  { path: "/addons/*", page: "settings/addonsPage" },
  { path: "/labels/:project/", page: "settings/labelsPage" },
  { path: "/settings/*", page: "settings/settingsPage" },
  { path: "/repository/*", page: "repository/repositoryPage" },
];

export const nowhere = "projects/nowherePage";
