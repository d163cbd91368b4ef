import type { WorkerAgency } from "@crewfleet/sdk"
import {
  type Credential,
  documentViewWords,
  isRejectionReason,
  rejectionReasons,
  statusFor
} from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Stack } from "../ui/Stack.tsx"
import styles from "./AgencyDecisions.module.css"
import { CredentialStatus } from "./CredentialStatus.tsx"

interface AgencyDecisionsProps {
  readonly credential: Pick<Credential, "reviews" | "hascoId">
  readonly agencies: ReadonlyArray<WorkerAgency>
}

/** What each agency that sees a record has decided about it: why, how to mend it, and what its reviewer said. */
export function AgencyDecisions({ credential, agencies }: AgencyDecisionsProps) {
  const { reviews, hascoId } = credential
  if (hascoId !== undefined) return <p>The provider of this training vouches for it.</p>
  const seeing = agencies.filter(
    ({ id, shares }) => shares || reviews.some(({ agencyId }) => agencyId === id)
  )
  if (seeing.length === 0) return <p>No agency sees your records.</p>
  return (
    <Stack as="ul" gap={3}>
      {seeing.map(({ id, name }) => (
        <li key={id} className={styles.decision}>
          <strong>{name}</strong>{" "}
          <CredentialStatus status={statusFor({ status: "WAITING_APPROVAL", reviews }, id)} />
          <Decision review={reviews.find(({ agencyId }) => agencyId === id)} />
        </li>
      ))}
    </Stack>
  )
}

/** Why a record was rejected, how that is mended, and what its reviewer said. */
export function Decision({ review }: { readonly review: Credential["reviews"][number] | undefined }) {
  if (!review) return null
  const { because, comment, at, status } = review
  const reason = isRejectionReason(because) ? rejectionReasons[because] : undefined
  return (
    <>
      <p className={styles.when}>{writeMoment(at)}</p>
      {status === "REJECTED" && reason && (
        <p>
          {reason.label}. {reason.mend}
        </p>
      )}
      <p className={styles.comment}>{comment || documentViewWords.noComment}</p>
    </>
  )
}
