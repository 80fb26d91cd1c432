/** Writes the document of the API to `openapi.json`, so that its changes are seen beside those of the code. */
import { writeFile } from "node:fs/promises";
import { openApiDocument } from "../src/openapi/document.ts";

await writeFile(new URL("../openapi.json", import.meta.url), `${JSON.stringify(openApiDocument(), null, 2)}\n`);
