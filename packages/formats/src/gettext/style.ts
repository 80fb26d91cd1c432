/** How new lines are written: the line end of the file, and the width of the component. */
import type { CodecContext, SourceText } from "../contract/index.ts";

export interface Style {
  readonly eol: string;
  /**
   * Columns of a whole line, quotes included; "lines" breaks behind line ends of the text only, "never" writes
   * every text on one line.
   */
  readonly page: number | "lines" | "never";
  /** Folds as gettext before 0.23 did. */
  readonly legacy: boolean;
}

/** The option `po_line_wrap` counts the columns between the quotes: 77 as gettext's tools do, 65535 and -1 as above. */
export const styleOf = (source: SourceText, context: Pick<CodecContext, "options">): Style => {
  const wrap = Number(context.options["po_line_wrap"] ?? 77);
  return {
    eol: source.eol === "\r" && source.text.includes("\n") ? "\n" : source.eol,
    page: wrap < 0 ? "never" : wrap >= 65535 ? "lines" : wrap + 2,
    legacy: context.options["po_legacy_wrap"] === true,
  };
};
