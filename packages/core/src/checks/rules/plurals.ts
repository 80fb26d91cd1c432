/** Plural forms against each other: some left empty, or all of them the same. */
import type { Rule } from "../rule.ts";

export const plurals: Rule =
  () =>
  ({ targets }) =>
    targets.length > 1 && targets.includes("") && targets.some((target) => target !== "");

export const samePlurals: Rule =
  () =>
  ({ targets }) =>
    targets.length > 1 && targets[0] !== "" && targets.every((target) => target === targets[0]);
