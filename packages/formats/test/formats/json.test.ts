import { json, jsonNested } from "../../src/formats/json/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(json, new URL("../golden/json/", import.meta.url), { base: "en.json" });
codecSuite(jsonNested, new URL("../golden/json-nested/", import.meta.url), {
  base: "en.json",
  newUnit: (document, index, text) => {
    const id = document.source.text.startsWith("[") ? `[${index + 2}]` : `added.group${index}.text`;
    return { id, context: id, source: [], target: [text] };
  },
});
