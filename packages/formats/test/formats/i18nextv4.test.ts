import { i18nextv4 } from "../../src/formats/i18next/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(i18nextv4, new URL("../golden/i18nextv4/", import.meta.url), { base: "en.json" });
