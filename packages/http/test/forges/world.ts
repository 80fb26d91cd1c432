/** A site with one component whose repository is at a forge, where somebody else has the say. */
import {
  databases,
  gettextFiles,
  openSite,
  type Proposal,
  type ServedForge,
  type ServedKind,
  serveForge,
  type Site,
} from "@dragoman/testing";
import { expect } from "vitest";

export interface ForgeWorld {
  readonly site: Site;
  readonly forge: ServedForge;
  /** Asks as the administrator; fails where that is refused. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly ok: (line: string, body?: unknown) => Promise<any>;
  /** Makes a component of a repository of its own: `app/NAME` of `makers/NAME`. */
  readonly component: (name: string, fields?: object, pushers?: readonly string[]) => Promise<void>;
  /** Translates the string at `position` of the component's Czech file. */
  readonly translate: (name: string, target: string, position?: number) => Promise<void>;
  readonly operate: (
    name: string,
    operation: string,
  ) => Promise<{ readonly result: boolean; readonly detail?: string }>;
  readonly proposals: (name: string) => Proposal[];
  readonly repository: (name: string) => ReturnType<ServedForge["state"]["add"]>;
  readonly close: () => Promise<void>;
}

/** Gerrit takes no tokens. */
const knownAs = (kind: ServedKind) =>
  kind === "gerrit" ? { username: "bot", password: "secret-of-the-bot" } : { token: "secret-of-the-bot" };

export const openWorld = async (kind: ServedKind, database = databases[0]): Promise<ForgeWorld> => {
  if (database === undefined) throw new Error("There is no database.");
  const forge = await serveForge(kind);
  forge.state.users.set("secret-of-the-bot", "bot");
  forge.state.users.set("secret-of-jana", "jana");
  const site = await openSite(
    database,
    {},
    {
      git: { schemes: ["http", "https"] },
      outgoing: { allowHosts: ["127.0.0.1"] },
      forges: { [forge.host]: { kind, api: forge.api, ...knownAs(kind) } },
      siteUrl: "https://site.example",
    },
  );
  const ok: ForgeWorld["ok"] = async (line, body) => {
    const answer = await site.ask("admin", line, body);
    if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  await site.project("app");
  const repository = (name: string) => forge.state.find("makers", name) ?? expect.fail(`There is no ${name}.`);
  return {
    site,
    forge,
    ok,
    component: async (name, fields = {}, pushers = []) => {
      forge.state.add("makers", name, gettextFiles, pushers);
      await site.component(`app/${name}`, { repo: forge.url("makers", name), vcs: kind, branch: "main", ...fields });
    },
    translate: async (name, target, position = 0) => {
      const { results } = await ok(`GET /api/translations/app/${name}/cs/units/`);
      await ok(`PATCH /api/units/${results[position].id}/`, { target: [target], state: 20 });
    },
    operate: (name, operation) => ok(`POST /api/components/app/${name}/repository/`, { operation }),
    proposals: (name) => forge.state.proposals.filter(({ into }) => into === repository(name)),
    repository,
    close: async () => {
      await site.close();
      forge.close();
    },
  };
};
