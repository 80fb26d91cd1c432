/** What can happen: the integers and names travel on the wire. `content` marks the acts that change what a string says. */

export const actions = {
  resourceUpdated: 0,
  translationCompleted: 1,
  translationChanged: 2,
  commentAdded: 3,
  suggestionAdded: 4,
  translationAdded: 5,
  automaticallyTranslated: 6,
  suggestionAccepted: 7,
  translationReverted: 8,
  translationUploaded: 9,
  sourceStringAdded: 13,
  componentLocked: 14,
  componentUnlocked: 15,
  changesCommitted: 17,
  changesPushed: 18,
  repositoryReset: 19,
  repositoryMerged: 20,
  repositoryRebased: 21,
  repositoryMergeFailed: 22,
  repositoryRebaseFailed: 23,
  parsingFailed: 24,
  translationRemoved: 25,
  suggestionRemoved: 26,
  translationReplaced: 27,
  repositoryPushFailed: 28,
  suggestionRemovedDuringCleanup: 29,
  sourceStringChanged: 30,
  stringAdded: 31,
  bulkStatusChanged: 32,
  visibilityChanged: 33,
  userAdded: 34,
  userRemoved: 35,
  translationApproved: 36,
  markedForEdit: 37,
  componentRemoved: 38,
  projectRemoved: 39,
  projectRenamed: 41,
  componentRenamed: 42,
  movedComponent: 43,
  contributorJoined: 45,
  announcementPosted: 46,
  alertTriggered: 47,
  languageAdded: 48,
  languageRequested: 49,
  projectCreated: 50,
  componentCreated: 51,
  userInvited: 52,
  repositoryNotificationReceived: 53,
  translationReplacedFileByUpload: 54,
  licenseChanged: 55,
  contributorAgreementChanged: 56,
  screenshotAdded: 57,
  screenshotUploaded: 58,
  stringUpdatedInTheRepository: 59,
  addOnInstalled: 60,
  addOnConfigurationChanged: 61,
  addOnUninstalled: 62,
  stringRemoved: 63,
  commentRemoved: 64,
  commentResolved: 65,
  explanationUpdated: 66,
  categoryRemoved: 67,
  categoryRenamed: 68,
  categoryMoved: 69,
  savingStringFailed: 70,
  stringAddedInTheRepository: 71,
} as const;

/**
 * Acts of our own, which lists of changes do not show: clients know no such records. Whoever undoes something, or asks
 * what was true at a time, reads them.
 */
export const unlisted = {
  /** Explanation, flags or labels of a string. */
  propertiesSet: 1000,
  /** A string's state follows from something else: flags of its source, its file, or what others say. */
  stateFollowed: 1001,
  /** The files hold a string no more. */
  stringGone: 1002,
  checkDismissed: 1003,
  checkRestored: 1004,
  projectSettingsChanged: 1100,
  componentSettingsChanged: 1110,
  componentShared: 1111,
  componentUnshared: 1112,
  linkedComponentRemoved: 1113,
  categoryCreated: 1120,
  categorySettingsChanged: 1121,
  componentListCreated: 1130,
  componentListChanged: 1131,
  componentListRemoved: 1132,
  componentListed: 1133,
  componentUnlisted: 1134,
  componentListRuleAdded: 1135,
  componentListRuleRemoved: 1136,
  labelCreated: 1140,
  labelChanged: 1141,
  labelRemoved: 1142,
  teamCreated: 1150,
  teamChanged: 1151,
  teamRemoved: 1152,
  teamJoined: 1153,
  teamLeft: 1154,
  teamAdministratorAdded: 1155,
  teamAdministratorRemoved: 1156,
  roleCreated: 1160,
  roleChanged: 1161,
  roleRemoved: 1162,
  accountCreated: 1170,
  accountChanged: 1171,
  accountRemoved: 1172,
  passwordSet: 1173,
  tokenIssued: 1180,
  tokenRevoked: 1181,
  subscriptionCreated: 1190,
  subscriptionChanged: 1191,
  subscriptionRemoved: 1192,
  projectWatched: 1195,
  projectUnwatched: 1196,
  screenshotChanged: 1200,
  screenshotRemoved: 1201,
  screenshotStringShown: 1202,
  screenshotStringHidden: 1203,
  languageCreated: 1210,
  languageChanged: 1211,
  languageRemoved: 1212,
  translationCreated: 1215,
  translationGone: 1216,
  translationSettingsChanged: 1217,
  sshKeyMade: 1220,
  sshKeyRemoved: 1221,
  sshHostTrusted: 1222,
  sshHostForgotten: 1223,
  /** Credentials of a project for a forge. */
  forgeAdded: 1225,
  forgeRemoved: 1226,
  /** What services prove to know that notify of a project's pushes. */
  hookSecretChanged: 1228,
  memoryEntryRemoved: 1230,
  /** An app for one-time codes. */
  secondFactorAdded: 1260,
  secondFactorRemoved: 1261,
  recoveryCodesMade: 1262,
  passkeyAdded: 1265,
  passkeyRenamed: 1266,
  passkeyRemoved: 1267,
  /** An account at a provider of sign-in. */
  identityLinked: 1270,
  identityUnlinked: 1271,
} as const;

export type ListedAction = (typeof actions)[keyof typeof actions];
export type Action = ListedAction | (typeof unlisted)[keyof typeof unlisted];

/** Numbers from here on are not shown. */
export const firstUnlisted = 1000;

export const isUnlisted = (action: Action): boolean => action >= firstUnlisted;

/** Acts whose records name people to whom something was done, instead of by whom. */
export const doneToPeople: readonly Action[] = [actions.userAdded, actions.userRemoved, actions.userInvited];

export interface ActionFacts {
  readonly name: string;
  readonly slug: string;
  readonly content: boolean;
}

