/** What must hold when all is quiet: nothing is lost, nobody has to unlock anything, and the history can be read. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GitRemote } from "../gitRemote.ts";
import type { Model } from "./model.ts";
import { fileOf, keyOf, languages, type Part, readTexts } from "./project.ts";
import type { Servers } from "./servers.ts";
import { project } from "./translators.ts";

export interface Scene {
  readonly servers: Servers;
  readonly remote: GitRemote;
  readonly parts: readonly Part[];
  readonly model: Model;
}

/** What is wrong; nothing where all is well. */
export type Findings = string[];

const get = async ({ servers }: Scene, path: string) => (await servers.insist(`GET ${path}`)).json;

const atRemote = ({ remote }: Scene, part: Part) =>
  readTexts(part, (path) => {
    try {
      return remote.show(path);
    } catch {
      return undefined;
    }
  });

/** Strings: files agree with the database, and every text that was taken is where people find it. */
const judgeTexts = async (scene: Scene, said: ReadonlySet<string>): Promise<Findings> => {
  const { model, parts } = scene;
  const wrong: Findings = [];
  for (const part of parts) {
    const files = atRemote(scene, part);
    for (const language of languages) {
      const component = part.format.id;
      const place = `/api/translations/${project}/${component}/${language}`;
      const unitsWith = async (query: string) =>
        (await get(scene, `${place}/units/?page_size=1000&q=${encodeURIComponent(query)}`)).results ?? [];
      const now = new Map<string, string>();
      for (const unit of await unitsWith("")) now.set(keyOf(part, unit), unit.target[0]);
      const written = new Map((files.get(language) ?? []).map(({ key, text }) => [key, text]));
      for (const key of new Set([...now.keys(), ...written.keys()]))
        if ((now.get(key) ?? "") !== (written.get(key) ?? ""))
          wrong.push(`${component}/${language}/${key} is "${now.get(key)}" here and "${written.get(key)}" upstream`);
      const prefix = `${component}/${language}/`;
      for (const [name, texts] of model.accepted) {
        if (!name.startsWith(prefix)) continue;
        for (const text of texts) if (!said.has(text)) wrong.push(`${name}: "${text}" is not in the history`);
      }
      for (const [name, text] of model.ours) {
        const current = now.get(name.slice(prefix.length)) ?? "";
        if (!name.startsWith(prefix) || current === text || model.doubtful.get(name)?.has(current) === true) continue;
        if ((await unitsWith(`suggestion:="${text}"`)).length === 0)
          wrong.push(`${name}: "${text}" has given way to "${current}" and is no suggestion`);
      }
      for (const [name, text] of model.theirs) {
        const current = now.get(name.slice(prefix.length));
        if (!name.startsWith(prefix) || current === text || said.has(text)) continue;
        wrong.push(`${name}: upstream's "${text}" was never seen here, which says "${current}"`);
      }
    }
  }
  return wrong;
};

const blocking = ["MergeFailure", "UpdateFailure", "PushFailure", "RepositoryDamaged", "ParseError"];

/** Locks, alerts and tasks that would need a person. */
const judgeState = async (
  scene: Scene,
  failed: readonly { readonly kind: string; readonly error: string | null }[],
) => {
  const wrong: Findings = failed.map(({ kind, error }) => `The task ${kind} failed: ${error}`);
  for (const { format } of scene.parts) {
    const component = `/api/components/${project}/${format.id}`;
    if ((await get(scene, `${component}/lock/`)).locked) wrong.push(`${format.id} is locked`);
    const status = await get(scene, `${component}/repository/`);
    for (const need of ["needs_commit", "needs_merge", "needs_push"])
      if (status[need] === true) wrong.push(`${format.id}: ${need}`);
    const { results } = await get(scene, `${component}/alerts/`);
    for (const { name, details } of results ?? [])
      if (blocking.includes(name)) wrong.push(`${format.id} has the alert ${name}: ${JSON.stringify(details)}`);
  }
  for (const alarm of scene.servers.alarms.take()) wrong.push(`A server said: ${alarm}`);
  return wrong;
};

