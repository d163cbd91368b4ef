/** What a command hears and says: a terminal, or a test. */
export interface Terminal {
  /** Writes a line of the answer. Rejects with `PipeClosed` once nobody reads any more. */
  readonly say: (line: string) => Promise<void>
  /** Writes a line for whoever watches, beside the answer. */
  readonly tell: (line: string) => void
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Asks whoever sits there; absent where nobody does. */
  readonly ask?: ((question: string, hidden: boolean) => Promise<string>) | undefined
  /** All that was piped in. */
  readonly piped: () => Promise<string>
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>
  /** The present moment in milliseconds since 1970. */
  readonly now: () => number
}

/** Nobody reads what is said any more: the command ends, and nothing is wrong. */
export class PipeClosed extends Error {
  override readonly name = "PipeClosed"
}

/** The command cannot be done as it was given: said to whoever gave it, and it ends with 2. */
export class Misused extends Error {
  override readonly name = "Misused"
}

/** The answer is no: said as it is, and the command ends with 1. */
export class Negative extends Error {
  override readonly name = "Negative"
}
