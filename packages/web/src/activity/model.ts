/** What a change says to people. */
import { type Change, paramsAt } from "@dragoman/client";

/** Acts that have words of their own here; all others are told by a general one. */
const told: ReadonlySet<number> = new Set([
  0, 1, 2, 4, 5, 6, 7, 9, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 36, 37, 46, 47, 48, 49, 50,
  51, 59, 60, 61, 63, 71,
]);

export const wordsOf = ({ action }: Pick<Change, "action">): string =>
  `activity-did-${told.has(action) ? action : "other"}`;

export const nameOf = (user: string | null): string | undefined =>
  user === null ? undefined : paramsAt("users.one", user)?.username;

/** The language and component that a change is about, where it is. */
export const placeOf = ({ translation, component }: Pick<Change, "translation" | "component">) =>
  translation !== null
    ? paramsAt("translations.one", translation)
    : component !== null
      ? paramsAt("components.one", component)
      : undefined;
