import { createHash } from "node:crypto"
import { credentialKinds, type DocumentStatus, timesToKeep } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { dayIn, dayLength, type Employed, type StaffHolders } from "./DemoStaff.ts"
import { drawnCertificate } from "./drawnCertificate.ts"
import type { Random } from "./Random.ts"
import { recordsOf } from "./workers.ts"

interface DemoRecord {
  readonly workerId: number
  readonly kind: keyof typeof credentialKinds
  readonly subject: number
  readonly issued: string
  readonly expires: string
  readonly decided: Exclude<DocumentStatus, "WAITING_APPROVAL"> | undefined
  readonly putAt: Date
  readonly hascoId: number | null
  /** Given by an agency, which may show a certificate of it, in place of one on paper. */
  readonly physical: { readonly showCertificate: boolean } | undefined
  readonly title: string
  readonly name: string
}

/** The trainings and compliances of the staff, and what the agencies decided about them. */
export const insertRecords = async (
  db: Kysely<Tables>,
  random: Random,
  { agencyIds, workerId }: StaffHolders,
  staff: ReadonlyArray<Employed>,
  now: Date
): Promise<void> => {
  const titles = {
    TRAINING: new Map((await db.selectFrom("trainings").select(["id", "name"]).execute()).map(pair)),
    COMPLIANCE: new Map((await db.selectFrom("compliances").select(["id", "name"]).execute()).map(pair))
  }
  const records = staff.flatMap((worker) =>
    (["TRAINING", "COMPLIANCE"] as const).flatMap((kind) => {
      const { trainings, compliances } = recordsOf[worker.role]
      const subjects = kind === "TRAINING" ? trainings : compliances
      return subjects.flatMap((subject, at): ReadonlyArray<DemoRecord> => {
        const standing =
          worker.id === workerId
            ? demoStandings[kind]?.[at]
            : kind === "TRAINING" && at === worker.id % subjects.length
              ? worker.standing
              : undefined
        if (standing === "missing") return []
        const left = daysLeft(random, standing)
        const putAt = new Date(
          now.getTime() - random.whole(1, 250) * dayLength - random.whole(0, 36_000) * 1_000
        )
        const since =
          standing === "waiting" ? new Date(now.getTime() - random.whole(1, 96) * 3_600_000) : putAt
        return [
          {
            workerId: worker.id,
            kind,
            subject,
            issued: dayIn(now, left - 1_095),
            expires: dayIn(now, left),
            decided: standing === "waiting" ? undefined : standing === "rejected" ? "REJECTED" : "APPROVED",
            putAt: since,
            hascoId:
              kind === "TRAINING" &&
              standing === undefined &&
              subject !== movingAndHandling &&
              random.next() < 0.1
                ? worker.id * 100 + subject
                : null,
            physical:
              kind === "TRAINING" && subject === movingAndHandling && standing !== "rejected"
                ? { showCertificate: worker.id % 3 > 0 }
                : undefined,
            title: titles[kind].get(subject) ?? "",
            name: `${worker.firstName} ${worker.lastName}`
          }
        ]
      })
    })
  )
  for (let from = 0; from < records.length; from += 500)
    await insertSome(db, records.slice(from, from + 500), now)
  await sayWhoGave(db)
  await insertReviews(db, records, agencyIds, now)
}

/** What is given and not on paper was given by the worker's first agency. */
const sayWhoGave = async (db: Kysely<Tables>): Promise<void> => {
  await sql`update documents set agency_id = (select min(agency_id) from worker_agencies where worker_id = owner_id)
    where id in (select document_id from credentials where type = 'PHYSICAL')`.execute(db)
  await sql`update document_versions version set agency_id = document.agency_id from documents document
    where document.id = version.document_id and document.agency_id is not null and document.owner_kind = 'worker'`.execute(
    db
  )
}

/** The training that agencies give themselves. */
const movingAndHandling = 6

/** What the worker of the demo account has to do. */
const demoStandings = {
  TRAINING: ["rejected", "good", "expiring", "good", "expired", "waiting", "good", "good", "good"],
  COMPLIANCE: ["good", "good", "expiring", "good"]
} as const

