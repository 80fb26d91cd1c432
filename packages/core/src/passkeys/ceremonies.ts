/**
 * The two ceremonies of WebAuthn, by a library: what a browser is asked, and whether what it answers is true. Loaded when
 * somebody uses a passkey.
 */
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { UserId } from "../ids/index.ts";
import type { RelyingParty } from "./model.ts";
import type { KeptCredential } from "./store.ts";

type RegistrationResponse = Parameters<typeof verifyRegistrationResponse>[0]["response"];
type AuthenticationResponse = Parameters<typeof verifyAuthenticationResponse>[0]["response"];
export type Registered = NonNullable<VerifiedRegistrationResponse["registrationInfo"]>;

/** How long a browser may wait for its user, in milliseconds. */
export const patience = 5 * 60_000;

/** EdDSA, ECDSA and RSA: what devices have, without those that Node still tries out. */
const supportedAlgorithmIDs = [-8, -7, -257];

const bytes = (from: Uint8Array) => new Uint8Array(from);
const base64url = (from: Uint8Array) => Buffer.from(from).toString("base64url");
const described = ({ credentialId, transports }: KeptCredential) => ({
  id: base64url(credentialId),
  transports: [...transports],
});

/** Tells accounts of this site apart, and nothing else: passkeys keep it. */
export const handleOf = (id: UserId): string => base64url(Buffer.from(`account ${id}`));

export const askToRegister = (
  site: RelyingParty,
  user: { readonly id: UserId; readonly username: string; readonly fullName: string },
  challenge: Uint8Array,
  known: readonly KeptCredential[],
) =>
  generateRegistrationOptions({
    rpName: site.title,
    rpID: site.id,
    userName: user.username,
    userDisplayName: user.fullName,
    userID: bytes(Buffer.from(handleOf(user.id), "base64url")),
    challenge: bytes(challenge),
    timeout: patience,
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: known.map(described),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });

/** Rejects with what is wrong, or answers undefined. */
export const register = async (
  site: RelyingParty,
  response: object,
  challenge: Uint8Array,
): Promise<Registered | undefined> => {
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponse,
    expectedChallenge: base64url(challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  });
  return registrationInfo;
};

export const askToSign = (
  site: RelyingParty,
  challenge: Uint8Array,
  { known, alone }: { readonly known: readonly KeptCredential[]; readonly alone: boolean },
) =>
  generateAuthenticationOptions({
    rpID: site.id,
    challenge: bytes(challenge),
    timeout: patience,
    allowCredentials: known.map(described),
    userVerification: alone ? "required" : "preferred",
  });

/** The new counter of the passkey. `alone`: no password was shown, so that the device has to know its user. */
export const sign = async (
  site: RelyingParty,
  response: object,
  challenge: Uint8Array,
  credential: KeptCredential,
  alone: boolean,
): Promise<number | undefined> => {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponse,
    expectedChallenge: base64url(challenge),
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: alone,
    credential: {
      id: base64url(credential.credentialId),
      publicKey: bytes(credential.publicKey),
      counter: credential.counter,
    },
  });
  return verified ? authenticationInfo.newCounter : undefined;
};
