/** What clients send of add-ons. */
import { Schema } from "effect";
import { Settings, Text } from "../fields/index.ts";

export const NewAddon = Schema.Struct({
  name: Text({ max: 100 }),
  configuration: Schema.optionalKey(Settings),
});
export type NewAddon = typeof NewAddon.Type;

/** Settings of a discovery that is not installed, or not yet like this. */
export const DiscoveryInput = Schema.Struct({ configuration: Settings });
export type DiscoveryInput = typeof DiscoveryInput.Type;

export const AddonPatch = Schema.Struct({
  name: Schema.optionalKey(Text({ max: 100 })),
  configuration: Schema.optionalKey(Settings),
});
export type AddonPatch = typeof AddonPatch.Type;