const daysLeft = (random: Random, standing: string | undefined) => {
  if (standing === "expired") return -random.whole(1, 25)
  return standing === "expiring" ? random.whole(1, 28) : random.whole(45, 1_000)
}

const pair = ({ id, name }: { readonly id: number; readonly name: string }) => [id, name] as const

const insertSome = async (
  db: Kysely<Tables>,
  records: ReadonlyArray<DemoRecord>,
  now: Date
): Promise<void> => {
  const onPaper = records.filter(({ physical }) => !physical)
  const kept = await db.insertInto("files").values(onPaper.map(fileOf)).returning("id").execute()
  const fileIds = new Map(onPaper.map((record, at) => [record, kept[at]?.id]))
  const documents = await db
    .insertInto("documents")
    .values(
      records.map(({ workerId, kind, subject, putAt }) => ({
        ownerKind: "worker" as const,
        ownerId: workerId,
        agencyId: null,
        kind,
        subject,
        createdAt: putAt
      }))
    )
    .returning("id")
    .execute()
  await db
    .insertInto("documentVersions")
    .values(
      records.map((record, at) => {
        const { kind, issued, expires, decided, putAt, hascoId } = record
        const status = hascoId === null ? "WAITING_APPROVAL" : "APPROVED"
        const standing = decided === "APPROVED" ? "APPROVED" : status
        const [time] = timesToKeep([{ status: standing, expires }], credentialKinds[kind], { now })
        return {
          documentId: documents[at]?.id ?? 0,
          number: 1,
          fileId: fileIds.get(record) ?? null,
          issued,
          expires,
          status,
          putAt,
          keepUntil: time?.keepUntil
        } as const
      })
    )
    .execute()
  await db
    .insertInto("credentials")
    .values(
      records.map(({ hascoId, physical }, at) => ({
        documentId: documents[at]?.id ?? 0,
        type: physical ? ("PHYSICAL" as const) : ("EXTERNAL" as const),
        showCertificate: physical?.showCertificate ?? false,
        hascoId,
        certificateUrl: hascoId === null ? null : `https://trainings.example/certificates/${hascoId}.pdf`
      }))
    )
    .execute()
}

const fileOf = ({ title, name, issued, expires }: DemoRecord) => {
  const lines = [
    `Issued on ${issued}`,
    `Valid until ${expires}`,
    "A certificate of the demo, which belongs to nobody"
  ]
  const content = drawnCertificate({ title, name, lines })
  const sha256 = createHash("sha256").update(content).digest("hex")
  return { agencyId: null, contentType: "application/pdf", content, sha256, purpose: "document" } as const
}

/** Each agency has decided for itself about the records that it sees. */
const insertReviews = async (
  db: Kysely<Tables>,
  records: ReadonlyArray<DemoRecord>,
  agencyIds: ReadonlyArray<number>,
  now: Date
): Promise<void> => {
  const decided = new Map(
    records.map(({ workerId, kind, subject, decided }) => [`${workerId} ${kind} ${subject}`, decided])
  )
  const versions = await db
    .selectFrom("documentVersions")
    .innerJoin("documents", "documents.id", "documentId")
    .innerJoin("workerAgencies", "workerId", "ownerId")
    .select(["documentVersions.id", "ownerId", "kind", "subject", "putAt", "workerAgencies.agencyId"])
    .where("ownerKind", "=", "worker")
    .where("documentVersions.status", "=", "WAITING_APPROVAL")
    .where("workerAgencies.agencyId", "in", agencyIds.slice(0, 2))
    .orderBy("documentVersions.id")
    .execute()
  const reviews = versions.flatMap(({ id, ownerId, kind, subject, putAt, agencyId }) => {
    const status = decided.get(`${ownerId} ${kind} ${subject}`)
    if (status === undefined) return []
    const reviewedAt = new Date(Math.min(putAt.getTime() + dayLength, now.getTime() - 60_000))
    const because = status === "REJECTED" ? ("UNREADABLE" as const) : null
    const comment = status === "REJECTED" ? "The lower half is too dark to read." : null
    return [{ versionId: id, agencyId, status, because, comment, reviewedAt }]
  })
  for (let from = 0; from < reviews.length; from += 1_000)
    await db
      .insertInto("documentReviews")
      .values(reviews.slice(from, from + 1_000))
      .execute()
}
