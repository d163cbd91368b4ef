import type { Notice } from "@crewfleet/sdk"
import {
  dropOffForm,
  incidentForm,
  signedByRecipient,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import type { DeliveryOptions } from "../delivery/DeliveryOptions.ts"
import { deliveredForm } from "../delivery/deliveredForm.ts"
import { type DeliveryMachine, deliveryMachine } from "../delivery/deliveryMachine.ts"
import { recipientSignsAgainNotice, signedAnew } from "./handoverOptions.ts"
import type { DropOffDelivery, IncidentDelivery, VehicleLogDelivery } from "./logDeliveries.ts"
import { afterAll } from "./logIn.ts"

/** How the log of a vehicle differs from other deliveries. */
export const vehicleLogOptions: DeliveryOptions<VehicleLogDelivery> = {
  id: "vehicleLog",
  description: "The log of a journey's vehicle before the crew leaves.",
  ...deliveredForm(vehicleLogForm),
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
  harmless: [...dropOffForm.harmless, "signature", "method", "confirmed"],
  edit: (draft, edit) => {
    const told = edit.pdroppedOff === "YES" ? { ...edit, ...atDestination } : edit
    const { changes, notice } = signedAnew(draft.form, told, {
      ...signedByRecipient,
      notice: recipientSignsAgainNotice
    })
    const isOther = confirmedFields.some(
      (field) => field in changes && JSON.stringify(changes[field]) !== JSON.stringify(draft.form[field])
    )
    if (!draft.form.signature || edit.signature !== undefined || !isOther)
      return { ...dropOff.edit(draft as never, changes), notice }
    return {
      ...dropOff.edit(draft as never, { ...changes, signature: false }),
      notice: notice ?? confirmAgainNotice
    }
  }
}

const dropOff = deliveredForm(dropOffForm)

/** What is confirmed with the tick: all that the form says. */
const confirmedFields = (
  Object.keys(dropOffForm.questions) as ReadonlyArray<keyof DropOffDelivery["edit"]>
).filter((field) => field !== "signature")

/** What people are told where something was confirmed that was changed. */
export const confirmAgainNotice: Notice = {
  level: "warning",
  text: "What you confirmed was changed: confirm it again."
}

/** Yes clears what was told of another place (specification 002 §4). */
const atDestination = { newLocation: false, newAddress: "", newPostCode: "", newPhone: "", newEmail: "" }

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
