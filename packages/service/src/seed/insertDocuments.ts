import { createHash } from "node:crypto"
import { type DocumentType, identityDocuments, timesToKeep } from "@crewfleet/sdk/rules"
import type { Insertable, Kysely } from "kysely"
import type { DocumentTable } from "../database/DocumentTables.ts"
import type { Tables } from "../database/Tables.ts"
import { drawnDocument } from "./drawnDocument.ts"
import { Random } from "./Random.ts"

const seedOfChance = 20_260_311
const dayLength = 86_400_000

const colours = {
  ID: [66, 99, 178],
  DRIVER: [196, 92, 120],
  PASSPORT: [120, 44, 54],
  PROOF_RESIDENCE: [62, 128, 96]
} as const

/** Puts identity documents on the file of most hirers; a few have expired. Chance here is a sequence of its own. */
export const insertDocuments = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  const random = new Random(seedOfChance)
  const hirers = await db
    .selectFrom("agencyHirers")
    .select((row) => ["clientId", row.fn.min("agencyId").as("agencyId")])
    .groupBy("clientId")
    .orderBy("clientId")
    .execute()
  const documents = hirers.flatMap(({ clientId, agencyId }) =>
    typesOf(random).map((type) => ({
      clientId,
      type,
      agencyId,
      createdAt: new Date(now.getTime() - random.whole(2, 500) * dayLength - random.whole(0, 36_000) * 1_000),
      expires: type === "PROOF_RESIDENCE" ? null : dayIn(now, random.whole(-60, 3_000))
    }))
  )
  const files = await db
    .insertInto("files")
    .values(documents.map(({ agencyId, type }) => fileOf(agencyId, type)))
    .returning("id")
    .execute()
  const rows = await db.insertInto("documents").values(documents.map(documentOf)).returning("id").execute()
  const versions = documents.map(({ type, createdAt: putAt, expires }, at) => {
    const [time] = timesToKeep([{ status: "APPROVED", expires }], identityDocuments[type], { now })
    const kept = { status: "APPROVED", putAt, expires, keepUntil: time?.keepUntil } as const
    return { documentId: rows[at]?.id ?? 0, number: 1, fileId: files[at]?.id ?? "", ...kept }
  })
  await db.insertInto("documentVersions").values(versions).execute()
}

interface Drawn {
  readonly clientId: number
  readonly agencyId: number
  readonly type: DocumentType
  readonly createdAt: Date
}

const documentOf = ({ clientId, type, agencyId, createdAt }: Drawn): Insertable<DocumentTable> => ({
  ownerKind: "hirer",
  ownerId: clientId,
  kind: type,
  agencyId,
  createdAt
})

const typesOf = (random: Random): Array<DocumentType> =>
  (["DRIVER", "ID", "PASSPORT", "PROOF_RESIDENCE"] as const).filter(
    (type) => random.next() < (type === "DRIVER" ? 0.8 : 0.35)
  )

const dayIn = (now: Date, days: number) =>
  new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10)

const pictures = new Map<DocumentType, Buffer>()

const fileOf = (agencyId: number, type: DocumentType) => {
  const content = pictures.get(type) ?? drawnDocument(colours[type])
  pictures.set(type, content)
  const sha256 = createHash("sha256").update(content).digest("hex")
  return { agencyId, contentType: "image/png", content, sha256, purpose: "document" } as const
}
