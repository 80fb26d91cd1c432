/**
 * Days of an imaginary project with real git: translators, developers, forced pushes, two servers, and kills at random.
 * What is done follows from the seed; when the servers meet it does not.
 */
import { setTimeout as rest } from "node:timers/promises";
import { Effect, Exit, Scope } from "effect";
import type { TestDatabase } from "../database.ts";
import { makeRemote } from "../gitRemote.ts";
import { makeRandom, pick } from "../random.ts";
import { type Database, night, openDatabase, quiet } from "./clock.ts";
import { develop, dismiss, hire, moveFiles, rewriteHistory, type Work } from "./developers.ts";
import { type Findings, type History, judge } from "./judge.ts";
import { Model } from "./model.ts";
import { type Part, printed, settingsOf, startParts, startTexts } from "./project.ts";
import { Servers } from "./servers.ts";
import { engage, project, translate, type Translator } from "./translators.ts";

export interface Weeks {
  readonly days: number;
  readonly seed: number;
  /** Is told of each day. */
  readonly say: (line: string) => void;
}

export interface Outcome {
  readonly wrong: Findings;
  readonly history: History;
  readonly edits: number;
  /** Edits that a locked component did not take. */
  readonly refused: number;
  readonly pushes: number;
  readonly kills: number;
  readonly seconds: number;
  /** What everybody did, in its order. */
  readonly log: readonly string[];
}

const translators = 12;
const developers = ["Ann", "Ben", "Cem", "Dot", "Eli"];
/** Hours in which people work. */
const hours = 8;

const operation = (servers: Servers, part: Part, of: string) =>
  servers.insist(`POST /api/components/${project}/${part.format.id}/repository/`, { operation: of });

/** Texts of strings that are no more stand in what is kept of them. */
const textsOfHistory = async (run: Database): Promise<ReadonlySet<string>> => {
  const rows = await run(
    (sql) => sql<{ target: string; kept: string }>`select target, details::text as kept from changes`,
  );
  return new Set(rows.flatMap(({ target, kept }) => [target, ...(kept.match(/\b(?:ours|theirs) \d+/g) ?? [])]));
};

export const liveWeeks = async (database: TestDatabase, { days, seed, say }: Weeks): Promise<Outcome> => {
  const begun = Date.now();
  const scope = Scope.makeUnsafe();
  const options = await Effect.runPromise(Scope.provide(database.options, scope));
  if (options.kind !== "server") throw new Error("Two servers need PostgreSQL.");
  const random = makeRandom(seed);
  let count = 1000;
  const fresh = () => ++count;
  const model = new Model();
  const parts = startParts();
  const remote = makeRemote(Object.assign({}, ...parts.map((part) => printed(part, startTexts(part)))));
  const servers = await Servers.start(options.url, random);
  const run = await openDatabase(options.url, scope);
  const team = developers.map((name) => hire(name, remote.url));
  let pushes = 0;
  try {
    await servers.insist("POST /api/projects/", { name: "App", slug: project, web: "https://example.org/" });
    for (const part of parts) {
      const { status, json } = await servers.insist(`POST /api/projects/${project}/components/`, {
        name: part.format.id,
        slug: part.format.id,
        repo: remote.url,
        push: remote.url,
        push_on_commit: true,
        merge_style: "rebase",
        file_format: part.format.id,
        ...settingsOf(part),
      });
      if (status !== 201) throw new Error(`${part.format.id} cannot be made: ${JSON.stringify(json)}`);
    }
    await quiet(run);
    const people: Translator[] = [];
    for (let n = 1; n <= translators; n++) people.push(await engage(servers, `translator${n}`));
    const desk = { servers, parts, model, random, fresh };
    const work: Work = { parts, model, random, fresh };

    /** Hooks tell of half of the pushes; of the others the server learns by itself. */
    const tell = () => {
      if (random() < 0.5) return;
      const part = pick(parts, random);
      if (part !== undefined)
        void servers.ask(`POST /api/components/${project}/${part.format.id}/repository/`, { operation: "pull" });
    };
    const move = async (developer: (typeof team)[number]) => {
      const moved = moveFiles(developer, work);
      if (moved === undefined) return;
      const { part } = moved;
      // Some look after the component at once, some after the server has met what they did.
      if (random() < 0.5) await operation(servers, part, "pull");
      const path = `PATCH /api/components/${project}/${part.format.id}/`;
      for (;;) {
        const { status, json } = await servers.insist(path, settingsOf(part));
        if (status === 200) break;
        model.say(`the settings of ${part.format.id} are refused: ${JSON.stringify(json)}`);
        await operation(servers, part, "pull");
        await rest(200);
      }
    };
    const hour = async () => {
      for (const person of people) if (random() < 0.4) await translate(person, desk);
      for (const developer of team) {
        if (random() > 0.15) continue;
        pushes++;
        if (random() < 0.08) rewriteHistory(developer, work);
        else if (random() < 0.05) await move(developer);
        else develop(developer, work);
        tell();
      }
      if (random() < 0.12) {
        model.say("a server is killed");
        await servers.kill();
      }
    };
    for (let day = 1; day <= days; day++) {
      for (let turn = 0; turn < hours; turn++) await hour();
      await night(run);
      say(`day ${day}: ${model.edits} edits, ${pushes} pushes of developers, ${servers.kills} kills`);
    }
    await servers.whole();
    const [first] = parts;
    if (first !== undefined)
      for (const last of ["pull", "push", "pull"]) {
        const { json } = await operation(servers, first, last);
        if (json.result !== true) model.say(`the last ${last} was answered with ${JSON.stringify(json)}`);
      }
    await quiet(run);
    const failed = await run(
      (sql) => sql<{ kind: string; error: string | null }>`select kind, error from tasks where state = 'failed'`,
    );
    const judged = await judge({ servers, remote, parts, model }, await textsOfHistory(run), failed);
    const seconds = Math.round((Date.now() - begun) / 1000);
    const { edits, refused, log } = model;
    return { ...judged, edits, refused, pushes, kills: servers.kills, seconds, log };
  } finally {
    await servers.stop();
    for (const developer of team) dismiss(developer);
    remote.remove();
    await Effect.runPromise(Scope.close(scope, Exit.void));
  }
};
