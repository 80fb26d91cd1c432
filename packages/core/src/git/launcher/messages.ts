/** What a process and the launcher beside it say to each other. */

/** A program to start: its arguments, its whole environment, its folder. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  readonly cwd: string;
}

export type ToLauncher =
  /** Connect its output, and its input where it has one. */
  | ({ readonly type: "prepare"; readonly id: number; readonly hasInput: boolean } & Program)
  /** The connections have arrived. */
  | { readonly type: "start"; readonly id: number }
  /** With all that it started; one that has not started never will. */
  | { readonly type: "stop"; readonly id: number };

export type FromLauncher =
  | { readonly type: "started"; readonly id: number; readonly pid: number }
  | { readonly type: "ended"; readonly id: number; readonly exitCode: number | null; readonly stderr: string }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };

/** The line that a connection begins with: whose input or output it is. */
export const nameOf = (id: number, stream: "input" | "output"): string => `${stream} ${id}\n`;
