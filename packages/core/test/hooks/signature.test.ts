/** Signatures of GitLab's newer hooks, as Standard Webhooks has them. */
import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isProven } from "../../src/hooks/index.ts";

const key = Buffer.from("a key of thirty-two bytes, or so");
const secret = `whsec_${key.toString("base64")}`;
const body = Buffer.from('{"ref": "refs/heads/main"}');

const sent = (changes: Readonly<Record<string, string | undefined>> = {}, seconds = Date.now() / 1000) => {
  const time = String(Math.floor(seconds));
  const signature = createHmac("sha256", key).update(`msg-1.${time}.`).update(body).digest("base64");
  const headers = { "webhook-id": "msg-1", "webhook-timestamp": time, "webhook-signature": `v1,${signature}` };
  const told: Readonly<Record<string, string | undefined>> = { ...headers, ...changes };
  return { body, header: (name: string) => told[name] };
};

describe("a signature of GitLab", () => {
  it("is of the id, the time and the body", () => {
    expect(isProven("gitlab", secret, sent())).toBe(true);
    expect(isProven("gitlab", secret, { ...sent(), body: Buffer.from("{}") })).toBe(false);
    expect(isProven("gitlab", secret, sent({ "webhook-id": "msg-2" }))).toBe(false);
    expect(isProven("gitlab", "another", sent())).toBe(false);
  });

  it("may stand beside one by an older key", () => {
    const { header } = sent();
    const both = sent({ "webhook-signature": `v1,${"A".repeat(44)} ${header("webhook-signature")}` });
    expect(isProven("gitlab", secret, both)).toBe(true);
  });

  it("is good for five minutes", () => {
    const now = Date.now() / 1000;
    for (const [seconds, good] of [
      [now - 200, true],
      [now - 400, false],
      [now + 400, false],
    ] as const)
      expect(isProven("gitlab", secret, sent({}, seconds))).toBe(good);
  });

  it("is not replaced by a token that somebody adds", () => {
    const wrong = sent({ "webhook-signature": "v1,nonsense", "x-gitlab-token": secret });
    expect(isProven("gitlab", secret, wrong)).toBe(false);
  });
});
