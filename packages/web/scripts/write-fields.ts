/** Writes src/settings/generated/fields.ts anew: after every change of the OpenAPI document. */
import { writeFileSync } from "node:fs";
import { target, written } from "./fields.ts";

writeFileSync(target, written());
