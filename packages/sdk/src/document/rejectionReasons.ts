/** Why a document is rejected, as on the wire; with what its owner reads, and how it is mended. */
export const rejectionReasons = {
  UNREADABLE: {
    label: "It cannot be read",
    mend: "Photograph or scan it again, in good light and with all four corners in the picture."
  },
  OTHER_NAME: {
    label: "It is in another name",
    mend: "Upload the one that is in your own name, or prove that your name has changed."
  },
  EXPIRED: { label: "It has expired", mend: "Renew it, and upload the new one." },
  WRONG_DOCUMENT: { label: "It is another document", mend: "Look at what is asked for, and upload that." },
  PAGE_MISSING: { label: "A page is missing", mend: "Upload all of its pages as one document." },
  OTHER: {
    label: "Something else",
    mend: "Read what the agency says, and upload it again once that is mended."
  }
} as const

/** Why a document is rejected. */
export type RejectionReason = keyof typeof rejectionReasons

/** Whether this names one of the reasons. */
export const isRejectionReason = (reason: unknown): reason is RejectionReason =>
  typeof reason === "string" && Object.hasOwn(rejectionReasons, reason)
