/** Components are made for files that a mask finds in the repository, and removed when their files are gone. */
import { Effect } from "effect";
import { discoveryProblems } from "../discovery/plan.ts";
import { discoveryDefaults, discoveryId, DiscoverySettings } from "../discovery/model.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";

export const discovery = defineKind({
  id: discoveryId,
  name: "Component discovery",
  settings: DiscoverySettings,
  defaults: discoveryDefaults,
  problems: discoveryProblems,
  repeatable: true,
  scope: "repository",
  makesComponents: true,
  fits: everywhere,
  on: ["pull"],
  // It reaches all that share the repository, and is for their owner.
  act: ({ component, discover }, settings) =>
    component.linked_component_id === null ? discover(settings) : Effect.void,
});
