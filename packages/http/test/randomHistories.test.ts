/**
 * Translators, developers and a repository's accidents, in any order: whatever anybody wrote is afterwards in the file,
 * waits to be written, is suggested, or stands in the history; and nobody's text gives way unseen.
 *
 * `DRAGOMAN_HISTORIES=50` replays more of them, `DRAGOMAN_HISTORY=17` one.
 */
import { rm } from "node:fs/promises";
import { Checkouts } from "../../core/src/checkouts/inside.ts";
import { codecById } from "@dragoman/formats";
import {
  databases,
  makeRandom,
  makeRemote,
  openSite,
  type Site,
  upstreamContext as context,
  upstreamFormats,
} from "@dragoman/testing";
import { Effect } from "effect";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const keys = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta"];
/** Nobody touches them: of such files only what differs is read again. */
const others = Array.from({ length: 24 }, (_, n) => `other${n}`);
const source = (key: string) => `Text ${key}`;

const [database] = databases.slice(-1);
const only = Number(process.env["DRAGOMAN_HISTORY"] ?? 0);
const seeds =
  only > 0 ? [only] : Array.from({ length: Number(process.env["DRAGOMAN_HISTORIES"] ?? 2) }, (_, n) => n + 1);

describe.each(upstreamFormats)("any history of a $id file", (format) => {
  let site: Site;
  beforeAll(async () => {
    if (database === undefined) throw new Error("There is no database.");
    site = await openSite(database);
    for (const person of ["alice", "bob"]) await site.account(person, { superuser: true });
    await site.project("app");
  });
  afterAll(() => site.close());

  it.each(seeds)("loses no text of either side (%i)", async (seed) => {
    const next = makeRandom(seed * 7919);
    const random = (below: number) => Math.floor(next() * below);
    const at = (file: string) => `${format.folder}/${file}`;
    const file = at(format.file("cs"));
    const template = format.isBilingual ? undefined : at(format.base);
    const name = `c${seed}`;
    const codec = codecById(format.id);
    if (codec === undefined) throw new Error(`There is no codec ${format.id}.`);
    const english = [...keys, ...others].map((key) => ({ key, source: source(key), text: source(key) }));
    const remote = makeRemote({
      [file]: format.print(
        english.map((each) => ({ ...each, text: `${each.key} cs` })),
        "cs",
        0,
      ),
      ...(template === undefined ? {} : { [template]: format.print(english, "en", 0) }),
    });
    await site.component(`app/${name}`, {
      repo: remote.url,
      push: remote.url,
      file_format: format.id,
      push_on_commit: false,
      merge_style: ["rebase", "merge", "merge_noff"][random(3)],
      merge_conflicts: random(4) === 0 ? "ours" : "upstream",
      filemask: at(format.mask),
      ...(template === undefined ? { new_lang: "none" } : { template }),
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
        template === undefined ? {} : { base: codec.parse(Buffer.from(remote.show(template)), context("en")) };
      const document = codec.parse(Buffer.from(remote.show(file)), { ...context("cs"), ...base });
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
      const entries = [...atRemote()].map(([key, text]) => ({ key, source: source(key), text }));
      if (random(3) === 0) entries.reverse();
      for (let count = random(3); count > 0; count--) {
        const key = keys[random(keys.length)] ?? "";
        const place = entries.findIndex((entry) => entry.key === key);
        const text = `theirs ${++texts}`;
        if (ours.get(key) === entries[place]?.text) ours.delete(key);
        entries[place] = { key, source: source(key), text };
        fromUpstream.add(text);
        log.push(`upstream: ${key} = ${text}`);
      }
      remote.commit({ [file]: format.print(entries, "cs", ++texts), VERSION: `${texts}\n` }, "Develop");
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
