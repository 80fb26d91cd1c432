/** Administration of add-ons. */
import { Invalid, systemActor } from "@dragoman/core/access";
import { Addons, DiscoveryInput, NewAddon } from "@dragoman/core/addons";
import { decodeFields } from "@dragoman/core/fields";
import { AddonId } from "@dragoman/core/ids";
import { Effect } from "effect";
import { Failed } from "../failed.ts";
import { printOne, printRows } from "../output.ts";
import type { ComponentPlace } from "../places.ts";
import type { Shared } from "../root.ts";
import { administer } from "./open.ts";
import { allRows } from "./rows.ts";

interface Installation {
  readonly name: string;
  readonly site: boolean;
  readonly project: string | undefined;
  readonly configuration: string | undefined;
}

/** The core says what is wrong with settings that are none. */
const parsed = (text: string) =>
  Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => new Failed({ reason: "The configuration is not JSON." }),
  });

export const installAddon = (shared: Shared, { name, site, project, configuration }: Installation) =>
  Effect.gen(function* () {
    if (site === (project !== undefined))
      return yield* new Failed({ reason: "Say where it is for: --site, or --project with a slug." });
    const settings = configuration === undefined ? {} : { configuration: yield* parsed(configuration) };
    return yield* administer(
      shared,
      Effect.gen(function* () {
        const addons = yield* Addons;
        const input = decodeFields(NewAddon, { name, ...settings });
        const id = yield* project === undefined
          ? addons.installOnSite(systemActor, input)
          : addons.installOnProject(systemActor, project, input);
        const where = project === undefined ? "the whole site" : `the project ${project}`;
        yield* printOne(
          shared.json,
          { id, name, project: project ?? null },
          `Installed ${name} on ${where}, number ${id}.`,
        );
      }),
    );
  });

/** One line for each component; in JSON with what stands in the way of those that would be made. */
export const previewDiscovery = (shared: Shared, { project, component }: ComponentPlace, configuration: string) =>
  Effect.gen(function* () {
    const settings = yield* parsed(configuration);
    return yield* administer(
      shared,
      Effect.gen(function* () {
        const addons = yield* Addons;
        const input = decodeFields(DiscoveryInput, { configuration: settings });
        const found = yield* addons.previewDiscovery(systemActor, project, component, input);
        if (shared.json) return yield* printOne(true, { ...found }, "");
        const row = (
          fate: keyof typeof found,
          { slug, name, filemask }: (typeof found.matched)[number],
          refused = "",
        ) => ({
          fate,
          slug,
          name,
          filemask,
          refused,
        });
        const rows = [
          ...found.created.map((each) =>
            row("created", each, Invalid.of(each.problems ?? {}).message.replaceAll("\n", "; ")),
          ),
          ...found.matched.map((each) => row("matched", each)),
          ...found.removed.map((each) => row("removed", each)),
        ];
        yield* printRows(false, rows, "No file fits.");
      }),
    );
  });

const shape = {
  id: "id",
  name: "name",
  project: "addonProject",
  component: "addonComponent",
  configuration: "configuration",
} as const;

export const listAddons = (shared: Shared) =>
  administer(
    shared,
    Effect.gen(function* () {
      const addons = yield* Addons;
      const rows = yield* allRows((slice) => addons.page(systemActor, { shape, baseUrl: "" }, slice));
      yield* printRows(shared.json, rows, "There are no add-ons.");
    }),
  );

export const removeAddon = (shared: Shared, id: number) =>
  administer(
    shared,
    Effect.gen(function* () {
      yield* (yield* Addons).remove(systemActor, AddonId.make(id));
      yield* printOne(shared.json, { id, removed: true }, `The add-on ${id} is gone.`);
    }),
  );
