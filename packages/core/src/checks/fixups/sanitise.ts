/** Strings that are shown as HTML keep only the markup that their source has. */
import { sanitiseHtml } from "../markup/html.ts";
import type { Fixup } from "../fixups.ts";

export const sanitise: Fixup = (target, { source, flags }) =>
  flags.has("safe-html") ? sanitiseHtml(source, target) : target;
