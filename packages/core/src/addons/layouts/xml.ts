/** How XML files spell elements without content: with a closing tag, or as one tag. Nothing else changes. */

/** What may hold something like a tag without being one, a tag with its attributes, or both tags of an empty element. */
const token = new RegExp(
  [
    "<!--[^]*?-->",
    "<!\\[CDATA\\[[^]*?\\]\\]>",
    "<\\?[^]*?\\?>",
    "<!(?:[^\\[>]|\\[[^\\]]*\\])*>",
    `<([^\\s<>/!?"'=]+)((?:\\s+[^\\s=/>]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*(?:(/)>|></\\1\\s*>)`,
  ].join("|"),
  "g",
);

/** The file with every empty element spelled alike; files that are not UTF-8 stay as they are. */
export const spellEmptyElements = (bytes: Uint8Array, closingTags: boolean): Uint8Array => {
  const text = Buffer.from(bytes).toString("utf8");
  if (!Buffer.from(text).equals(Buffer.from(bytes))) return bytes;
  const spelled = text.replace(token, (whole, name?: string, attributes = "", slash?: string) => {
    if (name === undefined || (slash === undefined) === closingTags) return whole;
    return closingTags ? `<${name}${attributes}></${name}>` : `<${name}${attributes}/>`;
  });
  return spelled === text ? bytes : Buffer.from(spelled);
};
