/** The translation of an address is an address. */
import { formRule } from "../rule.ts";

const address = /^(?:https?|ftps?):\/\/[^\s/?#]+[^\s]*$/i;

export const url = formRule(() => (_, target) => !address.test(target) || !URL.canParse(target));
