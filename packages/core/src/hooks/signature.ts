/** Whether a notification comes from who knows the shared secret: each service proves it in a way of its own. */
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { Header } from "./model.ts";
import type { HookServiceId } from "./services/index.ts";

interface Sent {
  readonly body: Uint8Array;
  readonly header: Header;
}

/** Compares in a time that tells nothing, not even of lengths. */
const equal = (given: string | undefined, wanted: string): boolean => {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(wanted));
};

const hmac = (secret: string, body: Uint8Array | string) => createHmac("sha256", secret).update(body);

/** HMAC of the body in hexadecimal digits, in the first of the headers that is there. */
const signed =
  (...names: readonly string[]) =>
  (secret: string, { body, header }: Sent) => {
    const given = names.map((name) => header(name)).find((value) => value !== undefined);
    return equal(given?.replace(/^sha256=/, "").toLowerCase(), hmac(secret, body).digest("hex"));
  };

/** The secret itself, or a signature of the time. */
const gitee = (secret: string, { header }: Sent) => {
  const token = header("x-gitee-token");
  const signature = hmac(secret, `${header("x-gitee-timestamp") ?? ""}\n${secret}`).digest("base64");
  // Both are compared, so that the time does not tell which was tried.
  const [plain, computed] = [equal(token, secret), equal(token, signature)];
  return plain || computed;
};

/** Seconds that a signed time may be off. */
const tolerance = 300;

/**
 * As Standard Webhooks has it: the id, the time and the body, signed with a key that is told as `whsec_` and base64. Several
 * signatures stand side by side while a key is changed.
 */
const standard = (secret: string, { body, header }: Sent) => {
  const [id, time, given] = ["webhook-id", "webhook-timestamp", "webhook-signature"].map(header);
  if (id === undefined || time === undefined || given === undefined) return false;
  if (!/^\d+$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > tolerance) return false;
  const key = secret.startsWith("whsec_") ? Buffer.from(secret.slice(6), "base64") : secret;
  const wanted = createHmac("sha256", key).update(`${id}.${time}.`).update(body).digest("base64");
  return given.split(" ").some((each) => equal(each, `v1,${wanted}`));
};

/** Azure does not sign, but sends a password (of any user) that it was given. */
const password = (secret: string, { header }: Sent) => {
  const [, encoded = ""] = /^basic (.+)$/i.exec(header("authorization") ?? "") ?? [];
  const credentials = Buffer.from(encoded, "base64").toString();
  return equal(credentials.slice(credentials.indexOf(":") + 1), secret);
};

const proofs: Readonly<Record<HookServiceId, (secret: string, sent: Sent) => boolean>> = {
  github: signed("x-hub-signature-256"),
  gitlab: (secret, sent) =>
    sent.header("webhook-signature") === undefined
      ? equal(sent.header("x-gitlab-token"), secret)
      : standard(secret, sent),
  bitbucket: signed("x-hub-signature-256", "x-hub-signature"),
  pagure: signed("x-pagure-signature-256"),
  azure: password,
  gitea: signed("x-gitea-signature", "x-hub-signature-256"),
  gitee,
};

export const isProven = (service: HookServiceId, secret: string, sent: Sent): boolean => proofs[service](secret, sent);
