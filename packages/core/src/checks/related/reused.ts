/** One translation serves for different sources. */

export interface Translated {
  readonly sources: readonly string[];
  readonly targets: readonly string[];
}

const joined = (texts: readonly string[]): string => texts.join("\u0000");

/**
 * Whether the check `reused` fails. `others` are translations of the same project, language and plural definition.
 * Languages with one plural form are left out: there singular and plural are rightly the same.
 */
export const isReused = (unit: Translated, others: readonly Translated[], pluralNumber: number): boolean =>
  pluralNumber > 1 &&
  unit.targets.some((target) => target !== "") &&
  others.some(
    (other) => joined(other.targets) === joined(unit.targets) && joined(other.sources) !== joined(unit.sources),
  );
