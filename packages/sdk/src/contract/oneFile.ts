import { Schema } from "effect"
import { Multipart } from "effect/http"
import { HttpApiSchema } from "effect/http-api"

/** A request that brings one file of at most so many bytes, as the part `file`. */
export const oneFile = (max: number) =>
  Schema.Struct({
    /** The file. */
    file: Multipart.SingleFileSchema
  }).pipe(HttpApiSchema.asMultipart({ maxParts: 2, maxFileSize: max + 1024 }))
