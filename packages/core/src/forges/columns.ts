/** Columns of a project's credentials for a forge, for shapes, over `project_forges f`: what is secret is not among them. */
import { int, oneOf, text } from "../database/index.ts";
import type { ForgeId } from "../ids/index.ts";
import { credentialTypes, forgeKindIds } from "./model.ts";

export const forgeColumns = {
  id: int<ForgeId>("f.id"),
  host: text("f.host"),
  kind: oneOf(forgeKindIds, "f.kind"),
  api: text("f.api"),
  type: oneOf(credentialTypes, "f.type"),
  account: text("f.account"),
} as const;
export type ForgeColumn = keyof typeof forgeColumns;
