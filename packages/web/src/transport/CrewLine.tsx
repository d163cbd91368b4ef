import { factsOfSeat, obstaclesBefore, type ShiftStep, shiftLife } from "@crewfleet/machines"
import type { SeatBooking, TransportSpec } from "@crewfleet/sdk"
import { isSeatTaken, remainingSeats, shiftStatusWords } from "@crewfleet/sdk/rules"
import { timeZone } from "../time/timeZone.ts"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import styles from "./JobPage.module.css"
import { PlaceActs } from "./PlaceActs.tsx"
import { seatsLeftOf } from "./seatsLeftOf.ts"
import { WorkerLine } from "./WorkerLine.tsx"

interface CrewLineProps extends JobOnPage {
  readonly spec: TransportSpec
  readonly mayPlan: boolean
}

/** One line of the crew: its seats, who has applied for one, and who is booked. */
export function CrewLine({ job, spec, state, act, send, mayPlan }: CrewLineProps) {
  const busy = state.hasTag("busy")
  const gender = genders[spec.gender]
  const heading = `spec-${spec.workerSpecId}`
  const obstacles = (status: string, step: ShiftStep, booking?: SeatBooking) =>
    obstaclesBefore(shiftLife, status, factsOfSeat(job, spec, booking), step).map(({ text }) => text)
  const unbookable = obstacles("NEW", "worker.booked")
  const againstChange = (booking: SeatBooking) =>
    booking.shiftStatus === "APPLIED"
      ? obstacles("APPLIED", "booking.approved", booking)
      : obstacles(booking.shiftStatus, "booking.removed", booking)
  const shown = spec.bookings.filter(
    ({ shiftStatus }) => shiftStatus === "APPLIED" || isSeatTaken(shiftStatus)
  )
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
            aria-describedby={unbookable.length > 0 ? `${heading}-obstacles` : undefined}
            disabled={busy || unbookable.length > 0}
            onClick={() => send({ type: "picker.opened", picker: { of: "crew", specId: spec.workerSpecId } })}
          >
            Book a worker
          </Button>
        )}
      </Row>
      <p className={styles.minor}>{seatsLeftOf(spec)}</p>
      {mayPlan && remainingSeats(spec) > 0 && unbookable.length > 0 && (
        <p id={`${heading}-obstacles`} className={styles.why}>
          {unbookable.join(". ")}
        </p>
      )}
      <Stack as="ul" gap={0}>
        {shown.map((booking) => (
          <WorkerLine
            key={booking.id}
            worker={{ ...booking.worker, ...judged(booking) }}
            zone={job.timeZone ?? timeZone()}
            notes={mayPlan ? againstChange(booking) : []}
            marks={
              <>
                <Badge tone={booking.shiftStatus === "APPLIED" ? "warning" : "success"}>
                  {shiftStatusWords(booking.shiftStatus)}
                </Badge>
                {job.teamLeader?.id === booking.worker.id && <Badge tone="info">Team leader</Badge>}
              </>
            }
          >
            {(reasons) =>
              mayPlan && (
                <PlaceActs
                  booking={booking}
                  busy={busy}
                  act={act}
                  reasons={reasons}
                  isBarred={againstChange(booking).length > 0}
                />
              )
            }
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
