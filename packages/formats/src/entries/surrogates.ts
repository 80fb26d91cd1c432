/** Halves of surrogate pairs, which no encoding can hold: formats with escapes write them as such. */
export const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
