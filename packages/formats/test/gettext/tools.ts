/** Gettext's own tools, against which tests compare where they are installed. */
import { spawnSync } from "node:child_process";

const version = /(\d+)\.(\d+)/.exec(spawnSync("msgcat", ["--version"], { encoding: "utf8" }).stdout ?? "");

export const hasGettext = version !== null;

/** Whether the installed gettext folds as before 0.23. */
export const isLegacy = version !== null && Number(version[1]) === 0 && Number(version[2]) < 23;
