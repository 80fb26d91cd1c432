/** A site with the strings of a gettext component, and clients that ask it without a socket. */
import { embeddedDatabase, gettextFiles, makeAppPo, makeRemote, openSite } from "@dragoman/testing";
import { type ClientOptions, createClient, type Failure, type FailureKind, type Result } from "../src/index.ts";

/** Of accounts that `openSite` makes. */
export const tokenOf = (username: string) => `wlu_${username.padStart(36, "0")}`;

export const openWorld = async () => {
  const remote = makeRemote(gettextFiles);
  const site = await openSite(embeddedDatabase);
  await site.account("alice");
  await makeAppPo(site, remote);
  const clientOf = (username: string, options: ClientOptions = {}) =>
    createClient({ fetch: site.app.fetch, token: tokenOf(username), ...options });
  return {
    site,
    remote,
    clientOf,
    admin: clientOf("admin"),
    alice: clientOf("alice"),
    close: async () => {
      await site.close();
      remote.remove();
    },
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Where the Czech strings are. */
export const czech = { project: "app", component: "po", language: "cs" };

export const greeting = async ({ admin }: World) => {
  const [unit] = await collect(admin.translations.units({ ...czech, q: "source:=Hello" }).all());
  if (unit === undefined) throw new Error("The string is gone.");
  return unit;
};

export const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** The failure of a result, which has to be of this kind. */
export const failureOf = <Kind extends FailureKind>(
  result: Result<unknown>,
  kind: Kind,
): Extract<Failure, { kind: Kind }> => {
  if (result.ok || result.error.kind !== kind) throw new Error(`Not ${kind}: ${JSON.stringify(result)}`);
  return result.error as Extract<Failure, { kind: Kind }>;
};
