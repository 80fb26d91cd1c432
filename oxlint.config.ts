/**
 * Correctness, and the walls: arrows between packages and between the rooms of the core point one way. To move a room,
 * write a decision record.
 */
import { defineConfig } from "oxlint";

/** What each package may import of the others. */
const packages: Readonly<Record<string, readonly string[]>> = {
  formats: [],
  core: ["formats"],
  http: ["core", "formats"],
  client: [],
  web: ["client"],
  node: ["http", "core", "web"],
  express: ["node", "http", "core"],
  cli: ["node", "http", "core"],
};
const publicPackages = Object.keys(packages).filter((name) => name !== "cli");

/** A room imports only rooms to its left. The database stands far left: every room keeps its rows by it. */
export const rooms = [
  "ids",
  "folders",
  "database",
  "fields",
  "site",
  "secrets",
  "access",
  "tasks",
  "limits",
  "changes",
  "roles",
  "subscriptions",
  "teams",
  "users",
  "audit",
  "sessions",
  "passwords",
  "mail",
  "accounts",
  "factors",
  "passkeys",
  "languages",
  "checks",
  "projects",
  "tokens",
  "blocks",
  "watching",
  "invitations",
  "labels",
  "outgoing",
  "identities",
  "git",
  "ssh",
  "checkouts",
  "forges",
  "components",
  "categories",
  "componentLists",
  "statistics",
  "translations",
  "search",
  "units",
  "explanations",
  "suggestions",
  "comments",
  "screenshots",
  "memory",
  "files",
  "repository",
  "glossary",
  "overviews",
  "places",
  "editor",
  "exports",
  "clones",
  "uploads",
  "autotranslation",
  "hooks",
  "addons",
  "alerts",
  "notifications",
  "metrics",
  "health",
  "doctor",
  "backup",
  "dragoman",
] as const;

/** The rooms of the console, in the same manner: what all pages share stands first. */
const webRooms = [
  "text",
  "l10n",
  "api",
  "kit",
  "search",
  "account",
  "units",
  "activity",
  "settings",
  "repository",
  "files",
  "access",
  "manage",
  "projects",
  "editor",
] as const;

const aroundWebRoom = (room: (typeof webRooms)[number]) => {
  const later = webRooms.slice(webRooms.indexOf(room) + 1);
  const message = `The room ${room} of the console may not know this one, which stands after it: move what both need to the left. The order is in oxlint.config.ts.`;
  return [
    ...intoPackages("web", packages["web"] ?? []),
    ...(later.length === 0 ? [] : [{ regex: into(later, ""), message }]),
    ...(room === "text"
      ? [{ regex: "^(react|@tanstack)", message: "What texts are made of is pure, and tested without a browser." }]
      : []),
  ];
};

interface Restriction {
  readonly regex: string;
  readonly importNames?: string[];
  readonly message: string;
}

const restrict = (patterns: readonly Restriction[]) => ({
  "no-restricted-imports": ["error", { patterns: [...patterns] }] satisfies ["error", object],
});

const intoPackages = (name: string, allowed: readonly string[]) => {
  const others = publicPackages.filter((other) => other !== name && !allowed.includes(other));
  return [
    {
      regex: `^@dragoman/(${[...others, "testing"].join("|")})(/|$)`,
      message: `${name} may import ${allowed.join(", ") || "no other package"}: arrows point from hosts to http to core to formats, so that each can be used without what stands above it.`,
    },
    {
      regex: `^(\\.\\./)+(${Object.keys(packages).join("|")})/src/`,
      message: "Import other packages by their names: a package is published without the folders beside it.",
    },
  ];
};

/**
 * Pure files that threads load: through doors each thread would carry the database's client, 30 MB of it. They may
 * name the inner files of rooms before theirs.
 */
const inThreads = [
  "checks/related/translated.ts",
  "checks/sameText/words.ts",
  "files/context.ts",
  "files/finishing.ts",
  "files/reading.ts",
  "units/editing.ts",
  "units/hash.ts",
  "units/model.ts",
  "units/policy.ts",
];

/** How other rooms are written in imports, from any depth of a room. */
const into = (names: readonly string[], rest: string) => `^(\\.\\./)+(${names.join("|")})/${rest}`;

const intoRooms = (room: (typeof rooms)[number]) => {
  const later = rooms.slice(rooms.indexOf(room) + 1);
  if (later.length === 0) return [];
  const message = `The room ${room} may not know this one, which stands after it: let the later room react to recorded changes, or move what both need to the left. The order is in oxlint.config.ts.`;
  return [{ regex: into(later, ""), message }];
};

const aroundRoom = (room: (typeof rooms)[number]) => [
  ...intoPackages("core", packages["core"] ?? []),
  ...intoRooms(room),
];

