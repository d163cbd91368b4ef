import { Schema } from "effect"
import { named } from "./wire.ts"

/** Where an uploaded file is. */
export class UploadedFile extends named<UploadedFile>("UploadedFile")({
  /** Its address, by which it is put on file. */
  fileUrl: Schema.String
}) {}
