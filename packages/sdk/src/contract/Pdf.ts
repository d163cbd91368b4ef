import { Schema } from "effect"
import { HttpApiSchema } from "effect/http-api"

/** The bytes of a PDF. */
export const Pdf = Schema.Uint8Array.annotate({ identifier: "Pdf" }).pipe(
  HttpApiSchema.asUint8Array({ contentType: "application/pdf" })
)
