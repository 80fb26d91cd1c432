/** Tables as CSV (RFC 4180), to be opened in spreadsheets. */

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = String(value);
  // A spreadsheet would take what begins like this for a formula, and names are chosen by anybody.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

export const csv = (columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(cell).join(",")}\r\n`)
    .join("");
