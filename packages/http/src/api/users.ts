/** Users, their teams, their statistics, and what they hear of. */
import { link, links, type Shape } from "@dragoman/core/database";
import {
  NewSubscription,
  type SubscriptionColumn,
  subscriptionColumns,
  SubscriptionPatch,
} from "@dragoman/core/subscriptions";
import { MembershipInput } from "@dragoman/core/teams";
import { NewUser, type UserColumn, userColumns, UserPatch } from "@dragoman/core/users";
import { NewWatch } from "@dragoman/core/watching";
import { Schema } from "effect";
import { gone, made, ok, pages } from "../wire/answer.ts";
import { del, get, noun, patch, post, put } from "../wire/endpoint.ts";
import { count, named, record, shaped } from "../wire/json.ts";
import { need, where } from "../wire/need.ts";
import { body } from "../wire/payload.ts";
import { optional } from "../wire/query.ts";
import { AnyText } from "./parameters.ts";
import { Project } from "./shapes.ts";

/** What everybody sees of a user. */
export const userOutlineShape: Shape<UserColumn> = { id: "userId", full_name: "fullName", username: "user" };

export const userShape: Shape<UserColumn> = {
  id: "userId",
  email: "email",
  full_name: "fullName",
  username: "user",
  groups: links("teams", "/api/groups/"),
  notifications: link`/api/users/${"user"}/notifications/`,
  is_superuser: "isSuperuser",
  is_active: "isActive",
  is_bot: "isBot",
  date_joined: "dateJoined",
  last_login: "lastLogin",
  url: link`/api/users/${"user"}/`,
  statistics_url: link`/api/users/${"user"}/statistics/`,
};

export const subscriptionShape: Shape<SubscriptionColumn> = {
  notification: "notification",
  id: "subscriptionId",
  scope: "scope",
  frequency: "frequency",
  project: link`/api/projects/${"subscribedProject"}/`,
  component: link`/api/components/${"subscribedComponent"}/`,
};

const User = shaped("User", userColumns, userShape);
/** Of those whom the caller does not manage, the outline alone. */
const AnyUser = named("AnyUser", { ...User, required: Object.keys(userOutlineShape) });
const Subscription = shaped("Subscription", subscriptionColumns, subscriptionShape);
const UserStatistics = named(
  "UserStatistics",
  record({ translated: count, suggested: count, uploaded: count, commented: count, languages: count }),
);

const managing = [need("user.edit")];
const needs = [...managing, where("the account is a superuser's, or becomes one", "superuser")];
const own = [need("own account", "user.edit")];
const writing = {
  payload: body("NewUser", NewUser),
  example: { username: "maria", full_name: "Maria Nováková", email: "maria@example.org" },
  needs,
} as const;
const membership = {
  payload: body("MembershipInput", MembershipInput),
  example: { group_id: 1 },
  answers: ok(AnyUser),
  needs: [need("user.edit", "group.edit", "project.permissions", "administrator of the team")],
} as const;
const subscribing = {
  payload: body("NewSubscription", NewSubscription),
  example: { notification: "LockNotification", scope: 0, frequency: 1 },
  needs: managing,
} as const;
export const usersApi = noun("users", {
  list: get("/api/users/", {
    title: "List of users",
    query: Schema.Struct({ username: optional(AnyText, "What the username begins with.", "ma") }),
    ...pages(User),
  }),
  create: post("/api/users/", { title: "Create a user", answers: made(User), ...writing }),
  one: get("/api/users/:username/", { title: "A user", answers: ok(AnyUser) }),
  replace: put("/api/users/:username/", { title: "Change a user", answers: ok(User), ...writing, fails: ["Refused"] }),
  change: patch("/api/users/:username/", {
    title: "Change some of a user",
    payload: body("UserPatch", UserPatch),
    example: { full_name: "Maria Nová" },
    answers: ok(User),
    fails: ["Refused"],
    needs,
  }),
  remove: del("/api/users/:username/", { title: "Remove a user's data", answers: gone, needs, fails: ["Refused"] }),
  join: post("/api/users/:username/groups/", { title: "Put a user into a team", ...membership }),
  leave: del("/api/users/:username/groups/", { title: "Take a user out of a team", ...membership }),
  statistics: get("/api/users/:username/statistics/", {
    title: "Statistics of a user",
    answers: ok(UserStatistics),
  }),
  watched: get("/api/users/:username/watched/", {
    title: "Projects that a user watches",
    ...pages(Project),
    needs: own,
  }),
  watch: post("/api/users/:username/watched/", {
    title: "Watch a project",
    payload: body("NewWatch", NewWatch),
    example: { project: "hello" },
    answers: made(Project),
    needs: own,
  }),
  unwatch: del("/api/users/:username/watched/:project/", {
    title: "Watch a project no more",
    answers: gone,
    needs: own,
  }),
  subscriptions: get("/api/users/:username/notifications/", {
    title: "Subscriptions of a user",
    ...pages(Subscription),
    needs: own,
  }),
  subscribe: post("/api/users/:username/notifications/", {
    title: "Subscribe a user",
    answers: made(Subscription),
    ...subscribing,
  }),
  subscription: get("/api/users/:username/notifications/:id/", {
    title: "A subscription",
    answers: ok(Subscription),
    needs: own,
  }),
  replaceSubscription: put("/api/users/:username/notifications/:id/", {
    title: "Change a subscription",
    answers: ok(Subscription),
    ...subscribing,
  }),
  changeSubscription: patch("/api/users/:username/notifications/:id/", {
    title: "Change some of a subscription",
    payload: body("SubscriptionPatch", SubscriptionPatch),
    example: { frequency: 2 },
    answers: ok(Subscription),
    needs: managing,
  }),
  unsubscribe: del("/api/users/:username/notifications/:id/", {
    title: "Delete a subscription",
    answers: gone,
    needs: managing,
  }),
});
