/** Times of subtitles, in one spelling for all formats. */

/** `00:00:20.000` of hours, minutes, seconds and a fraction as they are written. */
export const normalTime = ([hours = "", minutes = "", seconds = "", fraction = ""]: readonly string[]): string =>
  `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}:${seconds.padStart(2, "0")}.${fraction.padEnd(3, "0")}`;
