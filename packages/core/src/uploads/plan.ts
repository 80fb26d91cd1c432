/**
 * A plan: everything that an upload would do, string by string. Its token is a digest over what was asked, the settings
 * and every single act, so that nothing has to be kept: who applies the plan makes it again, and compares.
 */
import { createHash } from "node:crypto";
import { Effect } from "effect";
import type { Forbidden, Invalid, NotFound } from "../access/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { PlanOutdated } from "./errors.ts";
import { plannedKinds, type PlannedKind, type PlannedString, type PlanLook } from "./model.ts";

/** Counts and digests what is planned, and keeps the rows that are looked at. */
export class Ledger {
  readonly rows: PlannedString[] = [];
  count = 0;
  private readonly hash = createHash("sha256");
  readonly kinds = Object.fromEntries(plannedKinds.map((kind) => [kind, 0])) as Record<PlannedKind, number>;
  private readonly look: PlanLook;
  private readonly words: string;

  constructor(facts: readonly unknown[], look: PlanLook = { offset: 0, limit: 0 }) {
    this.look = look;
    this.words = look.words?.trim().toLowerCase() ?? "";
    for (const fact of facts) this.hash.update(`${JSON.stringify(fact)}\n`);
  }

  add(row: PlannedString): void {
    this.hash.update(`${JSON.stringify(row)}\n`);
    this.kinds[row.kind]++;
    if (!this.isSought(row)) return;
    if (this.count >= this.look.offset && this.rows.length < this.look.limit) this.rows.push(row);
    this.count++;
  }

  private isSought({ kind, context, source, before, after, offered }: PlannedString): boolean {
    if (this.look.kinds?.includes(kind) === false) return false;
    if (this.words === "") return true;
    const texts = [context, ...source, ...(before?.target ?? []), ...(after?.target ?? []), ...(offered ?? [])];
    return texts.some((text) => text.toLowerCase().includes(this.words));
  }

  token(): string {
    return this.hash.copy().digest("base64url");
  }
}

/** Settings on which the outcome of an upload depends. */
export const settingsOf = ({ component, translation }: FoundTranslation) => [
  component.id,
  component.file_format,
  component.filemask,
  component.template,
  component.edit_template,
  component.intermediate,
  component.new_base,
  component.manage_units,
  component.enable_suggestions,
  component.check_flags,
  component.enforced_checks,
  component.allow_translation_propagation,
  component.source_review,
  component.translation_review,
  component.locked,
  component.agreement,
  translation.id,
  translation.filename,
  translation.check_flags,
  translation.plural_number,
  translation.plural_formula,
];

const changed = "The file, the strings, the settings or your rights are not those that the plan was made for.";

/** `because`: what is said of it beyond that. */
export const outdated = (because?: string): PlanOutdated =>
  new PlanOutdated({ reason: because === undefined ? changed : `${changed} ${because}` });

/** What could be planned and now is refused has changed since. */
export const asOutdated = (failure: NotFound | Forbidden | Invalid): Effect.Effect<never, NotFound | PlanOutdated> => {
  if (failure._tag === "NotFound") return Effect.fail(failure);
  return Effect.fail(
    outdated(failure._tag === "Forbidden" ? failure.reason : Object.values(failure.fields).flat().join(" ")),
  );
};
