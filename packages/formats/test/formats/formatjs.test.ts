import { formatjs } from "../../src/formats/formatjs/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(formatjs, new URL("../golden/formatjs/", import.meta.url), { base: "en.json" });
