/** MO files for download: what is translated and needs no editing. */
import { identity } from "../gettext/identity.ts";
import { writeMo as writeMessages } from "../gettext/mo/index.ts";
import { headerFields, isPlural } from "./catalogue.ts";
import type { ExportMeta, ExportUnit } from "./unit.ts";

const translated = 20;

export const writeMo = (units: readonly ExportUnit[], meta: ExportMeta): Uint8Array => {
  const messages = units
    .filter(({ state, source }) => state >= translated && source[0] !== "")
    .map((unit) => ({
      id: identity(unit.context === "" ? undefined : unit.context, unit.source[0] ?? ""),
      source: unit.source,
      target: unit.target,
      state: "translated" as const,
      ...(isPlural(unit) && { plural: { by: "index", count: unit.target.length } as const }),
    }));
  return writeMessages(messages, headerFields(meta));
};
