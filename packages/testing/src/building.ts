/** Projects and components as tests want them: a test says what is special about its own. */
import type { Answer } from "./site.ts";

export interface Builder {
  /** Makes a project; "tea-house" is called "Tea-house" unless `fields` say otherwise. Answers what the site does. */
  readonly project: (slug: string, fields?: Fields) => Promise<Answer["json"]>;
  /**
   * Makes a component, by its path ("tea-house/app"), and waits until its files were read. Unless `fields` have a mask,
   * the files are those of `gettextFiles`.
   */
  readonly component: (path: string, fields: Fields) => Promise<Answer["json"]>;
}

type Fields = Readonly<Record<string, unknown>>;

const gettext = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
const nameOf = (slug: string) => slug.slice(0, 1).toUpperCase() + slug.slice(1);

/** `ask` asks as somebody who may do everything. */
export const makeBuilder = (
  ask: (line: string, body: Fields) => Promise<Answer>,
  settled: (component: string) => Promise<void>,
): Builder => {
  const make = async (line: string, body: Fields) => {
    const { status, text, json } = await ask(line, body);
    if (status !== 201) throw new Error(`${line} ${JSON.stringify(body)} answered ${status}: ${text}`);
    return json;
  };
  return {
    project: (slug, fields = {}) =>
      make("POST /api/projects/", { name: nameOf(slug), web: "https://example.org/", ...fields, slug }),
    component: async (path, fields) => {
      const [project = "", slug = ""] = path.split("/");
      const files = fields["filemask"] === undefined ? gettext : {};
      const body = { name: nameOf(slug), ...files, ...fields, slug };
      const made = await make(`POST /api/projects/${project}/components/`, body);
      await settled(path);
      return made;
    },
  };
};
