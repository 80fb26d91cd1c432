import { goI18nJsonV2 } from "../../src/formats/go-i18n/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(goI18nJsonV2, new URL("../golden/go-i18n-json-v2/", import.meta.url), { base: "en.json" });
