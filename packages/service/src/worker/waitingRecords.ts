import type { WaitingRecord } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { listOf } from "../list/listOf.ts"

interface Own {
  readonly agencyId: number
  readonly link: (fileId: string) => string
}

/** The records that wait for an agency to decide, the first to come first. */
export const waitingRecords = listOf({
  table: "documents",
  where: (_, { agencyId }: Own) => [
    sql<boolean>`documents.id in (
      select document_id from record_standings where record_standings.agency_id = ${agencyId} and waits)`
  ],
  sorts: {
    uploaded: [
      sql`(select version.put_at from document_versions version
        where version.document_id = documents.id and version.number = documents.latest)`
    ]
  },
  rows: waitingRows,
  line: ({ kind, fileId, putAt, ...record }, { link }): WaitingRecord =>
    withoutNulls({
      ...record,
      sort: kind === "TRAINING" ? "training" : "compliance",
      document: fileId && link(fileId),
      uploaded: putAt.toISOString()
    })
})

function waitingRows(db: Kysely<Tables>, ids: ReadonlyArray<number>) {
  return db
    .selectFrom("documents")
    .innerJoin("workers", "workers.id", "ownerId")
    .innerJoin("documentVersions", (join) =>
      join.onRef("documentId", "=", "documents.id").onRef("number", "=", "latest")
    )
    .select(["documents.id", "documents.kind", "ownerId as workerId"])
    .select(["firstName as firstname", "lastName as lastname", "issued", "expires", "fileId", "putAt"])
    .leftJoin("credentials", "credentials.documentId", "documents.id")
    .select(["documents.version", "type", "showCertificate"])
    .select(
      sql<string>`case documents.kind
        when 'TRAINING' then (select name from trainings where trainings.id = subject)
        else (select name from compliances where compliances.id = subject) end`.as("name")
    )
    .where("documents.id", "in", ids)
    .execute()
}
