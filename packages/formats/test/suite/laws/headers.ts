/** What holds when header fields change, for formats that have a header. */
import { expect, it } from "vitest";
import { type Codec, save } from "../../../src/contract/index.ts";
import type { Golden } from "../golden.ts";
import type { SuiteOptions } from "../options.ts";

export const headerLaws = (codec: Codec, golden: Golden, options: SuiteOptions): void => {
  const { header } = options;
  if (!codec.can.header || header === undefined) return;

  it("reads back the header fields that are set and misses those that are removed", () => {
    const document = codec.parse(golden.bytes, golden.context);
    if (document.can?.header === false) return;
    const bytes = save(codec, document, [{ op: "header", set: header }], golden.context);
    const result = codec.parse(bytes, golden.context);
    for (const [name, value] of Object.entries(header)) expect(result.header.get(name) ?? null).toBe(value);
    for (const [name, value] of document.header)
      if (!Object.hasOwn(header, name)) expect(result.header.get(name)).toBe(value);
  });

  it("changes no byte when header fields are set to what they already are", () => {
    const document = codec.parse(golden.bytes, golden.context);
    if (document.can?.header === false) return;
    const set = Object.fromEntries(document.header);
    expect(document.plan([{ op: "header", set }], golden.context)).toEqual([]);
  });
};
