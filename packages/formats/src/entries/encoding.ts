/** Files whose encoding nobody tells: Unicode where the bytes are, else the character set that is likely. */
import { CodecError, decode, type SourceText } from "../contract/index.ts";
import { legacyCharset } from "../gettext/legacyCharset.ts";
import { headEncoding } from "./head.ts";

/** `legacy` is a name that the platform knows. @throws CodecError for UTF-16 that is none */
export const decodeGuessing = (bytes: Uint8Array, legacy = "windows-1252"): SourceText => {
  const encoding = headEncoding(bytes);
  try {
    return decode(bytes, encoding);
  } catch (error) {
    if (!(error instanceof CodecError) || encoding !== "utf-8") throw error;
  }
  const charset = legacyCharset(legacy);
  const text = charset?.decode(bytes);
  if (charset === undefined || text === undefined) return decode(bytes, "iso-8859-1");
  // The facts about the text are those of the same text in UTF-8, for all line ends are ASCII.
  return { ...decode(Buffer.from(text)), text, pack: charset.encode };
};
