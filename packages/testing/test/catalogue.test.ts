import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedDatabase, type GitRemote, makeRemote, openSite, type Site } from "../src/index.ts";

/** Django's catalogues (BSD licence), fetched by pip; undefined where that is not possible. */
const fetchDjango = (folder: string): Record<string, string> | undefined => {
  try {
    execFileSync("pip", ["download", "--quiet", "--no-deps", "--dest", folder, "django==5.2"], {
      stdio: "ignore",
      timeout: 120_000,
    });
    const wheel = readdirSync(folder).find((name) => name.endsWith(".whl")) ?? "";
    execFileSync("python3", ["-m", "zipfile", "-e", join(folder, wheel), join(folder, "django")], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const root = join(folder, "django");
  const files: Record<string, string> = {};
  for (const path of readdirSync(root, { recursive: true, encoding: "utf8" }))
    if (/^django\/conf\/locale\/[^/]+\/LC_MESSAGES\/django\.po$/.test(path))
      files[relative(root, join(root, path))] = readFileSync(join(root, path), "utf8");
  return files;
};

const hasMsgfmt = (() => {
  try {
    execFileSync("msgfmt", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

const folder = mkdtempSync(join(tmpdir(), "dragoman-django-"));
const files = fetchDjango(folder);
if (files === undefined) console.warn("Django's catalogues are not tested: pip cannot fetch them here.");

/** With one to six plural forms. */
const languages = ["ja", "de", "cs", "sl", "ar"];

describe.skipIf(files === undefined)("Django's catalogues", () => {
  let site: Site;
  let remote: GitRemote;
  const mask = (code: string) => `django/conf/locale/${code}/LC_MESSAGES/django.po`;

  beforeAll(async () => {
    site = await openSite(embeddedDatabase);
    remote = makeRemote(files ?? {});
    await site.project("django", { web: "https://www.djangoproject.com/" });
    await site.component("django/core", {
      repo: remote.url,
      push: remote.url,
      push_on_commit: false,
      filemask: mask("*"),
      file_format: "po",
      new_lang: "none",
    });
  }, 300_000);
  afterAll(async () => {
    await site.close();
    remote.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it("come in about a hundred languages, none of which is lost", async () => {
    const { json } = await site.ask("admin", "GET /api/components/django/core/translations/?page_size=1000");
    expect(json.count).toBe(Object.keys(files ?? {}).length);
  });

  it("change only in the lines of the strings that were translated, and in their headers", async () => {
    const meant = new Map<string, string[]>();
    for (const language of languages) {
      const { json } = await site.ask("admin", `GET /api/translations/django/core/${language}/units/?page_size=1000`);
      const units = json.results as { id: number; source: string[]; target: string[] }[];
      const chosen = [
        ...units.filter(({ source }) => source.length > 1).slice(0, 4),
        ...units.filter(({ source, target }) => source.length === 1 && target[0] !== "").slice(0, 16),
      ];
      expect(chosen).toHaveLength(20);
      const texts: string[] = [];
      for (const { id, target, source } of chosen) {
        const forms = target.map(
          (_, index) =>
            `${(source[index] ?? source.at(-1) ?? "").replace(/\n$/, "")} (${language} ${index})${source[0]?.endsWith("\n") === true ? "\n" : ""}`,
        );
        const answer = await site.ask("admin", `PATCH /api/units/${id}/`, { state: 20, target: forms });
        expect(answer.status, answer.text).toBe(200);
        texts.push(...answer.json.target);
      }
      meant.set(language, texts);
    }
    expect(
      (await site.ask("admin", "POST /api/components/django/core/repository/", { operation: "push" })).json,
    ).toEqual({ result: true });

    const touched = remote.git("diff", "--numstat", "main~5", "main").trim().split("\n");
    expect(touched.map((line) => line.split("\t")[2]).sort()).toEqual(languages.map(mask).sort());
    for (const language of languages) {
      const path = mask(language);
      const before = (files ?? {})[path] ?? "";
      const after = remote.show(path);
      expect(untouched(after, meant.get(language) ?? [])).toEqual(
        untouched(before, undefined, after, meant.get(language) ?? []),
      );
      if (hasMsgfmt)
        expect(() =>
          execFileSync("msgfmt", ["-c", "-o", "/dev/null", "-"], { input: after, stdio: ["pipe", "ignore", "pipe"] }),
        ).not.toThrow();
    }
  }, 300_000);
});

/**
 * What of a catalogue was not meant to change: its entries whose texts are not among `texts`, header lines aside. With
 * `other`, those at the places where the entries of `other` were not meant to change.
 */
const untouched = (
  catalogue: string,
  texts: readonly string[] | undefined,
  other = catalogue,
  others = texts ?? [],
): string[] => {
  const meant = entriesOf(other).map((entry) =>
    others.some((text) => unfold(entry).includes(JSON.stringify(text).slice(1, -1))),
  );
  return entriesOf(catalogue).filter((_, index) => index > 0 && meant[index] === false);
};
const entriesOf = (catalogue: string) => catalogue.split("\n\n");
const unfold = (entry: string) => entry.replaceAll('"\n"', "");
