import { dropOffForm, incidentForm, signedByRecipient, vehicleLogForm } from "@crewfleet/sdk/rules"
import type { DeliveryDraft } from "../delivery/DeliveryDraft.ts"
import type { DeliveryOptions } from "../delivery/DeliveryOptions.ts"
import { deliveredForm } from "../delivery/deliveredForm.ts"
import { type DeliveryMachine, deliveryMachine } from "../delivery/deliveryMachine.ts"
import type { DropOffDelivery, IncidentDelivery, VehicleLogDelivery } from "./logDeliveries.ts"
import { afterAll } from "./logIn.ts"
import { sayingReturnsRead } from "./returnsRead.ts"
import { among, sayTheSame, signedAnew } from "./signedAnew.ts"
import { signingNotices } from "./signingNotices.ts"

/** How the log of a vehicle differs from other deliveries. */
export const vehicleLogOptions: DeliveryOptions<VehicleLogDelivery> = {
  id: "vehicleLog",
  description: "The log of a journey's vehicle before the crew leaves.",
  ...deliveredForm(vehicleLogForm),
  besides: sayingReturnsRead,
  harmless: [...vehicleLogForm.harmless, "returnsRead"],
  attachmentsIn: ({ agencyChecks, damages, ...answers }) => [
    ...Object.values(answers).flatMap((answer) =>
      typeof answer === "object" && answer !== null && "photoIds" in answer ? answer.photoIds : []
    ),
    ...[...agencyChecks, ...damages].flatMap(({ photoIds }) => photoIds)
  ],
  carriedInto: (form, { vehicleId, agencyChecks = [] }) => ({
    form: {
      ...form,
      vehicleId: form.vehicleId ?? vehicleId ?? null,
      agencyChecks: [
        ...form.agencyChecks,
        ...agencyChecks
          .filter(({ id }) => form.agencyChecks.every(({ rowId }) => rowId !== id))
          .map(({ id }) => ({ ...vehicleLogForm.questions.agencyChecks.each.empty, rowId: id }))
      ]
    }
  })
}

/** The log of a vehicle, from the first check until it was received. */
export const vehicleLogMachine: DeliveryMachine<VehicleLogDelivery> = deliveryMachine(vehicleLogOptions)

/** How the end of a journey differs from other deliveries. */
export const dropOffOptions: DeliveryOptions<DropOffDelivery> = {
  id: "dropOff",
  description: "The end of a journey: drop-off, recipient, and what the patient says.",
  ...deliveredForm(dropOffForm),
  problemsOf: (answers, facts) => dropOffForm.problems(answers, { ...facts, now: afterAll }),
  besides: sayingReturnsRead,
  harmless: [...dropOffForm.harmless, "signature", "method", "confirmed", "returnsRead"],
  edit: (draft, edit) => {
    const { form } = draft
    const told = { ...edit, ...placeAfter(draft, edit) }
    const signed = signedAnew(draft, told, { ...signedByRecipient, notice: signingNotices.dropOffChanged })
    const next = { ...form, ...signed.changes }
    const ticked = edit.signature === undefined ? tickedAnew(draft, next) : undefined
    const { pdroppedOff } = edit
    const isPlaceOther = pdroppedOff !== undefined && !sayTheSame(form, next, placeFields)
    const beforePlace = pdroppedOff === "YES" ? form : undefined
    return {
      ...dropOff.edit(draft as never, { ...signed.changes, ...ticked?.changes }),
      notice: signed.notice ?? ticked?.notice,
      before: isPlaceOther ? beforePlace : (ticked ?? signed).before
    }
  }
}

const dropOff = deliveredForm(dropOffForm)

/** What is confirmed with the tick: all that the form says. */
const confirmedFields = (
  Object.keys(dropOffForm.questions) as ReadonlyArray<keyof DropOffDelivery["edit"]>
).filter((field) => field !== "signature")

type DropOffDraft = Pick<DeliveryDraft<DropOffDelivery>, "form" | "before">

/** What is confirmed stands, as signatures do, for what was there. */
const tickedAnew = ({ form, before }: DropOffDraft, next: DropOffDelivery["form"]) => {
  if (sayTheSame(form, next, confirmedFields)) return undefined
  if (form.signature)
    return { changes: { signature: false }, notice: signingNotices.confirmedChanged, before: form }
  const isTakenBack = before?.signature === true && sayTheSame(before, next, confirmedFields)
  return isTakenBack
    ? { changes: { signature: true }, notice: signingNotices.confirmedAgain, before: undefined }
    : undefined
}

const atDestination = { newLocation: false, newAddress: "", newPostCode: "", newPhone: "", newEmail: "" }

const placeFields = Object.keys(atDestination) as ReadonlyArray<keyof typeof atDestination>

/** Yes clears what was told of another place (specification 002 §4); the No that takes it back brings that back. */
const placeAfter = (
  { form, before }: DropOffDraft,
  { pdroppedOff }: DropOffDelivery["edit"]
): DropOffDelivery["edit"] => {
  if (pdroppedOff === "YES") return atDestination
  const isCleared = form.pdroppedOff === "YES" && sayTheSame(form, { ...form, ...atDestination }, placeFields)
  return pdroppedOff === "NO" && before?.pdroppedOff === "NO" && isCleared ? among(before, placeFields) : {}
}

/** The end of a journey, until it was received. */
export const dropOffMachine: DeliveryMachine<DropOffDelivery> = deliveryMachine(dropOffOptions)

/** How something that happens on the road differs from other deliveries. */
export const incidentOptions: DeliveryOptions<IncidentDelivery> = {
  id: "incident",
  description: "Something that happens on the road.",
  ...deliveredForm(incidentForm),
  harmless: [...incidentForm.harmless, "restraint"]
}

/** Something that happens on the road, until it was received. */
export const incidentMachine: DeliveryMachine<IncidentDelivery> = deliveryMachine(incidentOptions)
