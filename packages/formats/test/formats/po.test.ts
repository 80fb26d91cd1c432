import { po, poMono } from "../../src/formats/po/index.ts";
import { codecSuite } from "../suite/index.ts";

const header = {
  "PO-Revision-Date": "2026-11-21 10:00+0000",
  "Last-Translator": "Petr Ř. <petr@example.org>",
  "X-Generator": "Dragoman",
  "POT-Creation-Date": null,
};

codecSuite(po, new URL("../golden/po/", import.meta.url), { header });
codecSuite(poMono, new URL("../golden/po-mono/", import.meta.url), { base: "base.po", header });
