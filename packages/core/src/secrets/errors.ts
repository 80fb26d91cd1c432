/** How secrets can fail. No text here holds one. */
import { Schema } from "effect";

/** The key of this process cannot be had, or is not the one that the database's secrets were sealed with. */
export class SecretKeyUnusable extends Schema.TaggedError<SecretKeyUnusable>()("SecretKeyUnusable", {
  reason: Schema.String,
}) {
  override get message(): string {
    return this.reason;
  }
}

/** A sealed text that no key opens at this place: it was sealed with another key, or for another place. */
export class SecretUnreadable extends Schema.TaggedError<SecretUnreadable>()("SecretUnreadable", {
  place: Schema.String,
}) {
  override get message(): string {
    return `The secret ${this.place} cannot be read: it was sealed with a key that is not here.`;
  }
}
