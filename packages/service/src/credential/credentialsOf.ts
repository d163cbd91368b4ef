import type { ComplianceRecord, TrainingRecord } from "@crewfleet/sdk"
import { type CredentialSort, statusFor, statusForAll } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { bookedWithin, shiftsWithin } from "../access/shiftsWithin.ts"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fileLinks } from "../file/fileLink.ts"
import { listOf } from "../list/listOf.ts"
import type { ListRequest } from "../list/questionOf.ts"
import { keptCredentials } from "./keptCredentials.ts"

/** Whose decisions somebody reads: those of agencies, or for a client only what the agencies that booked for it approved. */
export type CredentialReader =
  | { readonly as: "worker" | "agency" | "platform"; readonly agencyIds: ReadonlyArray<number> }
  | { readonly as: "client"; readonly clientId: number; readonly moment: Date }

/** Which credentials are asked for, and who reads them. */
export interface AskedCredentials<Sort extends CredentialSort = CredentialSort> {
  readonly credential: Sort
  readonly workerId: number
  readonly reader: CredentialReader
  readonly viewer: number
}

interface Own extends AskedCredentials {
  readonly scope: number
  readonly link: (fileId: string) => string
}

/** How each sort is told. */
export interface CredentialRecords {
  readonly training: TrainingRecord
  readonly compliance: ComplianceRecord
}

/** The trainings or compliances of a worker, by number. Whoever opens a certificate is written down. */
export const credentialsOf = Effect.fnUntraced(function* <Sort extends CredentialSort>(
  asked: AskedCredentials<Sort> & ListRequest
) {
  const own = { ...asked, scope: asked.workerId, link: yield* fileLinks(asked.viewer) }
  const { content, ...page } = yield* credentialList(own)
  return { ...page, content: content as ReadonlyArray<object> as ReadonlyArray<CredentialRecords[Sort]> }
})

/** One of them, as `credentialsOf` tells it; undefined where it is not on file. */
export const credentialById = Effect.fnUntraced(function* <Sort extends CredentialSort>(
  asked: AskedCredentials<Sort>,
  id: number
) {
  const { query } = yield* Database
  const own = { ...asked, scope: asked.workerId, link: yield* fileLinks(asked.viewer) }
  const [row] = yield* query((db) => rowsOf(db, [id], own))
  return row && (lineOf(row, own) as object as CredentialRecords[Sort])
})

const credentialList = listOf({
  table: "documents",
  owner: "ownerId",
  where: (document, { credential, reader, scope }: Own) => [
    document("ownerKind", "=", "worker"),
    document("kind", "in", keptCredentials[credential].kinds),
    document("erasedAt", "is", null),
    document("withdrawnAt", "is", null),
    ...(reader.as === "client" ? [isApprovedFor(reader, scope)] : [])
  ],
  sorts: { id: ["id"] },
  rows: rowsOf,
  line: lineOf
})

/** Whether an agency that booked the worker for the client has approved any version of the document. */
const isApprovedFor = ({ clientId, moment }: Extract<CredentialReader, { as: "client" }>, workerId: number) =>
  sql<boolean>`exists (
    select from document_versions version
    where version.document_id = documents.id and version.erased_at is null and (
      version.status = 'APPROVED' or exists (
        select from document_reviews review
        where review.version_id = version.id and review.status = 'APPROVED'
          and review.agency_id in ${bookingAgencies(clientId, workerId, moment)}
      )
    )
  )`

const bookingAgencies = (clientId: number, workerId: number, moment: Date) => sql`(
  select journey.agency_id from ${shiftsWithin(moment)}
  where journey.client_id = ${clientId} and booking.worker_id = ${workerId}
)`

