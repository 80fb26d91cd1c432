/** Undoing acts by nothing but their records, and what is compared to see that it worked: the rows of all settings. */
import { actions, unlisted } from "@dragoman/core/changes";
import { Effect } from "effect";
import { SqlClient } from "effect/sql";

type Fields = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  readonly id: number;
  readonly action: number;
  readonly project_id: number | null;
  readonly component_id: number | null;
  readonly details: {
    readonly id?: number;
    readonly user?: number;
    readonly before?: Fields;
    readonly after?: Fields;
  };
}

/** What is compared of each table, without what says how things stand. */
const compared: Readonly<Record<string, readonly string[]>> = {
  projects: [],
  // Paths follow from slugs.
  components: [
    "path",
    "deleting",
    "local_revision",
    "remote_revision",
    "local_commit",
    "remote_commit",
    "outgoing_commits",
    "missing_commits",
    "repository_status",
    "task_id",
    "head_revision",
    "pushed_revision",
    "upstream_revision",
  ],
  component_links: [],
  categories: [],
  labels: [],
  component_lists: [],
  component_list_components: [],
  component_list_rules: [],
  teams: [],
  team_roles: [],
  team_projects: [],
  team_components: [],
  team_component_lists: [],
  team_languages: [],
  team_members: ["joined", "way"],
  team_admins: [],
  roles: [],
  users: ["last_login"],
  user_blocks: [],
  tokens: ["last_used"],
  passwords: ["changed"],
  subscriptions: [],
  watched_projects: [],
  screenshots: ["revision"],
  screenshot_units: [],
  languages: [],
  plurals: [],
  language_aliases: [],
  translations: ["revision", "read_revision", "units_version"],
  addons: [],
  ssh_hosts: ["created", "shipped", "confirmed_by"],
  ssh_keys: [],
  project_forges: [],
  hook_secrets: [],
  memory_entries: [],
};

type Table = keyof typeof compared;
export type Snapshot = ReadonlyMap<Table, readonly string[]>;

export const snapshot = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;
  const taken = new Map<Table, readonly string[]>();
  for (const [table, without] of Object.entries(compared)) {
    const rows = yield* sql<{ row: string }>`select (to_jsonb(x) - array[${sql.literal(
      without.map((name) => `'${name}'`).join(", "),
    )}]::text[])::text as row from ${sql(table)} x order by 1`;
    taken.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return taken;
});

/** What belongs to a row and lies in another table: ids beside the row's own, or rows, which may have no id. */
type Part =
  | { readonly loose: string; readonly of: string }
  | { readonly table: string; readonly of: string; readonly value: string }
  | { readonly rows: string; readonly of: string };
interface Noun {
  readonly table: string;
  readonly parts?: Readonly<Record<string, Part>>;
}

const tie = (table: string, of: string, value: string): Part => ({ table, of, value });
const rows = (table: string, of: string): Part => ({ rows: table, of });

const nouns: Readonly<Record<string, Noun>> = {
  project: {
    table: "projects",
    parts: {
      labels: rows("labels", "project_id"),
      blocks: { loose: "user_blocks", of: "project_id" },
      shared_components: tie("component_links", "project_id", "component_id"),
      own_teams: rows("teams", "defining_project_id"),
      teams: tie("team_projects", "project_id", "team_id"),
    },
  },
  component: {
    table: "components",
    parts: {
      shared_with: tie("component_links", "component_id", "project_id"),
      translations: rows("translations", "component_id"),
      teams: tie("team_components", "component_id", "team_id"),
      component_lists: tie("component_list_components", "component_id", "component_list_id"),
      addons: rows("addons", "component_id"),
    },
  },
  category: { table: "categories" },
  label: { table: "labels", parts: { units: tie("unit_labels", "label_id", "unit_id") } },
  list: {
    table: "component_lists",
    parts: {
      components: tie("component_list_components", "component_list_id", "component_id"),
      teams: tie("team_component_lists", "component_list_id", "team_id"),
      rules: rows("component_list_rules", "component_list_id"),
    },
  },
  rule: { table: "component_list_rules" },
  team: {
    table: "teams",
    parts: {
      roles: tie("team_roles", "team_id", "role_id"),
      projects: tie("team_projects", "team_id", "project_id"),
      components: tie("team_components", "team_id", "component_id"),
      component_lists: tie("team_component_lists", "team_id", "component_list_id"),
      languages: tie("team_languages", "team_id", "language_id"),
      members: tie("team_members", "team_id", "user_id"),
      administrators: tie("team_admins", "team_id", "user_id"),
    },
  },
  role: { table: "roles", parts: { teams: tie("team_roles", "role_id", "team_id") } },
  account: {
    table: "users",
    parts: {
      teams: tie("team_members", "user_id", "team_id"),
      administers: tie("team_admins", "user_id", "team_id"),
    },
  },
  token: { table: "tokens" },
  subscription: { table: "subscriptions" },
  screenshot: { table: "screenshots", parts: { units: tie("screenshot_units", "screenshot_id", "unit_id") } },
  language: {
    table: "languages",
    parts: {
      plurals: rows("plurals", "language_id"),
      aliases: tie("language_aliases", "language_id", "alias"),
      teams: tie("team_languages", "language_id", "team_id"),
      translations: rows("translations", "language_id"),
    },
  },
  translation: { table: "translations" },
  addon: { table: "addons" },
  entry: { table: "memory_entries" },
  forge: { table: "project_forges" },
};

