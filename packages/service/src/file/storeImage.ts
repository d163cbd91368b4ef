import { imageProblem } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { FileTable } from "../database/Tables.ts"
import { insertFile, readImage } from "./uploadedImage.ts"

/**
 * Stores an uploaded photo or document and answers the id of its file. What it is, its content says; refused at the
 * field `file` when it is no PNG, JPEG or WEBP, or too large.
 */
export const storeImage = Effect.fnUntraced(function* ({
  agencyId,
  userId,
  purpose,
  path
}: {
  readonly agencyId: number
  readonly userId: number
  readonly purpose: FileTable["purpose"]
  readonly path: string
}) {
  const image = yield* readImage(path, "The image", imageProblem)
  return yield* insertFile({ ...image, agencyId, ownerUserId: userId, purpose })
})
