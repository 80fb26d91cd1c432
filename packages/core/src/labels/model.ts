/** Labels of a project, put on source units. */
export const labelColors = [
  "navy", "blue", "aqua", "teal", "olive", "green", "lime", "yellow", "orange", "red", "maroon", "fuchsia", "purple",
  "black", "gray", "silver",
] as const;