const throughDoors = (room: (typeof rooms)[number]) => ({
  regex: into(
    rooms.filter((other) => other !== room),
    "(?!(index|inside)\\.ts$)",
  ),
  message:
    "Rooms are entered by their doors: import from the other room's index.ts, which everybody may use, or from its inside.ts, which shows what asks nobody's rights to rooms of the core.",
});

/** What speaks to the database, in each room. Conditions that rooms lend to stores know it by the type `Sql` alone. */
const speaksSql = (room: (typeof rooms)[number]) => ["store.ts", "stores/*.ts", ...(withSql[room] ?? [])];

const inRoom = (room: (typeof rooms)[number], files: readonly string[]) =>
  files.map((file) => `packages/core/src/${room}/${file}`);

const withSql: Readonly<Partial<Record<(typeof rooms)[number], readonly string[]>>> = {
  // A whole database, whatever its tables.
  backup: ["saving.ts", "restoring.ts"],
  database: ["**/*.ts"],
  tasks: ["claims.ts"],
};

const noSql = {
  regex: "^(effect/sql|@effect/sql-pg)(/|$)",
  message:
    "SQL is written in stores: put the statement into the store.ts of the room whose table it writes, or a condition that others need into its visibility.ts.",
};

/** Who asks what an actor may do: services and the laws that they ask; stores by their conditions of visibility. */
const asks = ["policy.ts", "service.ts", "visibility.ts"];

const noAsking = {
  regex: "(^@dragoman/core/access$|/access/(index|policy)\\.ts$)",
  importNames: ["may", "mayGlobally"],
  message:
    "Permission is asked in services: put the law into the room's policy.ts as a pure function, and ask it in service.ts.",
};

const roomOf = (file: string) => file.slice(0, file.indexOf("/")) as (typeof rooms)[number];

/** What is published logs by the framework, or answers; tests may print. */
const published = Object.keys(packages).map((name) => `packages/${name}/src/**/*.{ts,tsx}`);

export default defineConfig({
  plugins: ["typescript", "unicorn", "oxc", "import"],
  categories: { correctness: "error" },
  ignorePatterns: ["**/dist/**", "**/generated/**", "**/golden/**"],
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx"] }],
    "import/no-default-export": "error",
    // Text formats are made of control characters.
    "no-control-regex": "off",
    "unicorn/no-new-array": "off",
    "unicorn/prefer-string-starts-ends-with": "off",
  },
  overrides: [
    { files: published, rules: { "no-console": "error" } },
    ...Object.entries(packages).map(([name, allowed]) => ({
      files: [`packages/${name}/src/**/*.{ts,tsx}`],
      rules: restrict([
        ...intoPackages(name, allowed),
        ...(name === "http" || name === "node" ? [noSql, noAsking] : []),
      ]),
    })),
    ...rooms.flatMap((room) => {
      const walls = [...aroundRoom(room), throughDoors(room)];
      return [
        { files: inRoom(room, ["**/*.ts"]), rules: restrict([...walls, noSql, noAsking]) },
        { files: inRoom(room, asks), rules: restrict([...walls, noSql]) },
        { files: inRoom(room, speaksSql(room)), rules: restrict([...walls, noAsking]) },
      ];
    }),
    ...webRooms.map((room) => ({
      files: [`packages/web/src/${room}/**/*.{ts,tsx}`],
      rules: restrict(aroundWebRoom(room)),
    })),
    ...inThreads.map((file) => ({
      files: [`packages/core/src/${file}`],
      rules: restrict([...aroundRoom(roomOf(file)), noSql, ...(file.endsWith("/policy.ts") ? [] : [noAsking])]),
    })),
    {
      files: ["packages/*/test/**/*.ts"],
      plugins: ["vitest"],
      rules: {
        "vitest/no-disabled-tests": "error",
        "vitest/no-identical-title": "error",
        // These do not know `it.effect`, nor laws that many tests share.
        "vitest/expect-expect": "off",
        "vitest/no-standalone-expect": "off",
        "vitest/no-conditional-expect": "off",
        "vitest/require-to-throw-message": "off",
        "vitest/valid-expect": "off",
        // What no polite client sends is what tests have to send.
        "unicorn/no-invalid-fetch-options": "off",
      },
    },
    // Migrations plant the data of later rooms; nothing imports them but the database.
    { files: ["packages/core/src/database/migrations/*.ts"], rules: { "no-restricted-imports": "off" } },
    {
      files: ["*.config.ts", "packages/*/tsup.config.ts", "packages/*/vite.config.ts"],
      rules: { "import/no-default-export": "off" },
    },
  ],
});