export const actionFacts: Readonly<Record<ListedAction, ActionFacts>> = {
  0: { name: "Resource updated", slug: "resource-updated", content: false },
  1: { name: "Translation completed", slug: "translation-completed", content: false },
  2: { name: "Translation changed", slug: "translation-changed", content: true },
  3: { name: "Comment added", slug: "comment-added", content: false },
  4: { name: "Suggestion added", slug: "suggestion-added", content: false },
  5: { name: "Translation added", slug: "translation-added", content: true },
  6: { name: "Automatically translated", slug: "automatically-translated", content: true },
  7: { name: "Suggestion accepted", slug: "suggestion-accepted", content: true },
  8: { name: "Translation reverted", slug: "translation-reverted", content: true },
  9: { name: "Translation uploaded", slug: "translation-uploaded", content: true },
  13: { name: "Source string added", slug: "source-string-added", content: false },
  14: { name: "Component locked", slug: "component-locked", content: false },
  15: { name: "Component unlocked", slug: "component-unlocked", content: false },
  17: { name: "Changes committed", slug: "changes-committed", content: false },
  18: { name: "Changes pushed", slug: "changes-pushed", content: false },
  19: { name: "Repository reset", slug: "repository-reset", content: false },
  20: { name: "Repository merged", slug: "repository-merged", content: false },
  21: { name: "Repository rebased", slug: "repository-rebased", content: false },
  22: { name: "Repository merge failed", slug: "repository-merge-failed", content: false },
  23: { name: "Repository rebase failed", slug: "repository-rebase-failed", content: false },
  24: { name: "Parsing failed", slug: "parsing-failed", content: false },
  25: { name: "Translation removed", slug: "translation-removed", content: false },
  26: { name: "Suggestion removed", slug: "suggestion-removed", content: false },
  27: { name: "Translation replaced", slug: "translation-replaced", content: true },
  28: { name: "Repository push failed", slug: "repository-push-failed", content: false },
  29: { name: "Suggestion removed during cleanup", slug: "suggestion-removed-during-cleanup", content: false },
  30: { name: "Source string changed", slug: "source-string-changed", content: true },
  31: { name: "String added", slug: "string-added", content: true },
  32: { name: "Bulk status changed", slug: "bulk-status-changed", content: true },
  33: { name: "Visibility changed", slug: "visibility-changed", content: false },
  34: { name: "User added", slug: "user-added", content: false },
  35: { name: "User removed", slug: "user-removed", content: false },
  36: { name: "Translation approved", slug: "translation-approved", content: true },
  37: { name: "Marked for edit", slug: "marked-for-edit", content: true },
  38: { name: "Component removed", slug: "component-removed", content: false },
  39: { name: "Project removed", slug: "project-removed", content: false },
  41: { name: "Project renamed", slug: "project-renamed", content: false },
  42: { name: "Component renamed", slug: "component-renamed", content: false },
  43: { name: "Moved component", slug: "moved-component", content: false },
  45: { name: "Contributor joined", slug: "contributor-joined", content: false },
  46: { name: "Announcement posted", slug: "announcement-posted", content: false },
  47: { name: "Alert triggered", slug: "alert-triggered", content: false },
  48: { name: "Language added", slug: "language-added", content: false },
  49: { name: "Language requested", slug: "language-requested", content: false },
  50: { name: "Project created", slug: "project-created", content: false },
  51: { name: "Component created", slug: "component-created", content: false },
  52: { name: "User invited", slug: "user-invited", content: false },
  53: { name: "Repository notification received", slug: "repository-notification-received", content: false },
  54: { name: "Translation replaced file by upload", slug: "translation-replaced-file-by-upload", content: false },
  55: { name: "License changed", slug: "license-changed", content: false },
  56: { name: "Contributor agreement changed", slug: "contributor-agreement-changed", content: false },
  57: { name: "Screenshot added", slug: "screenshot-added", content: false },
  58: { name: "Screenshot uploaded", slug: "screenshot-uploaded", content: false },
  59: { name: "String updated in the repository", slug: "string-updated-in-the-repository", content: false },
  60: { name: "Add-on installed", slug: "add-on-installed", content: false },
  61: { name: "Add-on configuration changed", slug: "add-on-configuration-changed", content: false },
  62: { name: "Add-on uninstalled", slug: "add-on-uninstalled", content: false },
  63: { name: "String removed", slug: "string-removed", content: false },
  64: { name: "Comment removed", slug: "comment-removed", content: false },
  65: { name: "Comment resolved", slug: "comment-resolved", content: false },
  66: { name: "Explanation updated", slug: "explanation-updated", content: true },
  67: { name: "Category removed", slug: "category-removed", content: false },
  68: { name: "Category renamed", slug: "category-renamed", content: false },
  69: { name: "Category moved", slug: "category-moved", content: false },
  70: { name: "Saving string failed", slug: "saving-string-failed", content: false },
  71: { name: "String added in the repository", slug: "string-added-in-the-repository", content: false },
};

export const isAction = (value: number): value is ListedAction => Object.hasOwn(actionFacts, value);

/** Whether an act changes what a string says. */
export const isContent = (action: Action): boolean => isAction(action) && actionFacts[action].content;

/** Acts that say who last worked on a string and when. */
export const contentActions: readonly ListedAction[] = Object.values(actions).filter(
  (action) => actionFacts[action].content,
);

/** Acts behind which a string is not taken for one that was translated before. */
export const beginningActions: readonly ListedAction[] = [actions.sourceStringChanged, actions.markedForEdit];
export const beginsAnew = (action: Action): boolean => beginningActions.some((each) => each === action);

/** Whether the change `h` changed what a string says, in SQL. */
export const changesContent = `h.action in (${contentActions.join(", ")})`;
