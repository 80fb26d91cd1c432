/** What a change says to people. */
import type { ChangeDetails } from "@dragoman/client";

/** Acts that have words of their own here; all others are told by a general one. */
const told: ReadonlySet<number> = new Set([
  0, 1, 2, 3, 4, 5, 6, 7, 9, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 36, 37, 46, 47, 48, 49, 50,
  51, 57, 59, 60, 61, 63, 66, 71,
]);

export const wordsOf = ({ action }: Pick<ChangeDetails, "action">): string =>
  `activity-did-${told.has(action) ? action : "other"}`;
