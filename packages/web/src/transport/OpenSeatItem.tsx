import type { OpenSeat } from "@crewfleet/sdk"
import { isSeatTaken, shiftStatusWords } from "@crewfleet/sdk/rules"
import { EligibilityBadge } from "../eligibility/EligibilityBadge.tsx"
import { Bullets } from "../ui/Bullets.tsx"
import { Button } from "../ui/Button.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { SeatJourney } from "./SeatJourney.tsx"
import styles from "./Seats.module.css"

interface OpenSeatItemProps {
  readonly seat: OpenSeat
  /** Whether the application for it is on its way. */
  readonly busy: boolean
  /** Whether one for any seat is. */
  readonly waits: boolean
  readonly onApply: () => void
}

/** One seat: when, where and as what, whether the worker may take it, what is missing otherwise, and the way to mend that. */
export function OpenSeatItem({ seat, busy, waits, onApply }: OpenSeatItemProps) {
  const { workerSpecId, verdict, because, remaining, shiftStatus = "", refPrefix } = seat
  const isFull = remaining === 0
  const reasons = isFull ? ["All seats are taken", ...because] : because
  const hasPlace = shiftStatus === "APPLIED" || (shiftStatus !== "" && isSeatTaken(shiftStatus))
  const words = `seat-${workerSpecId}-because`
  const isGrey = isFull || verdict === "MAY_NOT"
  return (
    <Stack as="li" gap={2} className={styles.item}>
      <Row justify="between" align="start">
        <SeatJourney seat={seat} />
        <EligibilityBadge verdict={verdict} />
      </Row>
      <p className={styles.words}>{askedFor(seat)}</p>
      {reasons.length > 0 && (
        <Bullets id={words}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Bullets>
      )}
      <Row gap={3}>
        {hasPlace ? (
          <p>You have a place in this job: {shiftStatusWords(shiftStatus).toLowerCase()}.</p>
        ) : (
          <Button
            kind={isGrey ? "secondary" : "primary"}
            busy={busy}
            disabled={isGrey || (waits && !busy)}
            aria-label={`Apply for ${seat.assignmentCodeName}, ${refPrefix}`}
            aria-describedby={reasons.length > 0 ? words : undefined}
            onClick={onApply}
          >
            Apply
          </Button>
        )}
        <Mends seat={seat} />
      </Row>
    </Stack>
  )
}

const askedFor = ({ gender, remaining }: OpenSeat) => {
  const left =
    remaining === 0 ? "No seat is left" : remaining === 1 ? "1 seat is left" : `${remaining} seats are left`
  return gender === "FEMALE" || gender === "MALE"
    ? `${left}. A ${gender === "FEMALE" ? "woman" : "man"} is asked for.`
    : `${left}.`
}

/** Where what is missing can be mended, as far as it is known. */
function Mends({ seat: { mendedBy = [], agencyId, agencyName } }: { readonly seat: OpenSeat }) {
  const isAgencys = mendedBy.some((kind) => kind !== "training" && kind !== "compliance")
  return (
    <>
      {mendedBy.includes("training") && (
        <Link alone href="/worker/trainings">
          Trainings & Qualifications
        </Link>
      )}
      {mendedBy.includes("compliance") && (
        <Link alone href="/worker/compliance">
          Compliances
        </Link>
      )}
      {isAgencys && (
        <Link alone href={`/worker/agency/${agencyId}`}>
          Ask {agencyName}
        </Link>
      )}
    </>
  )
}
