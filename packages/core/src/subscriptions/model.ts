/** A subscription: which news a user wants to hear of, about what, and how often. */
import { Schema } from "effect";
import { Choice, field, problem, readText, sentChoice } from "../fields/index.ts";

export const scopes = { all: 0, watched: 10, administered: 20, project: 30, component: 40 } as const;
export const frequencies = { off: 0, instant: 1, daily: 2, weekly: 3, monthly: 4 } as const;

/** Names as clients of version 5.5 spell them: some end in "Notificaton". */
export const notificationNames = [
  "RepositoryNotification",
  "LockNotification",
  "LicenseNotification",
  "ParseErrorNotification",
  "NewStringNotificaton",
  "NewContributorNotificaton",
  "NewSuggestionNotificaton",
  "NewCommentNotificaton",
  "MentionCommentNotificaton",
  "LastAuthorCommentNotificaton",
  "TranslatedStringNotificaton",
  "ApprovedStringNotificaton",
  "ChangedStringNotificaton",
  "NewTranslationNotificaton",
  "NewComponentNotificaton",
  "NewAnnouncementNotificaton",
  "NewAlertNotificaton",
  "MergeFailureNotification",
  "PendingSuggestionsNotification",
  "ToDoStringsNotification",
] as const;
export type NotificationName = (typeof notificationNames)[number];

const corrected = (name: string) => name.replace(/Notificaton$/, "Notification");
const bySpelling = new Map(notificationNames.map((name) => [corrected(name), name]));

/** A name in either spelling; kept in the older one. */
export const NotificationField = field(Schema.Literals(notificationNames), sentChoice(notificationNames), (input) => {
  const text = readText(input, {});
  if (typeof text !== "string") return text;
  return bySpelling.get(corrected(text)) ?? problem(`${JSON.stringify(text)} is not a valid choice.`);
});

const fields = {
  notification: NotificationField,
  scope: Choice(Object.values(scopes)),
  frequency: Choice(Object.values(frequencies)),
};

export const NewSubscription = Schema.Struct(fields);
export type NewSubscription = typeof NewSubscription.Type;

export const SubscriptionPatch = Schema.Struct({
  notification: Schema.optionalKey(fields.notification),
  scope: Schema.optionalKey(fields.scope),
  frequency: Schema.optionalKey(fields.frequency),
});
export type SubscriptionPatch = typeof SubscriptionPatch.Type;

/** What a new account hears of. */
export const defaultSubscriptions: readonly NewSubscription[] = (
  [
    [scopes.all, "MentionCommentNotificaton"],
    [scopes.watched, "LastAuthorCommentNotificaton"],
    [scopes.watched, "MentionCommentNotificaton"],
    [scopes.watched, "NewAnnouncementNotificaton"],
    [scopes.administered, "MergeFailureNotification"],
    [scopes.administered, "ParseErrorNotification"],
    [scopes.administered, "NewTranslationNotificaton"],
    [scopes.administered, "NewAlertNotificaton"],
    [scopes.administered, "NewAnnouncementNotificaton"],
  ] as const
).map(([scope, notification]) => ({ scope, notification, frequency: frequencies.instant }));
