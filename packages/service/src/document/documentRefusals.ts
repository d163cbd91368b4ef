import type { Refusal } from "@crewfleet/sdk/effect"
import { type DocumentKind, documentOwners } from "@crewfleet/sdk/rules"
import { violating } from "../http/violationsOf.ts"

/** There is no such document, or whoever asks does not know it. */
export const documentNotFound: Refusal = { _tag: "NotFound", message: "This document cannot be found." }

/** The owner has as many of this kind as there can be, and nobody asked to replace one. */
export const onFile = ({ owner }: Pick<DocumentKind, "owner">): Refusal => ({
  _tag: "Conflict",
  message: `${documentOwners[owner]} already has a document of this type on file.`
})

/** The document that was to be replaced is another one by now. */
export const replacedMeanwhile: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has replaced this document meanwhile. Look at theirs before you replace it."
}

/** The file is not one that may be put on file: unknown, another's, or used already. */
export const gone = ({ field = "file" }: { readonly field?: string }): Refusal =>
  violating([{ field, text: "The uploaded file is not there any more. Upload it again." }])

/** A hold keeps what was to be erased. */
export const held: Refusal = {
  _tag: "Conflict",
  message: "This is under a legal hold. Release the hold before it is erased."
}

/** It was erased before. */
export const erasedBefore: Refusal = { _tag: "Conflict", message: "This document was erased before." }
