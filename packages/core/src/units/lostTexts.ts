/** Texts that had to give way to others, kept as suggestions of those who wrote them. Each method wants the caller's transaction. */
import { Effect } from "effect";
import { anonymousId } from "../access/index.ts";
import type { UnitId, UserId } from "../ids/index.ts";
import type { FoundTranslation } from "../translations/index.ts";
import { joinForms } from "./forms.ts";
import { makeRemarks } from "./remarks.ts";
import type { GaveWay, Suggested } from "./stores/remarks.ts";
import { makeUnpushedStore } from "./stores/unpushed.ts";

export interface LostText {
  readonly fileKey: string;
  readonly target: readonly string[];
  /** Ours are kept as long as people see them: what was replaced since stands in the history. */
  readonly side: GaveWay["to"];
  /** What stands in its place. */
  readonly kept: readonly string[];
}

/** A text that gave way, whose it is, and the unit that it was written for. */
export interface Authored extends Suggested {
  readonly author: UserId;
  readonly gaveWay: GaveWay;
}

/** A text of the file in whose place people's own waits to be written. */
export interface Overlaid {
  readonly id: UnitId;
  readonly target: readonly string[];
  /** What waits. */
  readonly kept: readonly string[];
}

export const makeLostTexts = Effect.gen(function* () {
  const store = yield* makeUnpushedStore;
  const remarks = yield* makeRemarks;

  /** Answers how many suggestions were made. */
  const suggest = (place: FoundTranslation, texts: readonly Authored[]) =>
    Effect.gen(function* () {
      let made = 0;
      for (const [author, own] of Map.groupBy(texts, (text) => text.author))
        made += yield* remarks.suggest(place, author, own);
      return made;
    });

  const keep = (place: FoundTranslation, losses: readonly LostText[]) =>
    Effect.gen(function* () {
      const written = yield* Effect.orDie(
        store.ofKeys(
          place.translation.id,
          losses.map(({ fileKey }) => fileKey),
        ),
      );
      const texts = losses.flatMap(({ fileKey, target, side, kept }): readonly Authored[] => {
        const unit = written.get(fileKey);
        if (unit === undefined) return [];
        const text = { id: unit.id, target };
        if (side === "upstream") return [{ ...text, author: anonymousId, gaveWay: { to: "ours", kept } }];
        const isSeen = joinForms(unit.target) === joinForms(target);
        return isSeen ? [{ ...text, author: unit.author_id ?? anonymousId, gaveWay: { to: "upstream", kept } }] : [];
      });
      return yield* suggest(place, texts);
    });

  /** Texts of a file over which others wait: those that are news to who wrote these become suggestions. */
  const unseen = (place: FoundTranslation, texts: readonly Overlaid[]) =>
    Effect.gen(function* () {
      const said = texts.filter(({ target }) => target.some((form) => form !== ""));
      if (said.length === 0) return 0;
      const before = yield* Effect.orDie(store.before(said.map(({ id }) => id)));
      const news = said.filter(({ id, target }) => before.has(id) && before.get(id) !== joinForms(target));
      return yield* suggest(
        place,
        news.map(({ id, target, kept }) => ({ id, target, author: anonymousId, gaveWay: { to: "ours", kept } })),
      );
    });

  return { keep, suggest, unseen };
});
