/** Columns of a subscription for shapes, over `subscriptions s` of `users u`, with project `p` and component `c` if seen. */
import type { SubscriptionId } from "../ids/index.ts";
import { int, nullable, oneOf, text } from "../database/index.ts";
import { frequencies, notificationNames, scopes } from "./model.ts";

export const subscriptionColumns = {
  subscriptionId: int<SubscriptionId>("s.id"),
  notification: oneOf(notificationNames, "s.notification"),
  scope: oneOf(Object.values(scopes), "s.scope"),
  frequency: oneOf(Object.values(frequencies), "s.frequency"),
  user: text("u.username"),
  subscribedProject: nullable(text("p.slug")),
  subscribedComponent: nullable(text("c.project_slug || '/' || replace(c.path, '/', '%252F')")),
} as const;
export type SubscriptionColumn = keyof typeof subscriptionColumns;
