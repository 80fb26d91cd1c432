/**
 * Ids of rows, each of its own type, so that a unit's is not taken where a translation's is asked. They are numbers: rows
 * bring them typed, inputs are decoded by these schemas, and programs make them of numbers by `UnitId.make(5)`.
 */
import { Schema } from "effect";

export const UserId = Schema.Int.pipe(Schema.brand("UserId"));
export type UserId = typeof UserId.Type;

export const TeamId = Schema.Int.pipe(Schema.brand("TeamId"));
export type TeamId = typeof TeamId.Type;

export const RoleId = Schema.Int.pipe(Schema.brand("RoleId"));
export type RoleId = typeof RoleId.Type;

export const TokenId = Schema.Int.pipe(Schema.brand("TokenId"));
export type TokenId = typeof TokenId.Type;

export const SessionId = Schema.Int.pipe(Schema.brand("SessionId"));
export type SessionId = typeof SessionId.Type;

/** Of a code that opens an account once. */
export const AccountCodeId = Schema.Int.pipe(Schema.brand("AccountCodeId"));
export type AccountCodeId = typeof AccountCodeId.Type;

export const InvitationId = Schema.Int.pipe(Schema.brand("InvitationId"));
export type InvitationId = typeof InvitationId.Type;

export const SubscriptionId = Schema.Int.pipe(Schema.brand("SubscriptionId"));
export type SubscriptionId = typeof SubscriptionId.Type;

export const LanguageId = Schema.Int.pipe(Schema.brand("LanguageId"));
export type LanguageId = typeof LanguageId.Type;

export const PluralId = Schema.Int.pipe(Schema.brand("PluralId"));
export type PluralId = typeof PluralId.Type;

export const ProjectId = Schema.Int.pipe(Schema.brand("ProjectId"));
export type ProjectId = typeof ProjectId.Type;

export const CategoryId = Schema.Int.pipe(Schema.brand("CategoryId"));
export type CategoryId = typeof CategoryId.Type;

export const ComponentId = Schema.Int.pipe(Schema.brand("ComponentId"));
export type ComponentId = typeof ComponentId.Type;

export const ComponentListId = Schema.Int.pipe(Schema.brand("ComponentListId"));
export type ComponentListId = typeof ComponentListId.Type;

export const RuleId = Schema.Int.pipe(Schema.brand("RuleId"));
export type RuleId = typeof RuleId.Type;

export const TranslationId = Schema.Int.pipe(Schema.brand("TranslationId"));
export type TranslationId = typeof TranslationId.Type;

export const UnitId = Schema.Int.pipe(Schema.brand("UnitId"));
export type UnitId = typeof UnitId.Type;

/** Of a comment or a suggestion. */
export const RemarkId = Schema.Int.pipe(Schema.brand("RemarkId"));
export type RemarkId = typeof RemarkId.Type;

export const LabelId = Schema.Int.pipe(Schema.brand("LabelId"));
export type LabelId = typeof LabelId.Type;

export const PublicationId = Schema.Int.pipe(Schema.brand("PublicationId"));
export type PublicationId = typeof PublicationId.Type;

export const ScreenshotId = Schema.Int.pipe(Schema.brand("ScreenshotId"));
export type ScreenshotId = typeof ScreenshotId.Type;

export const MemoryId = Schema.Int.pipe(Schema.brand("MemoryId"));
export type MemoryId = typeof MemoryId.Type;

export const AddonId = Schema.Int.pipe(Schema.brand("AddonId"));
export type AddonId = typeof AddonId.Type;

export const ChangeId = Schema.Int.pipe(Schema.brand("ChangeId"));
export type ChangeId = typeof ChangeId.Type;

export const PasskeyId = Schema.Int.pipe(Schema.brand("PasskeyId"));
export type PasskeyId = typeof PasskeyId.Type;

export const IdentityId = Schema.Int.pipe(Schema.brand("IdentityId"));
export type IdentityId = typeof IdentityId.Type;

/** Of a request that was opened at a forge. */
export const ForgeRequestId = Schema.Int.pipe(Schema.brand("ForgeRequestId"));
export type ForgeRequestId = typeof ForgeRequestId.Type;

/** Of a project's credentials for a forge. */
export const ForgeId = Schema.Int.pipe(Schema.brand("ForgeId"));
export type ForgeId = typeof ForgeId.Type;
