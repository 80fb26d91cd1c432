/** Translations for web pages, for whoever loads those: paths beside the API. */
import { bytes, unlessKnown } from "../wire/answer.ts";
import { get, noun, type Parameter } from "../wire/endpoint.ts";

const token: Parameter = {
  schema: { type: "string", pattern: "^[0-9a-f]{48}$" },
  about: "What the add-on's log names: nobody guesses it.",
  example: "41e5ba7ed2c09eb4c6b2f6ab6dd4d9c3f5c4a1a141e5ba7e",
};
const file: Parameter = {
  schema: { type: "string" },
  about: "`dragoman.js`, or the code of a language with `.json`.",
  example: "cs.json",
};

export const publicationsApi = noun("publications", {
  file: get("/cdn/:token/:file/", {
    title: "A file that pages of others load",
    ownFormat: true,
    quota: "exports",
    params: { token, file },
    answers: unlessKnown(bytes("text/javascript", "application/json")),
  }),
});
