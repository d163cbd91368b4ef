import { createInterface } from "node:readline/promises"

/** Where a command runs: what it is given, and where it says what came of it. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** What stands behind the command's name. */
  readonly words: ReadonlyArray<string>
  readonly say: (text: string) => void
  /** Says what went wrong. */
  readonly complain: (text: string) => void
  /** Asks whoever sits there; undefined where nobody does. */
  readonly ask: ((question: string) => Promise<string>) | undefined
}

/** The terminal of this process. */
export const ownTerminal = (): Terminal => ({
  environment: process.env,
  words: process.argv.slice(2),
  say: (text) => console.log(text),
  complain: (text) => console.error(text),
  ask: process.stdin.isTTY ? askHere : undefined
})

const askHere = async (question: string): Promise<string> => {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(question)
  asking.close()
  return answer.trim()
}
