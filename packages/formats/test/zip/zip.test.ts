import { deflateRawSync } from "node:zlib";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CodecError } from "../../src/index.ts";
import { createZip, readZip, replaceMembers, unpack } from "../../src/zip/index.ts";

const text = (content: string) => Buffer.from(content);
const contentsOf = (bytes: Uint8Array) => {
  const archive = readZip(bytes);
  return Object.fromEntries([...archive.members].map(([name, member]) => [name, unpack(archive, member).toString()]));
};

describe("a zip archive", () => {
  const bytes = createZip(
    new Map([
      ["mimetype", text("application/x")],
      ["příliš/žluťoučký.xml", text("<a/>")],
      ["empty", text("")],
    ]),
  );

  it("holds what was put into it", () => {
    expect(contentsOf(bytes)).toEqual({ mimetype: "application/x", "příliš/žluťoučký.xml": "<a/>", empty: "" });
  });

  it("keeps the bytes of members that are not replaced", () => {
    const changed = replaceMembers(readZip(bytes), new Map([["příliš/žluťoučký.xml", text("<b>more</b>")]]));
    expect(contentsOf(changed)).toEqual({
      mimetype: "application/x",
      "příliš/žluťoučký.xml": "<b>more</b>",
      empty: "",
    });
    const first = readZip(bytes).members.get("mimetype");
    expect(changed.subarray(0, first?.record.end).equals(bytes.subarray(0, first?.record.end))).toBe(true);
  });

  it("is the same again when every member is replaced by itself", () => {
    const archive = readZip(bytes);
    const same = new Map([...archive.members].map(([name, member]) => [name, unpack(archive, member)]));
    expect(replaceMembers(archive, same).equals(bytes)).toBe(true);
  });

  it("is refused when it is damaged, and never crashes", () => {
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }), (at, byte) => {
        const damaged = Buffer.from(bytes);
        damaged[at] = byte;
        try {
          contentsOf(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError);
        }
      }),
    );
    for (const length of [0, 10, bytes.length - 1])
      expect(() => readZip(bytes.subarray(0, length))).toThrow(CodecError);
  });

  it("is refused when a member is larger than the limit, whatever size it claims", () => {
    const bomb = Buffer.from(createZip(new Map([["bomb", Buffer.alloc(1_000_000)]])));
    const member = readZip(bomb).members.get("bomb");
    if (member === undefined) throw new Error("The member is missing.");
    bomb.writeUInt32LE(10, member.entry.start + 24);
    expect(deflateRawSync(Buffer.alloc(1_000_000)).length).toBeLessThan(2_000);
    expect(() => unpack(readZip(bomb), member, 1000)).toThrow("too large");
  });
});
