/** A failing request made smaller while it fails alike, and the line that says how to make it again. */
import type { Case, RequestCase } from "./cases.ts";

const without = <A>(record: Readonly<Record<string, A>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

const objectIn = ({ body, headers }: RequestCase): Readonly<Record<string, unknown>> | undefined => {
  if (body === undefined || !/json/.test(headers["content-type"] ?? "")) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString());
    return value !== null && typeof value === "object" && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** Each with one thing less. */
const smaller = (item: RequestCase): readonly RequestCase[] => {
  const [path = "", query = ""] = item.target.split("?");
  const pairs = query.split("&").filter((pair) => pair !== "");
  const fields = objectIn(item);
  return [
    ...(item.leaves === undefined ? [] : [{ ...item, leaves: undefined }]),
    ...(item.person === "root" ? [] : [{ ...item, person: "root" as const }]),
    ...Object.keys(item.headers)
      .filter((name) => name !== "content-type")
      .map((name) => ({ ...item, headers: without(item.headers, name) })),
    ...pairs.map((pair) => {
      const rest = pairs.filter((each) => each !== pair).join("&");
      return { ...item, target: rest === "" ? path : `${path}?${rest}` };
    }),
    ...(fields === undefined
      ? []
      : Object.keys(fields).map((key) => ({ ...item, body: Buffer.from(JSON.stringify(without(fields, key))) }))),
  ];
};

/** The smallest that still fails, after at most `tries` requests. */
export const reduce = async (
  item: Case,
  fails: (candidate: Case) => Promise<boolean>,
  tries = 30,
): Promise<{ readonly item: Case; readonly again: boolean }> => {
  if (!(await fails(item))) return { item, again: false };
  if (item.kind === "raw") return { item, again: true };
  let least = item;
  for (let left = tries; left > 0; ) {
    let found: RequestCase | undefined;
    for (const candidate of smaller(least)) {
      if (left-- <= 0) break;
      if (!(await fails(candidate))) continue;
      found = candidate;
      break;
    }
    if (found === undefined) break;
    least = found;
  }
  return { item: least, again: true };
};

/** Text as it is, other bytes in base64. */
const shown = (bytes: Uint8Array | undefined) => {
  if (bytes === undefined) return undefined;
  const text = Buffer.from(bytes).toString();
  const whole = Buffer.from(text).equals(Buffer.from(bytes)) ? text : `base64:${Buffer.from(bytes).toString("base64")}`;
  return whole.length > 3000 ? `${whole.slice(0, 3000)}… (${bytes.length} bytes)` : whole;
};

export const lineOf = (item: Case): string =>
  item.kind === "raw"
    ? JSON.stringify({ raw: item.chunks.map(shown), ending: item.ending })
    : JSON.stringify({
        as: item.person,
        request: `${item.method} ${item.target}`,
        headers: item.headers,
        body: shown(item.body),
        ...(item.leaves === undefined ? {} : { leavesAfter: `${item.leaves / 10} %` }),
      });
