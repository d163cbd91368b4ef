import type { TransportJob } from "@crewfleet/sdk"
import { crewRoles, transportForm } from "@crewfleet/sdk/rules"

/** A request of which nothing is missing or odd. */
export const complete = {
  ...transportForm.empty,
  dateTimeRequired: new Date(Date.now() + 86_400_000).toISOString(),
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

const una = { id: 9, firstname: "Una", lastname: "Reed" }

/** The same as a job that its ward reads: the nurse is booked, and leads. */
export const job = {
  ...transportForm.write(complete),
  id: 31,
  version: 2,
  transportStatus: "ACCEPTED",
  refPrefix: "TR-31",
  agencyId: 1,
  agencyName: "Northway",
  agencyTelephone: "0113 496 0000",
  transportWorkerSpecList: complete.transportWorkerSpecList.map(
    ({ rowId, gender, assignmentCode }, index) => ({
      workerSpecId: index + 1,
      rowId,
      gender,
      assignmentCode: Number(assignmentCode),
      assignmentCodeName: crewRoles[assignmentCode as keyof typeof crewRoles],
      numberOfStaff: 1,
      bookings:
        assignmentCode === "32"
          ? [{ id: 5, shiftStatus: "BOOKED", version: 1, worker: una, verdict: "MAY" }]
          : [],
      bookingsCount: assignmentCode === "32" ? 1 : 0
    })
  ),
  teamLeader: una,
  driver: { id: 8, firstname: "Owen", lastname: "Price" },
  vehicle: { id: 3, name: "Ford Transit", regno: "YK22 ABC" },
  withheld: []
} as unknown as TransportJob

/** The same for whoever holds the link alone. */
export const lockedJob = {
  id: 31,
  version: 2,
  transportStatus: "ACCEPTED",
  refPrefix: "TR-31",
  agencyName: "Northway",
  dateTimeRequired: complete.dateTimeRequired,
  transportWorkerSpecList: [],
  withheld: Object.keys(transportForm.questions).filter(
    (field) => transportForm.questions[field as "nhs"].audience !== undefined
  )
} as unknown as TransportJob
