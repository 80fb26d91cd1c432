/** What people sign in with beside a password: one-time codes, passkeys, and accounts elsewhere. */
import { link, type Shape } from "@dragoman/core/database";
import { CodeInput, type FactorColumn, factorColumns, ProofInput } from "@dragoman/core/factors";
import { type IdentityColumn, identityColumns, LinkInput } from "@dragoman/core/identities";
import { NewPasskey, type PasskeyColumn, passkeyColumns, PasskeyPatch } from "@dragoman/core/passkeys";
import { Schema } from "effect";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post } from "../wire/endpoint.ts";
import { address, count, extended, list, named, nullable, record, shaped, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { PasskeyOptions } from "./signIn.ts";

export const factorShape: Shape<FactorColumn> = {
  enabled: "totp",
  since: "totpSince",
  last_used: "totpLastUsed",
  passkeys: "passkeys",
  recovery_codes: "recoveryCodes",
};

export const passkeyShape: Shape<PasskeyColumn> = {
  id: "passkeyId",
  name: "passkeyName",
  created: "created",
  last_used: "lastUsed",
  url: link`/api/users/${"user"}/passkeys/${"passkeyId"}/`,
};

export const identityShape: Shape<IdentityColumn> = {
  id: "identityId",
  provider: "provider",
  label: "label",
  second_factor: "secondFactor",
  created: "created",
  last_used: "lastUsed",
  url: link`/api/users/${"user"}/identities/${"identityId"}/`,
};

const Factors = shaped("Factors", factorColumns, factorShape);
const Passkey = shaped("Passkey", passkeyColumns, passkeyShape);
const Identity = shaped("Identity", identityColumns, identityShape);
/** An SVG's view box of `size`, and the path of what is dark in it. */
const QrCode = record({ size: count, path: text });
const Enrolment = named("Enrolment", record({ secret: text, uri: text, qr: QrCode }));
/** Shown this once; null where there are some already. */
const codes = nullable(list(text));
const RecoveryCodes = named("RecoveryCodes", record({ recovery_codes: codes }));

const own = [
  need("all rights of the account"),
  need("own account", "user.edit"),
  where("the account is a superuser's", "own account", "superuser"),
];
const owner = [need("all rights of the account"), need("own account")];

const proving = { payload: body("ProofInput", ProofInput), example: { code: "123456" } } as const;
const fails = ["TooManyAttempts"] as const;
const refusing = ["Refused", "TooManyAttempts"] as const;

export const factorsApi = noun("factors", {
  one: get("/api/users/:username/otp/", { title: "Second factors of a user", answers: ok(Factors), needs: own }),
  propose: post("/api/users/:username/otp/", {
    title: "Set up an app for one-time codes: the first step",
    ...proving,
    answers: made(Enrolment),
    fails: refusing,
    needs: owner,
  }),
  confirm: post("/api/users/:username/otp/confirm/", {
    title: "Set up an app for one-time codes: its first code",
    payload: body("CodeInput", CodeInput),
    example: { code: "123456" },
    answers: ok(RecoveryCodes),
    fails: refusing,
    needs: owner,
  }),
  remove: del("/api/users/:username/otp/", {
    title: "Remove the app for one-time codes",
    ...proving,
    answers: gone,
    fails,
    needs: own,
  }),
  renewCodes: post("/api/users/:username/recovery-codes/", {
    title: "Make new recovery codes in place of all others",
    ...proving,
    answers: made(RecoveryCodes),
    fails: refusing,
    needs: owner,
  }),
});

export const passkeysApi = noun("passkeys", {
  list: get("/api/users/:username/passkeys/", { title: "Passkeys of a user", ...pages(Passkey), needs: own }),
  one: get("/api/users/:username/passkeys/:id/", { title: "A passkey of a user", answers: ok(Passkey), needs: own }),
  options: post("/api/users/:username/passkeys/options/", {
    title: "What a browser is asked, to make a passkey",
    ...proving,
    answers: ok(PasskeyOptions),
    fails,
    needs: owner,
  }),
  create: post("/api/users/:username/passkeys/", {
    title: "Keep a new passkey",
    payload: body("NewPasskey", NewPasskey),
    example: { name: "Laptop", response: { id: "AQID", rawId: "AQID", type: "public-key", response: {} } },
    answers: made(named("MadePasskey", extended(Passkey, { recovery_codes: codes }))),
    needs: owner,
  }),
  rename: patch("/api/users/:username/passkeys/:id/", {
    title: "Rename a passkey",
    payload: body("PasskeyPatch", PasskeyPatch),
    example: { name: "Old laptop" },
    answers: ok(Passkey),
    needs: owner,
  }),
  remove: del("/api/users/:username/passkeys/:id/", {
    title: "Remove a passkey",
    ...proving,
    answers: gone,
    fails,
    needs: own,
  }),
});

export const identitiesApi = noun("identities", {
  list: get("/api/users/:username/identities/", {
    title: "Accounts elsewhere by which a user signs in",
    ...pages(Identity),
    needs: own,
  }),
  one: get("/api/users/:username/identities/:id/", {
    title: "An account elsewhere by which a user signs in",
    answers: ok(Identity),
    needs: own,
  }),
  link: post("/api/users/:username/identities/", {
    title: "Begin to tie an account elsewhere to a user: where the browser goes next",
    payload: body("NewIdentity", Schema.Struct({ ...LinkInput.fields, ...ProofInput.fields })),
    example: { provider: "example" },
    answers: ok(named("Departure", record({ url: address }))),
    fails: ["TooManyAttempts", "ProviderFailed"],
    needs: owner,
  }),
  unlink: del("/api/users/:username/identities/:id/", {
    title: "Untie an account elsewhere from a user",
    ...proving,
    answers: gone,
    fails,
    needs: own,
  }),
});
