/** How the files of one component are read and written beyond what their format says. Kept with the component. */

export interface FileSettings {
  /** Options of the codec: widths, indentation, order of keys. */
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** Strings that come new from files wait for another look: those of the base, translations, those that say the same as the source. */
  readonly review?: { readonly sources?: boolean; readonly targets?: boolean; readonly same?: boolean };
}

/** Several settings as one, later ones before earlier ones. */
export const mergeFileSettings = (all: readonly FileSettings[]): FileSettings => ({
  options: Object.assign({}, ...all.map(({ options }) => options)),
  review: Object.assign({}, ...all.map(({ review }) => review)),
});
