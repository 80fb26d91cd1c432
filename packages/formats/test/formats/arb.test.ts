import { arb } from "../../src/formats/arb/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(arb, new URL("../golden/arb/", import.meta.url), {
  base: "en.arb",
  header: { "@@locale": "sk", "@@x-reviewed": "yes", "@@last_modified": null },
});
