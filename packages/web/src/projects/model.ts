/** What the pages of projects decide, apart from any browser. */
import type { MatrixCell, MatrixComponent, UnitQueue } from "@dragoman/client";

export interface Sum {
  readonly total: number;
  readonly translated: number;
  readonly approved: number;
  readonly fuzzy: number;
  readonly failing: number;
}

const nothing: Sum = { total: 0, translated: 0, approved: 0, fuzzy: 0, failing: 0 };

export const sumOf = (cells: readonly Sum[]): Sum =>
  cells.reduce(
    (sum, cell) => ({
      total: sum.total + cell.total,
      translated: sum.translated + cell.translated,
      approved: sum.approved + cell.approved,
      fuzzy: sum.fuzzy + cell.fuzzy,
      failing: sum.failing + cell.failing,
    }),
    nothing,
  );

export const percentOf = ({ total, translated }: Pick<Sum, "total" | "translated">): number =>
  total === 0 ? 100 : (translated / total) * 100;

/** Translated and approved are counted together by the server; a bar shows them apart. */
export const barOf = ({ total, translated, approved, fuzzy }: Sum) => ({
  total,
  approved,
  translated: translated - approved,
  fuzzy,
});

export const cellOf = (component: MatrixComponent, language: string): MatrixCell | undefined =>
  component.cells.find((cell) => cell.language === language);

/** What is to be done, the most urgent first; the rest of the queues are not work. */
export const workOf = (queues: readonly UnitQueue[]): readonly UnitQueue[] =>
  (["failing_checks", "needs_editing", "suggestions", "comments", "untranslated"] as const)
    .map((name) => queues.find((queue) => queue.name === name))
    .filter((queue) => queue !== undefined)
    .filter(({ count }) => count > 0);

/** The language that somebody works in here: what the address says, else theirs, else the first that is not done. */
export const workingLanguage = (
  asked: string | null,
  own: readonly string[],
  here: readonly { readonly code: string; readonly isSource: boolean }[],
): string | undefined =>
  [asked, ...own].find((code) => here.some((language) => language.code === code)) ??
  (here.find(({ isSource }) => !isSource) ?? here[0])?.code;

/** Those of the languages that a browser says its user reads; English is what most sources are in. */
export const spokenOf = <Language extends { readonly code: string }>(
  preferred: readonly string[],
  languages: readonly Language[],
): readonly Language[] => {
  const found = preferred.flatMap((tag) => {
    const [plain, main] = [tag.replaceAll("-", "_").toLowerCase(), tag.split("-")[0]];
    const language =
      languages.find(({ code }) => code.toLowerCase() === plain) ?? languages.find(({ code }) => code === main);
    return language === undefined || language.code.split("_")[0] === "en" ? [] : [language];
  });
  return [...new Set(found)].slice(0, 4);
};
