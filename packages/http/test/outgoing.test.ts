/** Addresses of repositories that lead inside: refused where they are saved, and at every connection. */
import { type AddressInfo, createServer, type Server } from "node:net";
import { databases, gettextFiles, type GitRemote, makeAppPo, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const listen = async (): Promise<{
  readonly port: number;
  readonly server: Server;
  readonly reached: () => number;
}> => {
  let reached = 0;
  const server = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, port: (server.address() as AddressInfo).port, reached: () => reached };
};

const known: Readonly<Record<string, string>> = { "forge.example": "93.184.215.14", "inside.example": "10.0.0.1" };

describe.each(databases)("addresses inside on $name", (database) => {
  let site: Site;
  let remote: GitRemote;
  let open: Awaited<ReturnType<typeof listen>>;
  let closed = 0;

  beforeAll(async () => {
    site = await openSite(
      database,
      {},
      {
        git: { schemes: ["file", "https", "http", "ssh", "git"] },
        outgoing: {
          resolve: async (host) => {
            const address = known[host] ?? (/^[\d.:a-f]+$/.test(host) ? host : undefined);
            return address === undefined ? Promise.reject(new Error("unknown")) : [address];
          },
        },
      },
    );
    remote = makeRemote(gettextFiles);
    await makeAppPo(site, remote, { push: remote.url, push_on_commit: false });
    open = await listen();
    const other = await listen();
    closed = other.port;
    await new Promise((resolve) => other.server.close(resolve));
  });
  afterAll(async () => {
    open.server.close();
    await site.close();
    remote.remove();
  });

  const text = (host: string) =>
    `The host ${host} cannot be used: its name is not known, or it leads to an address inside a network.`;
  const addresses = (port: number) =>
    ["https", "http", "ssh", "git"].map((scheme) => `${scheme}://127.0.0.1:${port}/a.git`);

  it("are refused as fields, with one text for open and closed ports", async () => {
    for (const url of [...addresses(open.port), ...addresses(closed), "git@127.0.0.1:a.git"]) {
      const refused = { repo: [text("127.0.0.1")], detail: expect.any(String) };
      const made = await site.ask("admin", "POST /api/projects/app/components/", {
        name: "New",
        slug: "new",
        repo: url,
        filemask: "po/*.po",
        file_format: "po",
      });
      expect([made.status, made.json]).toEqual([400, refused]);
      const moved = await site.ask("admin", "PATCH /api/components/app/po/", { repo: url });
      expect([moved.status, moved.json]).toEqual([400, refused]);
      const pushed = await site.ask("admin", "PATCH /api/components/app/po/", { push: url });
      expect([pushed.status, pushed.json]).toEqual([400, { push: [text("127.0.0.1")], detail: expect.any(String) }]);
    }
    expect(open.reached()).toBe(0);
  });

  it("are refused under names that lead there", async () => {
    const save = (push: string) => site.ask("admin", "PATCH /api/components/app/po/", { push });
    expect((await save("https://inside.example/a.git")).json.push).toEqual([text("inside.example")]);
    expect((await save("https://forge.example/a.git")).status).toBe(200);
    expect((await save(remote.url)).status).toBe(200);
  });

  it("that were saved before are not connected to, and the answers are alike", async () => {
    const said: string[] = [];
    for (const url of [...addresses(open.port), ...addresses(closed)]) {
      await site.run(
        Effect.orDie(
          Effect.flatMap(
            SqlClient.SqlClient,
            (sql) => sql`update components set repo = ${url}, push = ${url} where slug = 'po'`,
          ),
        ),
      );
      const { json } = await site.ask("admin", "POST /api/components/app/po/repository/", { operation: "pull" });
      expect(json.result).toBe(false);
      const status = (await site.ask("admin", "GET /api/components/app/po/repository/")).json;
      said.push(JSON.stringify([json, status.merge_failure]));
      const { results } = (await site.ask("admin", "GET /api/components/app/po/changes/?page_size=1")).json;
      said.push(JSON.stringify(results[0]?.details ?? {}));
    }
    expect(said.join("\n")).not.toMatch(/refused the connection|onnection refused|closed/);
    expect(new Set(said.filter((_, index) => index % 2 === 0)).size).toBe(1);
    expect(open.reached()).toBe(0);
  });
});
