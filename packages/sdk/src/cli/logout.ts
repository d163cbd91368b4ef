import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import { signedIn } from "./signedIn.ts"

const usage = `crewfleet logout [--json]

Ends the session at the service, and here even where the service cannot be told: its tokens are good there until they expire
then, and the command ends with 1.`

/** `crewfleet logout`. */
export const logout: Command = {
  does: "ends the session",
  usage,
  run: async (words, terminal) => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: "boolean" } } })
    const { url, logout: end } = signedIn(terminal)
    const reported = await end()
    const said = reported ? "Signed out" : "Signed out here; the service could not be told"
    await terminal.say(values.json ? JSON.stringify({ url, reported }) : said)
    return reported ? 0 : 1
  }
}
