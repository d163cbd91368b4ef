import { ownTerminal, type Terminal } from "./Terminal.ts"

/** What somebody runs by name in a terminal; it fails with the words that are to be said. */
export type Command = (terminal: Terminal) => Promise<void>

/** Runs a command, complains of what went wrong, and gives the code with which a process ends: 1 then. */
export const codeOf = async (command: Command, terminal: Terminal): Promise<0 | 1> => {
  try {
    await command(terminal)
    return 0
  } catch (failure) {
    terminal.complain(failure instanceof Error ? failure.message : String(failure))
    return 1
  }
}

/** Runs a command in the terminal of this process, which ends with its code. */
export const runHere = async (command: Command): Promise<void> => {
  process.exitCode = await codeOf(command, ownTerminal())
}