/** The noun that a kind of record is about, by the beginning of its name. */
const beginnings: readonly (readonly [beginning: RegExp, noun: string])[] = [
  [/^(project|visibility)/, "project"],
  [/^componentListRule/, "rule"],
  [/^componentList/, "list"],
  [/^(component|movedComponent|license|contributorAgreement|linkedComponent)/, "component"],
  [/^(category|label|team|role|account|token|subscription|screenshot|language|translation)/, ""],
  [/^addOn/, "addon"],
  [/^memoryEntry/, "entry"],
  [/^forge/, "forge"],
];

const nameOf = (action: number) =>
  Object.entries({ ...actions, ...unlisted }).find(([, number]) => number === action)?.[0] ?? "";

/** The rows of a noun in a snapshot: its own, and those in other tables that belong to it. */
export const rowsOfNoun = (taken: Snapshot, { table, parts = {} }: Noun, id: number) =>
  [{ table, of: "id" }, ...Object.values(parts).map((part) => ({ table: tableOf(part), of: part.of }))].map((each) =>
    (taken.get(each.table) ?? []).filter((row) => (JSON.parse(row) as Fields)[each.of] === id),
  );

const tableOf = (part: Part) => ("table" in part ? part.table : "rows" in part ? part.rows : part.loose);

export const nounOf = (action: number): Noun | undefined => {
  const name = nameOf(action);
  for (const [beginning, noun] of beginnings) {
    const found = beginning.exec(name);
    if (found !== null) return nouns[noun === "" ? (found[1] ?? "") : noun];
  }
  return undefined;
};

/** Secrets cannot be brought back. */
const secret = new Set(["repo_credentials", "push_credentials", "credentials"]);

const columnsOf = (table: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<{ name: string }>`select column_name as name from information_schema.columns where table_name = ${table}`,
      (found) => new Set(found.map(({ name }) => name)),
    ),
  );

const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");

const insertRow = (table: string, row: Fields) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const known = yield* columnsOf(table);
    const names = sql.literal(list(Object.keys(row).filter((name) => known.has(name) && !secret.has(name))));
    yield* sql`insert into ${sql(table)} (${names})
      select ${names} from jsonb_populate_record(null::${sql.literal(table)}, ${JSON.stringify(row)}::jsonb)`;
  });

const updateRow = (table: string, id: number, row: Fields) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const known = yield* columnsOf(table);
    for (const name of Object.keys(row).filter((each) => known.has(each) && !secret.has(each)))
      yield* sql`update ${sql(table)} set ${sql(name)} = given.${sql(name)}
        from jsonb_populate_record(null::${sql.literal(table)}, ${JSON.stringify(row)}::jsonb) given
        where ${sql(table)}.id = ${id}`;
  });

const restorePart = (id: number, part: Part, value: unknown) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    if ("value" in part) {
      yield* sql`delete from ${sql(part.table)} where ${sql(part.of)} = ${id}`;
      for (const each of value as readonly unknown[])
        yield* insertRow(part.table, { [part.of]: id, [part.value]: each });
      return;
    }
    if ("loose" in part) {
      yield* sql`delete from ${sql(part.loose)} where ${sql(part.of)} = ${id}`;
      for (const row of value as readonly Fields[]) yield* insertRow(part.loose, { ...row, [part.of]: id });
      return;
    }
    const wanted = new Map((value as readonly { readonly id: number }[]).map((row) => [row.id, row]));
    const there = yield* sql<{ id: number }>`select id from ${sql(part.rows)} where ${sql(part.of)} = ${id}`;
    for (const row of there) if (!wanted.has(row.id)) yield* sql`delete from ${sql(part.rows)} where id = ${row.id}`;
    for (const row of wanted.values())
      yield* there.some((each) => each.id === row.id)
        ? updateRow(part.rows, row.id, { ...row })
        : insertRow(part.rows, { ...row });
  });

