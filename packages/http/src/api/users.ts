/** Users, their teams, their statistics, and what they hear of. */
import { link, links, type Shape } from "@dragoman/core/database";
import { NewSubscription, type SubscriptionColumn, SubscriptionPatch } from "@dragoman/core/subscriptions";
import { MembershipInput } from "@dragoman/core/teams";
import { NewUser, type UserColumn, UserPatch } from "@dragoman/core/users";
import { del, get, patch, post, put } from "../wire/endpoint.ts";

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

export const usersApi = {
  list: get("/api/users/", { title: "List of users", query: { username: "What the username begins with." } }),
  create: post("/api/users/", { title: "Create a user", payload: NewUser }),
  one: get("/api/users/:username/", { title: "A user" }),
  replace: put("/api/users/:username/", { title: "Change a user", payload: NewUser }),
  change: patch("/api/users/:username/", { title: "Change some of a user", payload: UserPatch }),
  remove: del("/api/users/:username/", { title: "Remove a user's data" }),
  join: post("/api/users/:username/groups/", { title: "Put a user into a team", payload: MembershipInput }),
  leave: del("/api/users/:username/groups/", { title: "Take a user out of a team", payload: MembershipInput }),
  statistics: get("/api/users/:username/statistics/", { title: "Statistics of a user" }),
  subscriptions: get("/api/users/:username/notifications/", { title: "Subscriptions of a user" }),
  subscribe: post("/api/users/:username/notifications/", { title: "Subscribe a user", payload: NewSubscription }),
  subscription: get("/api/users/:username/notifications/:id/", { title: "A subscription" }),
  replaceSubscription: put("/api/users/:username/notifications/:id/", {
    title: "Change a subscription",
    payload: NewSubscription,
  }),
  changeSubscription: patch("/api/users/:username/notifications/:id/", {
    title: "Change some of a subscription",
    payload: SubscriptionPatch,
  }),
  unsubscribe: del("/api/users/:username/notifications/:id/", { title: "Delete a subscription" }),
};
