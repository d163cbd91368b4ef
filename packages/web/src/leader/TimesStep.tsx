import { crewIn, type TimesDelivery, timesOptions } from "@crewfleet/machines"
import { type Confirmation, type CrewHours, plannerForm } from "@crewfleet/sdk/rules"
import { useEffect, useState } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { sendAsked } from "../delivery/sendAsked.ts"
import { ConfirmAnswers } from "../editing/ConfirmAnswers.tsx"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { useZone } from "../time/InZone.tsx"
import { hoursInWords } from "../transport/hoursInWords.ts"
import { PlannerRoles } from "../transport/PlannerRoles.tsx"
import { PlannerStanding } from "../transport/PlannerStanding.tsx"
import { Button } from "../ui/Button.tsx"
import { EmptyState } from "../ui/EmptyState.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLateWork } from "../ui/useLateWork.ts"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { RecordAtWork } from "./RecordAtWork.tsx"

interface TimesStepProps {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
  readonly actor: DeliveryActor<TimesDelivery>
}

/** The Job Planner of a team leader: the hours of the crew, entered with or without a connection (specification 002 §2). */
export function TimesStep({ opened, outboxes, actor }: TimesStepProps) {
  const { log } = opened
  useEffect(() => actor.send({ type: "facts.told", facts: crewIn(log) }), [actor, log])
  const crew = crewIn(log)
  const [asked, setAsked] = useState<ReadonlyArray<Confirmation>>([])
  const putOff = useLateWork()
  /** What is odd is asked about before it leaves, as it has nobody to answer later. */
  const send = () => {
    const { form, facts } = actor.getSnapshot().context
    const request = sendAsked()
    const known = { ...(facts.crew ? (facts as CrewHours) : crew), now: request.now }
    const odd = plannerForm.problems(form, known).length > 0 ? [] : plannerForm.unconfirmed(form, known, [])
    if (odd.length > 0) setAsked(odd)
    else actor.send(request)
  }
  return (
    <Stack as="section" aria-labelledby="job-planner">
      <h2 id="job-planner">Job Planner</h2>
      {crew.crew.length === 0 ? (
        <EmptyState title="Nobody is booked">Hours are entered for those who are booked.</EmptyState>
      ) : (
        <RecordAtWork<TimesDelivery>
          kind="times"
          opened={opened}
          outbox={outboxes.times}
          actor={actor}
          of={plannerForm}
          options={timesOptions}
          sheet={(form) => <TimesSheet form={form} crew={crew} />}
        >
          {({ context: { form, facts, problems } }) => {
            const hours = facts.crew ? (facts as CrewHours) : crew
            return (
              <QuestionForm of={plannerForm} problems={problems} onSubmit={() => putOff(send)}>
                <PlannerStanding hours={hours} why={undefined} />
                <PlannerRoles
                  hours={hours}
                  rows={form.times}
                  problems={problems}
                  disabled={false}
                  onChange={(times) => actor.send({ type: "form.edited", edit: { times } })}
                />
                <Button kind="primary" type="submit" wide>
                  Complete
                </Button>
              </QuestionForm>
            )
          }}
        </RecordAtWork>
      )}
      <ConfirmAnswers
        open={asked.length > 0}
        asked={asked}
        send={({ type }) => {
          setAsked([])
          if (type === "confirmation.passed") actor.send(sendAsked())
        }}
      />
    </Stack>
  )
}

interface TimesSheetProps {
  readonly form: TimesDelivery["form"]
  readonly crew: CrewHours
}

/** The hours as they were entered, by name. */
function TimesSheet({ form, crew }: TimesSheetProps) {
  const zone = useZone()
  return (
    <Stack>
      {form.times
        .filter(({ start, end }) => start !== "" && end !== "")
        .map(({ rowId, start, end, breakTime }) => (
          <section key={rowId} aria-label={nameOf(crew, rowId)}>
            <h3>{nameOf(crew, rowId)}</h3>
            <p>{hoursInWords({ start, end, breakTime: Number(breakTime) || 0 }, zone)}</p>
          </section>
        ))}
    </Stack>
  )
}

const nameOf = ({ crew }: CrewHours, rowId: string) =>
  crew.find((member) => member.rowId === rowId)?.name ?? "Somebody who is not booked any more"
