/** The same string elsewhere in the project is translated in another way, or only one of the two is translated. */

export interface SameString {
  readonly targets: readonly string[];
  readonly state: number;
}

const translated = 20;

const sameTargets = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, form) => text === other[form]);

/**
 * Whether the check `inconsistent` fails. `others` are the units of the project with the same source, context, language
 * and plural definition, in components that propagate translations; the unit's own component propagates too.
 */
export const isInconsistent = (unit: SameString, others: readonly SameString[]): boolean =>
  others.some(
    (other) => (unit.state >= translated || other.state >= translated) && !sameTargets(unit.targets, other.targets),
  );
