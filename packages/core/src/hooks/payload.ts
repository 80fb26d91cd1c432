/** Fields of payloads, which are whatever somebody sent. */
import type { RequestNews } from "./model.ts";

export class PayloadProblem extends Error {
  override readonly name = "PayloadProblem";
}

const longest = 2000;

/** The value at a path such as `repository.owner.login`; undefined where there is none. */
export const valueAt = (payload: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === "object" && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
      payload,
    );

export const listAt = (payload: unknown, path: string): readonly unknown[] => {
  const value = valueAt(payload, path);
  return Array.isArray(value) ? value : [];
};

/** A text that may be missing or empty, both of which are undefined. */
export const optionalAt = (payload: unknown, path: string): string | undefined => {
  const value = valueAt(payload, path);
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value !== "string" || value.length > longest || value.includes("\0"))
    throw new PayloadProblem(`${path} is no text, or too long.`);
  return value;
};

/** The first of the paths that has a text. */
export const textAt = (payload: unknown, ...paths: readonly string[]): string => {
  for (const path of paths) {
    const value = optionalAt(payload, path);
    if (value !== undefined) return value;
  }
  throw new PayloadProblem(`${paths.join(" or ")} is missing.`);
};

/** A text that has to be there, though it may be empty. */
export const presentAt = (payload: unknown, path: string): string => {
  if (typeof valueAt(payload, path) !== "string") throw new PayloadProblem(`${path} is missing.`);
  return optionalAt(payload, path) ?? "";
};

export const branchOf = (ref: string): string => ref.replace(/^refs\/heads\//, "");

/** Each of the addresses with and without `.git`. */
export const withAndWithoutGit = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.flatMap((url) => [url, url.replace(/\.git$/, "")])),
];

/** The id of a commit; null for the zeros that stand for none, undefined where nothing is told. */
export const commitAt = (payload: unknown, path: string): string | null | undefined => {
  const value = valueAt(payload, path);
  if (typeof value !== "string" || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value)) return undefined;
  return /^0+$/.test(value) ? null : value.toLowerCase();
};

/** What is told of a request; undefined where a part is missing. */
export const requestNews = (fullName: unknown, number: unknown, branch: unknown): RequestNews | undefined =>
  typeof fullName === "string" && typeof number === "number" && Number.isSafeInteger(number) && isShort(fullName)
    ? { fullName, number, branch: typeof branch === "string" && isShort(branch) ? branchOf(branch) : null }
    : undefined;
const isShort = (text: string) => text !== "" && text.length <= longest && !text.includes("\0");
