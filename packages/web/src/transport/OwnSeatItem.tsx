import { factsUntold, offered, shiftLife } from "@crewfleet/machines"
import type { OwnSeat } from "@crewfleet/sdk"
import { isSeatTaken } from "@crewfleet/sdk/rules"
import CalendarPlus from "lucide-react/icons/calendar-plus"
import { Badge } from "../ui/Badge.tsx"
import { Button } from "../ui/Button.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import type { SeatTarget } from "./SeatDialog.tsx"
import { SeatHours } from "./SeatHours.tsx"
import { SeatJourney } from "./SeatJourney.tsx"
import styles from "./Seats.module.css"
import { ShiftStatusBadge } from "./ShiftStatusBadge.tsx"
import { saveCalendar } from "./saveCalendar.ts"

interface OwnSeatItemProps {
  readonly seat: OwnSeat
  readonly onChoose: (target: SeatTarget) => void
}

/** One place of a worker: where it stands, its hours, and what they can do about it. */
export function OwnSeatItem({ seat, onChoose }: OwnSeatItemProps) {
  const { id, shiftStatus, refPrefix, jobId, leads } = seat
  const isTaken = isSeatTaken(shiftStatus)
  const withdrawal = withdrawalOf(seat)
  const words = `booking-${id}-because`
  return (
    <Stack as="li" gap={2} className={styles.item}>
      <Row justify="between" align="start">
        <SeatJourney
          seat={seat}
          {...(isTaken && { reference: <Link href={`/worker/transport/${jobId}`}>{refPrefix}</Link> })}
        />
        <Row>
          {leads && <Badge tone="info">Team leader</Badge>}
          <ShiftStatusBadge status={shiftStatus} />
        </Row>
      </Row>
      {seat.ended && <p className={styles.words}>{seat.ended}.</p>}
      {isTaken && <SeatHours seat={seat} />}
      <Row gap={3}>
        {withdrawal && (
          <Button
            size="small"
            disabled={withdrawal.because !== undefined}
            aria-label={`Withdraw from ${refPrefix}`}
            aria-describedby={withdrawal.because && words}
            onClick={() => onChoose({ act: "withdraw", seat })}
          >
            Withdraw
          </Button>
        )}
        {withdrawal?.because && (
          <p className={styles.words} id={words}>
            {withdrawal.because.join(". ")}
          </p>
        )}
        {seat.times.length > 0 && (
          <Button
            size="small"
            aria-label={`Object to these hours of ${refPrefix}`}
            onClick={() => onChoose({ act: "object", seat })}
          >
            Object to these hours
          </Button>
        )}
        {isTaken && (
          <Button
            size="small"
            aria-label={`Calendar file of ${refPrefix}`}
            onClick={() => saveCalendar([seat], `shift-${refPrefix}`)}
          >
            <CalendarPlus size={16} aria-hidden="true" />
            Calendar file
          </Button>
        )}
      </Row>
    </Stack>
  )
}

/** Whether a worker can withdraw, and why not, in the words of the life; undefined where there is nothing to withdraw. */
const withdrawalOf = ({ shiftStatus, transportStatus }: OwnSeat) =>
  offered(shiftLife, shiftStatus, factsUntold(transportStatus)).find(
    ({ step }) => step === "booking.withdrawn"
  )
