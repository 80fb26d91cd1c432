import { gotext } from "../../src/formats/gotext/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(gotext, new URL("../golden/gotext/", import.meta.url), { base: "en.json", header: { language: "sk" } });
