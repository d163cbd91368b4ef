import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { userByEmail } from "../session/Accounts.ts"
import { sendPasswordReset } from "../session/PasswordResets.ts"
import { runHere } from "./Command.ts"
import { setupCommand } from "./setupCommand.ts"

/** Lets somebody set a new password (`npm run password-link`). */
export const passwordLink = setupCommand(["email"], ({ email }) =>
  Effect.gen(function* () {
    const { query } = yield* Database
    if (!(yield* query(userByEmail(email)))) return yield* Effect.fail(`There is no account of ${email}`)
    yield* sendPasswordReset(email)
    return `${email} can set a new password`
  })
)

if (import.meta.main) await runHere(passwordLink)
