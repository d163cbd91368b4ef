import {
  type HandoverOfJob,
  isAt,
  keepingOf,
  type MedicationDelivery,
  medicationOptions,
  type PropertyDelivery,
  propertyOptions,
  takenOf
} from "@crewfleet/machines"
import {
  cashDifference,
  filledLines,
  type HandoverEnd,
  type HandoverFacts,
  handoverDifference,
  handoverEnds,
  handoverFields,
  medicationForm,
  propertyForm
} from "@crewfleet/sdk/rules"
import { type ReactNode, useEffect, useState } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { sendAsked } from "../delivery/sendAsked.ts"
import { AnswerList } from "../form/AnswerList.tsx"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { Badge } from "../ui/Badge.tsx"
import { Bullets } from "../ui/Bullets.tsx"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { SegmentedControl } from "../ui/SegmentedControl.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useAfterPaint } from "../ui/useAfterPaint.ts"
import { useLateWork } from "../ui/useLateWork.ts"
import { Differing } from "./Differing.tsx"
import type { LogOutboxes } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { RecordAtWork } from "./RecordAtWork.tsx"
import type { LogActors } from "./useLogDeliveries.ts"
import { useSend } from "./useSend.ts"
import { settledForm, useToldFacts } from "./useToldFacts.ts"

interface HandoverStepProps {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
  readonly actors: LogActors
}

/** A patient's property, as the ward hands it to the crew, and as the crew hands it on. */
export function PropertyStep({ opened, outboxes, actors }: HandoverStepProps) {
  const { propertyTaken, propertyHanded } = actors
  useToldFacts<PropertyDelivery, PropertyDelivery>(propertyTaken, propertyHanded, (context) => {
    const form = settledForm<PropertyDelivery>(context, (content) => propertyForm.read(content))
    return form ? { taken: takenOf(form.propertyList, form.cashHandover) } : {}
  })
  return (
    <BothEnds taken={propertyTaken}>
      {(end) => (
        <RecordAtWork<PropertyDelivery>
          key={end}
          kind={end === "TAKEN" ? "propertyTaken" : "propertyHanded"}
          opened={opened}
          outbox={outboxes.property}
          actor={end === "TAKEN" ? propertyTaken : propertyHanded}
          of={propertyForm}
          options={propertyOptions}
          sheet={(form) => (
            <AnswerList of={propertyForm} answers={form} fields={handoverFields(propertyForm, form)} />
          )}
        >
          {({ context: { form, facts, problems } }) => (
            <HandoverForm
              of={propertyForm}
              actor={end === "TAKEN" ? propertyTaken : propertyHanded}
              end={end}
              list={form.propertyList}
              taken={facts.taken?.list}
              changes={cashChange(facts.taken, form.cashHandover)}
              form={form}
              problems={problems}
              act={end === "TAKEN" ? "Send what was taken over" : "Send what was handed over"}
            />
          )}
        </RecordAtWork>
      )}
    </BothEnds>
  )
}

const cashChange = (taken: HandoverFacts["taken"], typed: string) => {
  const handed = propertyForm.questions.cashHandover.write(typed)
  return taken ? [cashDifference(taken.cash, handed)].filter((text) => text !== undefined) : []
}

/** Medication, as the ward hands it to the crew, and as the crew hands it on. */
export function MedicationStep({ opened, outboxes, actors }: HandoverStepProps) {
  const { medicationTaken, medicationHanded } = actors
  useToldFacts<MedicationDelivery, MedicationDelivery>(medicationTaken, medicationHanded, (context) => {
    const form = settledForm<MedicationDelivery>(context, (content) => medicationForm.read(content))
    return form ? { taken: takenOf(form.medicationList) } : {}
  })
  return (
    <BothEnds taken={medicationTaken}>
      {(end) => (
        <RecordAtWork<MedicationDelivery>
          key={end}
          kind={end === "TAKEN" ? "medicationTaken" : "medicationHanded"}
          opened={opened}
          outbox={outboxes.medication}
          actor={end === "TAKEN" ? medicationTaken : medicationHanded}
          of={medicationForm}
          options={medicationOptions}
          sheet={(form) => (
            <AnswerList of={medicationForm} answers={form} fields={handoverFields(medicationForm, form)} />
          )}
        >
          {({ context: { form, facts, problems } }) => (
            <HandoverForm
              of={medicationForm}
              actor={end === "TAKEN" ? medicationTaken : medicationHanded}
              end={end}
              list={form.medicationList}
              taken={facts.taken?.list}
              changes={[]}
              form={form}
              problems={problems}
              act={end === "TAKEN" ? "Send what was taken over" : "Send what was handed over"}
            />
          )}
        </RecordAtWork>
      )}
    </BothEnds>
  )
}

