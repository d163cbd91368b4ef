import { type Credential, expiryOn, offeredWith } from "../credential/credential.ts"
import type { WorkerAgency } from "./WorkerApi.ts"

/** What a worker is to do: about a record on file, or let an agency see all of them. */
export type WorkerTask =
  | { readonly kind: "rejected" | "expired" | "expiring" | "owed"; readonly credential: Credential }
  | { readonly kind: "unshared"; readonly agency: WorkerAgency }

/** The agencies that a worker belongs to or has applied to, and what each may see. */
type Agencies = ReadonlyArray<WorkerAgency>

/**
 * What a worker is to do on a day, what hurts first on top: records that were rejected, have expired, are about to, or still
 * owe their certificate, and agencies that do not see the records. What a provider or an agency renews is not theirs to do.
 */
export const workerTasks = (
  credentials: ReadonlyArray<Credential>,
  agencies: Agencies,
  day: string
): ReadonlyArray<WorkerTask> => {
  const byKind = Map.groupBy(credentials, (credential) => kindOf(credential, day))
  return [
    ...(["rejected", "expired", "expiring", "owed"] as const).flatMap((kind) =>
      (byKind.get(kind) ?? [])
        .toSorted((one, other) => (one.expires ?? "").localeCompare(other.expires ?? ""))
        .map((credential) => ({ kind, credential }))
    ),
    ...agencies
      .filter(({ shares }) => shares === false)
      .map((agency) => ({ kind: "unshared" as const, agency }))
  ]
}

const kindOf = (credential: Credential, day: string) => {
  const offered = offeredWith(credential)
  if (!offered.includes("renew") && !offered.includes("attach")) return undefined
  if (credential.status === "REJECTED") return "rejected"
  return expiryOn(credential, day) ?? (offered.includes("attach") ? "owed" : undefined)
}
