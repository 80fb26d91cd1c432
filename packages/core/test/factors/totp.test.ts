import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { qrCode } from "../../src/factors/qr.ts";
import { hashRecoveryCode, makeRecoveryCodes } from "../../src/factors/recovery.ts";
import { makeTotpSecret, otpauthUri, stepOf } from "../../src/factors/totp.ts";

/** "12345678901234567890", of the examples in RFC 6238; six digits are the last ones of its eight. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("one-time codes", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("of %d seconds are those of the standard", (seconds, code) => {
    expect(stepOf(secret, code, seconds * 1000, 0)).toBe(Math.floor(seconds / 30));
  });

  it("are taken for one step before and after, not for two", () => {
    const at = 1_111_111_109_000;
    const step = Math.floor(at / 30_000);
    for (const off of [-1, 0, 1]) expect(stepOf(secret, "081804", at + off * 30_000, 0)).toBe(step);
    for (const off of [-2, 2]) expect(stepOf(secret, "081804", at + off * 30_000, 0)).toBeUndefined();
  });

  it("are taken once, and none before one that was taken", () => {
    const at = 1_111_111_109_000;
    const step = Math.floor(at / 30_000);
    expect(stepOf(secret, "081804", at, step - 1)).toBe(step);
    expect(stepOf(secret, "081804", at, step)).toBeUndefined();
    expect(stepOf(secret, "081804", at, step + 1)).toBeUndefined();
  });

  it.each(["", "28708", "2870820", "28708a", "２８７０８２"])("are six digits, not %j", (code) => {
    expect(stepOf(secret, code, 59_000, 0)).toBeUndefined();
  });

  it("may have spaces where apps show them", () => {
    expect(stepOf(secret, "287 082", 59_000, 0)).toBe(1);
  });

  it("come from secrets of 160 bits, which an address tells to apps", () => {
    const made = makeTotpSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeTotpSecret()).not.toBe(made);
    const uri = new URL(otpauthUri(made, "Übersetzen: hier", "ada@example.org"));
    expect(uri.protocol).toBe("otpauth:");
    expect(uri.searchParams.get("secret")).toBe(made);
    expect(uri.searchParams.get("issuer")).toBe("Übersetzen: hier");
  });
});

describe("QR codes", () => {
  it("are paths that cover the dark squares and no others", () => {
    const text = otpauthUri(secret, "Dragoman", "ada");
    const { size, path } = qrCode(text);
    const { data } = encode(text, { ecc: "M", border: 4 });
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
      for (let each = 0; each < Number(length); each++) (drawn[Number(y)] ?? [])[Number(x) + each] = true;
    expect(drawn).toEqual(data);
    expect(path.replaceAll(/M\d+ \d+h(\d+)v1h-\1z/g, "")).toBe("");
  });
});

describe("recovery codes", () => {
  it("are ten, each another one, without letters that look alike", () => {
    const made = makeRecoveryCodes();
    expect(new Set(made).size).toBe(10);
    for (const code of made) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
  });

  it("are the same without hyphens and in capitals", () => {
    expect(hashRecoveryCode("ABCD EFGH-jkmn2345")).toEqual(hashRecoveryCode("abcd-efgh-jkmn-2345"));
    expect(hashRecoveryCode("abcd-efgh-jkmn-2346")).not.toEqual(hashRecoveryCode("abcd-efgh-jkmn-2345"));
  });
});
