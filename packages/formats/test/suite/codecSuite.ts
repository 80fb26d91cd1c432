/**
 * The laws that every codec keeps, run over its golden files. A format's own tests say what its texts mean; these say
 * that nothing is lost.
 */
import { fileURLToPath } from "node:url";
import { describe } from "vitest";
import type { Codec } from "../../src/contract/index.ts";
import { goldenFiles, malformedFiles } from "./golden.ts";
import { additionLaws } from "./laws/additions.ts";
import { editLaws } from "./laws/edits.ts";
import { headerLaws } from "./laws/headers.ts";
import { hostilityLaws, malformedLaw } from "./laws/hostility.ts";
import { identityLaws } from "./laws/identity.ts";
import { mergingLaws } from "./laws/merging.ts";
import { mutationLaws } from "./laws/mutations.ts";
import { textLaws } from "./laws/texts.ts";
import { variantLaws } from "./laws/variants.ts";
import type { SuiteOptions } from "./options.ts";

export const codecSuite = (codec: Codec, goldenFolder: string | URL, options: SuiteOptions = {}): void => {
  const folder = typeof goldenFolder === "string" ? goldenFolder : fileURLToPath(goldenFolder);
  describe(`the codec ${codec.id}`, () => {
    for (const golden of goldenFiles(codec, folder, options))
      describe(`on ${golden.name}`, () => {
        identityLaws(codec, golden);
        editLaws(codec, golden, options);
        additionLaws(codec, golden, options);
        headerLaws(codec, golden, options);
        textLaws(codec, golden, options);
        hostilityLaws(codec, golden);
        variantLaws(codec, golden, options);
        mutationLaws(codec, golden, options);
        mergingLaws(codec, golden, options);
      });
    for (const malformed of malformedFiles(folder, options)) malformedLaw(codec, malformed, options);
  });
};
