import { noticesFor } from "../failure/catalogue.ts"
import { RequestFailed, SessionEnded } from "../failure/RequestFailed.ts"
import { NotSignedIn } from "../session/NotSignedIn.ts"
import type { Command } from "./Command.ts"
import { exporting } from "./exporting.ts"
import { importing } from "./importing.ts"
import { listing } from "./listing.ts"
import { login } from "./login.ts"
import { logout } from "./logout.ts"
import { replay } from "./replay.ts"
import { Misused, Negative, PipeClosed, type Terminal } from "./Terminal.ts"
import { verify } from "./verify.ts"
import { whoami } from "./whoami.ts"

/** Every command by its name. */
export const commands: Readonly<Record<string, Command>> = {
  login,
  logout,
  whoami,
  list: listing,
  export: exporting,
  import: importing,
  verify,
  replay
}

const overview = () => `crewfleet COMMAND

${Object.entries(commands)
  .map(([name, { does }]) => `  ${name.padEnd(7)} ${does}`)
  .join("\n")}

crewfleet COMMAND --help tells the rest. Ends with 0 where all is well, with 1 where the answer is no, and with 2 where the
command or a file cannot be understood.`

/** Runs what stands behind `crewfleet` and answers the code with which the process ends. */
export const runCommand = async (given: ReadonlyArray<string>, terminal: Terminal): Promise<number> => {
  const [name = "", ...words] = given
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) {
      if (name !== "--help") throw new Misused(overview())
      await terminal.say(overview())
      return 0
    }
    const end = words.indexOf("--")
    if ((end < 0 ? words : words.slice(0, end)).includes("--help")) {
      await terminal.say(command.usage)
      return 0
    }
    return await command.run(words, terminal)
  } catch (error) {
    return ending(error, terminal)
  }
}

const ending = (error: unknown, { tell }: Terminal): number => {
  if (error instanceof PipeClosed) return 0
  if (error instanceof SessionEnded) tell("The session has ended: sign in again with crewfleet login")
  else if (error instanceof RequestFailed) for (const line of wordsOf(error)) tell(line)
  else if (error instanceof NotSignedIn || error instanceof Negative) tell(error.message)
  else {
    tell(isMisuse(error) ? error.message : String(error instanceof Error ? error.stack : error))
    return 2
  }
  return 1
}

/** What the platform says of a failed call, and what a log knows it by. */
export const wordsOf = (failed: RequestFailed): ReadonlyArray<string> => [
  ...noticesFor(failed.endpoint === "session.login" ? "login" : "authenticatedCall", failed.failure).map(
    ({ text }) => text
  ),
  ...(failed.requestId ? [`(${failed.endpoint}, request ${failed.requestId})`] : [])
]

/** Files that are not there and words that `parseArgs` does not know are told as they are. */
const isMisuse = (error: unknown): error is Error =>
  error instanceof Misused ||
  (error instanceof Error && "code" in error && /^(E[A-Z]+|ERR_PARSE_ARGS_.*)$/.test(String(error.code)))
