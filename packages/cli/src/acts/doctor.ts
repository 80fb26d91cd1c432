/** Looking whether all agrees, and mending what does not. */
import { examine, type Finding, mend } from "@dragoman/core/doctor";
import { readSettings } from "@dragoman/node";
import { Console, Effect } from "effect";
import { Differs } from "../failed.ts";
import { visible } from "../output.ts";
import { watched } from "../progress.ts";
import type { Shared } from "../root.ts";
import { administer, insistDatabase } from "./open.ts";

export const consultDoctor = (shared: Shared, fix: boolean) =>
  Effect.gen(function* () {
    const settings = yield* readSettings(shared);
    yield* insistDatabase(settings);
    const { dataDir } = settings;
    // Background work would mend some things by itself, and change others meanwhile.
    const look = administer(
      shared,
      watched("Looking", (onProgress) => examine({ dataDir, onProgress })),
      { worker: false },
    );
    const found = yield* look;
    const mendable = found.filter(({ remedy }) => remedy !== undefined);
    if (!fix || mendable.length === 0) return yield* report(shared.json, found, []);
    yield* administer(shared, mend(mendable, { dataDir }));
    const left = yield* look;
    const still = new Set(left.map(({ examination, place }) => `${examination} ${place}`));
    const mended = found.filter(({ examination, place }) => !still.has(`${examination} ${place}`));
    yield* report(shared.json, left, mended);
  });

const report = (json: boolean, found: readonly Finding[], mended: readonly Finding[]) =>
  Effect.gen(function* () {
    yield* Console.log(
      json
        ? JSON.stringify({ findings: found.map(asJson), mended: mended.map(asJson) }, null, 2)
        : [...mended.map((finding) => `Mended: ${inWords(finding)}`), ...found.map(inWords), summary(found)].join("\n"),
    );
    if (found.length > 0) return yield* new Differs();
  });

const asJson = ({ remedy, ...finding }: Finding) => ({ ...finding, mendable: remedy !== undefined });

const inWords = ({ examination, place, message, strings = [] }: Finding): string =>
  [
    `${examination}: ${visible(place)}: ${visible(message)}`,
    ...strings.map(
      ({ source, differs, database, file }) =>
        `  ${visible(JSON.stringify(source))}: ${differs.join(", ")}; ` +
        `here ${visible(database ?? "nothing")}, in the file ${visible(file ?? "nothing")}`,
    ),
  ].join("\n");

const summary = (all: readonly Finding[]): string => {
  const differing = all.filter(({ unseen }) => unseen !== true);
  if (differing.length === all.length) return inSum(all);
  const rest =
    "Not all was looked at: try again later, when less is worked on. Work that a stopped process has left undone " +
    "is ended by `dragoman doctor --fix`, or by a server.";
  return differing.length === 0 ? rest : `${inSum(differing)}\n${rest}`;
};

const inSum = (found: readonly Finding[]): string => {
  const mendable = found.filter(({ remedy }) => remedy !== undefined).length;
  if (found.length === 0) return "Nothing is wrong.";
  if (found.length === 1)
    return `1 thing differs. ${mendable === 0 ? "People have to look at it." : "`dragoman doctor --fix` mends it."}`;
  const who = mendable === 0 ? "People have to look at them." : `\`dragoman doctor --fix\` mends ${mendable} of them.`;
  return `${found.length} things differ. ${who}`;
};
