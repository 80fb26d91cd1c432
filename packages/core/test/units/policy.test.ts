/** Who may change a unit: one row for each thing that may stand in the way. */
import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/access/model.ts";
import type { Permission } from "../../src/access/permissions.ts";
import { refuseContribution, refuseEdit, refuseReview, refuseSourceProperties } from "../../src/units/policy.ts";
import { actorWith, unitWith } from "./facts.ts";

const editor: readonly Permission[] = ["unit.edit"];
const reviewer: readonly Permission[] = ["unit.edit", "unit.review"];
const noOne = { isAnonymous: true, email: null, username: "anonymous" };

interface Row {
  readonly what: string;
  readonly holds?: readonly Permission[];
  readonly is?: Partial<Actor>;
  readonly unit?: Parameters<typeof unitWith>[0];
  readonly refusal: string | undefined;
}

describe("whoever changes strings", () => {
  it.each<Row>([
    { what: "may", refusal: undefined },
    {
      what: "needs an address of mail",
      is: { email: null },
      refusal: "You need an e-mail address on your account for this.",
    },
    { what: "needs none without an account", is: noOne, refusal: undefined },
    { what: "waits for a lock", unit: { locked: true }, refusal: "The component is locked." },
    {
      what: "agrees first",
      unit: { agreement: "All is mine." },
      refusal: "You must accept the contributor agreement of this component first.",
    },
    { what: "agrees once", unit: { agreement: "All is mine.", agreed: true }, refusal: undefined },
  ])("$what", ({ is, unit, refusal }) => {
    expect(refuseContribution(actorWith([], is), unitWith(unit))).toBe(refusal);
  });
});

describe("an edit", () => {
  it.each<Row>([
    { what: "of an editor", holds: editor, refusal: undefined },
    { what: "of a superuser", holds: [], is: { isSuperuser: true }, refusal: undefined },
    { what: "without the right", holds: [], refusal: "You may not change translations here." },
    { what: "without an account", holds: [], is: noOne, refusal: "Sign in to translate." },
    { what: "without an account where all may", holds: editor, is: noOne, refusal: undefined },
    { what: "of a read-only string", holds: reviewer, unit: { state: 100 }, refusal: "The string is read-only." },
    {
      what: "of a read-only string by a superuser",
      is: { isSuperuser: true },
      unit: { state: 100 },
      refusal: "The string is read-only.",
    },
    {
      what: "of an approved string",
      holds: editor,
      unit: { state: 30 },
      refusal: "Only reviewers can change approved strings; you can make a suggestion instead.",
    },
    { what: "of an approved string by a reviewer", holds: reviewer, unit: { state: 30 }, refusal: undefined },
    { what: "in a locked component", holds: reviewer, unit: { locked: true }, refusal: "The component is locked." },
    {
      what: "of a term by an editor of strings",
      holds: editor,
      unit: { is_glossary: true },
      refusal: "You may not change translations here.",
    },
    {
      what: "of a term by an editor of terms",
      holds: ["glossary.edit"],
      unit: { is_glossary: true },
      refusal: undefined,
    },
    {
      what: "of the template",
      holds: editor,
      unit: { is_template: true },
      refusal: "You may not change source strings here.",
    },
    {
      what: "of the template with its right",
      holds: [...editor, "unit.template"],
      unit: { is_template: true },
      refusal: undefined,
    },
    {
      what: "where votes decide",
      holds: editor,
      unit: { suggestion_voting: true, suggestion_autoaccept: 2 },
      refusal: "This translation takes suggestions only, which are accepted by votes.",
    },
    { what: "where votes are counted only", holds: editor, unit: { suggestion_voting: true }, refusal: undefined },
    {
      what: "where votes decide, over them",
      holds: [...editor, "unit.override"],
      unit: { suggestion_voting: true, suggestion_autoaccept: 2 },
      refusal: undefined,
    },
    {
      what: "in a restricted component",
      holds: editor,
      unit: { restricted: true },
      refusal: "You may not change translations here.",
    },
  ])("$what: $refusal", ({ holds = [], is, unit, refusal }) => {
    expect(refuseEdit(actorWith(holds, is), unitWith(unit))).toBe(refusal);
  });
});

describe("an approval", () => {
  it.each<Row>([
    { what: "where there are reviews", holds: reviewer, unit: { translation_review: true }, refusal: undefined },
    { what: "where there are none", holds: reviewer, refusal: "Reviews are not enabled here." },
    {
      what: "without the right",
      holds: editor,
      unit: { translation_review: true },
      refusal: "You may not approve translations.",
    },
    {
      what: "of a source string, for which there are none",
      holds: reviewer,
      unit: { translation_review: true, is_source: true },
      refusal: "Reviews are not enabled here.",
    },
    { what: "of a source string", holds: reviewer, unit: { source_review: true, is_source: true }, refusal: undefined },
    {
      what: "in a locked component",
      holds: reviewer,
      unit: { translation_review: true, locked: true },
      refusal: "The component is locked.",
    },
  ])("$what: $refusal", ({ holds = [], unit, refusal }) => {
    expect(refuseReview(actorWith(holds), unitWith(unit))).toBe(refusal);
  });
});

describe("flags, explanation and labels", () => {
  const refusal = "These properties can be set on source strings only, by those who may edit sources.";

  it.each<Row>([
    { what: "of a source string", holds: ["source.edit"], unit: { is_source: true }, refusal: undefined },
    { what: "of a source string without the right", holds: reviewer, unit: { is_source: true }, refusal },
    { what: "of a translation", holds: ["source.edit"], refusal },
  ])("$what: $refusal", (row) => {
    expect(refuseSourceProperties(actorWith(row.holds ?? []), unitWith(row.unit))).toBe(row.refusal);
  });
});
