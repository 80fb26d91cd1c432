/**
 * The script that web pages load: it looks which of the published languages the visitor wants, loads its texts from beside
 * itself, and puts them in the place of those of the page. It works from any server, since it knows its own address.
 * Texts are set as texts: nothing in a translation becomes markup.
 */

export interface ScriptSettings {
  readonly selector: string;
  /** The cookie that names the language; empty for none. */
  readonly cookie: string;
  readonly source: string;
  readonly languages: readonly string[];
}

/** JSON that can stand inside of a script, wherever that stands. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export const scriptOf = ({ selector, cookie, source, languages }: ScriptSettings): string =>
  `"use strict";
(() => {
  const selector = ${literal(selector)};
  const cookie = ${literal(cookie)};
  const source = ${literal(source)};
  const languages = ${literal(languages)};
  const here = document.currentScript.src;
  const silent = "script, style, noscript, template, textarea";

  // From the most particular spelling to the language alone: zh-CN is zh-Hans-CN, then zh-Hans, then zh.
  const spellings = (code) => {
    const tag = code.replace(/_/g, "-").replace(/@.*/, "");
    try {
      const { language, script, region } = new Intl.Locale(tag).maximize();
      return [tag, [language, script, region].join("-"), [language, script].join("-"), [language, region].join("-"), language];
    } catch {
      return [tag];
    }
  };
  const known = new Map();
  for (const code of [source, ...languages])
    for (const tag of [code.replace(/_/g, "-").toLowerCase(), spellings(code)[1]?.toLowerCase()])
      if (tag !== undefined && !known.has(tag)) known.set(tag, code);

  const wanted = () => {
    const named = cookie === "" ? undefined : document.cookie.split("; ").find((each) => each.startsWith(cookie + "="));
    const chosen = named === undefined ? "" : decodeURIComponent(named.slice(cookie.length + 1));
    for (const code of [chosen, ...navigator.languages])
      for (const tag of code === "" ? [] : spellings(code)) {
        const found = known.get(tag.toLowerCase());
        if (found !== undefined) return found;
      }
    return source;
  };

  const translate = (texts, code) => {
    for (const element of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let changed = false;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.data.replace(/\\s+/g, " ").trim();
        if (text === "" || !Object.hasOwn(texts, text) || node.parentElement.closest(silent) !== null) continue;
        node.data = /^\\s*/.exec(node.data)[0] + texts[text] + /\\s*$/.exec(node.data)[0];
        changed = true;
      }
      if (changed) element.lang = code.replace(/_/g, "-").replace(/@.*/, "");
    }
  };

  const begin = async () => {
    const code = wanted();
    if (code === source) return;
    const answer = await fetch(new URL(encodeURIComponent(code) + ".json", here));
    if (answer.ok) translate(await answer.json(), code);
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
  else begin();
})();
`;
