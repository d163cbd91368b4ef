import type { DocumentOwner } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { grantAccess } from "../access/grantAccess.ts"
import { knownHirer } from "../access/knownHirer.ts"
import type { EndpointKey } from "../access/Policy.ts"
import { personWith } from "../access/people.ts"
import { policies } from "../access/policies.ts"
import { Database } from "../database/Database.ts"
import type { ShownBy } from "./fileLink.ts"
import { ShownElsewhere } from "./ShownElsewhere.ts"

/** The calls that name an owner and show their documents. */
const shownBy: Readonly<Record<Exclude<DocumentOwner, "hirer">, ReadonlyArray<EndpointKey>>> = {
  worker: ["training.list", "training.review", "compliance.list"],
  vehicle: [],
  job: []
}

/**
 * Whether a file may still be seen by the person for whom a link to it was signed: by what they may do, whom they know and what is
 * on file at this moment, or by the right that the link names. One that is on nobody's file is whose it was uploaded by.
 */
export const isStillShown = Effect.fnUntraced(function* (fileId: string, userId: number, right?: ShownBy) {
  const { query } = yield* Database
  if (right) return yield* isGrantedStill(userId, right)
  const document = yield* query((db) =>
    db
      .selectFrom("documentVersions")
      .innerJoin("documents", "documents.id", "documentId")
      .select(["ownerKind", "ownerId", "withdrawnAt"])
      .where("fileId", "=", fileId)
      .executeTakeFirst()
  )
  const elsewhere = yield* ShownElsewhere
  if (!document) return (yield* elsewhere(fileId, query(personWith(userId)))) ?? true
  const person = yield* query(personWith(userId))
  if (!person) return false
  if (yield* mayCall("document.ofOwner", person)) return true
  if (document.withdrawnAt) return false
  const { ownerKind, ownerId } = document
  if (ownerKind === "hirer") return yield* knowsHirer(person, ownerId)
  for (const call of shownBy[ownerKind]) if (yield* mayCall(call, person, ownerId)) return true
  return false
})

const isGrantedStill = Effect.fnUntraced(function* (userId: number, { call, about, permission }: ShownBy) {
  const { query } = yield* Database
  const person = yield* query(personWith(userId))
  if (!person || !(call in policies) || (permission && !person.permissions.has(permission))) return false
  return yield* mayCall(call as EndpointKey, person, about)
})

const granted = (call: EndpointKey, person: Person, named?: number) => {
  const nothing = Effect.succeed<Access | undefined>(undefined)
  const policy = policies[call]
  return policy === "anybody" ? nothing : Effect.catch(grantAccess(policy, person, named), () => nothing)
}

const mayCall = (call: EndpointKey, person: Person, named?: number) =>
  Effect.map(granted(call, person, named), (access) => access !== undefined)

/** A hirer is known to the agencies that they booked with. */
const knowsHirer = Effect.fnUntraced(function* (person: Person, clientId: number) {
  const { query } = yield* Database
  const agencyId = (yield* granted("hirer.byId", person))?.tenant
  return agencyId !== undefined && (yield* query(knownHirer(clientId, agencyId))) !== undefined
})
