/** Small images of every kind that is taken, and of some that are not. */
const base64 = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/** A PNG of one pixel; `width` and `height` are what its header says. */
export const png = (width = 1, height = 1): Uint8Array => {
  const bytes = base64(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  );
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  header.setUint32(16, width);
  header.setUint32(20, height);
  return bytes;
};

export const images = {
  png: png(),
  gif: base64("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"),
  jpg: new Uint8Array([
    ...base64(
      "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
    ),
    0xff,
    0xd9,
  ]),
  webp: base64("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"),
} as const;

export const notImages = {
  bmp: base64("Qk06AAAAAAAAADYAAAAoAAAAAQAAAAEAAAABABgAAAAAAAQAAAAAAAAAAAAAAAAAAAAAAAAA////AA=="),
  svg: new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
  ),
  html: new TextEncoder().encode("<html><script>alert(1)</script></html>"),
  text: new TextEncoder().encode("no image"),
} as const;

/** What adds a screenshot to a translation. */
export const screenshotForm = (
  place: { readonly project: string; readonly component: string; readonly language: string },
  filename: string,
): FormData => {
  const form = new FormData();
  form.append("project_slug", place.project);
  form.append("component_slug", place.component);
  form.append("language_code", place.language);
  form.append("name", filename);
  form.append("image", new Blob([Buffer.from(images.png)], { type: "image/png" }), filename);
  return form;
};
