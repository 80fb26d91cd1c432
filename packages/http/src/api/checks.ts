/** Checks: what there is to fail, and what one failure tells. */
import { checkIds, checks, checkWords, highlightKinds } from "@dragoman/core/checks";
import { ok } from "../wire/answer.ts";
import { get, noun } from "../wire/endpoint.ts";
import { count, flag, list, named, oneOf, record, text } from "../wire/json.ts";

const words = { name: text, description: text };

const Check = named(
  "Check",
  record({
    id: text,
    ...words,
    kind: oneOf(["source", "target"]),
    flags: list(text),
    ignore_flag: text,
  }),
);

/** All checks, in the order in which they are listed. */
export const catalogue = checks.map(({ id, kind, flags, ignoreFlag }) => ({
  id,
  ...checkWords[id],
  kind,
  flags,
  ignore_flag: ignoreFlag,
}));

/** From `start` up to `end`, in units of UTF-16. */
export const Highlight = named("Highlight", record({ start: count, end: count, kind: oneOf(highlightKinds) }));

const Fix = named("Fix", record({ form: count, kind: oneOf(["replace", "insert"]), text }));

/** A check that a text would fail: the forms that do, each by itself, and what would put them right. */
export const ForeseenCheck = named(
  "ForeseenCheck",
  record({
    check: oneOf([...checkIds]),
    ...words,
    enforced: flag,
    dismissed: flag,
    forms: list(count),
    fixes: list(Fix),
  }),
);

export const checksApi = noun("checks", {
  list: get("/api/checks/", { title: "What may be wrong with a string", answers: ok(list(Check)) }),
});
