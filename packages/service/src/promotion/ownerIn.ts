import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"

/** Whose promotions somebody makes and changes: an agency's are its own, an admin's the platform's (null). */
export const ownerIn = ({ caller, tenant }: Access<Person>): number | null =>
  caller.userType === "ADMIN" ? null : (tenant ?? caller.agentId)
