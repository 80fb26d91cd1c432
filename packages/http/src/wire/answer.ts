/** What endpoints answer when they succeed, as data: a status with what its body is. */
import { type PageSizes, standardPages } from "./endpoint.ts";
import { address, count, type Json, list, named, nullable, record, text } from "./json.ts";

export interface Answer {
  /** In a few words, where the status does not say it. */
  readonly about?: string;
  /** Of a body that is JSON. */
  readonly schema?: Json;
  /** What else the body may be. */
  readonly types?: readonly string[];
}

export type Answers = Readonly<Record<number, Answer>>;

/** What failed, in plain words. */
export const Failure = named("Failure", record({ detail: text }));

export const ok = (schema: Json): Answers => ({ 200: { schema } });

/** With the address of what was made in `Location`, where it has one. */
export const made = (schema: Json): Answers => ({ 201: { schema } });

export const gone: Answers = { 204: {} };

/** Bytes of these media types. */
export const bytes = (...types: readonly string[]): Answers => ({ 200: { types } });

/** The same where the client may have it already. */
export const unlessKnown = (answers: Answers): Answers => ({
  ...answers,
  304: { about: "The client has it already: `If-None-Match` or `If-Modified-Since` says so." },
});

export const pageOf = (item: Json, beside: Readonly<Record<string, Json>> = {}): Json => {
  const schema = record({
    count,
    next: nullable(address),
    previous: nullable(address),
    ...beside,
    results: list(item),
  });
  return typeof item["title"] === "string" ? named(`${item["title"]}Page`, schema) : schema;
};

/** A page of a list. */
export const pages = (item: Json, paged: PageSizes = standardPages) => ({ paged, answers: ok(pageOf(item)) });
