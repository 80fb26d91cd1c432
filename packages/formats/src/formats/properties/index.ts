export { properties, propertiesUtf8, propertiesUtf16 } from "./codec.ts";
