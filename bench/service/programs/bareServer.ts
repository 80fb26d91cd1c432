/**
 * The baseline of the listing: a bare node:http handler that runs one prepared statement for a page and passes its text
 * through. It knows beforehand all that the product finds out for each request: the translation, its names and count,
 * who asks and what they may see, and the id behind which the page begins.
 *
 *   node bareServer.ts DATABASE-URL
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PgClient } from "@effect/sql-pg";
import { Context, Effect, Layer, Redacted } from "effect";
import { Reactivity } from "effect/reactivity";
import { makeCodecs } from "../../../packages/core/src/database/codecs.ts";

/** `/?after=…&limit=…&base=…&head=…`: `head` is the envelope before the rows. */
const main = Effect.gen(function* () {
  const client = PgClient.make({
    url: Redacted.make(process.argv[2] ?? ""),
    maxConnections: 20,
    types: makeCodecs(),
    multiplex: true,
    startupParameters: { jit: "off" },
  });
  const services = yield* Layer.build(Layer.provide(PgClient.layerFrom(client), Reactivity.layer));
  const sql = Context.get(services, PgClient.PgClient);
  const [wanted] = yield* sql<{ id: number }>`select t.id from translations t join components c on c.id = t.component_id
    where c.slug = 'po' and t.language_code = 'cs'`;
  const translation = wanted?.id ?? 0;
  const page = (after: number, limit: number, base: string) =>
    Effect.runPromise(sql<{ json: string }>`select coalesce(json_agg(t), '[]')::text as json from (
      select (${base}::text || '/api/translations/bench/po/cs/') as translation, to_json(u.source) as source, u.previous_source, to_json(u.target) as target,
        lpad(to_hex(u.id_hash), 16, '0') as id_hash, lpad(to_hex(u.content_hash), 16, '0') as content_hash, u.location, u.context, u.note, u.flags,
        (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'color', b.color) order by b.id), '[]')
          from unit_labels ub join labels b on b.id = ub.label_id where ub.unit_id = u.id) as labels,
        u.state, u.state = 10 as fuzzy, u.state >= 20 as translated, u.state = 30 as approved, u.position, u.has_suggestion, u.has_comment,
        u.has_failing_check, u.num_words, (${base}::text || '/api/units/' || coalesce(u.source_unit_id, u.id) || '/') as source_unit, u.priority, u.id,
        (${base}::text || '/translate/bench/po/cs/?checksum=' || lpad(to_hex(u.id_hash), 16, '0')) as web_url,
        (${base}::text || '/api/units/' || u.id || '/') as url, u.explanation, u.extra_flags, u.pending,
        to_char(u.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as timestamp,
        to_char(u.updated at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last_updated
      from units u where u.translation_id = ${translation} and u.id > ${after} order by u.id limit ${limit}) t`);
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? "/", "http://localhost").searchParams;
    const number = (name: string) => Number(query.get(name));
    page(number("after"), number("limit"), query.get("base") ?? "").then(
      ([row]) => {
        const body = Buffer.from(`${query.get("head") ?? ""}${row?.json ?? "[]"}}`);
        response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
        response.end(body);
      },
      (error: unknown) => {
        response.writeHead(500);
        response.end(String(error));
      },
    );
  });
  server.listen(0, "127.0.0.1", () => process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`));
  yield* Effect.never;
});

await Effect.runPromise(Effect.scoped(main));
