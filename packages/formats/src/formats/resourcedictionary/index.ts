/** XAML resource dictionaries. */
export { resourceDictionary } from "./codec.ts";
