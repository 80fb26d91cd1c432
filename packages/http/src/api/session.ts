/** Who asks, and signing in and out. Browsers keep the session in a cookie that no script reads. */
import { registrations } from "@dragoman/core/accounts";
import { Credentials, PasswordChange } from "@dragoman/core/passwords";
import { type SessionColumn, sessionColumns } from "@dragoman/core/sessions";
import { accountActColumns, type AccountActColumn } from "@dragoman/core/audit";
import type { Shape } from "@dragoman/core/database";
import { themes } from "@dragoman/core/users";
import { gone, ok, pageOf, pages } from "../wire/answer.ts";
import { del, get, noun, post, put, standardPages } from "../wire/endpoint.ts";
import { extended, flag, list, named, nullable, oneOf, record, shaped, text } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";

export const sessionShape: Shape<SessionColumn> = {
  id: "sessionId",
  method: "method",
  address: "address",
  user_agent: "agent",
  created: "created",
  last_used: "lastUsed",
  expires: "expires",
};

export const accountActShape: Shape<AccountActColumn> = {
  id: "actId",
  act: "act",
  time: "time",
  address: "address",
  user_agent: "agent",
  method: "method",
};

export const Profile = named(
  "Profile",
  record({
    interface_language: nullable(text),
    languages: list(text),
    secondary_languages: list(text),
    theme: oneOf(themes),
    time_zone: nullable(text),
    enter_saves: flag,
    editor: { type: "object", additionalProperties: true },
  }),
);

const Site = record({
  title: text,
  url: text,
  require_login: flag,
  /** Whether people sign in here, or to the program around. */
  sign_in: oneOf(["here", "host"]),
  registration: oneOf(registrations),
  mail: flag,
  passkeys: flag,
  providers: list(record({ id: text, name: text })),
});

export const SessionState = named(
  "SessionState",
  record({
    stage: oneOf(["anonymous", "second-factor", "full", "host", "token"]),
    user: nullable(
      record({ username: text, full_name: text, email: nullable(text), is_superuser: flag, profile: Profile }),
    ),
    /** Names of teams that give nothing until there is a second factor. */
    withheld_teams: list(text),
    second_factor: nullable(record({ methods: list(text) })),
    site: Site,
  }),
);

const Session = named("Session", extended(shaped("Session", sessionColumns, sessionShape), { current: flag }));
const AccountAct = shaped("AccountAct", accountActColumns, accountActShape);

const own = [
  need("all rights of the account"),
  need("own account", "user.edit"),
  where("the account is a superuser's", "own account", "superuser"),
];

export const sessionApi = noun("session", {
  one: get("/api/session/", {
    title: "Who asks, and how people sign in here",
    beforeSignIn: true,
    answers: ok(SessionState),
  }),
  signIn: post("/api/session/", {
    title: "Sign in with a password",
    beforeSignIn: true,
    payload: body("Credentials", Credentials),
    example: { username: "maria", password: "correct horse battery staple" },
    answers: ok(SessionState),
    fails: ["Refused", "Forbidden", "TooManyAttempts"],
  }),
  signOut: del("/api/session/", { title: "Sign out", beforeSignIn: true, answers: gone }),
});

export const accountSessionsApi = noun("accountSessions", {
  list: get("/api/users/:username/sessions/", {
    title: "Sessions of a user",
    paged: standardPages,
    answers: ok(pageOf(Session)),
    needs: own,
  }),
  endOthers: del("/api/users/:username/sessions/", {
    title: "End all sessions of a user but the one that asks",
    answers: gone,
    needs: own,
  }),
  end: del("/api/users/:username/sessions/:id/", { title: "End a session of a user", answers: gone, needs: own }),
  setPassword: put("/api/users/:username/password/", {
    title: "Set the password of a user",
    payload: body("PasswordChange", PasswordChange),
    example: { current: "correct horse battery staple", password: "a mountain behind the lake" },
    answers: gone,
    fails: ["Refused", "TooManyAttempts"],
    needs: own,
  }),
  acts: get("/api/users/:username/audit/", { title: "What happened to an account", ...pages(AccountAct), needs: own }),
});
