/** The translation has markup that its source gives no right to. */
import { sanitiseHtml } from "../markup/html.ts";
import { formRule } from "../rule.ts";

export const safeHtml = formRule(() => (source, target) => sanitiseHtml(source, target) !== target);
