/** The identity documents that a hirer can have on file, one of each (specification 001 §3). */
export const documentTypes = ["ID", "DRIVER", "PASSPORT", "PROOF_RESIDENCE"] as const
export type DocumentType = (typeof documentTypes)[number]

const names: Readonly<Record<DocumentType, string>> = {
  ID: "ID",
  DRIVER: "Driver's License",
  PASSPORT: "Passport",
  PROOF_RESIDENCE: "Proof of Residence"
}

/** Whether a text is one of the types. */
export const isDocumentType = (text: string): text is DocumentType => Object.hasOwn(names, text)

/** What a person reads for a document's type; a type that nobody knows stays as it is. */
export const documentTypeName = (type: string): string => (isDocumentType(type) ? names[type] : type)
