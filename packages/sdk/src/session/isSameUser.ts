import type { Session } from "../client/SessionStore.ts"

/** Whether two sessions belong to the same user, as far as both tell. */
export const isSameUser = (one: Session, other: Session): boolean =>
  facts.every((fact) => one[fact] === other[fact]) && known.every((fact) => agree(one[fact], other[fact]))

const facts = ["userType", "agentId", "clientId", "workerId", "displayName"] as const
const known = ["userId", "username"] as const

const agree = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other
