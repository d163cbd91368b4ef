import { Effect } from "effect"
import { openAccount } from "./openAccount.ts"
import { runCommand } from "./runCommand.ts"

await runCommand(
  ["email", "first-name", "last-name"],
  ({ email, "first-name": firstName, "last-name": lastName }) =>
    Effect.as(openAccount({ email, firstName, lastName }), `${email} is an administrator`)
)
