import { Effect } from "effect"
import { openAccount } from "./openAccount.ts"
import { runCommand } from "./runCommand.ts"

await runCommand(
  ["name", "email", "first-name", "last-name"],
  ({ name, email, "first-name": firstName, "last-name": lastName, "time-zone": timeZone }) =>
    Effect.as(
      openAccount({ email, firstName, lastName, agency: { name, timeZone } }),
      `${name} is an agency, and ${email} signs in for it`
    ),
  ["time-zone"]
)
