/** Stretching letters are decoration, which fonts do better; after some letters they keep words apart in writing. */
import { formRule } from "../rule.ts";

const decorative = /(?<![بكل])ـ|[\ufcf2-\ufcf4\ufe71\ufe77\ufe79\ufe7b\ufe7d\ufe7f]/;

export const kashida = formRule(() => (_, target) => decorative.test(target));
