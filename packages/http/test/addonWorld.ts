/** Components over files of their own, for tests of add-ons, and what is done with them. */
import { type databases, type GitRemote, makeRemote, openSite, type Site } from "@dragoman/testing";
import { expect } from "vitest";

export const gettext = { filemask: "po/*.po", new_base: "po/app.pot", file_format: "po" };
export const json = { filemask: "l/*.json", template: "l/en.json", file_format: "json" };
export const jsonOf = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;

/** Asks again until the answer is as wanted. */
export const until = async <A>(read: () => A | Promise<A>, wanted: (value: A) => boolean): Promise<A> => {
  for (let turn = 0; turn < 300; turn++) {
    const value = await read();
    if (wanted(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const value = await read();
  expect([wanted(value), value]).toEqual([true, value]);
  return value;
};

export type World = Awaited<ReturnType<Worlds["world"]>>;
export type Worlds = Awaited<ReturnType<typeof openWorlds>>;

export const openWorlds = async (database: (typeof databases)[number], core: Parameters<typeof openSite>[2] = {}) => {
  const site: Site = await openSite(database, {}, core);
  for (const name of ["alice", "bob"]) await site.account(name);
  const remotes: GitRemote[] = [];
  let made = 0;

  /** A project with one component over files of its own. */
  const world = async (files: Readonly<Record<string, string>>, fields: object) => {
    const remote = makeRemote(files);
    remotes.push(remote);
    const slug = `w${++made}`;
    await site.project(slug);
    const create = async (name: string, more: object = {}) => {
      const answer = await site.ask("admin", `POST /api/projects/${slug}/components/`, {
        name,
        slug: name,
        repo: remote.url,
        push: remote.url,
        manage_units: true,
        ...fields,
        ...more,
      });
      expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
      await site.settled(`${slug}/${name}`);
      await site.settled(`${slug}/glossary`);
    };
    await create("app");
    const api = `/api/translations/${slug}/app`;
    const units = async (language: string, query = "") =>
      (await site.ask("admin", `GET ${api}/${language}/units/?q=${encodeURIComponent(query)}`)).json.results;
    return {
      slug,
      remote,
      create,
      units,
      install: async (name: string, configuration?: object) => {
        const answer = await site.ask("admin", `POST /api/components/${slug}/app/addons/`, {
          name,
          ...(configuration === undefined ? {} : { configuration }),
        });
        expect([answer.status, answer.json]).toEqual([201, expect.anything()]);
        return answer.json.id as number;
      },
      edit: async (language: string, query: string, target: readonly string[], account = "alice") => {
        const [unit] = await units(language, query);
        const answer = await site.ask(account, `PATCH /api/units/${unit.id}/`, { state: 20, target });
        expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
      },
      operate: (operation: string) => site.ask("admin", `POST /api/components/${slug}/app/repository/`, { operation }),
      addLanguage: (code: string) =>
        site.ask("admin", `POST /api/components/${slug}/app/translations/`, { language_code: code }),
    };
  };
  const close = async () => {
    await site.close();
    for (const remote of remotes) remote.remove();
  };
  return { site, world, close };
};
