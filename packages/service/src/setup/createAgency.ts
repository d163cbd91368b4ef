import { Effect } from "effect"
import { runHere } from "./Command.ts"
import { openAccount } from "./openAccount.ts"
import { setupCommand } from "./setupCommand.ts"

/** Makes an agency and who signs in for it (`npm run create-agency`). */
export const createAgency = setupCommand(
  ["name", "email", "first-name", "last-name"],
  ({ name, email, "first-name": firstName, "last-name": lastName, "time-zone": timeZone }) =>
    Effect.as(
      openAccount({ email, firstName, lastName, agency: { name, timeZone } }),
      `${name} is an agency, and ${email} signs in for it`
    ),
  ["time-zone"]
)

if (import.meta.main) await runHere(createAgency)
