/** What remains to be seen of a text: with its replacements done (flag `replacements`) and its tags gone (`xml-text`). */
import type { Flags } from "./flags.ts";

const tags = /<[^<>]*>/g;

export const shownText = (flags: Flags): ((text: string) => string) => {
  const texts = (flags.get("replacements") ?? []).map(({ text }) => text);
  const pairs = texts.flatMap((from, place) =>
    place % 2 === 0 && from !== "" ? [[from, texts[place + 1] ?? ""] as const] : [],
  );
  const withoutTags = flags.has("xml-text");
  return (text) => {
    const replaced = pairs.reduce((result, [from, to]) => result.replaceAll(from, () => to), text);
    return withoutTags ? replaced.replace(tags, "") : replaced;
  };
};
