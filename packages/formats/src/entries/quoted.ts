/** Scanning of quoted strings. */

/** The offset behind the quote that closes the string opened at `start`, or -1; a backslash takes the next character along. */
export const closeQuote = (text: string, start: number): number => {
  const quote = text.charCodeAt(start);
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 92) at++;
    else if (code === quote) return at + 1;
  }
  return -1;
};
