/** Units: strings with their translations. */
import { link, type Shape } from "@dragoman/core/database";
import { Dismissal, settableStates, type UnitColumn, unitColumns, UnitDraft, UnitPatch } from "@dragoman/core/units";
import { Schema } from "effect";
import { gone, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put, unitPages } from "../wire/endpoint.ts";
import { flag, list, named, record, shaped, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { ForeseenCheck, Highlight } from "./checks.ts";
import { Search, searchQuery } from "./parameters.ts";

export const unitShape: Shape<UnitColumn> = {
  translation: link`/api/translations/${"project"}/${"componentUrl"}/${"language"}/`,
  source: "source",
  previous_source: "previousSource",
  target: "target",
  id_hash: "idHash",
  content_hash: "contentHash",
  location: "location",
  context: "context",
  note: "note",
  flags: "flags",
  labels: "labels",
  state: "state",
  fuzzy: "fuzzy",
  translated: "translated",
  approved: "approved",
  position: "position",
  has_suggestion: "hasSuggestion",
  has_comment: "hasComment",
  has_failing_check: "hasFailingCheck",
  num_words: "numWords",
  source_unit: link`/api/units/${"sourceUnit"}/`,
  priority: "priority",
  id: "id",
  web_url: link`/translate/${"project"}/${"componentPath"}/${"language"}/?checksum=${"idHash"}`,
  url: link`/api/units/${"id"}/`,
  explanation: "explanation",
  extra_flags: "extraFlags",
  pending: "pending",
  timestamp: "timestamp",
  last_updated: "lastUpdated",
};

/** What a change of a unit answers. */
export const editedUnitShape: Shape<UnitColumn> = {
  target: "target",
  state: "state",
  explanation: "explanation",
  extra_flags: "extraFlags",
  labels: "labelIds",
};

export const Unit = shaped("Unit", unitColumns, unitShape);
const EditedUnit = shaped("EditedUnit", unitColumns, editedUnitShape);

const words = "text and state are sent";
const editing = [
  where(`${words}, and the component is no glossary`, "unit.edit"),
  where(`${words}, and the component is a glossary`, "glossary.edit"),
  where("the string is approved, or is to be", "unit.review"),
  where(`${words} for a string of a base file`, "unit.template"),
  where(`${words}, and the component accepts suggestions by votes`, "unit.override"),
  where("`explanation`, `extra_flags` or `labels` are sent", "source.edit"),
];

const edit = {
  payload: body("UnitPatch", UnitPatch),
  example: { target: ["Ahoj světe!"], state: 20 },
  answers: ok(EditedUnit),
  fails: ["Refused", "Overtaken"],
  needs: editing,
} as const;

/** What saving a text would make of a string: what would be stored, and what that fails. */
const Foresight = named(
  "Foresight",
  record({
    target: list(text),
    state: { type: "integer", enum: [...settableStates, 100] },
    checks: list(ForeseenCheck),
    highlights: list(list(Highlight)),
  }),
);

export const unitsApi = noun("units", {
  list: get("/api/units/", { title: "List of strings", query: Search, ...pages(Unit, unitPages), fails: ["Refused"] }),
  one: get("/api/units/:id/", {
    title: "A string",
    query: Schema.Struct({ q: searchQuery("Search query that the string must match.") }),
    answers: ok(Unit),
    fails: ["Refused"],
  }),
  change: patch("/api/units/:id/", { title: "Translate a string, or change properties of a source string", ...edit }),
  replace: put("/api/units/:id/", { title: "Translate a string", ...edit }),
  foresee: post("/api/units/:id/checks/", {
    title: "What saving a text would fail",
    payload: body("UnitDraft", UnitDraft),
    example: { target: ["Ahoj světe"], state: 20 },
    answers: ok(Foresight),
  }),
  dismiss: patch("/api/units/:id/checks/:check/", {
    title: "Dismiss a check that a string fails, or let it count again",
    payload: body("Dismissal", Dismissal),
    example: { dismissed: true },
    answers: ok(record({ check: text, dismissed: flag })),
    needs: [need("unit.check")],
  }),
  remove: del("/api/units/:id/", {
    title: "Remove a string",
    answers: gone,
    fails: ["Refused", "RepositoryBusy"],
    needs: [
      where("the component is no glossary", "unit.delete"),
      where("the component is a glossary", "glossary.delete"),
    ],
  }),
});
