/** All pages of a list, one after the other. */
import type { Page, Slice } from "@dragoman/core/database";
import { Effect } from "effect";
import type { Row } from "../output.ts";

const pageSize = 1000;

export const allRows = <E, R>(read: (slice: Slice) => Effect.Effect<Page, E, R>): Effect.Effect<readonly Row[], E, R> =>
  Effect.gen(function* () {
    const rows: Row[] = [];
    for (;;) {
      const { json } = yield* read({ offset: rows.length, limit: pageSize });
      const page = JSON.parse(json) as readonly Row[];
      rows.push(...page);
      if (page.length < pageSize) return rows;
    }
  });
