import type { DocumentReview } from "../document/DocumentApi.ts"
import { type DocumentStanding, type DocumentStatus, standingOn } from "../document/standingOn.ts"
import type { documentViewWords } from "../failure/documentViewWords.ts"
import { dayFromSlashes } from "../time/dayFromSlashes.ts"
import type { ComplianceRecord } from "./ComplianceApi.ts"
import { type CredentialSort, credentialKinds } from "./credentialKinds.ts"
import type { TrainingRecord } from "./TrainingApi.ts"

/** What trainings and compliances have in common, under names that do not tell which of both it is. */
export interface Credential {
  readonly sort: CredentialSort
  readonly id: number
  readonly workerId: number
  /** Which training or compliance it is, by its number in the lookups. */
  readonly subjectId: number
  readonly name: string
  readonly code?: string | undefined
  readonly status: DocumentStatus
  readonly issued?: string | undefined
  readonly expires?: string | undefined
  /** The address of the certificate, which is good for some minutes; absent while none was uploaded. */
  readonly document?: string | undefined
  /** Whether its copy was erased, which may be kept for some months after the decision only. */
  readonly copyGone: boolean
  readonly comment?: string | undefined
  readonly because?: string | undefined
  readonly version: number
  readonly number: number
  readonly uploaded: string
  readonly reviews: ReadonlyArray<DocumentReview>
  readonly removable: boolean
  /** Whether an agency gave the training itself. */
  readonly isPhysical: boolean
  readonly showCertificate: boolean
  /** The name of the agency that gave it itself. */
  readonly givenBy?: string | undefined
  /** Its number with an external provider of trainings, who vouches for it. */
  readonly hascoId?: number | undefined
}

/** A training or a compliance as both are shown; what an external provider vouches for counts as approved (specification 002 §4). */
export const credentialOf = {
  training: ({ trainingId, trainingDate, trainingExpiry, type, hascoId, ...record }: TrainingRecord) => ({
    ...common(record),
    sort: "training",
    subjectId: trainingId,
    ...daysOf(trainingDate, trainingExpiry),
    isPhysical: type === "PHYSICAL",
    showCertificate: record.showCertificate ?? false,
    givenBy: record.givenBy,
    hascoId,
    ...(hascoId !== undefined && { status: "APPROVED" as const })
  }),
  compliance: ({ complianceId, complianceDate, complianceExpiry, ...record }: ComplianceRecord) => ({
    ...common(record),
    sort: "compliance",
    subjectId: complianceId,
    ...daysOf(complianceDate, complianceExpiry),
    isPhysical: false,
    showCertificate: false
  })
} satisfies Readonly<Record<CredentialSort, (record: never) => Credential>>

/** Days that some back ends write with slashes, as everything else reads them (specification 002 §4). */
const daysOf = (issued: string | undefined, expires: string | undefined) => ({
  issued: issued && dayFromSlashes(issued),
  expires: expires && dayFromSlashes(expires)
})

type Common = Omit<ComplianceRecord, "complianceId" | "complianceDate" | "complianceExpiry">

const common = (record: Common) => {
  const { id, workerId, name, code, status, document, comment, because } = record
  const { version, number, uploaded, reviews = [], removable = false, copyGone = false } = record
  return {
    id,
    workerId,
    name,
    code,
    status: status as DocumentStatus,
    document,
    copyGone,
    comment,
    because,
    version,
    number,
    uploaded,
    reviews,
    removable
  }
}

/** The names on the wire of what a credential is of and of its days. */
export const credentialFieldNames = {
  training: { subject: "trainingId", issued: "trainingDate", expires: "trainingExpiry" },
  compliance: { subject: "complianceId", issued: "complianceDate", expires: "complianceExpiry" }
} as const satisfies Readonly<Record<CredentialSort, object>>

/** Whether the day of expiry of what is on file is near or past, whatever was decided about it (specification 002 §4). */
export const expiryOn = (
  { expires }: Pick<Credential, "expires">,
  day: string
): Extract<DocumentStanding, "expiring" | "expired"> | undefined => {
  const standing = standingOn([{ status: "APPROVED", expires }], credentialKinds.TRAINING, day)
  return standing === "expiring" || standing === "expired" ? standing : undefined
}

/** Whether the certificate of what is on file is still to come. */
const owesCertificate = ({
  document,
  copyGone,
  isPhysical,
  hascoId
}: Pick<Credential, "document" | "copyGone" | "isPhysical" | "hascoId">): boolean =>
  document === undefined && !copyGone && !isPhysical && hascoId === undefined

/** Why there is no document of a record to be seen (specification 002 §8). */
export const missingDocument = ({
  isPhysical,
  showCertificate,
  copyGone
}: Pick<Credential, "isPhysical" | "showCertificate" | "copyGone">): keyof typeof documentViewWords => {
  if (isPhysical && !showCertificate) return "notIssued"
  return copyGone ? "copyGone" : "notUploaded"
}

/** Whether it is on file without anything that its worker could renew: a provider vouches for it, or an agency gave it. */
const isOfOthers = ({ isPhysical, hascoId }: Pick<Credential, "isPhysical" | "hascoId">): boolean =>
  isPhysical || hascoId !== undefined

type Offered = Pick<
  Credential,
  "status" | "document" | "copyGone" | "isPhysical" | "hascoId" | "reviews" | "removable"
>

/** What its worker can do with what is on file; what a provider or an agency stands for is only looked at, or deleted. */
export const offeredWith = (
  credential: Offered
): ReadonlyArray<"renew" | "correct" | "attach" | "delete"> => {
  const { status, reviews, removable } = credential
  const isUndecided = status === "WAITING_APPROVAL" && reviews.length === 0
  const isOwn = !isOfOthers(credential)
  return [
    ...(isOwn ? [owesCertificate(credential) ? ("attach" as const) : ("renew" as const)] : []),
    ...(isOwn && isUndecided ? (["correct"] as const) : []),
    ...(removable ? (["delete"] as const) : [])
  ]
}

/** What an agency can do with it, which gives a training of its own again without a certificate on paper. */
export const offeredToAgency = (
  credential: Offered
): ReadonlyArray<"renew" | "giveAgain" | "attach" | "delete"> => {
  const { isPhysical, hascoId, removable } = credential
  const renewal = isPhysical ? "giveAgain" : owesCertificate(credential) ? "attach" : "renew"
  return [...(hascoId === undefined ? ([renewal] as const) : []), ...(removable ? (["delete"] as const) : [])]
}
