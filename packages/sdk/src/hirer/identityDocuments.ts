import { type DocumentKind, documentKind } from "../document/documentKind.ts"
import { type DocumentType, documentTypeNames } from "./documentType.ts"

/**
 * An identity document is on pictures alone (specification 001 §5). A replaced one can still be looked at for a month; one
 * that has expired is kept for six years, as long as there may be a dispute about a hire.
 */
const identity = <const Name extends DocumentType>(name: Name): DocumentKind<Name, "hirer", "picture"> =>
  documentKind({
    name,
    label: documentTypeNames[name],
    owner: "hirer",
    issued: "may",
    expires: "may",
    takes: ["picture"],
    kept: { superseded: 30, over: 6 * 365 }
  })

/** The kinds of identity documents that a hirer can have on file. */
export const identityDocuments = {
  ID: identity("ID"),
  DRIVER: identity("DRIVER"),
  PASSPORT: identity("PASSPORT"),
  PROOF_RESIDENCE: identity("PROOF_RESIDENCE")
} as const
