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

/** Azure does not sign, but sends a password (of any user) that it was given. */
const password = (secret: string, { header }: Sent) => {
  const [, encoded = ""] = /^basic (.+)$/i.exec(header("authorization") ?? "") ?? [];
  const credentials = Buffer.from(encoded, "base64").toString();
  return equal(credentials.slice(credentials.indexOf(":") + 1), secret);
};

const proofs: Readonly<Record<HookServiceId, (secret: string, sent: Sent) => boolean>> = {
  github: signed("x-hub-signature-256"),
  gitlab: (secret, { header }) => equal(header("x-gitlab-token"), secret),
  bitbucket: signed("x-hub-signature-256", "x-hub-signature"),
  pagure: signed("x-pagure-signature-256"),
  azure: password,
  gitea: signed("x-gitea-signature", "x-hub-signature-256"),
  gitee,
};

export const isProven = (service: HookServiceId, secret: string, sent: Sent): boolean => proofs[service](secret, sent);
