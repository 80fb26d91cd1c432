/** A file with the state of the translation, rendered from a template into every commit. */
import { Effect, Result, Schema } from "effect";
import { messageProblem, renderMessage } from "../../components/index.ts";
import { Text } from "../../fields/index.ts";
import { everywhere } from "../fits.ts";
import { defineKind } from "../kind.ts";
import { pathTemplate } from "../templates.ts";

export const generateFile = defineKind({
  id: "weblate.generate.generate",
  name: "Statistics file",
  settings: Schema.Struct({
    filename: Text({ max: 1000, rule: pathTemplate }),
    template: Text({ max: 10_000, rule: messageProblem }),
  }),
  defaults: {},
  repeatable: true,
  fits: everywhere,
  onCommit: ({ files, variables }, { filename, template }) =>
    Effect.sync(() => {
      const path = renderMessage(filename, variables);
      const content = renderMessage(template, variables);
      if (Result.isFailure(path) || Result.isFailure(content)) return files;
      // The names in a template may hold anything: what comes out of it is looked at again.
      return pathTemplate(path.success) !== undefined || files.has(path.success)
        ? files
        : new Map([...files, [path.success, Buffer.from(`${content.success}\n`)]]);
    }),
});
