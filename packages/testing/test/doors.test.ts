/** What programs find at the doors of the core's rooms: nothing there acts or tells without asking for rights. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const core = fileURLToPath(new URL("../../core/src/", import.meta.url));
const rooms = readdirSync(core).filter((name) => existsSync(join(core, name, "index.ts")));

/** What public services do for no actor, and why that is no hole. */
const unasked: Readonly<Record<string, readonly string[]>> = {
  // Tells who somebody is; what an actor may do is asked later.
  Actors: ["byToken", "anonymous", "byHeldSession", "bySession", "byUsername", "byId", "changed", "forget"],
  // Writes when a token was last used.
  Tokens: ["used"],
  // Before anybody is signed in: what is asked for comes by mail, and what opens is the code of a letter.
  Accounts: ["ways", "register", "confirm", "askReset", "reset", "useLink"],
  // For who holds the code of a letter.
  Invitations: ["tell"],
  // Takes the name and the password that prove who asks.
  Passwords: ["signIn"],
  // Takes a session, which only who holds its secret has.
  Sessions: ["signOut", "used", "awaited"],
  // Take what proves who asks: a passkey, a code, or a way back from a provider.
  SignIn: ["ask", "byPasskey", "complete"],
  Identities: ["providers", "depart", "arrive"],
  // The operator's: seals again what another key has sealed, and tells how many that were.
  Secrets: ["rotate"],
  // Counts requests before anybody knows whose they are.
  Limits: ["take"],
  // Takes what is signed by who sends it.
  Hooks: ["receive"],
  // Everybody may read what languages there are.
  Languages: ["byCode", "codeOf", "nameOf", "pluralsOf", "matcher", "usualPlural"],
  // Which kinds there are is written in the code, and the same for everybody.
  Addons: ["kinds"],
  // Takes an actor, by a type of its own.
  Changes: ["stream"],
};

/** Functions that make something, and give no way around rights. */
const harmlessMakers = ["makeTransaction", "makeAfterCommit", "makeWindows"];

/** Files that a door shows, and the names it shows of them; undefined: all. */
const shown = (room: string) =>
  [...readFileSync(join(core, room, "index.ts"), "utf8").matchAll(/^export (\*|\{[^}]*\}) from "\.\/([^"]+)";/gm)].map(
    ([, names = "", path = ""]) => ({
      text: readFileSync(join(core, room, path), "utf8"),
      names:
        names === "*"
          ? undefined
          : names
              .slice(1, -1)
              .split(",")
              .map((name) => name.trim()),
    }),
  );

const publicFiles = rooms.flatMap(shown);

const services = publicFiles.flatMap(({ text, names }) =>
  [...text.matchAll(/^export class (\w+) extends Context\.Service<([^]*?)\n?>\(\)\(/gm)].flatMap(
    ([, name = "", body = ""]) => (names === undefined || names.includes(name) ? [{ name, body }] : []),
  ),
);

const methods = (body: string) => [...body.matchAll(/^ {4}readonly (\w+): (?:<[^>]*>)?\(?\s*(\w+)?(?:: (\w+))?/gm)];

it("asks for rights in every method of a public service, but for those that need none", () => {
  expect(services.length).toBeGreaterThan(30);
  for (const { name, body } of services) {
    const free = methods(body).flatMap(([, method = "", , type]) =>
      ["Actor", "Asking"].includes(type ?? "") ? [] : [method],
    );
    expect(
      free.toSorted(),
      `${name} shows methods that ask for no rights: put them into the room's keeping.ts, which inside.ts shows`,
    ).toEqual((unasked[name] ?? []).toSorted());
  }
});

it("shows no service of the inside at a public door", () => {
  expect(services.map(({ name }) => name).filter((name) => name.endsWith("Keeping"))).toEqual([]);
});

it("shows no maker at a public door, but for those that give no way around rights", () => {
  const makers = publicFiles.flatMap(({ text, names }) =>
    [...text.matchAll(/^export const (make\w+)/gm)].flatMap(([, name = ""]) =>
      names === undefined || names.includes(name) ? [name] : [],
    ),
  );
  expect(makers.filter((name) => !harmlessMakers.includes(name))).toEqual([]);
});

it("is not entered from outside by the door that asks nobody", () => {
  expect(existsSync(join(core, "units/inside.ts"))).toBe(true);
  const { resolve } = createRequire(import.meta.url);
  expect(() => resolve("@dragoman/core/units/inside")).toThrow("Cannot find module");
  expect(resolve("@dragoman/core/units")).toMatch(/units.index\.[jt]s$/);
});
