/** Markdown of the source is the translation's too: links by reference, inline links, and kinds of markup. */
import { linkTargets, markupKinds, referenceLabels } from "../markup/markdown.ts";
import { formRule } from "../rule.ts";

const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length !== other.length || one.some((text, place) => text !== other[place]);

export const mdReflink = formRule(() => (source, target) => {
  const labels = referenceLabels(source);
  return labels.length > 0 && differ(labels, referenceLabels(target));
});

/** Another page may be the right one for another language; a place in this one is not. */
const isFixed = (target: string): boolean => !/^[a-z][a-z0-9+.-]*:/i.test(target);

export const mdLink = formRule(() => (source, target) => {
  const wanted = linkTargets(source);
  const found = linkTargets(target);
  return wanted.length !== found.length || differ(wanted.filter(isFixed).sort(), found.filter(isFixed).sort());
});

export const mdSyntax = formRule(() => (source, target) => markupKinds(source) !== markupKinds(target));
