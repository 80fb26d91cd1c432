/**
 * Identity of strings: SipHash-2-4 of source and context (Aumasson and Bernstein, 2012), with the key that the clients'
 * addresses are made with. Our own, in halves of 32 bits: the registry's pure implementations take text by character
 * codes instead of UTF-8, and imports hash two texts a unit.
 */
import { formSeparator } from "../changes/model.ts";

/** "Weblate Sip Hash", sixteen bytes, as four little-endian words: part of the wire's addresses. */
const [keyLow0, keyHigh0, keyLow1, keyHigh1] = new Uint32Array(
  new TextEncoder().encode("Weblate Sip Hash").buffer,
) as unknown as [number, number, number, number];

const encoder = new TextEncoder();
let buffer = new Uint8Array(4096);

/** The hash of the UTF-8 of `text`, as a signed 64-bit integer. */
export const sipHash = (text: string): bigint => {
  if (text.length * 3 > buffer.length) buffer = new Uint8Array(text.length * 6);
  const length = encoder.encodeInto(text, buffer).written;
  const bytes = buffer;
  let v0l = 0x70736575 ^ keyLow0,
    v0h = 0x736f6d65 ^ keyHigh0;
  let v1l = 0x6e646f6d ^ keyLow1,
    v1h = 0x646f7261 ^ keyHigh1;
  let v2l = 0x6e657261 ^ keyLow0,
    v2h = 0x6c796765 ^ keyHigh0;
  let v3l = 0x79746573 ^ keyLow1,
    v3h = 0x74656462 ^ keyHigh1;

  const round = () => {
    let low = (v0l >>> 0) + (v1l >>> 0);
    v0h = (v0h + v1h + (low > 0xffffffff ? 1 : 0)) | 0;
    v0l = low | 0;
    let l = v1l,
      h = v1h;
    v1l = (l << 13) | (h >>> 19);
    v1h = (h << 13) | (l >>> 19);
    v1l ^= v0l;
    v1h ^= v0h;
    l = v0l;
    v0l = v0h;
    v0h = l;

    low = (v2l >>> 0) + (v3l >>> 0);
    v2h = (v2h + v3h + (low > 0xffffffff ? 1 : 0)) | 0;
    v2l = low | 0;
    l = v3l;
    h = v3h;
    v3l = ((l << 16) | (h >>> 16)) ^ v2l;
    v3h = ((h << 16) | (l >>> 16)) ^ v2h;

    low = (v0l >>> 0) + (v3l >>> 0);
    v0h = (v0h + v3h + (low > 0xffffffff ? 1 : 0)) | 0;
    v0l = low | 0;
    l = v3l;
    h = v3h;
    v3l = ((l << 21) | (h >>> 11)) ^ v0l;
    v3h = ((h << 21) | (l >>> 11)) ^ v0h;

    low = (v2l >>> 0) + (v1l >>> 0);
    v2h = (v2h + v1h + (low > 0xffffffff ? 1 : 0)) | 0;
    v2l = low | 0;
    l = v1l;
    h = v1h;
    v1l = ((l << 17) | (h >>> 15)) ^ v2l;
    v1h = ((h << 17) | (l >>> 15)) ^ v2h;
    l = v2l;
    v2l = v2h;
    v2h = l;
  };

  const word = (at: number) =>
    (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
  const whole = length - (length % 8);
  for (let at = 0; at < whole; at += 8) {
    const low = word(at),
      high = word(at + 4);
    v3l ^= low;
    v3h ^= high;
    round();
    round();
    v0l ^= low;
    v0h ^= high;
  }
  for (let at = length; at < whole + 8; at++) bytes[at] = 0;
  const low = word(whole),
    high = (word(whole + 4) & 0x00ffffff) | (length << 24);
  v3l ^= low;
  v3h ^= high;
  round();
  round();
  v0l ^= low;
  v0h ^= high;
  v2l ^= 0xff;
  round();
  round();
  round();
  round();
  const resultLow = (v0l ^ v1l ^ v2l ^ v3l) >>> 0;
  const resultHigh = v0h ^ v1h ^ v2h ^ v3h;
  return (BigInt(resultHigh) << 32n) | BigInt(resultLow);
};

/** Tells strings with the same text in the same context, in whatever component they are; a decimal text. */
export const contentHash = (source: readonly string[], context: string): string =>
  String(sipHash(source.join(formSeparator) + context));
