/** What a process and the launcher beside it say to each other. */

/** Environment, arguments and folder of one process to start. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Record<string, string>;
  readonly cwd: string;
}

export type ToLauncher =
  | ({ readonly type: "start"; readonly id: number; readonly hasInput: boolean } & Program)
  /** To the process and all that it started. */
  | { readonly type: "signal"; readonly id: number; readonly name: NodeJS.Signals };

export type FromLauncher =
  | { readonly type: "ended"; readonly id: number; readonly exitCode: number | null; readonly stderr: string }
  | { readonly type: "failed"; readonly id: number; readonly reason: string };

/** The line that a connection begins with: whose input or output it is. */
export const nameOf = (id: number, stream: "input" | "output"): string => `${stream} ${id}\n`;
