import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect, Exit } from "effect"
import { beforeAll } from "vitest"
import { someTraining } from "../../../sdk/test/document/someTraining.ts"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { documentsOf } from "../../src/document/documentsOf.ts"
import type { Clerk, Owner } from "../../src/document/lockOwner.ts"
import { putDocument, replaceDocument } from "../../src/document/putDocument.ts"
import { type Review, type Reviewer, reviewDocument } from "../../src/document/reviewDocument.ts"
import { FileStores } from "../../src/file/FileStores.ts"
import { fileAddress } from "../../src/file/fileAddress.ts"
import { keepFile } from "../../src/file/keptFile.ts"
import type { Run } from "../database/onBothDatabases.ts"
import { clockWith } from "../job/instanceOn.ts"
import { insertPeople, type People } from "../people.ts"

/** The days of a certificate that has long to go. */
export const days = { issued: "2026-06-01", expires: "2029-05-31" } as const

/** What people do with trainings of workers: the synthetic kind of docs/adding-a-document.md. */
export const trainingsOn = (runs: Run) => {
  const state = { people: {} as People, now: Date.parse("2026-06-15T10:00Z"), userId: 0, otherUserId: 0 }
  let workers = 100

  const run: Run = (effect) =>
    runs(
      Effect.provide(
        effect,
        clockWith(() => state.now)
      )
    )
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  /** How an attempt was refused; undefined where it was not. */
  const refusal = async <A>(work: Effect.Effect<A, Refusal, Database>) => {
    const exit = await run(Effect.exit(work))
    if (Exit.isSuccess(exit)) return undefined
    return exit.cause.reasons.map((one) => ("error" in one ? one.error : one))[0]
  }

  beforeAll(async () => {
    state.people = await query(insertPeople)
    const users = await query((db) => db.selectFrom("users").select(["id", "email"]).execute())
    const idOf = (name: string) => users.find(({ email }) => email === `${name}@crewfleet.example`)?.id ?? 0
    state.userId = idOf("agency")
    state.otherUserId = idOf("other-agency")
  })

  const clerk = (): Clerk => ({ userId: state.userId, agencyId: state.people.agency })

  /** The address of a file that somebody has uploaded as a document. */
  const upload = async ({ userId, agencyId }: Clerk = clerk()) => {
    const kept = keepFile({
      agencyId,
      ownerUserId: userId,
      purpose: "document",
      contentType: "application/pdf",
      content: Buffer.from("%PDF-1.7")
    })
    return fileAddress(await run(Effect.provide(kept, FileStores.layer)))
  }

  /** A worker of its own, of whom nothing is on file. */
  const newWorker = (): Owner => ({ kind: "worker", id: workers++ })

  const putting = (owner: Owner, url: string | undefined, more: object = days, by = clerk()) =>
    putDocument(someTraining, by, owner.id, { url, ...more })

  const replacing = (owner: Owner, id: number, version: number, url: string, more: object = days) =>
    replaceDocument(someTraining, clerk(), { ownerId: owner.id, id, version }, { url, ...more })

  const reviewer = (): Reviewer => ({ userId: state.userId, agencyId: state.people.agency })

  /** A reviewer of another agency. */
  const otherReviewer = (): Reviewer => ({ userId: state.otherUserId, agencyId: state.people.otherAgency })

  const reviewing = (review: Review, by = reviewer()) => reviewDocument(someTraining, by, review)

  const of = (owner: Owner) => run(documentsOf({ owner, viewer: state.userId, complete: true }))

  const changesOf = (id: number) =>
    query((db) =>
      db
        .selectFrom("changes")
        .select(["event", "reason"])
        .where("kind", "=", "document")
        .where("subjectId", "=", id)
        .orderBy("id")
        .execute()
    )

  return {
    state,
    run,
    query,
    refusal,
    clerk,
    upload,
    newWorker,
    putting,
    replacing,
    otherReviewer,
    reviewing,
    of,
    changesOf
  }
}
