/** Indentation, width and line ends of YAML files. */
import { restyleYaml } from "@dragoman/formats";
import { Effect, Schema } from "effect";
import { Choice, Integer } from "../../fields/index.ts";
import { isOneOf } from "../fits.ts";
import { defineKind } from "../kind.ts";
import { attempt } from "../reading.ts";

/** From this width on nothing is wrapped. */
const endless = 65_535;

export const yamlCustomize = defineKind({
  id: "weblate.yaml.customize",
  name: "Layout of YAML files",
  settings: Schema.Struct({
    indent: Integer({ min: 1, max: 10 }),
    width: Choice([80, 100, 120, 180, endless]),
    // `mac` is not among them: what has only carriage returns could not be read again.
    line_break: Choice(["dos", "unix"]),
  }),
  defaults: { indent: 2, width: 80, line_break: "unix" },
  fits: isOneOf(new Set(["yaml", "ruby-yaml"])),
  files: ({ indent }) => ({ options: { yaml_indent: indent } }),
  onCommit: ({ translation, files }, { indent, width, line_break: lineBreak }) =>
    Effect.sync(() => {
      const bytes = files.get(translation.filename);
      if (bytes === undefined) return files;
      const style = { indent, width: width === endless ? 0 : width, eol: lineBreak === "dos" ? "\r\n" : "\n" } as const;
      const laidOut = attempt(() => restyleYaml(bytes, style));
      return laidOut === undefined ? files : new Map([...files, [translation.filename, laidOut]]);
    }),
});
