import {
  isAt,
  notedOfPresent,
  recordIn,
  type VehicleLogDelivery,
  vehicleFactsIn,
  vehicleLogOptions,
  whyNotLeavingIn
} from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import {
  checksNamed,
  isExchanged,
  type Outline,
  type ReasonToStay,
  totalMileage,
  vehicleLogForm,
  vehicleName
} from "@crewfleet/sdk/rules"
import { useEffect, useMemo, useState } from "react"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { sendAsked } from "../delivery/sendAsked.ts"
import { useDeliveryState } from "../delivery/useDeliveryState.ts"
import { QuestionForm } from "../form/QuestionForm.tsx"
import { Questions } from "../form/Questions.tsx"
import { writeMoment } from "../time/write.ts"
import { afterPaint } from "../ui/afterPaint.ts"
import { Bullets } from "../ui/Bullets.tsx"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { Card } from "../ui/Card.tsx"
import { Facts } from "../ui/Facts.tsx"
import type { LogOutboxes } from "./logOutboxes.ts"
import { logPhotos } from "./logPhotos.ts"
import type { OpenedLog } from "./OpenedLog.ts"
import { RecordAtWork } from "./RecordAtWork.tsx"
import { useSaid } from "./useSaid.ts"
import { useSend } from "./useSend.ts"
import { VehicleChecks } from "./VehicleChecks.tsx"
import { VehicleDamage } from "./VehicleDamage.tsx"
import { nameOf, VehicleLogSheet, vehicleBefore } from "./VehicleLogSheet.tsx"

interface VehicleStepProps {
  readonly opened: OpenedLog
  readonly outboxes: LogOutboxes
  readonly actor: DeliveryActor<VehicleLogDelivery>
  /** What the odometer showed after the journey, once that was noted. */
  readonly endMileage: number | undefined
}

/** The vehicle before the crew leaves: its mileage, its checks, its damage, and what forbids leaving. */
export function VehicleStep({ opened, outboxes, actor, endMileage }: VehicleStepProps) {
  const { log } = opened
  // An exchanged vehicle, or another check, is told as soon as it is known.
  useEffect(() => actor.send({ type: "facts.told", facts: vehicleFactsIn(log) }), [actor, log])
  const { vehicle } = log
  return (
    <RecordAtWork
      kind="vehicle"
      opened={opened}
      outbox={outboxes.vehicle}
      actor={actor}
      of={vehicleLogForm}
      options={vehicleLogOptions}
      sheet={(form) => (
        <VehicleLogSheet
          answers={form}
          agencyChecks={checksNamed(recordIn(log, "vehicle")?.agencyChecks, log.agencyChecks)}
          vehicle={vehicle}
        >
          <PhotoReceipts log={log} />
        </VehicleLogSheet>
      )}
      subject={
        <>
          <Exchanged opened={opened} actor={actor} />
          <NotLeaving opened={opened} actor={actor} />
          <VehicleFacts opened={opened} actor={actor} endMileage={endMileage} />
        </>
      }
    >
      {({ context }) => <VehicleForm opened={opened} actor={actor} {...context} />}
    </RecordAtWork>
  )
}

/** Which photos of the log the service has, and since when. */
function PhotoReceipts({ log: { records, agencyChecks } }: { readonly log: LeaderLog }) {
  const record = records.find(({ kind }) => kind === "vehicle")
  const photos = record ? logPhotos(record, agencyChecks) : []
  if (photos.length === 0) return null
  return (
    <Bullets aria-label="Photos">
      {photos.map(({ id, shows, receivedAt }) => (
        <li key={id}>
          Photo of {shows}: received{receivedAt && ` ${writeMoment(receivedAt)}`}
        </li>
      ))}
    </Bullets>
  )
}

/** Which vehicle it is, and what its odometer shows; of one that was exchanged only its name is known. */
function VehicleFacts({
  opened,
  actor,
  endMileage
}: Pick<VehicleStepProps, "opened" | "actor" | "endMileage">) {
  const { vehicle } = opened.log
  const watched = useMemo(() => [actor], [actor])
  const vehicleId = useSaid(watched, () => actor.getSnapshot().context.form.vehicleId)
  const present = nameOf(vehicle) ?? vehicleName(undefined)
  if (isExchanged(vehicleId, vehicle?.id))
    return <Facts of={{ "This log": vehicleBefore(vehicle, vehicleId), "The journey by now": present }} />
  return (
    <Facts
      of={{
        Vehicle: present,
        "Mileage after the last journey": miles(vehicle?.lastMileage),
        "Mileage at the end": miles(endMileage),
        "Total mileage": <Total actor={actor} endMileage={endMileage} />
      }}
    />
  )
}

const miles = (mileage: number | undefined) =>
  mileage === undefined ? "Not known yet" : `${mileage.toLocaleString("en-GB")} miles`

