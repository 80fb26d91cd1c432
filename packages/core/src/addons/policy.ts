/** Who may see and manage add-ons of the whole site. */
import { type Actor, mayGlobally } from "../access/index.ts";

export const mayManageOnSite = (actor: Actor): boolean => mayGlobally(actor, "management.addons").allowed;
