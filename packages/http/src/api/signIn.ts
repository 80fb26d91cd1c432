/** Signing in without a password, or with more than one: passkeys, second factors, providers of OpenID Connect. */
import { PasskeyAnswer, SecondFactorInput } from "@dragoman/core/passkeys";
import { Schema } from "effect";
import { ok } from "../wire/answer.ts";
import { get, noun, post } from "../wire/endpoint.ts";
import { named } from "../wire/json.ts";
import { body } from "../wire/payload.ts";
import { optional } from "../wire/query.ts";
import { AnyText } from "./parameters.ts";
import { SessionState } from "./session.ts";

/** As `navigator.credentials` wants them: the page hands them over as they are. */
export const PasskeyOptions = named("PasskeyOptions", { type: "object", additionalProperties: true });

const beforeSignIn = true;
const params = {
  provider: { schema: { type: "string" }, about: "Id of the provider.", example: "example" },
} as const;

export const signInApi = noun("signIn", {
  passkeyOptions: post("/api/session/passkey/options/", {
    title: "What a browser is asked, to sign in by a passkey or to show one beside the password",
    beforeSignIn,
    answers: ok(PasskeyOptions),
    fails: ["Forbidden"],
  }),
  passkey: post("/api/session/passkey/", {
    title: "Sign in by a passkey",
    beforeSignIn,
    payload: body("PasskeyAnswer", PasskeyAnswer),
    example: { response: { id: "AQID", rawId: "AQID", type: "public-key", response: {}, clientExtensionResults: {} } },
    answers: ok(SessionState),
    fails: ["Forbidden"],
  }),
  secondFactor: post("/api/session/second-factor/", {
    title: "Show the second factor that a sign-in waits for",
    beforeSignIn,
    payload: body("SecondFactorInput", SecondFactorInput),
    example: { code: "123456" },
    answers: ok(SessionState),
    fails: ["Refused", "Forbidden", "TooManyAttempts"],
  }),
  depart: get("/accounts/login/:provider/", {
    title: "Sign in by a provider",
    beforeSignIn,
    params,
    query: Schema.Struct({ next: optional(AnyText, "Path here to go to afterwards.", "/projects/hello/") }),
    answers: { 303: { about: "To the provider, with a cookie for the way back." } },
    fails: ["Forbidden", "ProviderFailed"],
  }),
  arrive: get("/accounts/complete/:provider/", {
    title: "Where a provider sends people back to",
    beforeSignIn,
    params,
    query: Schema.Struct({
      state: optional(AnyText, "What tells the sign-in."),
      code: optional(AnyText, "What we ask the provider by."),
      error: optional(AnyText, "Why there is none."),
    }),
    answers: { 303: { about: "To where the sign-in began, signed in." } },
    fails: ["Refused", "Forbidden", "ProviderFailed"],
  }),
});
