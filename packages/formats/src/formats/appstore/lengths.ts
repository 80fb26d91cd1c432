/**
 * How long the texts of a store's page may be, in characters: as Google Play Console's help on store listings and App
 * Store Connect's reference of app information tell, by the names that the tools of both give to the files.
 */
const lengths: Readonly<Record<string, number>> = {
  // Google Play, and F-Droid where it is alike.
  "title.txt": 30,
  "short_description.txt": 80,
  "full_description.txt": 4000,
  // App Store.
  "name.txt": 30,
  "subtitle.txt": 30,
  "keywords.txt": 100,
  "promotional_text.txt": 170,
  "description.txt": 4000,
  "release_notes.txt": 4000,
  // As F-Droid's older folders name them.
  "summary.txt": 80,
};

const changelog = 500;

export const lengthFlags = (path: string): readonly string[] => {
  const most = /^(changelogs|whatsnew)\//.test(path) ? changelog : lengths[path.slice(path.lastIndexOf("/") + 1)];
  return most === undefined ? [] : [`max-length:${most}`];
};
