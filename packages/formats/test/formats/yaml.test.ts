import { yaml } from "../../src/formats/yaml/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(yaml, new URL("../golden/yaml/", import.meta.url), {
  base: "en.yml",
  newUnit: (document, index, text) => {
    const id = document.source.text.startsWith("- ") ? `[${index + 3}]` : `added->group${index}->text`;
    return { id, context: id, source: [], target: [text] };
  },
});
