/** Apple's string tables in UTF-8. Strings without a translation show their key. */
import { quoteText } from "../formats/strings/escape.ts";
import type { ExportUnit } from "./unit.ts";

export const writeStrings = (units: readonly ExportUnit[]): Uint8Array =>
  Buffer.from(
    units
      .map(({ context, target, developerNote }) => {
        const comment = developerNote === "" ? "" : `/* ${developerNote.replaceAll("*/", "* /")} */\n`;
        return `${comment}${quoteText(context)} = ${quoteText(target[0] || context)};\n`;
      })
      .join(""),
  );
