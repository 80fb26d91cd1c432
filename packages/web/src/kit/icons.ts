/** Icons as paths on a grid of 16: strokes of 1.6, no fills but where one says so. */
export const icons = {
  add: "M8 3v10M3 8h10",
  alert: "M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.1",
  back: "M9.5 3.5 5 8l4.5 4.5",
  bell: "M4 11V7a4 4 0 0 1 8 0v4l1 1H3zM6.8 14h2.4",
  book: "M3 3.5h4a1.5 1.5 0 0 1 1 .5 1.5 1.5 0 0 1 1-.5h4v9H9a1 1 0 0 0-1 .8 1 1 0 0 0-1-.8H3zM8 4v9.3",
  branch:
    "M5 5v6M5 5a1.5 1.5 0 1 0 0-.01M5 14a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3M11 5a1.5 1.5 0 1 0 0-.01M11 6.5C11 9 5 8 5 11",
  bubble: "M2.5 3.5h11v7.5H8l-3 2.8V11H2.5z",
  check: "m3 8.5 3.3 3.3L13 4.8",
  chevron: "m4 6 4 4 4-4",
  clock: "M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2M8 5v3.2l2.2 1.4",
  close: "m4 4 8 8M12 4l-8 8",
  copy: "M5.5 5.5h8v8h-8zM3.5 10.5h-1v-8h8v1",
  down: "M8 2.5v10M4 8.5l4 4 4-4",
  edit: "m3 13 .6-2.8L10.5 3.3l2.2 2.2-6.9 6.9z",
  external: "M6.5 3.5h-3v9h9v-3M9 2.5h4.5V7M13.5 2.5 7.5 8.5",
  eye: "M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8M8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6",
  file: "M4 2h5l3 3v9H4zM9 2v3h3",
  filter: "M2.5 4h11M4.5 8h7M6.5 12h3",
  forward: "M6.5 3.5 11 8l-4.5 4.5",
  globe: "M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2M2.2 8h11.6M8 2.2c4 4 4 7.6 0 11.6-4-4-4-7.6 0-11.6",
  image: "M2.5 3h11v10h-11zM2.5 11l3.2-3.2 2.6 2.6 1.8-1.6 3.4 3M10.4 5.8h.1",
  key: "M10 2.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4M7.6 8.4 2.8 13.2M4.4 11.6l1.5 1.5",
  keyboard: "M1.8 4.5h12.4v7H1.8zM4 7h.1M6.6 7h.1M9.2 7h.1M11.8 7h.1M5 9.3h6",
  list: "M2.5 4h11M2.5 8h11M2.5 12h11",
  lock: "M4 7.2h8v6H4zM5.6 7.2V5.4a2.4 2.4 0 0 1 4.8 0v1.8",
  mail: "M2 3.8h12v8.4H2zM2 4.5l6 4.4 6-4.4",
  more: "M3.5 8h.1M8 8h.1M12.5 8h.1",
  people:
    "M6 3a2.3 2.3 0 1 0 0 4.6A2.3 2.3 0 0 0 6 3M1.8 13c0-2.6 1.7-4.2 4.2-4.2s4.2 1.6 4.2 4.2M10.5 3.4a2.2 2.2 0 0 1 0 4M11.8 9.1c1.6.5 2.6 1.9 2.6 3.9",
  redo: "M12.5 6.5H6a3 3 0 0 0 0 6h3M9.5 3.5l3 3-3 3",
  refresh: "M13 8a5 5 0 1 1-1.6-3.7M13 2.8v3h-3",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.4 10.4 13.5 13.5",
  settings: "M2.5 5h6M11.5 5h2M10 3.5v3M2.5 11h2M7.5 11h6M6 9.5v3",
  star: "m8 2.2 1.8 3.6 4 .6-2.9 2.8.7 4L8 11.3l-3.6 1.9.7-4L2.2 6.4l4-.6z",
  sun: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 1.5v1.4M8 13.1v1.4M1.5 8h1.4M13.1 8h1.4M3.4 3.4l1 1M11.6 11.6l1 1M3.4 12.6l1-1M11.6 4.4l1-1",
  tag: "M2.5 2.5h5l6 6-5 5-6-6zM5 5h.1",
  trash: "M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5l.6 9h5.8l.6-9M6.8 7v4M9.2 7v4",
  undo: "M3.5 6.5H10a3 3 0 0 1 0 6H7M6.5 3.5l-3 3 3 3",
  up: "M8 13.5v-10M4 7.5l4-4 4 4",
  user: "M8 2.6a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4M3 13.6c0-2.9 2-4.4 5-4.4s5 1.5 5 4.4",
  untranslated: "M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2",
  translated: "M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2M5.3 8.2l1.9 1.9 3.6-3.9",
} as const;

export type IconName = keyof typeof icons;

/** These point somewhere, and turn where lines run right to left. */
export const turning: ReadonlySet<IconName> = new Set(["back", "forward", "undo", "redo", "list", "external"]);
