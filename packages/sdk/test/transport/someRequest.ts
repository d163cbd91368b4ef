import { crewRoles } from "../../src/transport/crewQuestion.ts"
import type { TransportJob } from "../../src/transport/TransportJob.ts"
import { transportForm } from "../../src/transport/transportForm.ts"

/** A request, for the time that is given, of which nothing else is missing or odd. */
export const completeRequest = (dateTimeRequired: string): typeof transportForm.empty => ({
  ...transportForm.empty,
  dateTimeRequired,
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
})

/** The same as a job that its ward reads. */
export const requestedJob = (request: typeof transportForm.empty) =>
  ({
    ...transportForm.write(request),
    id: 31,
    version: 2,
    transportStatus: "ACCEPTED",
    refPrefix: "TR-31",
    agencyId: 1,
    agencyName: "Northway",
    transportWorkerSpecList: request.transportWorkerSpecList.map(
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
  }) as unknown as TransportJob
