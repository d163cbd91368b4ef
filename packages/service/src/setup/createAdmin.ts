import { Effect } from "effect"
import { runHere } from "./Command.ts"
import { openAccount } from "./openAccount.ts"
import { setupCommand } from "./setupCommand.ts"

/** Makes an administrator (`npm run create-admin`). */
export const createAdmin = setupCommand(
  ["email", "first-name", "last-name"],
  ({ email, "first-name": firstName, "last-name": lastName }) =>
    Effect.as(openAccount({ email, firstName, lastName }), `${email} is an administrator`)
)

if (import.meta.main) await runHere(createAdmin)
