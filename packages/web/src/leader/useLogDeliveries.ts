import {
  type DropOffDelivery,
  isAt,
  type MedicationDelivery,
  type PropertyDelivery,
  type TimesDelivery,
  type VehicleLogDelivery
} from "@crewfleet/machines"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { useDelivery } from "../delivery/useDelivery.ts"
import type { LogOutboxes } from "./logOutboxes.ts"
import { useSaid } from "./useSaid.ts"

/** The parts of a log of which there is one each, as they are worked on. */
export interface LogActors {
  readonly vehicle: DeliveryActor<VehicleLogDelivery>
  readonly propertyTaken: DeliveryActor<PropertyDelivery>
  readonly propertyHanded: DeliveryActor<PropertyDelivery>
  readonly medicationTaken: DeliveryActor<MedicationDelivery>
  readonly medicationHanded: DeliveryActor<MedicationDelivery>
  readonly dropOff: DeliveryActor<DropOffDelivery>
  readonly times: DeliveryActor<TimesDelivery>
}

/**
 * Works on all parts of a log: nothing until all are opened and what the device has of them is read, "elsewhere" where another tab has
 * taken one of them over.
 */
export const useLogDeliveries = (
  outboxes: LogOutboxes,
  jobId: number
): LogActors | "elsewhere" | undefined => {
  const opened = {
    vehicle: useDelivery(outboxes.vehicle, { jobId }),
    propertyTaken: useDelivery(outboxes.property, { jobId, end: "TAKEN" }),
    propertyHanded: useDelivery(outboxes.property, { jobId, end: "HANDED" }),
    medicationTaken: useDelivery(outboxes.medication, { jobId, end: "TAKEN" }),
    medicationHanded: useDelivery(outboxes.medication, { jobId, end: "HANDED" }),
    dropOff: useDelivery(outboxes.dropOff, { jobId }),
    times: useDelivery(outboxes.times, { jobId })
  }
  const all = Object.values(opened)
  const actors = all.flatMap((delivery) => (delivery?.actor as DeliveryActor | undefined) ?? [])
  const isRead = useSaid(actors, () => actors.every((actor) => !isAt(actor.getSnapshot(), "reading")))
  if (all.some((delivery) => delivery && !delivery.actor)) return "elsewhere"
  if (!isRead || all.some((delivery) => !delivery)) return undefined
  return Object.fromEntries(
    Object.entries(opened).map(([kind, delivery]) => [kind, delivery?.actor])
  ) as unknown as LogActors
}

/** Takes all parts over from another tab. */
export const openHere = (
  { vehicle, property, medication, dropOff, times }: LogOutboxes,
  jobId: number
): void => {
  vehicle.open({ jobId })
  for (const end of ["TAKEN", "HANDED"] as const) {
    property.open({ jobId, end })
    medication.open({ jobId, end })
  }
  dropOff.open({ jobId })
  times.open({ jobId })
}
