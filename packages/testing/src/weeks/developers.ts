/** Developers: each has a clone, changes the files that are translated with tools of their own, and pushes. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gitAs } from "../gitRemote.ts";
import { pick } from "../random.ts";
import type { Entry } from "../upstream.ts";
import type { Model } from "./model.ts";
import { keyFor, languages, type Part, printed, readTexts, sourceOf } from "./project.ts";

export interface Developer {
  readonly name: string;
  readonly folder: string;
  readonly git: (...args: readonly string[]) => string;
}

export const hire = (name: string, url: string): Developer => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-developer-"));
  const git = gitAs(name, folder);
  git("clone", "-q", url, ".");
  return { name, folder, git };
};

export const dismiss = ({ folder }: Developer): void => rmSync(folder, { recursive: true, force: true });

export interface Work {
  readonly parts: readonly Part[];
  readonly model: Model;
  readonly random: () => number;
  /** A number that was not used before. */
  readonly fresh: () => number;
}

type Texts = Map<string, readonly Entry[]>;

/** What a developer does to the files of a part; answers what the commit is called. */
type Act = (texts: Texts, part: Part, work: Work) => string;

const change = (texts: Texts, language: string, of: (entries: readonly Entry[]) => readonly Entry[]) =>
  texts.set(language, of(texts.get(language) ?? []));

const add: Act = (texts, { format }, { fresh, random }) => {
  const key = keyFor(format.id, fresh());
  const at = random();
  for (const language of ["en", ...languages])
    change(texts, language, (entries) =>
      entries.toSpliced(Math.floor(at * entries.length), 0, {
        key,
        source: sourceOf(key),
        text: language === "en" ? sourceOf(key) : "",
      }),
    );
  return `Add ${key}`;
};

const take: Act = (texts, _, { random }) => {
  const key = pick(texts.get("en") ?? [], random)?.key;
  for (const language of ["en", ...languages])
    change(texts, language, (entries) => entries.filter((entry) => entry.key !== key));
  return `Remove ${key}`;
};

/** In files of two languages a reworded string is another one. */
const reword: Act = (texts, part, work) => {
  if (part.format.isBilingual) {
    take(texts, part, work);
    return add(texts, part, work).replace("Add", "Reword as");
  }
  const chosen = pick(texts.get("en") ?? [], work.random);
  if (chosen === undefined) return "Nothing";
  const text = `${sourceOf(chosen.key)} (${work.fresh()})`;
  change(texts, "en", (entries) =>
    entries.map((entry) => (entry.key === chosen.key ? { ...entry, source: text, text } : entry)),
  );
  return `Reword ${chosen.key}`;
};

const translate: Act = (texts, _, { random, fresh }) => {
  const language = pick(languages, random) ?? "cs";
  const key = pick(texts.get(language) ?? [], random)?.key;
  const text = `theirs ${fresh()}`;
  change(texts, language, (entries) => entries.map((entry) => (entry.key === key ? { ...entry, text } : entry)));
  return `Correct ${key} in ${language}`;
};

const sort: Act = (texts, part, { fresh }) => {
  for (const language of ["en", ...languages]) change(texts, language, (entries) => entries.toReversed());
  part.stamp = fresh();
  return "Sort and lay out anew";
};

const acts: readonly Act[] = [add, add, take, reword, translate, translate, translate, sort];

const textsAt = (developer: Developer, part: Part, revision: string): Texts =>
  readTexts(part, (path) => {
    try {
      return developer.git("show", `${revision}:${path}`);
    } catch {
      return undefined;
    }
  });

const valuesOf = (texts: Texts) =>
  new Map(
    languages.flatMap((language) =>
      (texts.get(language) ?? []).map(({ key, text }) => [`${language}/${key}`, { language, key, text }] as const),
    ),
  );

