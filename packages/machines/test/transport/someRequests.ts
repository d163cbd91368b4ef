import type { TransportJob } from "@crewfleet/sdk"
import { crewRoles, transportForm } from "@crewfleet/sdk/rules"

/** The moment at which these tests stand. */
export const now = "2026-11-23T09:00:00.000Z"

/** A request of which nothing is missing or odd. */
export const complete = {
  ...transportForm.empty,
  dateTimeRequired: "2026-11-24T09:00:00.000Z",
  pickupPostCode: "LS1 3EX",
  destination: "Fern Lodge",
  destinationPostCode: "YO1 7HH",
  transportWorkerSpecList: transportForm.empty.transportWorkerSpecList.map((spec) => ({
    ...spec,
    numberOfStaff: "1"
  })),
  pname: "Mary Webb",
  pcaddress: "1 Great George Street, Leeds",
  pcemail: "ward7@hospital.example",
  patientName: "Ada Hale",
  pdob: "1980-02-03",
  passengerGender: "FEMALE",
  reasonForTransport: "INFORMAL_PATIENT",
  mentalHealthStatus: "Calm",
  isPassengerAwareOfTransport: "YES",
  patientMedication: "NO",
  walk: "YES",
  passengerRequiresRestraints: "NO",
  areStaffEscortingPatient: "NO",
  semail: "mary@hospital.example",
  disclaimer: true
} as const satisfies typeof transportForm.empty

/** The same as a job that its ward reads. */
export const job = {
  ...transportForm.write(complete),
  id: 31,
  version: 2,
  transportStatus: "ACCEPTED",
  refPrefix: "TR-31",
  agencyId: 1,
  agencyName: "Northway",
  transportWorkerSpecList: complete.transportWorkerSpecList.map(
    ({ rowId, gender, assignmentCode }, index) => ({
      workerSpecId: index + 1,
      rowId,
      gender,
      assignmentCode: Number(assignmentCode),
      assignmentCodeName: crewRoles[assignmentCode as keyof typeof crewRoles],
      numberOfStaff: 1,
      bookings: [],
      bookingsCount: 0
    })
  ),
  withheld: []
} as unknown as TransportJob
