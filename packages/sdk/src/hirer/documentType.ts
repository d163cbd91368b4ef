/** The identity documents that a hirer can have on file, one of each, in words (specification 001 §3). */
export const documentTypeNames = {
  ID: "ID",
  DRIVER: "Driver's License",
  PASSPORT: "Passport",
  PROOF_RESIDENCE: "Proof of Residence"
} as const
export type DocumentType = keyof typeof documentTypeNames

/** The same types in their order. */
export const documentTypes = Object.keys(documentTypeNames) as ReadonlyArray<DocumentType>

/** Whether a text is one of the types. */
export const isDocumentType = (text: string): text is DocumentType => Object.hasOwn(documentTypeNames, text)

/** What a person reads for a document's type; a type that nobody knows stays as it is. */
export const documentTypeName = (type: string): string =>
  isDocumentType(type) ? documentTypeNames[type] : type
