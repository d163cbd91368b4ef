import { type DropOffDelivery, dropOffOptions, type VehicleLogDelivery } from "@crewfleet/machines"
import { dropOffForm, fieldsIn, isExchanged, transportForm, vehicleLogForm } from "@crewfleet/sdk/rules"
import { sendAsked } from "../delivery/sendAsked.ts"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { notify } from "../notice/noticesAtom.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLateWork } from "../ui/useLateWork.ts"
import { ExperienceQuestions } from "./ExperienceQuestions.tsx"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { RecordAtWork } from "./RecordAtWork.tsx"
import type { LogActors } from "./useLogDeliveries.ts"
import { settledForm, useToldFacts } from "./useToldFacts.ts"

interface DropOffStepProps {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
  readonly actors: LogActors
  /** What the log lacks before it can be submitted. */
  readonly lacks: ReadonlyArray<string>
  readonly onPassOn: () => void
}

/** The end of a journey: where, to whom, what the patient says, and that the log is right. */
export function DropOffStep({ opened, outboxes, actors, lacks, onPassOn }: DropOffStepProps) {
  const { vehicle, dropOff } = actors
  useToldFacts<VehicleLogDelivery, DropOffDelivery>(vehicle, dropOff, (context) => {
    const form = settledForm<VehicleLogDelivery>(context, (content) => vehicleLogForm.read(content))
    // The odometer of a vehicle that was exchanged says nothing of this one's.
    if (form && isExchanged(form.vehicleId, opened.log.vehicle?.id)) return { startMileage: 0 }
    const startMileage = form && vehicleLogForm.questions.startMileage.write(form.startMileage)
    return typeof startMileage === "number" ? { startMileage } : {}
  })
  const request = transportForm.read(opened.log.job)
  const putOff = useLateWork()
  const submit = () => {
    const { form } = dropOff.getSnapshot().context
    if (!form.signature) notify({ level: "warning", text: "Please confirm information is correct." })
    dropOff.send(sendAsked())
  }
  return (
    <RecordAtWork<DropOffDelivery>
      kind="dropOff"
      opened={opened}
      outbox={outboxes.dropOff}
      actor={dropOff}
      of={dropOffForm}
      options={dropOffOptions}
      subject={<Facts of={{ Destination: request.destination, "Post code": request.destinationPostCode }} />}
    >
      {({ context: { form, problems } }) => {
        const ask = (section: string) => (
          <Questions
            of={dropOffForm}
            fields={fieldsIn(dropOffForm, section).filter((field) => field !== "newLocation")}
            answers={form}
            problems={problems}
            onChange={(edit) => dropOff.send({ type: "form.edited", edit })}
          />
        )
        return (
          <QuestionForm of={dropOffForm} problems={problems} onSubmit={() => putOff(submit)}>
            <Card title="Drop-off">{ask("destination")}</Card>
            <Card title="Recipient">{ask("recipient")}</Card>
            <Card
              title="Patient's experience"
              actions={
                <Button size="small" onClick={onPassOn}>
                  Pass the telephone on
                </Button>
              }
            >
              <ExperienceQuestions actor={dropOff} />
            </Card>
            <Card title="Submit the log">
              <Stack>
                {lacks.length > 0 && (
                  <Callout tone="warning" title="The log is submitted once this is there as well">
                    <ul>
                      {lacks.map((text) => (
                        <li key={text}>{text}</li>
                      ))}
                    </ul>
                  </Callout>
                )}
                {ask("confirming")}
              </Stack>
            </Card>
            <Button kind="primary" type="submit" wide>
              Submit
            </Button>
          </QuestionForm>
        )
      }}
    </RecordAtWork>
  )
}
