/** The world that most tests of strings begin with: the project `app` with the gettext component `app/po`. */
import type { GitRemote } from "./gitRemote.ts";
import type { Site } from "./site.ts";

/** `remote` holds the gettext files; the component is there when its files are read. */
export const makeAppPo = async (
  site: Site,
  remote: GitRemote,
  fields: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await site.ask("admin", "POST /api/projects/", { name: "App", slug: "app", web: "https://example.org/" });
  await site.ask("admin", "POST /api/projects/app/components/", {
    name: "Po",
    slug: "po",
    repo: remote.url,
    filemask: "po/*.po",
    new_base: "po/app.pot",
    file_format: "po",
    ...fields,
  });
  await site.settled("app/po");
};