/** Undoes what concerns a row: what was made goes, what changed changes back, what went comes again. */
const undoRow = ({ table, parts = {} }: Noun, id: number, { before, after }: StoredRecord["details"]) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    if (before === undefined) return void (yield* sql`delete from ${sql(table)} where id = ${id}`);
    yield* after === undefined ? insertRow(table, before) : updateRow(table, id, before);
    for (const [name, part] of Object.entries(parts))
      if (before[name] !== undefined) yield* restorePart(id, part, before[name]);
  });

/** Ties that are recorded one by one. */
const undoTie = (table: string, of: Fields, { before, after }: StoredRecord["details"], column: string, key: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    if (before !== undefined) return yield* insertRow(table, { ...of, [column]: before[key] });
    const [[owner, id] = ["", 0]] = Object.entries(of);
    yield* sql`delete from ${sql(table)} where ${sql(owner)} = ${id as number} and ${sql(column)} = ${after?.[key] as number}`;
  });

const undoStanding = ({ details: { id = 0, user = 0, before = {} } }: StoredRecord) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    for (const [name, table] of [
      ["member", "team_members"],
      ["administrator", "team_admins"],
    ] as const) {
      if (before[name] === undefined) continue;
      yield* sql`delete from ${sql(table)} where team_id = ${id} and user_id = ${user}`;
      if (before[name] === true) yield* insertRow(table, { team_id: id, user_id: user });
    }
  });

const undoBlock = ({ project_id, details: { user, before } }: StoredRecord) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* sql`delete from user_blocks where project_id = ${project_id} and user_id = ${user ?? 0}`;
    if (before !== undefined) yield* insertRow("user_blocks", { project_id, user_id: user, ...before });
  });

const undoWatch = ({ project_id, details: { user, before } }: StoredRecord) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    yield* sql`delete from watched_projects where project_id = ${project_id} and user_id = ${user ?? 0}`;
    if (before !== undefined) yield* insertRow("watched_projects", { project_id, user_id: user });
  });

const undoHost = ({ details: { before, after } }: StoredRecord) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient;
    const host = (before ?? after)?.["host"] as string;
    yield* sql`delete from ssh_hosts where host = ${host}`;
    for (const line of (before?.["keys"] ?? []) as readonly string[]) {
      const [type, key] = line.split(" ");
      yield* insertRow("ssh_hosts", { host, type, key, created: new Date(0), shipped: false });
    }
  });

const special: Readonly<Record<number, (record: StoredRecord) => Effect.Effect<void, unknown, SqlClient.SqlClient>>> = {
  ...Object.fromEntries(
    [unlisted.componentShared, unlisted.componentUnshared].map((action) => [
      action,
      ({ component_id, details }: StoredRecord) =>
        undoTie("component_links", { component_id }, details, "project_id", "project"),
    ]),
  ),
  ...Object.fromEntries(
    [unlisted.componentListed, unlisted.componentUnlisted].map((action) => [
      action,
      ({ details }: StoredRecord) =>
        undoTie("component_list_components", { component_list_id: details.id }, details, "component_id", "component"),
    ]),
  ),
  ...Object.fromEntries(
    [unlisted.teamJoined, unlisted.teamLeft, unlisted.teamAdministratorAdded, unlisted.teamAdministratorRemoved].map(
      (action) => [action, undoStanding],
    ),
  ),
  ...Object.fromEntries(
    [actions.userAdded, actions.userRemoved].map((action) => [
      action,
      (record: StoredRecord) => (record.details.id === undefined ? undoBlock(record) : undoStanding(record)),
    ]),
  ),
  ...Object.fromEntries(
    [actions.componentLocked, actions.componentUnlocked].map((action) => [
      action,
      ({ component_id, details: { before = {} } }: StoredRecord) => updateRow("components", component_id ?? 0, before),
    ]),
  ),
  ...Object.fromEntries([unlisted.projectWatched, unlisted.projectUnwatched].map((action) => [action, undoWatch])),
  ...Object.fromEntries([unlisted.sshHostTrusted, unlisted.sshHostForgotten].map((action) => [action, undoHost])),
};

export const undo = (record: StoredRecord): Effect.Effect<void, unknown, SqlClient.SqlClient> => {
  const own = special[record.action];
  if (own !== undefined) return own(record);
  const noun = nounOf(record.action);
  return noun === undefined || record.details.id === undefined
    ? Effect.die(new Error(`Nobody knows how to undo ${nameOf(record.action)}.`))
    : undoRow(noun, record.details.id, record.details);
};
