import { type BookingAct, obstaclesToStep, type StandingBooking } from "@crewfleet/machines"
import type { StepConflict } from "@crewfleet/sdk"
import {
  type BookingChange,
  bookingChangeWords,
  type Moment,
  momentOfStep,
  momentWords,
  stepSetAside
} from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { sentenceOf } from "./sentenceOf.ts"

/** The address of a report, by its moment. */
export type ReportAt = (moment: Moment) => string

interface StepConflictsProps {
  readonly booking: StandingBooking
  readonly busy: boolean
  readonly reportAt: ReportAt | undefined
  readonly onChoose: (act: BookingAct, report: string) => void
}

/** The steps that came with a report and were not taken: what was asked, why it was not done, and what can be decided. */
export function StepConflicts({ booking, ...rest }: StepConflictsProps) {
  return booking.stepConflicts?.map((conflict) => (
    <Conflict key={conflict.report} booking={booking} conflict={conflict} {...rest} />
  ))
}

interface ConflictProps extends StepConflictsProps {
  readonly conflict: StepConflict
}

function Conflict({ booking, conflict, busy, reportAt, onChoose }: ConflictProps) {
  const { event, report, at, receivedAt, user, message } = conflict
  const step = event as BookingChange
  const moment = momentOfStep(step) ?? "PICK_UP"
  const named = `${momentWords[moment].toLowerCase()} report`
  const because = obstaclesToStep(booking, step, conflict)
  return (
    <Callout tone="warning" title={titles[moment]}>
      <Stack gap={3}>
        <p>
          {user ?? "Somebody"} asked for “{bookingChangeWords(step).act}” as of {writeMoment(at)}, with the{" "}
          {reportAt ? <Link href={reportAt(moment)}>{named}</Link> : named}, which was received{" "}
          {writeMoment(receivedAt)}.
        </p>
        <p>{standingOf(message, because)}</p>
        <Row>
          {because.length === 0 && (
            <Button kind="primary" disabled={busy} onClick={() => onChoose(step, report)}>
              {settlingWords(step, conflict)}
            </Button>
          )}
          <Button disabled={busy} onClick={() => onChoose(stepSetAside, report)}>
            {bookingChangeWords(stepSetAside).act}
          </Button>
        </Row>
      </Stack>
    </Callout>
  )
}

/** Why a step was not taken, and whether that is still so: what stood in its way may be over. */
const standingOf = (message: string | undefined, because: ReadonlyArray<string>): string => {
  const reason = message === undefined || because.includes(message) ? [] : [sentenceOf(message)]
  if (because.length > 0) return [...reason, ...because.map(sentenceOf)].join(" ")
  return [...reason.map((text) => `It was not taken then: ${text}`), "It can be taken now."].join(" ")
}

/** How an act is called that settles a step: it takes effect at the time of its device. */
export const settlingWords = (act: BookingAct, conflict: StepConflict | undefined): string =>
  conflict && act !== stepSetAside
    ? `${bookingChangeWords(act).act} as of ${writeMoment(conflict.at)}`
    : bookingChangeWords(act).act

const titles: Readonly<Record<Moment, string>> = {
  PICK_UP: "The hire has not started with its report",
  RETURN: "The hire was not completed with its report"
}
