import { webextension } from "../../src/formats/webextension/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(webextension, new URL("../golden/webextension/", import.meta.url), { base: "en.json" });
