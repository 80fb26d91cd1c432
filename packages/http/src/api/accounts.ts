/** Ways to an account, and what people choose for themselves. */
import { Confirmation, LinkUse, NewRegistration, Reset, ResetRequest } from "@dragoman/core/accounts";
import { ProfilePatch } from "@dragoman/core/users";
import { ok } from "../wire/answer.ts";
import { get, noun, patch, post } from "../wire/endpoint.ts";
import { named, record, text } from "../wire/json.ts";
import { need } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { Profile, SessionState } from "./session.ts";

const Told = named("Told", record({ detail: text }));
const told = { 202: { about: "What follows comes by mail, if anything does.", schema: Told } };
const code = "c2VjcmV0IG9mIGEgbGluayBpbiBhIGxldHRlcg";
const password = "a mountain behind the lake";

export const accountsApi = noun("accounts", {
  register: post("/api/accounts/", {
    title: "Ask for an account",
    beforeSignIn: true,
    payload: body("NewRegistration", NewRegistration),
    example: { username: "maria", full_name: "Maria Nováková", email: "maria@example.org", password },
    answers: told,
    fails: ["Forbidden", "Refused", "TooManyAttempts"],
  }),
  confirm: post("/api/accounts/confirm/", {
    title: "Confirm the address of an account that was asked for, and sign in",
    beforeSignIn: true,
    payload: body("Confirmation", Confirmation),
    example: { code },
    answers: ok(SessionState),
    fails: ["Forbidden", "Refused"],
  }),
  askReset: post("/api/accounts/reset/", {
    title: "Ask for a new password",
    beforeSignIn: true,
    payload: body("ResetRequest", ResetRequest),
    example: { email: "maria@example.org" },
    answers: told,
    fails: ["Forbidden", "Refused", "TooManyAttempts"],
  }),
  reset: post("/api/accounts/reset/confirm/", {
    title: "Set a new password, and sign in",
    beforeSignIn: true,
    payload: body("Reset", Reset),
    example: { code, password },
    answers: ok(SessionState),
    fails: ["Forbidden", "Refused"],
  }),
  signInByLink: post("/api/session/link/", {
    title: "Sign in by a link that works once",
    beforeSignIn: true,
    payload: body("LinkUse", LinkUse),
    example: { code },
    answers: ok(SessionState),
    fails: ["Forbidden", "Refused"],
  }),
});

const own = [need("own account", "user.edit")];

export const profilesApi = noun("profiles", {
  one: get("/api/users/:username/profile/", {
    title: "What a user has chosen",
    answers: ok(Profile),
    needs: own,
  }),
  change: patch("/api/users/:username/profile/", {
    title: "Change what a user has chosen",
    payload: body("ProfilePatch", ProfilePatch),
    example: { languages: ["cs"], theme: "dark", time_zone: "Europe/Prague", enter_saves: true },
    answers: ok(Profile),
    fails: ["Refused"],
    needs: own,
  }),
});
