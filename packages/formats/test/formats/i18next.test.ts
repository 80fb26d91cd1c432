import { i18next } from "../../src/formats/i18next/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(i18next, new URL("../golden/i18next/", import.meta.url), { base: "en.json" });
