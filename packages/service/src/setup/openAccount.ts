import { isEmail } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { newSecret } from "../secret/Secret.ts"
import { canonicalEmail, type RoleName, userByEmail } from "../session/Accounts.ts"
import { hashPassword } from "../session/Password.ts"
import { sendPasswordReset } from "../session/PasswordResets.ts"
import { isKnownTimeZone } from "../time/isKnownTimeZone.ts"

/** Who is to sign in; with an agency, that agency is made and the account is its own. */
export interface NewAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly agency?: NewAgency
}

/** An agency that is to be made; its time zone is the platform's unless it is given one. */
export interface NewAgency {
  readonly name: string
  readonly timeZone?: string | null | undefined
}

/** Makes an account that nobody can enter yet, and mails the link with which its password is set. */
export const openAccount = Effect.fnUntraced(function* (account: NewAccount) {
  if (!isEmail(account.email)) return yield* Effect.fail(`${account.email} is no e-mail address`)
  const { transaction } = yield* Database
  yield* transaction(Effect.andThen(insertAccount(account), sendPasswordReset(account.email)))
})

const insertAccount = Effect.fnUntraced(function* ({ email, firstName, lastName, agency }: NewAccount) {
  const { query, attempt } = yield* Database
  const taken = `An account with the address ${canonicalEmail(email)} exists already. Nothing was made.`
  if (yield* query(userByEmail(email))) return yield* Effect.fail(taken)
  const agentId = agency === undefined ? null : yield* insertAgency(agency)
  const role: RoleName = agentId === null ? "Administrator" : "Agency manager"
  // Nobody ever sees this password: the link replaces it.
  const passwordHash = yield* Effect.promise(() => hashPassword(newSecret()))
  const user = {
    email: canonicalEmail(email),
    passwordHash,
    firstName,
    lastName,
    userType: agentId === null ? "ADMIN" : "AGENCY",
    agentId
  } as const
  const { id } = yield* attempt((db) =>
    db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow()
  ).pipe(Effect.mapError(() => taken))
  const { id: roleId } = yield* query((db) =>
    db.selectFrom("roles").select("id").where("name", "=", role).executeTakeFirstOrThrow()
  )
  yield* query((db) => db.insertInto("userRoles").values({ userId: id, roleId }).execute())
})

const insertAgency = Effect.fnUntraced(function* ({ name, timeZone = null }: NewAgency) {
  const { query } = yield* Database
  if (timeZone !== null && !(yield* isKnownTimeZone(timeZone)))
    return yield* Effect.fail(`${timeZone} is no time zone, such as Europe/Paris. Nothing was made.`)
  const { id } = yield* query((db) =>
    db.insertInto("agencies").values({ name, timeZone }).returning("id").executeTakeFirstOrThrow()
  )
  return id
})
