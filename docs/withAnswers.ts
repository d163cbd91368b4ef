import { runCommand } from "../packages/sdk/src/cli/runCommand.ts"
import type { Terminal } from "../packages/sdk/src/cli/Terminal.ts"

/** Where the commands of a page are run. */
interface Place {
  /** What a word of a command means there. */
  readonly known: (word: string) => string
  /** How a line of an answer stands on the page. */
  readonly shown: (line: string) => string
  readonly terminal: Pick<Terminal, "environment" | "pause" | "now">
}

/** How many lines of an answer a page shows, and how many characters of a line. */
const most = { lines: 12, characters: 130 }

/** A page with what its commands answer today: each block that begins with `$ crewfleet` is run in turn. */
export const withAnswers = async (page: string, place: Place): Promise<string> => {
  const written: Array<string> = []
  for (const part of page.split(/(```console\n.*?```\n)/s))
    written.push(part.startsWith("```console\n") ? await answered(part, place) : part)
  return written.join("")
}

const answered = async (block: string, { known, shown, terminal }: Place): Promise<string> => {
  const commands = block.split("\n").filter((line) => line.startsWith("$ crewfleet "))
  const blocks: Array<string> = []
  for (const command of commands) {
    const lines: Array<string> = []
    const keep = (line: string) => {
      lines.push(...line.split("\n"))
    }
    const words = command.slice("$ crewfleet ".length).split(" ").map(known)
    const code = await runCommand(words, {
      ...terminal,
      say: async (line) => keep(line),
      tell: keep,
      piped: async () => ""
    })
    const kept = lines.slice(0, most.lines).map((line) => shortened(shown(line)))
    if (lines.length > most.lines) kept.push(`… ${lines.length - most.lines} more`)
    blocks.push([command, ...kept, ...(code === 0 ? [] : [`(ends with ${code})`])].join("\n"))
  }
  return `\`\`\`console\n${blocks.join("\n\n")}\n\`\`\`\n`
}

/** A line that a page has room for. */
export const shortened = (line: string): string =>
  (line.length > most.characters ? `${line.slice(0, most.characters - 1)}…` : line).trimEnd()