/** The files as other programs read them. */
const judgeFiles = (scene: Scene): Findings => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-judge-"));
  const checks: Readonly<Record<string, (path: string) => unknown>> = {
    po: (path) => execFileSync("msgfmt", ["--check-format", "-o", "/dev/null", path], { stdio: "pipe" }),
    json: (path) => JSON.parse(readFileSync(path, "utf8")),
    aresource: (path) => execFileSync("xmllint", ["--noout", path], { stdio: "pipe" }),
  };
  const wrong: Findings = [];
  for (const part of scene.parts)
    for (const language of languages) {
      const path = join(folder, "file");
      try {
        writeFileSync(path, scene.remote.show(fileOf(part, language)));
        checks[part.format.id]?.(path);
      } catch (error) {
        wrong.push(`${fileOf(part, language)}: ${String(error)}`);
      }
    }
  rmSync(folder, { recursive: true, force: true });
  return wrong;
};

export interface History {
  readonly commits: number;
  readonly ours: number;
  readonly merges: number;
  /** Files and changed lines of our commits, on average. */
  readonly files: number;
  readonly lines: number;
  readonly authors: number;
}

/** Lines that a commit of translations may change beside its strings: what a header says of the last change. */
const headerLines = 14;

/** The history as `git log --stat` shows it: our commits touch one file each, and no line without a string. */
export const readHistory = ({ remote }: Scene): { readonly history: History; readonly wrong: Findings } => {
  const log = remote.git("log", "--format=%x01%H%x02%an%x02%cn%x02%P%x02%s", "--numstat", "main");
  const wrong: Findings = [];
  const sum = { commits: 0, ours: 0, merges: 0, files: 0, lines: 0 };
  const authors = new Set<string>();
  for (const entry of log.split("\x01").slice(1)) {
    const [line = "", ...stats] = entry.trim().split("\n");
    const [hash = "", author = "", committer = "", parents = "", subject = ""] = line.split("\x02");
    sum.commits++;
    if (parents.includes(" ")) sum.merges++;
    if (committer !== "Dragoman") continue;
    sum.ours++;
    authors.add(author);
    const files = stats.filter((stat) => stat !== "").map((stat) => stat.split("\t"));
    sum.files += files.length;
    const told = files.reduce((lines, [added = "0", removed = "0"]) => lines + Number(added) + Number(removed), 0);
    sum.lines += told;
    // Strings that the base has no more are taken out of all languages at once.
    if (files.length > (subject === "Update translation files" ? languages.length : 1))
      wrong.push(`${hash.slice(0, 8)} "${subject}" touches ${files.length} files`);
    const [, , path = ""] = files[0] ?? [];
    const diff = path === "" ? "" : remote.git("show", "--format=", "-U0", hash, "--", path);
    const strings = new Set(diff.match(/^\+.*\b(?:ours|theirs) \d+|^\+msgstr|^\+.*(?:"|name=")[a-z]+\d+/gm)).size;
    if (told > 2 * strings + headerLines)
      wrong.push(`${hash.slice(0, 8)} "${subject}" changes ${told} lines for ${strings} strings`);
  }
  const mean = (total: number) => Math.round((10 * total) / Math.max(1, sum.ours)) / 10;
  const history = { ...sum, files: mean(sum.files), lines: mean(sum.lines), authors: authors.size };
  return { history, wrong };
};

/** `said`: all texts of the history; `failed`: tasks that came to no good end. */
export const judge = async (
  scene: Scene,
  said: ReadonlySet<string>,
  failed: readonly { readonly kind: string; readonly error: string | null }[],
): Promise<{ readonly wrong: Findings; readonly history: History }> => {
  const { history, wrong } = readHistory(scene);
  wrong.push(...(await judgeTexts(scene, said)), ...(await judgeState(scene, failed)), ...judgeFiles(scene));
  try {
    scene.remote.git("fsck", "--strict");
  } catch (error) {
    wrong.push(String(error));
  }
  return { wrong, history };
};
