import { type Credential, expiryOn, offeredWith } from "../credential/credential.ts"
import type { CredentialSort } from "../credential/credentialKinds.ts"
import type { JobEligibility } from "../eligibility/EligibilityApi.ts"
import type { FormRecord } from "../onboarding/OnboardingForm.ts"
import type { FormStatus } from "../onboarding/onboardingForms.ts"
import type { WorkerAgency } from "./WorkerApi.ts"

/** A training or compliance that an agency asks for. */
export interface AskedCredential {
  readonly sort: CredentialSort
  /** Its number in the lookups. */
  readonly subjectId: number
  readonly name: string
}

/** What a worker is to do: about a record on file, about one that is not, or let an agency see all of them. */
export type WorkerTask =
  | { readonly kind: "rejected" | "expired" | "expiring" | "owed"; readonly credential: Credential }
  /** Nothing that meets a requirement is on file: any one of these will do. */
  | {
      readonly kind: "missing"
      readonly anyOf: readonly [AskedCredential, ...ReadonlyArray<AskedCredential>]
    }
  /** A form is to be changed, to be handed in, or to be begun. */
  | { readonly kind: "form"; readonly record: FormRecord }
  | { readonly kind: "unshared"; readonly agency: WorkerAgency }

/** The agencies that a worker belongs to or has applied to, and what each may see. */
type Agencies = ReadonlyArray<WorkerAgency>

/** For what a worker may be booked, with what is in the way. */
type Jobs = ReadonlyArray<Pick<JobEligibility, "findings">>

/**
 * What a worker is to do on a day, what hurts first on top: records that were rejected, are asked for and missing, have expired,
 * are about to, or still owe their certificate, forms that an agency waits for, and agencies that do not see the records. What a
 * provider or an agency renews is not theirs to do, nor is a form that is closed or that no agency would see.
 */
export const workerTasks = (
  credentials: ReadonlyArray<Credential>,
  agencies: Agencies,
  jobs: Jobs,
  forms: ReadonlyArray<FormRecord>,
  day: string
): ReadonlyArray<WorkerTask> => {
  const byKind = Map.groupBy(credentials, (credential) => kindOf(credential, day))
  const about = (kind: "rejected" | "expired" | "expiring" | "owed") =>
    (byKind.get(kind) ?? [])
      .toSorted((one, other) => (one.expires ?? "").localeCompare(other.expires ?? ""))
      .map((credential) => ({ kind, credential }))
  const awaited = agencies.some(({ shares }) => shares) ? forms.filter(isOpen) : []
  const ofForms = (...statuses: ReadonlyArray<FormStatus>) =>
    statuses.flatMap((wanted) =>
      awaited.filter(({ status }) => status === wanted).map((record) => ({ kind: "form" as const, record }))
    )
  return [
    ...about("rejected"),
    ...ofForms("REJECTED"),
    ...missingOf(credentials, jobs),
    ...about("expired"),
    ...about("expiring"),
    ...about("owed"),
    ...ofForms("SAVED", "NOT_STARTED"),
    ...agencies
      .filter(({ shares }) => shares === false)
      .map((agency) => ({ kind: "unshared" as const, agency }))
  ]
}

const isOpen = ({ closedBecause }: FormRecord) => closedBecause === undefined

/** What is asked for and not on file, each once; what only the agency can provide is not the worker's to do. */
const missingOf = (credentials: ReadonlyArray<Credential>, jobs: Jobs): ReadonlyArray<WorkerTask> => {
  const onFile = new Set(credentials.map(({ sort, subjectId }) => `${sort} ${subjectId}`))
  const wanted = jobs
    .flatMap(({ findings }) => findings)
    .filter(({ outcome, shortfall }) => outcome !== "MET" && shortfall?.kind === "missing")
    .flatMap(({ anyOf }) => {
      const asked = anyOf.flatMap(({ kind, id: subjectId, name = "" }): ReadonlyArray<AskedCredential> => {
        const isRecord = kind === "training" || kind === "compliance"
        return isRecord && subjectId !== undefined ? [{ sort: kind as CredentialSort, subjectId, name }] : []
      })
      const [first, ...others] = asked
      const isOnFile = asked.some(({ sort, subjectId }) => onFile.has(`${sort} ${subjectId}`))
      return first && !isOnFile ? [{ kind: "missing" as const, anyOf: [first, ...others] as const }] : []
    })
  return [...Map.groupBy(wanted, ({ anyOf }) => JSON.stringify(anyOf)).values()].flatMap(([one]) => one ?? [])
}

const kindOf = (credential: Credential, day: string) => {
  if (credential.status === "REJECTED") return "rejected"
  return expiryOn(credential, day) ?? (offeredWith(credential).includes("attach") ? "owed" : undefined)
}
