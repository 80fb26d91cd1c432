/** An MO file beside each PO file, in the same commit. */
import { codecById, writeMo } from "@dragoman/formats";
import { Effect, Result, Schema } from "effect";
import { codecContext } from "../../files/index.ts";
import { Flag, Text } from "../../fields/index.ts";
import { renderMessage } from "../../components/index.ts";
import { defineKind } from "../kind.ts";
import { isGettext } from "../fits.ts";
import { pathTemplate } from "../templates.ts";

const usual = "{{ filename|stripext }}.mo";

export const gettextMo = defineKind({
  id: "weblate.gettext.mo",
  name: "MO files",
  settings: Schema.Struct({
    path: Schema.optionalKey(Text({ blank: true, max: 1000, rule: pathTemplate })),
    fuzzy: Schema.optionalKey(Flag),
  }),
  defaults: {},
  fits: isGettext,
  onCommit: ({ component, translation, files, variables }, { path = "", fuzzy = false }) =>
    Effect.sync(() => {
      const bytes = files.get(translation.filename);
      const codec = codecById(component.file_format);
      if (translation.is_source || bytes === undefined || codec === undefined) return files;
      const document = codec.parse(bytes, codecContext(component, translation));
      const target = renderMessage(path === "" ? usual : path, variables);
      if (Result.isFailure(target)) return files;
      return new Map([...files, [target.success, writeMo(document.units, document.header, { fuzzy })]]);
    }),
});
