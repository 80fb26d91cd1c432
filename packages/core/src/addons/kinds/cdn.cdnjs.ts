/** Translations for web pages: a script and texts as JSON that pages load, made anew after each change. */
import { Effect, Schema } from "effect";
import { Integer, Text } from "../../fields/index.ts";
import { everywhere } from "../fits.ts";
import { type AddonWork, defineKind } from "../kind.ts";
import { stringsOf } from "../publishing/pages.ts";
import { scriptName } from "../publishing/publish.ts";
import { parseSelector, type Selector } from "../publishing/selector.ts";

const selectorProblem = (text: string) =>
  parseSelector(text) === undefined
    ? "Names, classes, ids and attributes of elements, with blanks and commas between them."
    : undefined;

const cookieProblem = (text: string) =>
  /^[!#$%&'*+.^_`|~\w-]*$/.test(text) ? undefined : "This is not the name of a cookie.";

/** Files of the repository and addresses of pages, one a line; blanks around them do not count. */
const sourcesOf = (files: string): readonly string[] => files.split(/\r\n|\r|\n/).flatMap((line) => line.trim() || []);

/** So many pages are read: each keeps others waiting. */
const mostSources = 100;

const filesProblem = (files: string) =>
  sourcesOf(files).length > mostSources ? `No more than ${mostSources} files and addresses.` : undefined;

/** What the page says, or why it cannot be read. */
const pageOf = ({ read, tools }: AddonWork, source: string): Effect.Effect<{ html: string } | { failure: string }> =>
  /^https?:\/\//i.test(source)
    ? tools.fetchPage(source)
    : Effect.map(read(source), (bytes) =>
        bytes === undefined
          ? { failure: "The repository has no such file." }
          : { html: new TextDecoder().decode(bytes) },
      );

const collect = (at: AddonWork, selector: Selector, sources: readonly string[]) =>
  Effect.gen(function* () {
    const failures: string[] = [];
    const texts = new Set<string>();
    for (const source of sources) {
      const page = yield* pageOf(at, source);
      if ("failure" in page) failures.push(`${source}: ${page.failure}`);
      else for (const text of stringsOf(page.html, selector)) texts.add(text);
      yield* Effect.yieldNow;
    }
    const refusal = yield* at.tools.addStrings(at.component, at.translations, [...texts]);
    return refusal === undefined ? failures : [...failures, refusal];
  });

export const cdnCdnjs = defineKind({
  id: "weblate.cdn.cdnjs",
  name: "Translations for web pages",
  settings: Schema.Struct({
    threshold: Integer({ min: 0, max: 100 }),
    css_selector: Text({ max: 100, rule: selectorProblem }),
    cookie_name: Schema.optionalKey(Text({ blank: true, max: 100, rule: cookieProblem })),
    files: Schema.optionalKey(Text({ blank: true, max: 10_000, rule: filesProblem })),
  }),
  defaults: { threshold: 0, css_selector: ".l10n", cookie_name: "", files: "" },
  repeatable: true,
  fits: everywhere,
  on: ["daily", "commit", "update"],
  act: (at, { threshold, css_selector: text, cookie_name: cookie = "", files = "" }) =>
    Effect.gen(function* () {
      const selector = parseSelector(text);
      if (selector === undefined) return;
      const failures = yield* collect(at, selector, sourcesOf(files));
      const settings = { threshold, selector: text, cookie };
      const { token, languages, failure } = yield* at.tools.publish(at.addonId, at.component, settings);
      if (failure !== undefined) failures.push(failure);
      yield* at.alert("CDNAddonError", failures.length === 0 ? undefined : failures.join("\n"));
      yield* at.work.log(`Published /cdn/${token}/${scriptName}: ${languages.join(", ") || "no languages yet"}`);
    }),
});
