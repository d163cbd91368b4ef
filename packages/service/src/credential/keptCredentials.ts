import { type CredentialSort, credentialKinds, type DocumentKind } from "@crewfleet/sdk/rules"

/** How a sort of credential is kept: of what it is, on which kinds of document, and what its fields are called on the wire. */
export interface KeptCredential {
  readonly table: "trainings" | "compliances"
  /** The names of the kinds of document on which it is. */
  readonly kinds: ReadonlyArray<DocumentKind["name"]>
  readonly fields: { readonly subject: string; readonly issued: string; readonly expires: string }
  readonly words: { readonly removed: string; readonly notFound: string }
}

/** Both sorts of credentials. */
export const keptCredentials: Readonly<Record<CredentialSort, KeptCredential>> = {
  training: {
    table: "trainings",
    kinds: [credentialKinds.TRAINING.name],
    fields: { subject: "trainingId", issued: "trainingDate", expires: "trainingExpiry" },
    words: { removed: "Worker training deleted successfully", notFound: "This training cannot be found." }
  },
  compliance: {
    table: "compliances",
    kinds: [credentialKinds.COMPLIANCE.name, credentialKinds.DBS.name],
    fields: { subject: "complianceId", issued: "complianceDate", expires: "complianceExpiry" },
    words: { removed: "Worker compliance deleted successfully", notFound: "This compliance cannot be found." }
  }
}