function Total({ actor, endMileage }: Pick<VehicleStepProps, "actor" | "endMileage">) {
  const { state } = useDeliveryState(actor)
  const { startMileage } = vehicleLogForm.questions
  return miles(totalMileage(startMileage.write(state.context.form.startMileage) ?? undefined, endMileage))
}

/**
 * Says that the journey has another vehicle by now than the one of this log. What was noted of the first is sent as it is; only then
 * that of the present one begins, so that nothing is lost by it.
 */
function Exchanged({ opened, actor }: Pick<VehicleStepProps, "opened" | "actor">) {
  const { state } = useDeliveryState(actor)
  const { form, received } = state.context
  const { vehicle } = opened.log
  if (!vehicle || !isExchanged(form.vehicleId, vehicle.id)) return null
  const said = (answers: VehicleLogDelivery["form"]) => JSON.stringify(vehicleLogForm.write(answers))
  const isReceived =
    isAt(state, "received") ||
    (isAt(state, "filling") &&
      received !== undefined &&
      said(vehicleLogForm.read(received.content)) === said(form))
  const begin = () => {
    if (isAt(actor.getSnapshot(), "received")) actor.send({ type: "amendment.asked" })
    actor.send({ type: "form.edited", edit: { ...vehicleLogForm.empty, vehicleId: vehicle.id } })
    actor.send({ type: "facts.told", facts: vehicleFactsIn(opened.log) })
  }
  return (
    <Callout tone="danger" title="This is the log of another vehicle">
      <p>The journey is made with another one by now, which has to be checked as well before you leave.</p>
      {isReceived ? (
        <Button onClick={() => afterPaint(begin)}>Begin the log of the present vehicle</Button>
      ) : (
        <p>
          Send what you noted of this one first, as far as you have come: your agency has to know of it. Once
          it is received, you begin the log of the present vehicle.
        </p>
      )}
    </Callout>
  )
}

/** What forbids leaving, as long as anything does: while the log is filled in, and after it was sent. */
function NotLeaving({ opened: { log }, actor }: Pick<VehicleStepProps, "opened" | "actor">) {
  const { state } = useDeliveryState(actor)
  const { form } = state.context
  const isFirst = isExchanged(form.vehicleId, log.vehicle?.id)
  const found = whyNotLeavingIn(log, form)
  const left = isFirst ? whyNotLeavingIn(log, notedOfPresent(log, form)) : []
  return (
    <>
      <Forbidden
        title={isFirst ? "Do not leave with the vehicle before" : "Do not leave with this vehicle"}
        reasons={found}
      />
      <Forbidden title="Do not leave with the present vehicle" reasons={left} />
    </>
  )
}

interface ForbiddenProps {
  readonly title: string
  readonly reasons: ReadonlyArray<ReasonToStay>
}

function Forbidden({ title, reasons }: ForbiddenProps) {
  if (reasons.length === 0) return null
  return (
    <Callout tone="danger" title={title}>
      <ul>
        {reasons.map(({ check, text }) => (
          <li key={check}>{text}</li>
        ))}
      </ul>
    </Callout>
  )
}

interface VehicleFormProps extends Pick<VehicleStepProps, "opened" | "actor"> {
  readonly form: VehicleLogDelivery["form"]
  readonly problems: ReturnType<VehicleStepProps["actor"]["getSnapshot"]>["context"]["problems"]
}

function VehicleForm({ opened, actor, form, problems }: VehicleFormProps) {
  const { vehicle, agencyChecks } = opened.log
  const send = useSend()
  const [edit] = useState(
    () => (edit: VehicleLogDelivery["edit"]) => actor.send({ type: "form.edited", edit })
  )
  const [changeDamages] = useState(
    () => (damages: VehicleLogDelivery["form"]["damages"], outline: Outline) => edit({ damages, outline })
  )
  return (
    <QuestionForm
      of={vehicleLogForm}
      problems={problems}
      onSubmit={() => send(() => actor.send(sendAsked()))}
    >
      <Card title="The vehicle">
        <Questions
          of={vehicleLogForm}
          fields={["startMileage"]}
          answers={form}
          problems={problems}
          onChange={edit}
        />
      </Card>
      <VehicleChecks
        actor={actor}
        form={form}
        problems={problems}
        agencyChecks={agencyChecks}
        vehicle={vehicle}
      />
      <VehicleDamage
        damages={form.damages}
        markedOn={form.outline}
        outlineOfVehicle={vehicle?.outline}
        problems={problems.filter(({ field }) => field.startsWith("damages"))}
        onChange={changeDamages}
      />
      <Card title="Notes">
        <Questions
          of={vehicleLogForm}
          fields={["damageReport", "notes", "feedback"]}
          answers={form}
          problems={problems}
          onChange={edit}
        />
      </Card>
      <Button kind="primary" type="submit" wide>
        Send the vehicle log
      </Button>
    </QuestionForm>
  )
}
