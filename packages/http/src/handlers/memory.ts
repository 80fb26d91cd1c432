import { MemoryId, UnitId } from "@dragoman/core/ids";
import { Memory } from "@dragoman/core/memory";
import { Effect } from "effect";
import { memoryApi, memoryShape } from "../api/memory.ts";
import { serve } from "../dispatch.ts";
import { json, noContent } from "../wire/reply.ts";
import { pathId } from "./pathId.ts";

export const memory = [
  serve(memoryApi.list, ({ actor, list, view }) =>
    Effect.flatMap(Memory, (service) => list((slice) => service.page(actor, view(memoryShape), slice))),
  ),
  serve(memoryApi.one, ({ actor, params, one, view }) =>
    Effect.gen(function* () {
      const service = yield* Memory;
      return yield* one(service.one(actor, yield* pathId(MemoryId, params.id, "Memory"), view(memoryShape)));
    }),
  ),
  serve(memoryApi.ofUnit, ({ actor, params }) =>
    Effect.gen(function* () {
      return json(yield* (yield* Memory).matches(actor, yield* pathId(UnitId, params.id, "Unit")));
    }),
  ),
  serve(memoryApi.remove, ({ actor, params }) =>
    Effect.gen(function* () {
      const service = yield* Memory;
      yield* service.remove(actor, yield* pathId(MemoryId, params.id, "Memory"));
      return noContent;
    }),
  ),
];
