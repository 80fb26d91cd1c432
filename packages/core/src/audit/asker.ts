/** Where an act is asked from, as far as the host knows: of requests; what programs and tasks do comes from nowhere. */
import { Context } from "effect";

export const Asker = Context.Reference<{ readonly address: string; readonly agent: string }>(
  "@dragoman/core/audit/Asker",
  { defaultValue: () => ({ address: "", agent: "" }) },
);
