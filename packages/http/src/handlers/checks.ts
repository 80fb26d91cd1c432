import { Effect } from "effect";
import { catalogue, checksApi } from "../api/checks.ts";
import { serve } from "../dispatch.ts";
import { json } from "../wire/reply.ts";

export const checks = [serve(checksApi.list, () => Effect.succeed(json(catalogue)))];
