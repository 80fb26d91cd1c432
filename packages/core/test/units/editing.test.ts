/** What a request makes of a unit: one row for each thing that is judged, in the order in which it is. */
import { describe, expect, it } from "vitest";
import type { Permission } from "../../src/access/permissions.ts";
import { actions } from "../../src/changes/index.ts";
import { LabelId } from "../../src/ids/index.ts";
import { editAction, effectiveFlags, judge } from "../../src/units/editing.ts";
import type { UnitFacts, UnitPatch } from "../../src/units/index.ts";
import { actorWith, unitWith } from "./facts.ts";

interface Row {
  readonly what: string;
  readonly holds?: readonly Permission[];
  readonly unit?: Partial<UnitFacts>;
  readonly patch: UnitPatch;
  /** The kind of the answer, and what is in it. */
  readonly is: object;
}

const said = { target: ["Nazdar"], state: 20 } as const;
const invalid = (errors: Readonly<Record<string, unknown>>) => ({ _tag: "Invalid", ...errors });
const forbidden = (reason: string) => ({ _tag: "Forbidden", reason });
const editor: readonly Permission[] = ["unit.edit"];
const all: readonly Permission[] = ["unit.edit", "unit.review", "source.edit"];
const plural: Partial<UnitFacts> = { source: ["%d cup", "%d cups"], target: ["", "", ""] };

describe("a request", () => {
  it.each<Row>([
    { what: "with text and state is an edit", patch: said, is: { text: said, properties: {} } },
    { what: "with nothing changes nothing", patch: {}, is: { text: undefined, properties: {} } },
    {
      what: "with properties of a source string changes these",
      holds: all,
      unit: { is_source: true },
      patch: { explanation: "A greeting" },
      is: { text: undefined, properties: { explanation: "A greeting" } },
    },
    {
      what: "with properties of a translation is refused, whatever else it says",
      holds: all,
      patch: { ...said, labels: [LabelId.make(1)] },
      is: forbidden("These properties can be set on source strings only, by those who may edit sources."),
    },
    {
      what: "with a blank form is wrong before rights are asked for",
      holds: [],
      patch: { target: [""], state: 20 },
      is: invalid({ fields: { target: { 0: ["This field may not be blank."] } } }),
    },
    {
      what: "takes a text back by no state",
      patch: { target: [""], state: 0 },
      is: { text: { target: [""], state: 0 } },
    },
    {
      what: "with a text and no state has to say which",
      patch: { target: ["Nazdar"] },
      is: { _tag: "Refused", reason: "Send both target and state." },
    },
    {
      what: "with a state and no text has no forms",
      patch: { state: 20 },
      is: invalid({ fields: { target: ["The string has 1 plural forms."] } }),
    },
    {
      what: "with fewer forms than the language has is wrong",
      unit: plural,
      patch: { target: ["%d šálek", "%d šálky"], state: 20 },
      is: invalid({ fields: { target: ["The string has 3 plural forms."] } }),
    },
    {
      what: "with all forms of the language is an edit",
      unit: plural,
      patch: { target: ["%d šálek", "%d šálky", "%d šálků"], state: 10 },
      is: { text: { target: ["%d šálek", "%d šálky", "%d šálků"], state: 10 } },
    },
    {
      what: "with a text that is to count as none is wrong",
      patch: { ...said, state: 0 },
      is: invalid({ fields: { state: ["An untranslated string has no text."] } }),
    },
    {
      what: "for a read-only string is refused",
      unit: { state: 100 },
      patch: said,
      is: forbidden("The string is read-only."),
    },
    {
      what: "without the right is refused",
      holds: [],
      patch: said,
      is: forbidden("You may not change translations here."),
    },
    {
      what: "for an approval where there are no reviews is wrong",
      holds: all,
      patch: { ...said, state: 30 },
      is: invalid({ fields: { state: ["Reviews are not enabled here."] } }),
    },
    {
      what: "for an approval by an editor is wrong",
      unit: { translation_review: true },
      patch: { ...said, state: 30 },
      is: invalid({ fields: { state: ["You may not approve translations."] } }),
    },
    {
      what: "for an approval by a reviewer is an edit",
      holds: all,
      unit: { translation_review: true },
      patch: { ...said, state: 30 },
      is: { text: { ...said, state: 30 } },
    },
    {
      what: "for an approved string by a reviewer is an edit",
      holds: all,
      unit: { state: 30, translation_review: true },
      patch: { ...said, state: 10 },
      is: { text: { ...said, state: 10 } },
    },
  ])("$what", ({ holds = editor, unit, patch, is }) => {
    expect(judge(actorWith(holds), unitWith(unit), patch)).toMatchObject(is);
  });
});

describe("the flags that hold for a unit", () => {
  const levels = ["check_flags", "translation_flags", "flags", "source_flags", "extra_flags"] as const;

  it.each(levels.slice(1).map((later, index) => ({ later, earlier: levels[index] ?? later })))(
    "are those of $later rather than of $earlier",
    ({ later, earlier }) => {
      const flags = effectiveFlags(unitWith({ [earlier]: "max-length:10, safe-html", [later]: "max-length:20" }));
      expect(flags).toEqual(effectiveFlags(unitWith({ [later]: "safe-html, max-length:20" })));
    },
  );
});

describe("an edit is recorded", () => {
  it.each([
    { as: "a new translation", from: 0, to: 20, action: actions.translationAdded },
    { as: "a changed translation", from: 10, to: 20, action: actions.translationChanged },
    { as: "a changed translation", from: 20, to: 20, action: actions.translationChanged },
    { as: "a changed translation that is taken back", from: 20, to: 0, action: actions.translationChanged },
    { as: "marked for edit", from: 0, to: 10, action: actions.markedForEdit },
    { as: "marked for edit", from: 30, to: 10, action: actions.markedForEdit },
    { as: "approved", from: 20, to: 30, action: actions.translationApproved },
    { as: "approved", from: 0, to: 30, action: actions.translationApproved },
  ])("as $as from $from to $to", ({ from, to, action }) => {
    expect(editAction(from, to)).toBe(action);
  });
});
