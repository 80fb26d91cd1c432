/** Why a user may or may not do something. */
import { permissions } from "@dragoman/core/access";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { address, flag, list, named, oneOf, record, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";

const permission = oneOf(permissions);

const Explanation = named(
  "Explanation",
  record({ user: address, permission, object: text, allowed: flag, because: text, reasons: list(text) }),
);

export const explanationsApi = noun("explanations", {
  explain: get("/api/users/:username/access/", {
    title: "What a user may do, and why",
    query: {
      permission: { schema: permission, about: "Codename of a permission.", example: "unit.edit", required: true },
      object: {
        schema: text,
        about: "project, project/component or project/component/language; nothing for site-wide permissions.",
        example: "hello/app/cs",
      },
    },
    answers: ok(Explanation),
    needs: [need("user.edit")],
  }),
});
