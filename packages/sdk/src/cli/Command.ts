import type { Terminal } from "./Terminal.ts"

/** One of the commands of `crewfleet`. */
export interface Command {
  /** What it does, in a line. */
  readonly does: string
  /** How it is given, and what each part means. */
  readonly usage: string
  /** Does it; answers the code with which it ends: 0, or 1 where the answer is no. */
  readonly run: (words: ReadonlyArray<string>, terminal: Terminal) => Promise<number>
}
