/** A passkey: a key pair of a device, of which we have the public half. It signs people in, or stands beside a password. */
import { Schema } from "effect";
import { Settings, Text } from "../fields/index.ts";

const Name = Text({ max: 100 });

/** What `navigator.credentials` answered, as JSON; checked by its signature. */
export const PasskeyResponse = Settings;

export const NewPasskey = Schema.Struct({ response: PasskeyResponse, name: Name });
export type NewPasskey = typeof NewPasskey.Type;

export const PasskeyPatch = Schema.Struct({ name: Name });
export type PasskeyPatch = typeof PasskeyPatch.Type;

export const PasskeyAnswer = Schema.Struct({ response: PasskeyResponse });
export type PasskeyAnswer = typeof PasskeyAnswer.Type;

/** What shows the second factor: a code of the app, a recovery code, or a passkey. */
export const SecondFactorInput = Schema.Struct({
  code: Schema.optionalKey(Text({ max: 100 })),
  response: Schema.optionalKey(PasskeyResponse),
});
export type SecondFactorInput = typeof SecondFactorInput.Type;

/** Whom a passkey is made for: this site, by the address that its settings or the request name. */
export interface RelyingParty {
  /** Host without a port. */
  readonly id: string;
  readonly origin: string;
  readonly title: string;
}

export const relyingParty = (siteUrl: string, title: string): RelyingParty => {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin, title };
};

/** What a challenge is for: none answers another. */
export type Purpose = "registration" | "sign-in" | "second-factor";
