import { parseArgs } from "node:util"
import { signIn } from "../promise/signIn.ts"
import { NotSignedIn } from "../session/NotSignedIn.ts"
import type { Command } from "./Command.ts"
import { sessionFile } from "./sessionFile.ts"
import { Misused, Negative, type Terminal } from "./Terminal.ts"
import { whoIs } from "./whoIs.ts"

const usage = `crewfleet login [--url URL] [--user EMAIL] [--password-stdin] [--otp CODE] [--json]

Signs in, and keeps the session for the other commands in a file that only you can read. It is renewed by itself.
  --url             where the service answers; CREWFLEET_URL unless given
  --user            the e-mail address; CREWFLEET_USER unless given, otherwise it is asked for
  --password-stdin  the password is piped in; otherwise it is CREWFLEET_PASSWORD or asked for
  --otp             the one-time password, once one was sent; otherwise it is asked for
  --json            who signed in as JSON
The file is session.json in CREWFLEET_CONFIG, or in crewfleet in your folder for settings (~/.config).
Ends with 1 where the service refuses.`

const options = {
  url: { type: "string" },
  user: { type: "string" },
  "password-stdin": { type: "boolean" },
  otp: { type: "string" },
  json: { type: "boolean" }
} as const

/** `crewfleet login`. */
export const login: Command = {
  does: "signs in, for the other commands",
  usage,
  run: async (words, terminal) => {
    const { values } = parseArgs({ args: [...words], options })
    const { environment } = terminal
    const baseUrl = (values.url ?? environment.CREWFLEET_URL)?.replace(/\/+$/, "")
    if (!baseUrl || !URL.canParse(baseUrl))
      throw new Misused("Say where the service answers: --url or CREWFLEET_URL")
    const username = values.user ?? environment.CREWFLEET_USER ?? (await asking(terminal, "E-mail: ", false))
    const password = values["password-stdin"]
      ? (await terminal.piped()).replace(/\r?\n$/, "")
      : (environment.CREWFLEET_PASSWORD ?? (await asking(terminal, "Password: ", true)))
    const session = sessionFile(terminal).storeFor(baseUrl)
    const enter = (otp: string | undefined) =>
      signIn({ baseUrl, session }, { username, password, ...(otp !== undefined && { otp }) })
    const { user } = await enter(values.otp).catch(async (error) => {
      const isAsked = error instanceof NotSignedIn && error.outcome._tag === "OtpSent"
      if (!isAsked || values.otp !== undefined || !terminal.ask) throw isAsked ? new Negative(otpSent) : error
      return enter((await terminal.ask("One-time password: ", false)).trim())
    })
    await terminal.say(whoIs(user(), baseUrl, values.json))
    return 0
  }
}

const otpSent = "A one-time password was sent: sign in again with --otp CODE"

const asking = async ({ ask }: Terminal, question: string, hidden: boolean): Promise<string> => {
  if (!ask)
    throw new Misused(
      "Say who signs in: --user and --password-stdin, or CREWFLEET_USER and CREWFLEET_PASSWORD"
    )
  return ask(question, hidden)
}
