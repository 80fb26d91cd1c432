/** Folder with `shell.json` and `static/`. */
export declare const consoleFolder: string;