type TakenDelivery = DeliveryActor<PropertyDelivery> | DeliveryActor<MedicationDelivery>

/** Which end of a handover is to be noted: the second where something was taken over, or waits to be sent; null until that is known. */
const nextEnd = (taken: TakenDelivery): HandoverEnd | null => {
  const snapshot = taken.getSnapshot()
  const { asked, receivedAt, received } = snapshot.context
  if (asked && isAt(snapshot, "sealing", "sending", "comparing")) return null
  // What conflicts, is refused, or is noted here and not sent comes first.
  if (isAt(snapshot, "conflicting", "refused")) return "TAKEN"
  const isReceivedAlone = received !== undefined && keepingOf(snapshot) === "empty"
  return asked || receivedAt !== undefined || isReceivedAlone ? "HANDED" : "TAKEN"
}

/** The end that was to be noted when a step opened. */
const useFirstEnd = (taken: TakenDelivery): HandoverEnd => {
  const [first, setFirst] = useState(() => nextEnd(taken))
  useEffect(() => {
    if (first !== null) return
    const look = () => setFirst(nextEnd(taken))
    const subscription = taken.subscribe(look)
    look()
    return () => subscription.unsubscribe()
  }, [taken, first])
  return first ?? "TAKEN"
}

interface BothEndsProps {
  readonly taken: TakenDelivery
  readonly children: (end: HandoverEnd) => ReactNode
}

/** The two ends of a handover, of which one is shown: the one that was to be noted first when the step opened, until one is chosen. */
function BothEnds({ taken, children }: BothEndsProps) {
  const first = useFirstEnd(taken)
  const [chosen, setEnd] = useState<HandoverEnd>()
  // Which is chosen is seen at once, and its form with the frame after.
  const [drawn, setShown] = useState<HandoverEnd>()
  const end = chosen ?? first
  const shown = drawn ?? first
  const putOff = useLateWork()
  const choose = (chosen: HandoverEnd) => {
    setEnd(chosen)
    putOff(() => setShown(chosen))
  }
  return (
    <>
      <SegmentedControl
        label="Which handover"
        segments={[
          { value: "TAKEN", label: "Taken over" },
          { value: "HANDED", label: "Handed over" }
        ]}
        value={end}
        onChange={choose}
      />
      <h2>{handoverEnds[shown]}</h2>
      {children(shown)}
    </>
  )
}

type Delivery = PropertyDelivery | MedicationDelivery

interface HandoverFormProps {
  readonly of: typeof propertyForm | typeof medicationForm
  readonly actor: Pick<DeliveryActor<Delivery & { readonly record: HandoverOfJob }>, never> & {
    readonly send: (event: never) => void
  }
  readonly end: HandoverEnd
  readonly list: ReadonlyArray<string>
  readonly taken: ReadonlyArray<string> | undefined
  /** What else differs, in words. */
  readonly changes: ReadonlyArray<string>
  readonly form: Delivery["form"]
  readonly problems: Parameters<typeof QuestionForm>[0]["problems"]
  readonly act: string
}

function HandoverForm({ of, actor, end, list, taken, changes, form, problems, act }: HandoverFormProps) {
  // A letter is seen at once, and what differs by it with the frame after.
  const compared = useAfterPaint(list)
  const send = useSend()
  const { missing, added } = handoverDifference(taken ?? compared, compared)
  const differs = missing.length + added.length + changes.length > 0
  const [first, none, ...others] = Object.keys(of.questions)
  const after = others.filter((field) => field !== "difference" || differs || form.difference !== "")
  const ask = (fields: ReadonlyArray<string | undefined>) => (
    <Questions
      of={of as typeof propertyForm}
      fields={fields.filter((field) => field !== undefined)}
      answers={form as PropertyDelivery["form"]}
      problems={problems}
      onChange={(edit) => actor.send({ type: "form.edited", edit } as never)}
    />
  )
  return (
    <QuestionForm of={of} problems={problems} onSubmit={() => send(() => actor.send(sendAsked() as never))}>
      <Card>
        <Stack>
          {ask([first, none])}
          {end === "HANDED" && differs && (
            <Callout tone="warning" title="This differs from what was taken over">
              <Bullets>
                <Differing lines={missing} tone="danger" said="Missing" />
                <Differing lines={added} tone="warning" said="New" />
                {changes.map((text) => (
                  <li key={text}>
                    <Badge tone="warning">Other</Badge> {text}
                  </li>
                ))}
              </Bullets>
            </Callout>
          )}
          {end === "HANDED" && taken && filledLines(taken).length > 0 && !differs && (
            <p>The same as was taken over.</p>
          )}
          {ask(after)}
        </Stack>
      </Card>
      <Button kind="primary" type="submit" wide>
        {act}
      </Button>
    </QuestionForm>
  )
}
