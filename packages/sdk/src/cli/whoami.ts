import { parseArgs } from "node:util"
import type { Command } from "./Command.ts"
import { patiently, signedIn } from "./signedIn.ts"
import { whoIs } from "./whoIs.ts"

const usage = `crewfleet whoami [--json]

Says who is signed in, once the service has confirmed it. Ends with 1 where nobody is.`

/** `crewfleet whoami`. */
export const whoami: Command = {
  does: "says who is signed in",
  usage,
  run: async (words, terminal) => {
    const { values } = parseArgs({ args: [...words], options: { json: { type: "boolean" } } })
    const { client, user, url } = signedIn(terminal)
    await patiently(terminal, () => client.session.loggedInUser())
    await terminal.say(whoIs(user(), url, values.json))
    return 0
  }
}
