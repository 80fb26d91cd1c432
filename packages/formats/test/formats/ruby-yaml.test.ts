import { rubyYaml } from "../../src/formats/ruby-yaml/index.ts";
import { codecSuite } from "../suite/index.ts";

codecSuite(rubyYaml, new URL("../golden/ruby-yaml/", import.meta.url), { base: "en.yml" });
