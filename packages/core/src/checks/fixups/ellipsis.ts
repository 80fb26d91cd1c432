/** Three dots at the end become the ellipsis character where the source ends in one. */
import type { Fixup } from "../fixups.ts";

export const endWithEllipsis: Fixup = (target, { source }) =>
  target.endsWith("...") && source.endsWith("…") ? `${target.slice(0, -3)}…` : target;
