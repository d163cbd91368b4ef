import { type DocumentKind, documentKind } from "../document/documentKind.ts"

/** The largest certificate, in bytes: under 1 MB (specification 002 §5). */
export const certificateMaximum = 1_048_575

const certificate = <const Name extends string>(
  name: Name,
  label: string,
  kept: DocumentKind["kept"]
): DocumentKind<Name, "worker", "pdf"> =>
  documentKind({
    name,
    label,
    owner: "worker",
    issued: "must",
    expires: "must",
    isReviewed: true,
    hasSubject: true,
    mayFollow: true,
    takes: ["pdf"],
    max: certificateMaximum,
    tooLarge: "Maximum upload file size is 1mb",
    kept
  })

/** As evidence for the shifts that they covered: as long as there may be a claim from one (Limitation Act 1980, six years). */
const asEvidence = { superseded: 6 * 365, over: 6 * 365 }

/** The certificates that a worker has on file; which training or compliance one is of is its subject. */
export const credentialKinds = {
  TRAINING: certificate("TRAINING", "Training certificate", asEvidence),
  COMPLIANCE: certificate("COMPLIANCE", "Compliance certificate", asEvidence),
  // Whoever asks for it keeps no copy longer than six months (revised code of practice for registered persons, GOV.UK).
  DBS: certificate("DBS", "DBS certificate", { ...asEvidence, copyMonths: 6 })
} as const

/** Under which names they are kept. */
export const credentialKindNames = [
  credentialKinds.TRAINING.name,
  credentialKinds.COMPLIANCE.name,
  credentialKinds.DBS.name
] as const

/** What is on file: a training, or a compliance. */
export type CredentialSort = "training" | "compliance"
