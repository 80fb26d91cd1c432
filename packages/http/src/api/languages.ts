/** Languages. */
import { LanguagePatch, NewLanguage } from "@dragoman/core/languages";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

export const languagesApi = {
  list: get("/api/languages/", { title: "List of languages" }),
  create: post("/api/languages/", { title: "Create a language", payload: NewLanguage }),
  one: get("/api/languages/:language/", { title: "A language" }),
  replace: put("/api/languages/:language/", { title: "Change a language", payload: NewLanguage }),
  change: patch("/api/languages/:language/", { title: "Change some of a language", payload: LanguagePatch }),
  remove: del("/api/languages/:language/", { title: "Delete a language" }),
  statistics: get("/api/languages/:language/statistics/", { title: "Statistics of a language" }),
};
