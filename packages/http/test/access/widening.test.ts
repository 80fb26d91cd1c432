/** Which rights let their holder take more, and that no other does: `docs/security.md` says the same. */
import { permissions, type Permission } from "@dragoman/core/access";
import { databases, openSite, type Site } from "@dragoman/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const database = databases.at(-1);
if (database === undefined) throw new Error("There is always the embedded database.");

/** What an account with one right is given by. */
interface Holder {
  readonly name: string;
  readonly role: number;
  readonly team: number;
}

let site: Site;
const holders = new Map<Permission, Holder>();

const admin = async (line: string, body?: unknown) => {
  const answer = await site.ask("admin", line, body);
  if (answer.status >= 400) throw new Error(`${line}: ${answer.status} ${answer.text}`);
  return answer.json;
};
const holder = (permission: Permission): Holder => {
  const found = holders.get(permission);
  if (found === undefined) throw new Error(`Nobody holds ${permission}.`);
  return found;
};
const teamNamed = async (name: string): Promise<number> =>
  (await admin("GET /api/groups/?page_size=1000")).results.find((team: { name: string }) => team.name === name).id;

beforeAll(async () => {
  site = await openSite(database);
  await site.account("victim");
  await admin("POST /api/projects/", { name: "Open", slug: "open", web: "https://example.org/" });
  for (const permission of permissions) {
    const name = permission.replace(".", "-");
    await site.account(name);
    const { id: role } = await admin("POST /api/roles/", { name: permission, permissions: [permission] });
    const team = { name: permission, language_selection: 1, project_selection: 1 };
    const { id } = await admin("POST /api/groups/", team);
    await admin(`POST /api/groups/${id}/roles/`, { role_id: role });
    await admin(`POST /api/users/${name}/groups/`, { group_id: id });
    holders.set(permission, { name, role, team: id });
  }
}, 120_000);
afterAll(() => site.close());

/** Whether the account may now do what only a right that it was not given lets it do. */
const makesLanguages = async ({ name, role }: Holder) => {
  const answer = await site.ask(name, "POST /api/languages/", { code: `xx-${role}`, name, plural });
  expect([201, 403], answer.text).toContain(answer.status);
  return answer.status === 201;
};
const plural = { number: 2, formula: "n != 1" };

/** Refused, or answered as what does not exist. */
const isRefused = ({ status, text }: { readonly status: number; readonly text: string }) =>
  status === 403 || status === 404 || text.includes("There is no such team");

/** Every way that leads from one right to others. */
const ways: readonly (readonly [title: string, line: (own: Holder) => string, body: (own: Holder) => object])[] = [
  [
    "putting rights into their own role",
    ({ role }) => `PATCH /api/roles/${role}/`,
    () => ({ permissions: [...permissions] }),
  ],
  ["giving their own team another role", ({ team }) => `POST /api/groups/${team}/roles/`, () => ({ role_id: 1 })],
  ["joining another team", ({ name }) => `POST /api/users/${name}/groups/`, () => ({ group_id: 5 })],
  ["administering a team", () => "POST /api/groups/5/admins/", () => ({ user_id: 2 })],
  ["making a token for somebody else", () => "POST /api/users/victim/tokens/", () => ({})],
  ["making an account with all rights", () => "POST /api/users/", () => superuser("made")],
  ["taking all rights", ({ name }) => `PATCH /api/users/${name}/`, () => ({ is_superuser: true })],
];
const superuser = (username: string) => ({ username, full_name: username, email: null, is_superuser: true });

/** The rights that site-wide trust is needed for. */
const widening: readonly Permission[] = ["role.edit", "group.edit", "user.edit"];

describe("rights that let their holder take more", () => {
  it("role.edit: the holder puts any permission into a role of their own", async () => {
    const own = holder("role.edit");
    expect(await makesLanguages(own)).toBe(false);
    const wider = { permissions: ["role.edit", "language.edit"] };
    expect((await site.ask(own.name, `PATCH /api/roles/${own.role}/`, wider)).status).toBe(200);
    expect(await makesLanguages(own)).toBe(true);
  });

  it("group.edit: the holder gives their own team any role", async () => {
    const own = holder("group.edit");
    const { role } = holder("language.edit");
    expect(await makesLanguages(own)).toBe(false);
    expect((await site.ask(own.name, `POST /api/groups/${own.team}/roles/`, { role_id: role })).status).toBe(200);
    expect(await makesLanguages(own)).toBe(true);
  });

  it("user.edit: the holder joins any team", async () => {
    const own = holder("user.edit");
    const { team } = holder("language.edit");
    expect(await makesLanguages(own)).toBe(false);
    expect((await site.ask(own.name, `POST /api/users/${own.name}/groups/`, { group_id: team })).status).toBe(200);
    expect(await makesLanguages(own)).toBe(true);
  });

  it("user.edit: and makes tokens that speak for others", async () => {
    expect((await site.ask("user-edit", "POST /api/users/victim/tokens/", {})).status).toBe(201);
  });
});

describe("nobody takes all rights", () => {
  it.each(widening)("with %s", async (permission) => {
    const { name } = holder(permission);
    for (const [line, body] of [
      ["POST /api/users/", superuser(`by-${name}`)],
      [`PATCH /api/users/${name}/`, { is_superuser: true }],
      ["PATCH /api/users/admin/", { email: "mine@example.org" }],
      ["DELETE /api/users/admin/", undefined],
      ["POST /api/users/admin/tokens/", {}],
    ] as const) {
      const answer = await site.ask(name, line, body);
      expect(isRefused(answer), `${line}: ${answer.text}`).toBe(true);
    }
  });
});

describe("no other right lets its holder take more", () => {
  const others = permissions.filter((permission) => !widening.includes(permission));

  it.each(ways)("by %s", async (_, line, body) => {
    for (const permission of others) {
      const own = holder(permission);
      const answer = await site.ask(own.name, line(own), body(own));
      expect(isRefused(answer), `${permission}, ${line(own)}: ${answer.text}`).toBe(true);
    }
  });

  it("than the projects it is for, by project.permissions", async () => {
    const { name } = holder("project.permissions");
    const administration = await teamNamed("Administration");
    expect((await site.ask(name, `POST /api/users/${name}/groups/`, { group_id: administration })).status).toBe(200);
    const changed = await site.ask(name, "PATCH /api/projects/open/", { web: "https://example.com/" });
    expect(changed.status, changed.text).toBe(200);
    expect(await makesLanguages(holder("project.permissions"))).toBe(false);
  });
});
