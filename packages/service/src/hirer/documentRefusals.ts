import type { Refusal } from "@crewfleet/sdk"
import { violating } from "../http/violationsOf.ts"

/** A document of this type is there, and nobody asked to replace it. */
export const onFile: Refusal = {
  _tag: "Conflict",
  message: "This hirer already has a document of this type on file."
}

/** The document that was to be replaced is another one by now. */
export const replacedMeanwhile: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has replaced this document meanwhile. Look at theirs before you replace it."
}

/** The file is not one that may be put on file: unknown, another agency's, or used already. */
export const gone: Refusal = violating([
  { field: "clientDocs.url", text: "The uploaded file is not there any more. Upload it again." }
])
