/** Files: downloads and archives, and what is handed in. */
import { Flag } from "@dragoman/core/fields";
import { outcomes, plannedKinds, UploadInput } from "@dragoman/core/uploads";
import { Schema } from "effect";
import { type Answers, bytes, ok, pageOf, unlessKnown } from "../wire/answer.ts";
import { get, noun, post, put, standardPages } from "../wire/endpoint.ts";
import { address, anyOf, count, flag, integer, list, named, nullable, oneOf, record, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { optional } from "../wire/query.ts";
import { AnyText, searchQuery, Words } from "./parameters.ts";

const ownFormat = true;

const counts = { not_found: count, skipped: count, accepted: count, total: count, result: flag };
const UploadResult = named("UploadResult", record({ ...counts, count }));
const forms = nullable(list(text));
const PlannedString = named(
  "PlannedString",
  record({
    outcome: oneOf(outcomes),
    kind: oneOf(plannedKinds),
    reason: nullable(text),
    unit: nullable(address),
    language: text,
    context: text,
    source: list(text),
    old_target: forms,
    old_state: nullable(integer),
    target: forms,
    state: nullable(integer),
    file_target: forms,
  }),
);
const UploadPlan = named(
  "UploadPlan",
  pageOf(PlannedString, {
    plan: text,
    kinds: record(Object.fromEntries(plannedKinds.map((kind) => [kind, count]))),
    ...counts,
  }),
);

/** Of any format; the type is that of the format. */
const anyFile: Answers = bytes("*/*");
const archive: Answers = bytes("application/zip");

const uploadNeeds = [
  need("upload.perform"),
  where("`method` is `translate` or `fuzzy`", "unit.edit"),
  where("`method` is `translate` or `fuzzy`, and the strings are those of a base file", "unit.template"),
  where("`method` is `approve`, or `conflicts` is `replace-approved`", "unit.review"),
  where("`method` is `suggest`", "suggestion.add"),
  where("`method` is `add`", "unit.add"),
  where("`method` is `replace`", "component.edit", "unit.add"),
  where("`method` is `replace`", "component.edit", "unit.delete"),
  where("`method` is `replace`", "component.edit", "unit.edit"),
  where("`method` is `source`", "source.edit"),
  where("`conflicts` is neither empty nor `ignore`, or `overwrite` names strings", "upload.overwrite"),
];

const upload = {
  title: "Upload a file to a translation",
  ownFormat,
  payload: body("UploadInput", UploadInput),
  example: { file: 'msgid "Hello"\nmsgstr "Ahoj"\n', method: "translate", conflicts: "replace-translated" },
  query: Schema.Struct({
    // What is no flag is refused: taken for false, it would do what somebody wanted to look at first.
    dry_run: optional(
      Flag,
      "`true` answers what would happen, string by string, with the token of this plan, and changes nothing.",
    ),
    kind: optional(Words(plannedKinds), "With `dry_run`: only strings that this would happen to."),
    words: optional(AnyText, "With `dry_run`: only strings with these words in their key, source or texts."),
    plan: optional(AnyText, "Token of a plan: the upload does exactly this, or fails with 412."),
  }),
  answers: ok(anyOf(UploadResult, UploadPlan)),
  paged: standardPages,
  fails: ["Refused", "PlanOutdated", "RepositoryBusy"],
  needs: uploadNeeds,
} as const;

const archiveFormat = optional(AnyText, "`zip:` and a conversion; the stored files for all else.", "zip:csv");

export const filesApi = noun("files", {
  translation: get("/api/translations/:project/:component/:language/file/", {
    title: "File of a translation",
    ownFormat,
    query: Schema.Struct({
      format: optional(AnyText, "Name of a conversion; without it the stored file.", "csv"),
      q: searchQuery("Search query; only with a conversion."),
    }),
    answers: unlessKnown(anyFile),
    fails: ["RepositoryBusy"],
    needs: [need("translation.download")],
  }),
  upload: post("/api/translations/:project/:component/:language/file/", upload),
  replace: put("/api/translations/:project/:component/:language/file/", upload),
  base: get("/api/components/:project/:component/monolingual_base/", {
    title: "Base file of a component",
    answers: anyFile,
  }),
  template: get("/api/components/:project/:component/new_template/", {
    title: "Template for new translations",
    answers: anyFile,
  }),
  component: get("/api/components/:project/:component/file/", {
    title: "Archive of a component",
    ownFormat,
    query: Schema.Struct({ format: archiveFormat }),
    answers: archive,
    fails: ["RepositoryBusy"],
    needs: [need("translation.download")],
  }),
  project: get("/api/projects/:project/file/", {
    title: "Archive of a project",
    ownFormat,
    query: Schema.Struct({
      format: archiveFormat,
      language_code: optional(AnyText, "Only the files of this language.", "cs"),
    }),
    answers: archive,
    fails: ["RepositoryBusy"],
    needs: [need("translation.download")],
  }),
});
