/** The translation does not match the expression of the flag `regex`. */
import { compilePattern } from "../../fields/index.ts";
import { formRule } from "../rule.ts";

export const regex = formRule(({ flags }) => {
  const expression = flags.get("regex")?.[0]?.text;
  const pattern = expression === undefined ? undefined : compilePattern(expression);
  return pattern && ((_, target) => !pattern.test(target));
});
