/** What stands where a document, or what was said of it, is not there to be seen (specification 002 §8), and why. */
export const documentViewWords = {
  notUploaded: "Document Not Uploaded",
  /** Of a physical training without a certificate. */
  notIssued: "Certificate was not issued",
  copyGone:
    "This copy was erased, as it may be kept for some months after a decision only. The record stands.",
  noComment: "No Comment",
  loading: "Loading document...",
  renewing: "The link to this document has ended. A new one is being asked for...",
  gone: "This document cannot be opened any more",
  away: "The document cannot be loaded right now",
  failed: "The document cannot be shown",
  otherKind: "This document cannot be previewed here",
  locked: "This PDF has a password, so it cannot be previewed here",
  broken: "This document is damaged, or too large to be previewed here",
  newTab: "Open in a new tab",
  save: "Save"
} as const
