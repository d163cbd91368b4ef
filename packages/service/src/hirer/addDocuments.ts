import type { NewDocuments } from "@crewfleet/sdk"
import { documentProblems, identityDocuments } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { type Clerk, lockOwner } from "../document/lockOwner.ts"
import { onFileOf, putDocument, replaceDocument } from "../document/putDocument.ts"
import { violating } from "../http/violationsOf.ts"
import { bookingsWith } from "./bookingsWith.ts"

/** Who puts identity documents on file: always an agency. */
export type AgencyClerk = Clerk & { readonly agencyId: number }

/**
 * Puts uploaded files on a hirer's file, all of them or none. A type that is there already is a conflict, unless it is
 * to be replaced and nobody else did so meanwhile. Doing the same twice does it once.
 */
export const addDocuments = Effect.fnUntraced(function* (clerk: AgencyClerk, asked: NewDocuments) {
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      yield* bookingsWith({ id: asked.id, agencyId: clerk.agencyId })
      yield* lockOwner({ kind: "hirer", id: asked.id })
      for (const document of asked.clientDocs) yield* addOne(clerk, asked, document)
    })
  )
})

const addOne = Effect.fnUntraced(function* (
  clerk: AgencyClerk,
  { id: ownerId, replace }: NewDocuments,
  { url, name, version, issueDate, expiryDate }: NewDocuments["clientDocs"][number]
) {
  const kind = identityDocuments[name]
  const days = { issued: issueDate, expires: expiryDate }
  const problems = documentProblems(kind, days)
  if (problems.length > 0)
    return yield* Effect.fail(
      violating(problems.map(({ field, text }) => ({ field: `clientDocs.${fieldNames[field]}`, text })))
    )
  const uploaded = { ...days, url, field: "clientDocs.url" }
  const [before] = yield* onFileOf(kind, { kind: "hirer", id: ownerId })
  return before && replace
    ? yield* replaceDocument(kind, clerk, { id: before.id, ownerId, version }, uploaded)
    : yield* putDocument(kind, clerk, ownerId, uploaded)
})

/** What the days of a document are called in a request. */
const fieldNames = { issued: "issueDate", expires: "expiryDate" } as const
