/** Parts of paths, which mean the same wherever they are named so, and of queries. */
import { field, problem, sentChoice, Text } from "@dragoman/core/fields";
import { Schema } from "effect";
import type { Parameter } from "../wire/endpoint.ts";
import { integer, text } from "../wire/json.ts";
import { optional } from "../wire/query.ts";

const slug = { type: "string", pattern: "^[-a-zA-Z0-9_]+$" };
const id = { ...integer, minimum: 1 };

export const pathParameters: Readonly<Record<string, Parameter>> = {
  id: { schema: id, about: "Id.", example: 1 },
  unit: { schema: id, about: "Id of a string.", example: 1 },
  user: { schema: id, about: "Id of a user.", example: 1 },
  key: { schema: id, about: "Id of what the team is tied to.", example: 1 },
  project: { schema: slug, about: "Slug of the project.", example: "hello" },
  component: {
    schema: text,
    about: "Slug of the component, behind those of its categories with `%252F` between them.",
    example: "app",
  },
  list: { schema: slug, about: "Slug of the component list.", example: "favourites" },
  check: { schema: text, about: "Name of a check.", example: "end_stop" },
  slug: { schema: slug, about: "Slug of the project that the component is shared with.", example: "other" },
  language: { schema: text, about: "Code of the language.", example: "cs" },
  username: { schema: text, about: "Name of the user.", example: "maria" },
  host: {
    schema: text,
    about: "Name of the host, with its port in `[host]:port` where it is not 22.",
    example: "example.org",
  },
  file: { schema: text, about: "Name of the image's file.", example: "start.png" },
};

/** Any text of a query, as it is. */
export const AnyText = Text({ blank: true, trim: false });

/** Codes of languages, each parameter one or several with commas between them. */
export const LanguageCodes = field(Schema.Array(Schema.String), { type: "array", items: { type: "string" } }, (input) =>
  (Array.isArray(input) ? input : []).flatMap((text) => String(text).split(",")).filter((code) => code !== ""),
);

/** Some of a few words, each parameter one or several with commas between them. */
export const Words = <const Word extends string>(values: readonly Word[]) =>
  field(Schema.Array(Schema.Literals(values)), { type: "array", items: sentChoice(values) }, (input) => {
    const chosen: Word[] = [];
    for (const text of (Array.isArray(input) ? input : []).flatMap((each) => String(each).split(","))) {
      const word = values.find((value) => value === text);
      if (word === undefined) return problem(`Select a valid choice. ${text} is not one of the available choices.`);
      chosen.push(word);
    }
    return chosen;
  });

/** A search query, in the words of the reference. */
export const searchQuery = (about = "Search query.") => optional(AnyText, about, "state:<translated");

export const Search = Schema.Struct({ q: searchQuery() });
