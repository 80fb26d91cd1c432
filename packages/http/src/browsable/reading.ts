/** How a form in a browser becomes the body of a request: part of the script of pages. */
export const reading = `/** What an emptied field says: null where it may, else nothing. */
const emptied = (field) => (field.dataset.nullable === undefined ? undefined : null);

const fromJson = (field) => {
  try {
    return JSON.parse(field.value);
  } catch {
    throw new Error(field.name + ": This is not JSON. Nothing was sent.");
  }
};

const read = (field) => {
  const { value } = field;
  switch (field.dataset.kind) {
    case "integer":
    case "number":
      return value === "" ? emptied(field) : Number(value);
    case "boolean":
      return value === "" ? emptied(field) : value === "true";
    case "list":
      return value
        .split("\\n")
        .filter((line) => line !== "")
        .map((line) => (field.dataset.of === "integer" ? Number(line) : line));
    case "json":
      return value.trim() === "" ? emptied(field) : fromJson(field);
    case "code":
      if (value === "" && "nullable" in field.dataset) return null;
      return field.dataset.of === "integer" ? Number(value) : value;
    default:
      return value;
  }
};

const bodyOf = (form) => {
  const fields = [...form.elements].filter((field) => field.name !== "");
  const whole = form.dataset.method === "PUT";
  const was = (field) => (field.dataset.was ?? "").replace(/\\r\\n?/g, "\\n");
  const changed = fields.filter((field) =>
    field.type === "file" ? field.files.length > 0 : field.value !== was(field) || (whole && field.value !== ""),
  );
  if (changed.some((field) => field.type === "file")) {
    const parts = new FormData();
    for (const field of changed)
      if (field.type === "file") parts.append(field.name, field.files[0]);
      else if (field.dataset.kind === "list") for (const item of read(field)) parts.append(field.name, item);
      else if (read(field) !== undefined) parts.append(field.name, field.value);
    return parts;
  }
  return JSON.stringify(Object.fromEntries(changed.map((field) => [field.name, read(field)])));
};
`;
