/** Java's property files by encoding. */
export { mi18nLang, properties, propertiesUtf16, propertiesUtf8 } from "./codec.ts";
