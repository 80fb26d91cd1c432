/** Every rule under the id of its check. */
import type { UnitCheckId } from "../catalogue.ts";
import type { Rule } from "../rule.ts";

export const rules: Readonly<Partial<Record<UnitCheckId, Rule>>> = {};
