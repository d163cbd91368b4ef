import type { SeatBooking, TransportSpec } from "@crewfleet/sdk"
import { isSeatTaken, remainingSeats, shiftStatusWords } from "@crewfleet/sdk/rules"
import { nameOfWorker } from "../staff/nameOfWorker.ts"
import { timeZone } from "../time/timeZone.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { seatsLeftOf } from "./seatsLeftOf.ts"
import { reasonsOf, WorkerLine } from "./WorkerLine.tsx"

interface CrewLineProps extends JobOnPage {
  readonly spec: TransportSpec
  readonly mayPlan: boolean
}

/** One line of the crew: its seats, who has applied for one, and who is booked. */
export function CrewLine({ job, spec, state, act, send, mayPlan }: CrewLineProps) {
  const busy = state.hasTag("busy")
  const gender = genders[spec.gender]
  const heading = `spec-${spec.workerSpecId}`
  const shown = spec.bookings.filter(
    ({ shiftStatus }) => shiftStatus === "APPLIED" || isSeatTaken(shiftStatus)
  )
  const acts = (booking: SeatBooking) => {
    const { id: bookingId, version, worker, shiftStatus } = booking
    const name = nameOfWorker(worker)
    if (shiftStatus === "APPLIED")
      return (
        <>
          <Button
            size="small"
            kind="primary"
            aria-label={`Approve ${name}`}
            aria-describedby={reasonsOf(worker.id)}
            disabled={busy || booking.verdict === "MAY_NOT" || remainingSeats(spec) === 0}
            onClick={() => act({ do: "approve", bookingId, version })}
          >
            Approve
          </Button>
          <Button
            size="small"
            aria-label={`Reject ${name}`}
            disabled={busy}
            onClick={() => act({ do: "reject", bookingId, version })}
          >
            Reject
          </Button>
        </>
      )
    return (
      shiftStatus === "BOOKED" && (
        <Button
          size="small"
          kind="quiet"
          aria-label={`Remove ${name}`}
          disabled={busy}
          onClick={() => act({ do: "remove", bookingId, version })}
        >
          Remove
        </Button>
      )
    )
  }
  return (
    <Stack as="section" gap={1} aria-labelledby={heading}>
      <Row justify="between">
        <h3 id={heading}>
          {spec.assignmentCodeName}
          {gender && <span className={styles.minor}>, {gender}</span>}
        </h3>
        {mayPlan && remainingSeats(spec) > 0 && (
          <Button
            size="small"
            aria-label={`Book a worker: ${spec.assignmentCodeName}`}
            disabled={busy}
            onClick={() => send({ type: "picker.opened", picker: { of: "crew", specId: spec.workerSpecId } })}
          >
            Book a worker
          </Button>
        )}
      </Row>
      <p className={styles.minor}>{seatsLeftOf(spec)}</p>
      <Stack as="ul" gap={0}>
        {shown.map((booking) => (
          <WorkerLine
            key={booking.id}
            worker={{ ...booking.worker, ...judged(booking) }}
            zone={job.timeZone ?? timeZone()}
            marks={
              <>
                <Badge tone={booking.shiftStatus === "APPLIED" ? "warning" : "success"}>
                  {shiftStatusWords(booking.shiftStatus)}
                </Badge>
                {job.teamLeader?.id === booking.worker.id && <Badge tone="info">Team leader</Badge>}
              </>
            }
          >
            {mayPlan && acts(booking)}
          </WorkerLine>
        ))}
      </Stack>
    </Stack>
  )
}

const judged = ({ verdict = "MAY", because = [], restHours }: SeatBooking) => ({
  verdict,
  because,
  restHours
})

const genders: Readonly<Record<string, string>> = { FEMALE: "a woman", MALE: "a man" }
