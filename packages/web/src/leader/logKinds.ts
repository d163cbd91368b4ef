import type {
  DropOffDelivery,
  HandoverOfJob,
  IncidentDelivery,
  IncidentOfJob,
  KnownLog,
  MedicationDelivery,
  PropertyDelivery,
  RecordOfJob,
  TimesDelivery,
  VehicleLogDelivery
} from "@crewfleet/machines"
import { crewIn, vehicleFactsIn } from "@crewfleet/machines"
import {
  dropOffForm,
  type HandoverEnd,
  incidentForm,
  medicationForm,
  plannerForm,
  propertyForm,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import { declaredIn } from "../delivery/declaredIn.ts"
import type { KeptKind } from "../delivery/makeDeliveryStore.ts"

const photoPlaceOf = ({ jobId }: RecordOfJob, id: string) => `${jobId}/photo/${id}`

/** Where the one record of a name lies. */
const single = (name: string) => ({
  placeOf: ({ jobId }: RecordOfJob) => `${jobId}/${name}`,
  recordAt: (place: string): RecordOfJob | undefined => {
    const [jobId, said, ...more] = place.split("/")
    return said === name && more.length === 0 ? { jobId: Number(jobId) } : undefined
  },
  attachmentPlaceOf: photoPlaceOf
})

/** Where those lie of which a log has more than one. */
const several = <Record extends RecordOfJob>(
  name: string,
  which: (record: Record) => string,
  recordOf: (jobId: number, which: string) => Record | undefined
) => ({
  placeOf: (record: Record) => `${record.jobId}/${name}/${which(record)}`,
  recordAt: (place: string) => {
    const [jobId, said, found, ...more] = place.split("/")
    return said === name && found && more.length === 0 ? recordOf(Number(jobId), found) : undefined
  },
  attachmentPlaceOf: photoPlaceOf
})

const handover = (name: string) =>
  several<HandoverOfJob>(
    name,
    ({ end }) => end,
    (jobId, end) => (end === "TAKEN" || end === "HANDED" ? { jobId, end: end as HandoverEnd } : undefined)
  )

/** How the parts of a log lie on a device, and what they have to fit as far as it knows the log. */
export const logKinds = ({ log }: Pick<KnownLog, "log">) => {
  const vehicle: KeptKind<VehicleLogDelivery> = {
    ...single("vehicle"),
    ...declaredIn(vehicleLogForm),
    // No other part of a log has photos.
    isAttachmentPlace: (record, place) => place.startsWith(photoPlaceOf(record, "")),
    factsFrom: async () => vehicleFactsIn(log())
  }
  const property: KeptKind<PropertyDelivery> = { ...handover("property"), ...declaredIn(propertyForm) }
  const medication: KeptKind<MedicationDelivery> = {
    ...handover("medication"),
    ...declaredIn(medicationForm)
  }
  const dropOff: KeptKind<DropOffDelivery> = { ...single("drop-off"), ...declaredIn(dropOffForm) }
  const times: KeptKind<TimesDelivery> = {
    ...single("times"),
    ...declaredIn(plannerForm),
    factsFrom: async () => crewIn(log())
  }
  const incident: KeptKind<IncidentDelivery> = {
    ...several<IncidentOfJob>(
      "incident",
      ({ incidentId }) => incidentId,
      (jobId, incidentId) => ({ jobId, incidentId })
    ),
    ...declaredIn(incidentForm)
  }
  return { vehicle, property, medication, dropOff, times, incident }
}
