/** News that one can hear of, as the API names them. */
import type { NewSubscription, Subscription } from "@dragoman/client";

export type Told = NewSubscription;
export type Subscribed = Subscription;
type Name = NewSubscription["notification"];

export const scopes = [
  { name: "watched", value: 10 },
  { name: "administered", value: 20 },
  { name: "all", value: 0 },
] as const;

export const frequencies = [
  { name: "off", value: 0 },
  { name: "instant", value: 1 },
  { name: "daily", value: 2 },
  { name: "weekly", value: 3 },
  { name: "monthly", value: 4 },
] as const;

export const groups: readonly { readonly id: string; readonly names: readonly Name[] }[] = [
  {
    id: "strings",
    names: [
      "ToDoStringsNotification",
      "NewStringNotificaton",
      "ChangedStringNotificaton",
      "TranslatedStringNotificaton",
      "ApprovedStringNotificaton",
    ],
  },
  {
    id: "people",
    names: [
      "MentionCommentNotificaton",
      "LastAuthorCommentNotificaton",
      "NewCommentNotificaton",
      "NewSuggestionNotificaton",
      "PendingSuggestionsNotification",
      "NewContributorNotificaton",
      "NewAnnouncementNotificaton",
    ],
  },
  {
    id: "projects",
    names: [
      "NewTranslationNotificaton",
      "NewComponentNotificaton",
      "NewAlertNotificaton",
      "MergeFailureNotification",
      "ParseErrorNotification",
      "RepositoryNotification",
      "LockNotification",
      "LicenseNotification",
    ],
  },
];

/** These are sums of what waits: nothing happens at the time that they could tell of at once. */
export const digestsOnly: ReadonlySet<Name> = new Set(["PendingSuggestionsNotification", "ToDoStringsNotification"]);

/** How often one hears of something now; off where nothing was said. */
export const frequencyOf = (
  known: readonly Subscribed[],
  notification: Name,
  scope: number,
): { readonly id: number | undefined; readonly frequency: number } => {
  const found = known.find((each) => each.notification === notification && each.scope === scope);
  return { id: found?.id, frequency: found?.frequency ?? 0 };
};
