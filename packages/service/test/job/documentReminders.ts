import { Effect } from "effect"
import { sql } from "kysely"
import type { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { type ClockJob, type EachSubject, eachSubject, type Subject } from "../../src/job/ClockJob.ts"
import { Mailer } from "../../src/mail/Mailer.ts"
import { minutesAfter } from "../../src/time/now.ts"

const dayMinutes = 24 * 60

/** At which a document expires. */
const midnight = sql<Date>`expires::timestamp at time zone 'utc'`

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** The documents that expire within thirty days. */
export const expiringDocuments: Pick<
  EachSubject<Subject & { readonly email: string }, never>,
  "thing" | "due"
> = {
  thing: "Document",
  due: (db, at) =>
    db
      .selectFrom("documentVersions")
      .innerJoin("documents", "documents.id", "documentId")
      .innerJoin("clients", "clients.id", "ownerId")
      .select(["documentVersions.id as what", midnight.as("when"), midnight.as("until"), "email"])
      .where("expires", ">", dayOf(at))
      .where("expires", "<=", dayOf(minutesAfter(at, 30 * dayMinutes)))
}

/** All that a reminder of documents that expire needs to say. */
export const remindOfDocuments: ClockJob<Database | Mailer> = {
  name: "remind-of-documents",
  sentence: "Reminds hirers of documents that expire",
  due: { daily: "09:00", timeZone: "Europe/London" },
  work: eachSubject({
    ...expiringDocuments,
    perform: ({ what, when, until, email }) =>
      Effect.flatMap(Mailer, ({ send }) =>
        send({
          key: `document ${what} expires ${dayOf(when)}`,
          expiresAt: until,
          to: email,
          subject: "A document expires",
          text: `Your document expires on ${dayOf(when)}.`
        })
      )
  })
}

/** So many documents, each of a hirer of its own, that expire on a day; their identifiers. */
export const documentsExpiring =
  (agencyId: number, count: number, expires: string): Work<Array<number>> =>
  async (db) => {
    const name = (at: number) => ({ name: `Hirer ${at}`, email: `hirer${at}@post.example`, telephone: "1" })
    const clients = await db
      .insertInto("clients")
      .values(Array.from({ length: count }, (_, at) => name(at)))
      .returning("id")
      .execute()
    const picture = {
      agencyId,
      contentType: "image/png",
      content: new Uint8Array(1),
      purpose: "document"
    } as const
    const files = await db
      .insertInto("files")
      .values(clients.map(({ id }) => ({ ...picture, sha256: String(id) })))
      .returning("id")
      .execute()
    const createdAt = new Date()
    const documents = await db
      .insertInto("documents")
      .values(clients.map(({ id }) => ({ ownerKind: "hirer", ownerId: id, agencyId, kind: "ID", createdAt })))
      .returning("id")
      .execute()
    const versions = await db
      .insertInto("documentVersions")
      .values(
        documents.map(({ id }, at) => {
          const fileId = files[at]?.id ?? ""
          return { documentId: id, number: 1, fileId, expires, status: "APPROVED", putAt: createdAt } as const
        })
      )
      .returning("id")
      .execute()
    return versions.map(({ id }) => id)
  }
