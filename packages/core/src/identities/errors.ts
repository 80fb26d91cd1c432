/** How signing in by a provider can fail, beside what any room may answer. */
import { Schema } from "effect";

/** The provider cannot be reached, or answers what it should not. Operators read why in the log. */
export class ProviderFailed extends Schema.TaggedError<ProviderFailed>()("ProviderFailed", { name: Schema.String }) {}
