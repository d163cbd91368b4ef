import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { hashPassword } from "../session/Password.ts"
import { type DemoAccount, demoAccounts, demoPassword } from "./accounts.ts"

/** Whom the demo's accounts stand for. */
export interface Holders {
  readonly agencyIds: ReadonlyArray<number>
  readonly hirerId: number
  readonly wardId: number
  readonly workerId: number
}

/** Adds the demo accounts; one hash serves them all, since they share a password that is public. */
export const insertAccounts = async (db: Kysely<Tables>, holders: Holders): Promise<void> => {
  const roles = await db.selectFrom("roles").select(["id", "name"]).execute()
  const roleId = (name: string) => roles.find((role) => role.name === name)?.id ?? 0
  const passwordHash = await hashPassword(demoPassword)
  const users = await db
    .insertInto("users")
    .values(
      demoAccounts.map((account) => ({
        email: account.email,
        passwordHash,
        firstName: account.firstName,
        lastName: account.lastName,
        userType: account.userType,
        agentId: account.agency === undefined ? null : (holders.agencyIds[account.agency] ?? null),
        clientId: clientOf(account, holders),
        workerId: account.userType === "WORKER" ? holders.workerId : null,
        passwordNeedsReset: account.passwordNeedsReset ?? false,
        otpRequired: account.otpRequired ?? false
      }))
    )
    .returning(["id", "email"])
    .execute()
  const roleOf = new Map(demoAccounts.map(({ email, role }) => [email, roleId(role)]))
  await db
    .insertInto("userRoles")
    .values(users.map(({ id, email }) => ({ userId: id, roleId: roleOf.get(email) ?? 0 })))
    .execute()
}

const clientOf = ({ userType, isWard = false }: DemoAccount, { hirerId, wardId }: Holders): number | null => {
  if (userType !== "CLIENT") return null
  return isWard ? wardId : hirerId
}
