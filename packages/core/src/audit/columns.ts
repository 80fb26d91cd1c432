/** Columns of an act for shapes, over `account_acts a`. */
import { instant, int, nullable, oneOf, text } from "../database/index.ts";
import { accountActs } from "./model.ts";

export const accountActColumns = {
  actId: int("a.id"),
  act: oneOf(accountActs, "a.act"),
  time: instant("a.time"),
  address: text("a.address"),
  agent: text("a.agent"),
  /** How somebody signed in. */
  method: nullable(text("a.details->>'method'")),
} as const;
export type AccountActColumn = keyof typeof accountActColumns;
