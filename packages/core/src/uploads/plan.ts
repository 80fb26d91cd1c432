/**
 * A plan: everything that an upload would do, string by string. Its token is a digest over what was asked, the settings
 * and every single act, so that nothing has to be kept: who applies the plan makes it again, and compares.
 */
import { createHash } from "node:crypto";
import type { Slice } from "../database/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import type { PlannedString } from "./model.ts";

/** Counts and digests what is planned, and keeps the rows of one page. */
export class Ledger {
  readonly rows: PlannedString[] = [];
  count = 0;
  private readonly hash = createHash("sha256");
  private readonly slice: Slice;

  constructor(facts: readonly unknown[], slice: Slice = { offset: 0, limit: 0 }) {
    this.slice = slice;
    for (const fact of facts) this.hash.update(`${JSON.stringify(fact)}\n`);
  }

  add(row: PlannedString): void {
    this.hash.update(`${JSON.stringify(row)}\n`);
    if (this.count >= this.slice.offset && this.rows.length < this.slice.limit) this.rows.push(row);
    this.count++;
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
