/**
 * Bodies that the program around has read before, as parsers of Express do: given on as the bytes that it kept, else
 * as bytes with the same meaning.
 */
import type { IncomingMessage } from "node:http";
import { hasBody } from "./body.ts";

/** What parsers leave on a request. */
interface Parsed {
  readonly body?: unknown;
  /** The bytes as they came, where somebody keeps them: signatures of hooks are over these. */
  readonly rawBody?: unknown;
}

/** Undefined where nobody has read the body; "lost" where somebody has, and left nothing that can be given on. */
export const earlierBody = (
  request: IncomingMessage & Parsed,
  body: unknown = request.body,
): Uint8Array | "lost" | undefined => {
  if (!hasBody(request)) return undefined;
  // One that nothing came in ends without having been read.
  if (!request.readableDidRead) return request.readableEnded ? new Uint8Array() : undefined;
  if (request.rawBody instanceof Uint8Array) return request.rawBody;
  if (body instanceof Uint8Array) return body;
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (body === undefined || type === "multipart/form-data") return "lost";
  if (typeof body === "string") return Buffer.from(body);
  return Buffer.from(type === "application/x-www-form-urlencoded" ? formText(body) : JSON.stringify(body));
};

/** Lists as repeated names, and what is nested with dots. */
const formText = (body: unknown): string =>
  String(new URLSearchParams(Object.entries(body ?? {}).flatMap(([name, value]) => pairs(name, value))));

const pairs = (name: string, value: unknown): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (typeof value !== "object") return [[name, String(value)]];
  const parts = Object.entries(value);
  // Long lists come as objects with numbers for keys.
  const isList = parts.every(([key], index) => key === String(index));
  return parts.flatMap(([key, part]) => pairs(isList ? name : `${name}.${key}`, part));
};
