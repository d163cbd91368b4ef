import { imageProblem } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { FileTable } from "../database/Tables.ts"
import { insertFile, readImage } from "./uploadedImage.ts"

/** A photo or document that somebody sent. */
export interface SentPhoto {
  readonly agencyId: number
  readonly userId: number
  readonly path: string
}

/**
 * Checks an uploaded photo or document and answers how it is stored. What it is, its content says; refused at the field
 * `file` when it is no PNG, JPEG or WEBP, damaged, or too large.
 */
export const readPhoto = Effect.fnUntraced(function* ({ agencyId, userId, path }: SentPhoto) {
  const image = yield* readImage({ path, userId, name: "The image", rule: imageProblem })
  return (purpose: FileTable["purpose"]) => insertFile({ ...image, agencyId, ownerUserId: userId, purpose })
})
