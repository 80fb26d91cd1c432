/** What the site calls itself, for messages of commits. Hosts set it. */
import { Context } from "effect";

export const SiteTitle = Context.Reference<string>("@dragoman/core/site/SiteTitle", {
  defaultValue: () => "Dragoman",
});
