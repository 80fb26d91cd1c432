/** Columns of a subscription for shapes, over `subscriptions s` of `users u`, with project `p` and component `c` if seen. */
export const subscriptionColumns = {
  subscriptionId: "s.id",
  notification: "s.notification",
  scope: "s.scope",
  frequency: "s.frequency",
  user: "u.username",
  subscribedProject: "p.slug",
  subscribedComponent: "c.project_slug || '/' || replace(c.path, '/', '%252F')",
} as const;
export type SubscriptionColumn = keyof typeof subscriptionColumns;
