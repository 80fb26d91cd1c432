/**
 * Translators, developers and a repository's accidents, in any order: whatever anybody wrote is afterwards in the file,
 * waits to be written, is suggested, or stands in the history; and nobody's text gives way unseen.
 *
 * `DRAGOMAN_HISTORIES=50` replays more of them, `DRAGOMAN_HISTORY=17` one.
 */
import { rm } from "node:fs/promises";
import { Checkouts } from "../../core/src/checkouts/inside.ts";
import { codecById, type CodecContext } from "@dragoman/formats";
import { databases, makeRemote, openSite, type Site } from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Entry {
  readonly key: string;
  readonly text: string;
}

/** How developers' tools write a format: the whole file anew, in an order and layout of their own. */
interface Format {
  readonly id: string;
  readonly file: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly template?: string;
  readonly print: (entries: readonly Entry[], language: string, stamp: number) => string;
}

const keys = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"];
/** Nobody touches them: of such files only what differs is read again. */
const others = Array.from({ length: 24 }, (_, n) => `other${n}`);
const source = (key: string) => `Text ${key}`;

const formats: readonly Format[] = [
  {
    id: "po",
    file: "po/cs.po",
    settings: { filemask: "po/*.po", new_lang: "none" },
    print: (entries, language, stamp) =>
      [
        `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n` +
          `"PO-Revision-Date: 2026-01-01 ${String(10 + (stamp % 10))}:00+0000\\n"\n`,
        ...entries.map(
          ({ key, text }) => `#: ${key}.c:${stamp % 3 === 0 ? stamp : 1}\nmsgid "${source(key)}"\nmsgstr "${text}"\n`,
        ),
      ].join("\n"),
  },
  {
    id: "json",
    file: "web/cs.json",
    settings: { filemask: "web/*.json" },
    template: "web/en.json",
    print: (entries, _, stamp) =>
      `${JSON.stringify(Object.fromEntries(entries.map(({ key, text }) => [key, text])), null, 1 + (stamp % 4))}\n`,
  },
  {
    id: "aresource",
    file: "res/values-cs/strings.xml",
    settings: { filemask: "res/values-*/strings.xml" },
    template: "res/values/strings.xml",
    print: (entries, _, stamp) =>
      `<?xml version="1.0" encoding="utf-8"?>\n<resources>\n    <!-- ${stamp} -->\n` +
      `${entries.map(({ key, text }) => `    <string name="${key}">${text}</string>\n`).join("")}</resources>\n`,
  },
  {
    id: "properties",
    file: "app/messages_cs.properties",
    settings: { filemask: "app/messages_*.properties" },
    template: "app/messages.properties",
    print: (entries, _, stamp) => `# ${stamp}\n${entries.map(({ key, text }) => `${key} = ${text}\n`).join("")}`,
  },
  {
    id: "yaml",
    file: "conf/cs.yml",
    settings: { filemask: "conf/*.yml" },
    template: "conf/en.yml",
    print: (entries, _, stamp) => `# ${stamp}\n${entries.map(({ key, text }) => `${key}: "${text}"\n`).join("")}`,
  },
];

const context = (language: string): CodecContext => ({
  language,
  sourceLanguage: "en",
  plural: { number: 3, formula: "(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", categories: ["one", "few", "other"] },
  options: {},
});

