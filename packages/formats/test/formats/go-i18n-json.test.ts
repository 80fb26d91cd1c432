import { goI18nJson } from "../../src/formats/go-i18n/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(goI18nJson, new URL("../golden/go-i18n-json/", import.meta.url), { base: "en.json" });
