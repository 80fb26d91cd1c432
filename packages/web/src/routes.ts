/** The addresses of the console. The server knows them by this table, too: what is not here is answered by 404. */

export interface Route {
  /** `:name` is one part of the path, `*` the rest of it. */
  readonly path: string;
  /** The file of the page, whose folder names the room: its texts are loaded with it. */
  readonly page: string;
}

export const routes: readonly Route[] = [
  { path: "/", page: "projects/dashboardPage" },
  { path: "/projects/", page: "projects/projectsPage" },
  { path: "/projects/*", page: "projects/placePage" },
];

export const nowhere = "projects/nowherePage";
