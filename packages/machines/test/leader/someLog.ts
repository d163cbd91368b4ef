import type {
  DropOffDelivery,
  IncidentDelivery,
  MedicationDelivery,
  PropertyDelivery,
  TimesDelivery,
  VehicleLogDelivery
} from "@crewfleet/machines"
import {
  checksByName,
  dropOffForm,
  incidentForm,
  medicationForm,
  propertyForm,
  vehicleLogForm
} from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"

const at = "2026-03-02T09:00:00.000Z"
/** Somebody who has typed their name for a signature. */
export const signed = {
  method: "TYPED",
  name: "Ada Nurse",
  confirmed: true,
  drawing: "",
  signedAt: at
} as const

/** Fifteen lines, of which these are filled. */
export const fifteen = (...filled: ReadonlyArray<string>) =>
  Array.from({ length: 15 }, (_, index) => filled[index] ?? "")

const passed = Object.fromEntries(
  Object.keys(checksByName).map((check) => [check, { ...vehicleLogForm.empty.brakes, result: "PASS" }])
)

/** A vehicle of which the litter fails, with a photo, and nothing else. */
export const someVehicleLog: VehicleLogDelivery["form"] = {
  ...vehicleLogForm.empty,
  ...passed,
  vehicleId: 3,
  startMileage: "41200",
  litter: { result: "FAIL", note: "Crumbs", photoIds: [uuid(1)], mended: "", telephoned: "" }
}

/** A bag and a coat, given and received. */
export const someProperty: PropertyDelivery["form"] = {
  ...propertyForm.empty,
  propertyList: fifteen("Bag", "Coat"),
  cashHandover: "20",
  giver: signed,
  receiver: signed
}

/** A medicine, given, received and seen. */
export const someMedication: MedicationDelivery["form"] = {
  ...medicationForm.empty,
  medicationList: fifteen("Lorazepam 1 mg, 4 tablets"),
  giver: signed,
  receiver: signed,
  witness: signed
}

/** The end of a journey of sixty miles. */
export const someDropOff: DropOffDelivery["form"] = {
  ...dropOffForm.empty,
  dropTime: at,
  mileage: "41260",
  recipientName: "Dee Nurse",
  recipientSignature: signed,
  signature: true
}

/** A restraint that was recorded with one touch. */
export const someIncident: IncidentDelivery["form"] = { ...incidentForm.empty, kind: "RESTRAINT", start: at }

/** A driver whose hours are entered. */
export const someCrew: TimesDelivery["facts"] = {
  id: 7,
  transportStatus: "LOGGED",
  planned: {},
  crew: [{ rowId: "booking-11", bookingId: 11, version: 2, name: "Bo Driver", role: "Driver", times: [] }],
  times: [{ rowId: "booking-11" }],
  returnsRead: 0
}

/** What that driver worked. */
export const someTimes: TimesDelivery["form"] = {
  times: [{ rowId: "booking-11", start: "2026-03-02T06:00:00.000Z", end: at, breakTime: "0", reason: "" }]
}
