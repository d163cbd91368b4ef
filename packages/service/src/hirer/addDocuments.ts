import { documentTypes, type NewDocuments } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { oneOf } from "../http/oneOf.ts"
import { bookingsWith } from "./bookingsWith.ts"
import { gone, onFile, replacedMeanwhile } from "./documentRefusals.ts"
import { type Clerk, insertDocument, keptDocument, replaceDocument } from "./keptDocuments.ts"
import { isOnFile, uploadedDocument } from "./uploadedDocument.ts"

/**
 * Puts uploaded files on a hirer's file, all of them or none. A type that is there already is a conflict, unless it is
 * to be replaced and nobody else did so meanwhile; the picture before is removed then. Doing the same twice does it once.
 */
export const addDocuments = Effect.fnUntraced(function* (clerk: Clerk, asked: NewDocuments) {
  const { transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      yield* bookingsWith({ id: asked.id, agencyId: clerk.agencyId })
      for (const document of asked.clientDocs) yield* addOne(clerk, asked, document)
    })
  )
})

const addOne = Effect.fnUntraced(function* (
  clerk: Clerk,
  { id: clientId, replace }: NewDocuments,
  { url, name, version }: NewDocuments["clientDocs"][number]
) {
  const type = yield* oneOf("clientDocs.name", documentTypes, name)
  const fileId = yield* uploadedDocument(clerk.agencyId, url)
  const kept = yield* keptDocument(clientId, type)
  if (kept?.fileId === fileId) return
  if (yield* isOnFile(fileId)) return yield* Effect.fail(gone)
  if (!kept) return yield* insertDocument(clerk, { clientId, type, fileId })
  if (!replace) return yield* Effect.fail(onFile)
  if (typeof version === "number" && version !== kept.version) return yield* Effect.fail(replacedMeanwhile)
  yield* replaceDocument(clerk, kept, fileId)
})
