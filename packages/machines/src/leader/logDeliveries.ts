import type { WorkerTimes } from "@crewfleet/sdk"
import type {
  AnswersOf,
  CrewHours,
  dropOffForm,
  HandoverEnd,
  HandoverFacts,
  incidentForm,
  medicationForm,
  plannerForm,
  propertyForm,
  VehicleLogFacts,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import type { DeliveryTypes, Receipt } from "../delivery/DeliveryTypes.ts"
import type { FormDelivery } from "../delivery/deliveredForm.ts"

/** Of which journey a record is. */
export interface RecordOfJob {
  readonly jobId: number
}

/** A handover of a journey. */
export interface HandoverOfJob extends RecordOfJob {
  readonly end: HandoverEnd
}

/** Something that happened on a journey. */
export interface IncidentOfJob extends RecordOfJob {
  readonly incidentId: string
}

/** What the part of a step answers of what its agency gave back. */
export interface ReturnsRead {
  /** The number of the last return that its leader had read when it was asked to be sent; 0 where there was none. */
  readonly returnsRead: number
}

/** The log of a journey's vehicle; its attachments are photos. */
export type VehicleLogDelivery = FormDelivery<
  typeof vehicleLogForm,
  RecordOfJob,
  VehicleLogFacts & ReturnsRead
>

/** A patient's property as it changes hands. */
export type PropertyDelivery = FormDelivery<typeof propertyForm, HandoverOfJob, HandoverFacts & ReturnsRead>

/** Medication as it changes hands. */
export type MedicationDelivery = FormDelivery<
  typeof medicationForm,
  HandoverOfJob,
  HandoverFacts & ReturnsRead
>

/** What the end of a journey has to fit. */
export interface DropOffKnown extends ReturnsRead {
  /** What the odometer showed before the journey, in miles. */
  readonly startMileage: number
}

/** The end of a journey. */
export type DropOffDelivery = FormDelivery<typeof dropOffForm, RecordOfJob, DropOffKnown>

/** Something that happened on the road. */
export type IncidentDelivery = FormDelivery<typeof incidentForm, IncidentOfJob>

/** The hours of a crew; they are sent as those of its bookings. */
export interface TimesDelivery extends DeliveryTypes {
  readonly record: RecordOfJob
  readonly form: AnswersOf<typeof plannerForm>
  readonly receipt: Receipt & { readonly content: WorkerTimes }
  readonly facts: CrewHours & ReturnsRead
  readonly edit: Partial<AnswersOf<typeof plannerForm>>
}
