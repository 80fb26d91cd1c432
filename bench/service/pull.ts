/**
 * Pulls over the wire: 200 changed strings of one file with 100,000, and one changed line of the header in each of 100
 * languages with 1,000 strings, with nothing of our own and with a commit of ours in every language, so that all files
 * are merged string by string. The baseline is git alone, which fetches the same and merges its lines.
 *
 *   node --conditions=dragoman-source bench/service/pull.ts
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GitRemote } from "@dragoman/testing";
import { type BenchSite, load, memoryOf, openSite } from "./programs/site.ts";

const header = (language: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n` +
  `"PO-Revision-Date: 2026-01-01 10:00+0000\\n"\n"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n\n`;

const catalogue = (language: string, strings: number): string =>
  header(language) +
  Array.from(
    { length: strings },
    (_, n) =>
      `#: src/file${n % 50}.c:${n}\nmsgid "Message number ${n} of the program"\nmsgstr "Text ${n} in ${language}"\n`,
  ).join("\n");

/** Codes of languages that are called by them alone. */
const codes =
  "cs de fr es it pt nl sv da fi fo pl sk sl hr sr bs mk bg ro hu el tr ru uk be lt lv et is ga cy gd br eu ca gl oc co mt sq hy ka az kk ky uz tk tg mn ja ko yi vi th lo km my ms id jv su tl mi sm to haw mg sw zu xh af st tn ts ss ve nso so am ti om ha yo ig wo ff ln rw rn lg ny sn ar he fa ur ps sd ug hi bn pa gu or ta te kn ml si ne mr as"
    .split(" ")
    .slice(0, 100);

const seconds = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

/** git alone: the same fetch, and the merge of its lines with one commit of ours. */
const bare = async (remote: GitRemote, begin: string) => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bare-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, stdio: "ignore" });
  git("clone", "-q", "--bare", remote.url, ".");
  git("update-ref", "refs/heads/main", begin);
  const took = await seconds(() => {
    git("fetch", "-q", "origin", "+refs/heads/main:refs/remotes/origin/main");
    git("merge-tree", "--write-tree", "refs/remotes/origin/main", "refs/heads/main");
  });
  rmSync(folder, { recursive: true, force: true });
  return took;
};

const pull = async (site: BenchSite, name: string, target: number, change: () => void) => {
  const begin = site.remote.git("rev-parse", "main").trim();
  change();
  const pid = site.server.process.pid ?? 0;
  const before = memoryOf(pid, "VmRSS");
  let answer: unknown;
  const took = await seconds(async () => {
    answer = (await site.server.ask("POST /api/components/bench/po/repository/", { operation: "pull" })).json;
  });
  const base = await bare(site.remote, begin);
  console.log(
    `${name.padEnd(44)} ${took.toFixed(2)} s (target ${target} s; git alone ${base.toFixed(2)} s), ` +
      `${memoryOf(pid, "VmRSS") - before} MB more, ${JSON.stringify(answer)} (${load()})`,
  );
};

const replaceAll = (remote: GitRemote, paths: readonly string[], change: (text: string, path: string) => string) =>
  remote.commit(Object.fromEntries(paths.map((path) => [path, change(remote.show(path), path)])), "Work upstream");

const large = await openSite({
  "po/bench.pot": catalogue("en", 100_000).replaceAll(/^msgstr "Text.*"$/gm, 'msgstr ""'),
  "po/cs.po": catalogue("cs", 100_000),
});
try {
  for (const round of [1, 2, 3])
    await pull(large, `200 of 100,000 strings, round ${round}`, 2, () =>
      replaceAll(large.remote, ["po/cs.po"], (text) =>
        text.replaceAll(/^msgstr "Text (\d*)00 in cs.*"$/gm, (line, n: string) =>
          Number(n) % 5 === 0 ? `msgstr "Text ${n}00 in cs, ${round}"` : line,
        ),
      ),
    );
} finally {
  await large.close();
}

const paths = codes.map((code) => `po/${code}.po`);
const wide = await openSite({
  "po/bench.pot": catalogue("en", 1_000).replaceAll(/^msgstr "Text.*"$/gm, 'msgstr ""'),
  ...Object.fromEntries(codes.map((code) => [`po/${code}.po`, catalogue(code, 1_000)])),
});
try {
  const touch = (hour: number) => () =>
    replaceAll(wide.remote, paths, (text) => text.replace(/(PO-Revision-Date: 2026-01-01 )\d\d/, `$1${hour}`));
  await pull(wide, "a header line in 100 languages", 5, touch(11));
  for (const code of codes) {
    const path = `/api/translations/bench/po/${code}/units/?page_size=1`;
    const { id } = (await wide.server.ask(`GET ${path}`)).json.results[0];
    await wide.server.ask(`PATCH /api/units/${id}/`, { state: 20, target: [`Ours in ${code}`] });
  }
  await wide.server.ask("POST /api/components/bench/po/repository/", { operation: "commit" });
  await pull(wide, "the same, over 100 commits of ours", 5, touch(12));
} finally {
  await wide.close();
}