/** Notes what a push changed between two commits, before it is made. */
const compare = (developer: Developer, { parts, model }: Work, before: string, after: string, moved?: Moved) => {
  for (const part of parts) {
    const from = moved?.part === part ? { ...part, folder: moved.from } : part;
    const old = valuesOf(textsAt(developer, from, before));
    const now = valuesOf(textsAt(developer, part, after));
    for (const name of new Set([...old.keys(), ...now.keys()])) {
      const of = old.get(name) ?? now.get(name);
      if (of === undefined) continue;
      const place = { component: part.format.id, language: of.language, key: of.key };
      model.pushed(place, old.get(name)?.text, now.get(name)?.text);
    }
  }
};

const write = ({ folder }: Developer, files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
};

const readIn =
  ({ folder }: Developer) =>
  (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), "utf8") : undefined;

/** A commit of one developer over what the clone has now. */
const edit = (developer: Developer, work: Work) => {
  const part = pick(work.parts, work.random);
  const act = pick(acts, work.random);
  if (part === undefined || act === undefined) return "";
  const texts = readTexts(part, readIn(developer));
  if ((texts.get("en") ?? []).length === 0) return "";
  const said = `${part.format.id}: ${act(texts, part, work)}`;
  write(developer, { ...printed(part, texts), [`src/${developer.name}.txt`]: `${work.fresh()}\n` });
  developer.git("add", "-A");
  developer.git("commit", "-q", "-m", said);
  return said;
};

const tip = ({ git }: Developer) => {
  git("fetch", "-q", "origin");
  return git("rev-parse", "origin/main").trim();
};

/** Pushes exactly over what was compared with; answers whether nobody else was faster. */
const push = (developer: Developer, work: Work, over: string, moved?: Moved): boolean => {
  const head = developer.git("rev-parse", "HEAD").trim();
  try {
    developer.git("push", "-q", `--force-with-lease=refs/heads/main:${over}`, "origin", `${head}:refs/heads/main`);
  } catch {
    return false;
  }
  compare(developer, work, over, head, moved);
  return true;
};

const tries = 5;

/** Works on what was there a while ago, or on what is there now, and brings it to the others. */
export const develop = (developer: Developer, work: Work): void => {
  for (let turn = 0; turn < tries; turn++) {
    const isStale = turn === 0 && work.random() < 0.3;
    if (!isStale) developer.git("reset", "-q", "--hard", tip(developer));
    const said = edit(developer, work);
    const over = tip(developer);
    if (isStale)
      try {
        developer.git("rebase", "-q", over);
      } catch {
        developer.git("rebase", "--abort");
        continue;
      }
    if (!push(developer, work, over)) continue;
    work.model.say(`${developer.name}: ${said}`);
    return;
  }
};

/** Throws the last commits of everybody away and puts one in their place. */
export const rewriteHistory = (developer: Developer, work: Work): void => {
  const over = tip(developer);
  const dropped = 1 + Math.floor(work.random() * 3);
  if (Number(developer.git("rev-list", "--count", over)) <= dropped + 1) return;
  const kept = `${over}~${dropped}`;
  // What another layout or a move began stays, or the settings would not fit any more.
  const isEarlier = work.parts.some((part) => textsAt(developer, part, kept).size <= languages.length);
  if (isEarlier) return;
  developer.git("reset", "-q", "--hard", kept);
  const said = edit(developer, work);
  if (push(developer, work, over)) work.model.say(`${developer.name}: forces ${said} over ${dropped} commits`);
};

export interface Moved {
  readonly part: Part;
  readonly from: string;
}

/** Moves the files of a part; answers which, or nothing where others were faster. */
export const moveFiles = (developer: Developer, work: Work): Moved | undefined => {
  const over = tip(developer);
  developer.git("reset", "-q", "--hard", over);
  const part = pick(work.parts, work.random);
  if (part === undefined) return undefined;
  const from = part.folder;
  const to = `${part.format.folder}${work.fresh()}`;
  developer.git("mv", from, to);
  developer.git("commit", "-q", "-m", `Move ${from} to ${to}`);
  part.folder = to;
  if (push(developer, work, over, { part, from })) {
    work.model.say(`${developer.name}: moves ${from} to ${to}`);
    return { part, from };
  }
  part.folder = from;
  return undefined;
};
