/**
 * A device that keeps passkeys, in software: it answers the two ceremonies of WebAuthn as a browser on `origin` would, and
 * as it is told also as none should.
 */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface Passkey {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly handle: string;
  counter: number;
}

/** What can be wrong with an answer. */
export interface Manner {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the device asked for a finger or a PIN. */
  readonly verified?: boolean;
  /** The counter of the answer, where it is not the next one. */
  readonly counter?: number;
  readonly challenge?: string;
}

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id?: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();

/** A byte string, a text or a small number in CBOR, and a map of them. */
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value]);
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const int = (value: number) => (value < 0 ? head(1, -value - 1) : head(0, value));
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

const coseKey = (key: KeyObject) => {
  const { x = "", y = "" } = key.export({ format: "jwk" }) as { x?: string; y?: string };
  return map(
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, "base64url"))],
    [int(-3), bytes(Buffer.from(y, "base64url"))],
  );
};

export const makePasskeyDevice = (origin: string) => {
  const passkeys: Passkey[] = [];

  const client = (type: string, options: Options, { origin: from = origin, challenge }: Manner) =>
    Buffer.from(JSON.stringify({ type, challenge: challenge ?? options.challenge, origin: from, crossOrigin: false }));

  const authenticator = (rpId: string, flags: number, counter: number, attested = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };

  /** Answers `navigator.credentials.create`. */
  const create = (options: Options, manner: Manner = {}) => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const passkey = { id: randomBytes(16), key: privateKey, handle: options.user?.id ?? "", counter: 0 };
    passkeys.push(passkey);
    const attested = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, passkey.id.length]),
      passkey.id,
      coseKey(publicKey),
    ]);
    const flags = 0x41 | (manner.verified === false ? 0 : 0x04);
    const data = authenticator(manner.rpId ?? options.rp?.id ?? "", flags, 0, attested);
    const attestation = map([text("fmt"), text("none")], [text("attStmt"), map()], [text("authData"), bytes(data)]);
    const id = passkey.id.toString("base64url");
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: client("webauthn.create", options, manner).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      },
    };
  };

  /** Answers `navigator.credentials.get` with the last passkey, or the one at `index`. */
  const get = (options: Options, manner: Manner = {}, index = -1) => {
    const passkey = passkeys.at(index);
    if (passkey === undefined) throw new Error("The device has no passkey.");
    passkey.counter += 1;
    const flags = 0x01 | (manner.verified === false ? 0 : 0x04);
    const data = authenticator(manner.rpId ?? options.rpId ?? "", flags, manner.counter ?? passkey.counter);
    const clientData = client("webauthn.get", options, manner);
    const signature = sign("sha256", Buffer.concat([data, sha256(clientData)]), passkey.key);
    const id = passkey.id.toString("base64url");
    return {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: passkey.handle,
      },
    };
  };

  return { create, get };
};