async function rowsOf(db: Kysely<Tables>, ids: ReadonlyArray<number>, { credential, scope, reader }: Own) {
  const { table, kinds } = keptCredentials[credential]
  const documents = await db
    .selectFrom("documents")
    .innerJoin(
      sql<{ id: number; name: string; code: string }>`${sql.table(table)}`.as("lookup"),
      "lookup.id",
      "subject"
    )
    .leftJoin("credentials", "credentials.documentId", "documents.id")
    .select(["documents.id", "subject", "documents.version", "agencyId"])
    .select(["lookup.name", "lookup.code"])
    .select(["type", "showCertificate", "hascoId", "serviceId"])
    .where("documents.id", "in", ids)
    .where("ownerKind", "=", "worker")
    .where("ownerId", "=", scope)
    .where("documents.kind", "in", kinds)
    .where("withdrawnAt", "is", null)
    .where("erasedAt", "is", null)
    .execute()
  const versions = await db
    .selectFrom("documentVersions")
    .leftJoin("agencies", "agencies.id", "documentVersions.agencyId")
    .select(["documentVersions.id", "documentId", "number", "fileId", "issued", "expires", "status"])
    .select(["putAt", "copyGoneAt", "agencies.name as agencyName"])
    .where("documentId", "in", [0, ...documents.map(({ id }) => id)])
    .where("erasedAt", "is", null)
    .orderBy("number", "desc")
    .execute()
  const reviews = await db
    .selectFrom("documentReviews")
    .select(["versionId", "agencyId", "status", "because", "comment", "reviewedAt"])
    .where("versionId", "in", [0, ...versions.map(({ id }) => id)])
    .orderBy("reviewedAt")
    .execute()
  const readable =
    reader.as === "client"
      ? (
          await bookedWithin(db, reader.moment)
            .where("clientId", "=", reader.clientId)
            .where("workerId", "=", scope)
            .select("agencyId")
            .execute()
        ).flatMap(({ agencyId }) => (agencyId === null ? [] : [agencyId]))
      : reader.agencyIds
  return documents.flatMap((document) => {
    const told = versions
      .filter(({ documentId }) => documentId === document.id)
      .map((version) => ({
        ...version,
        reviews: reviews.filter(
          ({ versionId, agencyId }) => versionId === version.id && readable.includes(agencyId)
        )
      }))
    const isApproved = (version: (typeof told)[number]) =>
      version.status === "APPROVED" || version.reviews.some(({ status }) => status === "APPROVED")
    const version = reader.as === "client" ? told.find(isApproved) : told[0]
    return version === undefined ? [] : [{ ...document, current: version, readable }]
  })
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

function lineOf({ current, readable, ...document }: Row, { credential, workerId, reader, link }: Own) {
  const { fields } = keptCredentials[credential]
  const { fileId, issued, expires, number, putAt, copyGoneAt, reviews } = current
  const [only] = readable
  const isOfOne = reader.as === "agency" || (reader.as === "platform" && readable.length === 1)
  const status = isOfOne && only !== undefined ? statusFor(current, only) : statusForAll(current, readable)
  const said = reviews.find((review) => review.status === status)
  return withoutNulls({
    id: document.id,
    name: document.name,
    code: document.code,
    [fields.subject]: document.subject,
    [fields.issued]: issued,
    [fields.expires]: expires,
    status: reader.as === "client" ? "APPROVED" : status,
    document: fileId && link(fileId),
    ...(copyGoneAt && { copyGone: true }),
    ...(reader.as !== "client" && { comment: said?.comment, because: said?.because }),
    ...(isOfOne && { agencyId: only }),
    workerId,
    serviceId: document.serviceId ?? 1,
    version: document.version,
    number,
    uploaded: putAt.toISOString(),
    ...(reader.as === "worker" && {
      reviews: reviews.map(({ versionId: _, reviewedAt, ...review }) => ({
        ...review,
        at: reviewedAt.toISOString()
      }))
    }),
    removable: reader.as === "worker" || (reader.as === "agency" && document.agencyId === only),
    ...(credential === "training" && {
      type: document.type ?? "EXTERNAL",
      showCertificate: document.showCertificate ?? false,
      givenBy: document.type === "PHYSICAL" ? current.agencyName : null,
      hascoId: document.hascoId
    })
  })
}
