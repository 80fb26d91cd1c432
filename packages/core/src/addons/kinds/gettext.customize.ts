/** How lines of PO files are wrapped. */
import { Schema } from "effect";
import { Choice } from "../../fields/index.ts";
import { defineKind } from "../kind.ts";
import { isGettext } from "../fits.ts";

export const gettextCustomize = defineKind({
  id: "weblate.gettext.customize",
  name: "Wrapping of gettext files",
  settings: Schema.Struct({ width: Choice([77, 65535, -1]) }),
  defaults: { width: 77 },
  fits: isGettext,
  files: ({ width }) => ({ options: { po_line_wrap: width } }),
});
