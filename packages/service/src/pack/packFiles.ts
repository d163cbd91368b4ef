import { filePart, type UnsealedPart } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { FileContents } from "../file/FileContents.ts"
import { photoForPaper } from "../file/plainPicture.ts"

/** The most bytes of files that a pack carries; of what comes after them it has the hashes. */
const mostBytes = 48_000_000

/** The most photos that its PDFs show. */
const mostPhotos = 40

/** What a pack needs of a file. */
interface PackedFile {
  /** By what the records name it. */
  readonly id: string
  readonly fileId: string
  readonly contentType: string
  readonly sha256: string
}

/** The files of a journey: the risk document, and the photos of its log that have arrived, the first first. */
export const filesOfJob = Effect.fnUntraced(function* (jobId: number, riskFileId: string | null) {
  const { query } = yield* Database
  const photos = yield* query((db) =>
    db
      .selectFrom("transportLogPhotos")
      .innerJoin("files", "files.id", "fileId")
      .select(["transportLogPhotos.id", "fileId", "contentType", "sha256"])
      .where("jobId", "=", jobId)
      .orderBy("receivedAt")
      .orderBy("transportLogPhotos.id")
      .execute()
  )
  const risk = yield* query((db) =>
    db
      .selectFrom("files")
      .select(["id", "id as fileId", "contentType", "sha256"])
      .where("id", "=", riskFileId)
      .execute()
  )
  return [...risk, ...photos] satisfies ReadonlyArray<PackedFile>
})

/** A part for each file, with its bytes in base64 as long as they fit, and the photos that go on paper by their names. */
export const packedFiles = Effect.fnUntraced(function* (files: ReadonlyArray<PackedFile>) {
  const contents = yield* FileContents
  const parts: Array<UnsealedPart> = []
  const pictures: Record<string, Buffer> = {}
  let left = mostBytes
  for (const { id, fileId, contentType, sha256 } of files) {
    const isShown = contentType.startsWith("image/") && Object.keys(pictures).length < mostPhotos
    const bytes = left > 0 || isShown ? yield* contents.read(fileId) : undefined
    const fits = bytes !== undefined && bytes.length <= left
    // What comes after the first that does not fit is left out as well, so that nobody has to guess what is there.
    left = fits ? left - bytes.length : bytes === undefined ? left : 0
    const base64 = fits ? Buffer.from(bytes).toString("base64") : null
    parts.push({ name: filePart(id), content: { contentType, sha256, base64 } })
    const picture = isShown && bytes !== undefined ? yield* photoForPaper(bytes) : undefined
    if (picture) pictures[id] = picture
  }
  return { parts, pictures }
})
