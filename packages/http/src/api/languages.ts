/** Languages. */
import { link, type Shape } from "@dragoman/core/database";
import { type WorkerColumn, workerColumns, workColumns } from "@dragoman/core/overviews";
import { LanguagePatch, NewLanguage } from "@dragoman/core/languages";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { need } from "../wire/need.ts";
import { shaped } from "../wire/json.ts";
import { body } from "../wire/payload.ts";
import { workShape } from "./overviews.ts";
import { Language } from "./shapes.ts";
import { SummedStatistics } from "./statistics.ts";

const needs = [need("language.edit")];
const writing = {
  payload: body("NewLanguage", NewLanguage),
  example: {
    code: "x-elvish",
    name: "Elvish",
    direction: "ltr",
    population: 0,
    plural: { number: 2, formula: "n != 1" },
  },
  needs,
} as const;

export const workerShape: Shape<WorkerColumn> = {
  username: "user",
  full_name: "fullName",
  changes: "changes",
  last_change: "lastChange",
  url: link`/api/users/${"user"}/`,
};

export const languagesApi = noun("languages", {
  list: get("/api/languages/", { title: "List of languages", ...pages(Language) }),
  create: post("/api/languages/", {
    title: "Create a language",
    answers: made(Language),
    ...writing,
    fails: ["Refused"],
  }),
  one: get("/api/languages/:language/", { title: "A language", answers: ok(Language) }),
  replace: put("/api/languages/:language/", {
    title: "Change a language",
    answers: ok(Language),
    ...writing,
    fails: ["Refused"],
  }),
  change: patch("/api/languages/:language/", {
    title: "Change some of a language",
    payload: body("LanguagePatch", LanguagePatch),
    example: { name: "Sindarin" },
    answers: ok(Language),
    fails: ["Refused"],
    needs,
  }),
  remove: del("/api/languages/:language/", { title: "Delete a language", answers: gone, needs, fails: ["Refused"] }),
  statistics: get("/api/languages/:language/statistics/", {
    title: "Statistics of a language",
    answers: ok(SummedStatistics),
  }),
  projects: get("/api/languages/:language/projects/", {
    title: "Projects in a language, with what is left to do",
    ...pages(shaped("Work", workColumns, workShape)),
  }),
  people: get("/api/languages/:language/people/", {
    title: "Who has translated into a language lately",
    ...pages(shaped("Translator", workerColumns, workerShape)),
  }),
});