/** Numbers that look random and are the same each time (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const [database] = databases.slice(-1);
const only = Number(process.env["DRAGOMAN_HISTORY"] ?? 0);
const seeds =
  only > 0 ? [only] : Array.from({ length: Number(process.env["DRAGOMAN_HISTORIES"] ?? 2) }, (_, n) => n + 1);

describe.each(formats)("any history of a $id file", (format) => {
  let site: Site;
  beforeAll(async () => {
    if (database === undefined) throw new Error("There is no database.");
    site = await openSite(database);
    for (const person of ["alice", "bob"]) await site.account(person, { superuser: true });
    await site.project("app");
  });
  afterAll(() => site.close());

  it.each(seeds)("loses no text of either side (%i)", async (seed) => {
    const random = randomFrom(seed * 7919);
    const name = `c${seed}`;
    const codec = codecById(format.id);
    if (codec === undefined) throw new Error(`There is no codec ${format.id}.`);
    const english = [...keys, ...others].map((key) => ({ key, text: source(key) }));
    const remote = makeRemote({
      [format.file]: format.print(
        english.map(({ key }) => ({ key, text: `${key} cs` })),
        "cs",
        0,
      ),
      ...(format.template === undefined ? {} : { [format.template]: format.print(english, "en", 0) }),
    });
    await site.component(`app/${name}`, {
      repo: remote.url,
      push: remote.url,
      file_format: format.id,
      push_on_commit: false,
      merge_style: ["rebase", "merge", "merge_noff"][random(3)],
      merge_conflicts: random(4) === 0 ? "ours" : "upstream",
      ...(format.template === undefined ? {} : { template: format.template }),
      ...format.settings,
    });
    const ask = async (who: string, line: string, body?: unknown) => {
      const answer = await site.ask(who, line, body);
      expect(answer.status, `${line}: ${answer.text}`).toBe(200);
      return answer.json;
    };
    const place = `/api/translations/app/${name}/cs`;
    const units = async (query = "") =>
      (await ask("admin", `GET ${place}/units/?page_size=100&q=${encodeURIComponent(query)}`)).results;
    const keyOf = (unit: { source: readonly string[] }) => unit.source[0]?.slice("Text ".length) ?? "";
    const atRemote = (): Map<string, string> => {
      const base =
        format.template === undefined
          ? {}
          : { base: codec.parse(Buffer.from(remote.show(format.template)), context("en")) };
      const document = codec.parse(Buffer.from(remote.show(format.file)), { ...context("cs"), ...base });
      return new Map(
        document.units
          .filter(({ obsolete }) => obsolete !== true)
          .map((unit) => [format.id === "po" ? keyOf(unit) : unit.context, unit.target[0] ?? ""]),
      );
    };

    /** The last text that people here gave a string, unless somebody upstream has seen and changed it. */
    const ours = new Map<string, string>();
    /** All that was ever accepted: here, or upstream and then met by an operation. */
    const accepted = new Set<string>();
    const fromUpstream = new Set<string>();
    const log: string[] = [];
    let texts = 0;

    const translate = async () => {
      const key = keys[random(keys.length)] ?? "";
      const text = `ours ${++texts}`;
      const who = random(2) === 0 ? "alice" : "bob";
      const [unit] = (await units()).filter((each: { source: string[] }) => keyOf(each) === key);
      log.push(`${who}: ${key} = ${text}`);
      await ask(who, `PATCH /api/units/${unit.id}/`, { target: [text], state: 20 });
      ours.set(key, text);
      accepted.add(text);
    };
    const develop = () => {
      const entries = [...atRemote()].map(([key, text]) => ({ key, text }));
      if (random(3) === 0) entries.reverse();
      for (let count = random(3); count > 0; count--) {
        const key = keys[random(keys.length)] ?? "";
        const at = entries.findIndex((entry) => entry.key === key);
        const text = `theirs ${++texts}`;
        if (ours.get(key) === entries[at]?.text) ours.delete(key);
        entries[at] = { key, text };
        fromUpstream.add(text);
        log.push(`upstream: ${key} = ${text}`);
      }
      remote.commit({ [format.file]: format.print(entries, "cs", ++texts), VERSION: `${texts}\n` }, "Develop");
    };
    const rewrite = () => {
      if (remote.git("log", "-1", "--format=%an", "main").trim() !== "Upstream") return;
      if (remote.git("rev-list", "--count", "main").trim() === "1") return;
      log.push("upstream: drops its last commit");
      remote.git("update-ref", "refs/heads/main", "main~1");
      develop();
    };
    const lose = async () => {
      log.push("the clone is lost");
      const { id } = await ask("admin", `GET /api/components/app/${name}/`);
      const folder = await site.run(Effect.map(Checkouts, (checkouts) => checkouts.folderOf(id)));
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    };
    const operate = async (operation: string, more: object = {}) => {
      // Others ask the remote only where there is something to send.
      if (operation === "pull") for (const text of atRemote().values()) if (fromUpstream.has(text)) accepted.add(text);
      const answer = await ask("admin", `POST /api/components/app/${name}/repository/`, { operation, ...more });
      await site.settled(`app/${name}`);
      log.push(`${operation} ${JSON.stringify(more)}: ${JSON.stringify(answer)}`);
      expect(answer.result, log.join("\n")).toBe(true);
    };
    const acts = [
      translate,
      translate,
      translate,
      translate,
      develop,
      develop,
      rewrite,
      lose,
      () => operate("pull"),
      () => operate("push"),
      () => operate("commit"),
      () => operate("reset"),
      () => operate("reset", { keep: "suggestions" }),
    ];
    for (let step = 0; step < 30; step++) await acts[random(acts.length)]?.();
    await operate("pull");
    await operate("push");

    const now = new Map<string, string>();
    for (const unit of await units()) now.set(keyOf(unit), unit.target[0]);
    expect(atRemote(), log.join("\n")).toEqual(now);
    const { results } = await ask("admin", `GET ${place}/changes/?page_size=1000`);
    const history = new Set(results.map((change: { target: string }) => change.target));
    for (const text of accepted) expect(history.has(text), `${text} in the history of\n${log.join("\n")}`).toBe(true);
    for (const [key, text] of ours) {
      if (now.get(key) === text) continue;
      expect(await units(`suggestion:="${text}"`), `${text} of ${key} among\n${log.join("\n")}`).toHaveLength(1);
    }
    // Reading all of it again finds what the readings of differences have left.
    const known = await units();
    await ask("admin", `POST /api/components/app/${name}/repository/`, { operation: "file-scan" });
    await site.settled(`app/${name}`);
    const withoutTimes = (all: readonly object[]) => all.map((unit) => ({ ...unit, last_updated: undefined }));
    expect(withoutTimes(await units()), log.join("\n")).toEqual(withoutTimes(known));
    remote.remove();
  });
});
