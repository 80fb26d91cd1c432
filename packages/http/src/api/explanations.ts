/** What somebody may do, and why a user may or may not do something. */
import { permissions } from "@dragoman/core/access";
import { Question } from "@dragoman/core/explanations";
import { Schema } from "effect";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { address, flag, list, named, nullable, oneOf, record, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { optional, parameter } from "../wire/query.ts";
import { AnyText } from "./parameters.ts";

/** What is asked, as the core knows it, with a word on each of its parts. */
const Asked = Schema.Struct({
  permission: parameter(Question.fields.permission, "Codename of a permission.", "unit.edit"),
  object: optional(
    Question.fields.object.schema,
    "project, project/component or project/component/language; nothing for site-wide permissions.",
    "hello/app/cs",
  ),
});

const Explanation = named(
  "Explanation",
  record({
    user: address,
    permission: oneOf(permissions),
    object: text,
    allowed: flag,
    because: text,
    reasons: list(text),
  }),
);

const Codenames = list(oneOf(permissions));

const Held = named(
  "HeldPermissions",
  record({
    permissions: Codenames,
    hindrance: nullable(named("Hindrance", record({ reason: text, permissions: Codenames }))),
  }),
);

/** A place by its names. */
export const Place = Schema.Struct({
  project: optional(AnyText, "Slug of a project; without one, rights for the whole site are answered.", "hello"),
  component: optional(AnyText, "Slug of a component of it, behind those of its categories with `/` between.", "app"),
  language: optional(AnyText, "Code of a language.", "cs"),
});

export const explanationsApi = noun("explanations", {
  explain: get("/api/users/:username/access/", {
    title: "What a user may do, and why",
    query: Asked,
    answers: ok(Explanation),
    needs: [need("user.edit")],
  }),
  held: get("/api/permissions/", {
    title: "What the caller may do in a place",
    query: Place,
    answers: ok(Held),
    fails: ["NotFound"],
  }),
});
