/** Question and exclamation mark together, in either order, end the source or the translation, but not both. */
import { formRule } from "../rule.ts";
import { isInterrobang } from "./endMarks.ts";

export const endInterrobang = formRule(() => (source, target) => isInterrobang(source) !== isInterrobang(target));
