import type { TransportJob } from "@crewfleet/sdk"
import { transportForm } from "@crewfleet/sdk/rules"

const unanswered = Object.fromEntries(Object.keys(transportForm.questions).map((field) => [field, undefined]))

/** A journey as its leader reads it, with one driver booked. */
export const someJob = {
  ...unanswered,
  id: 7,
  version: 3,
  transportStatus: "COMMITTED",
  refPrefix: "TR-7",
  timeZone: "Europe/London",
  dateTimeRequired: "2026-03-02T08:30:00.000Z",
  pickupPostCode: "SE5 8AZ",
  destination: "The Maudsley",
  destinationPostCode: "NW3 2QG",
  shiftDate: "2026-03-02T08:00:00.000Z",
  shiftEndDate: "2026-03-02T12:00:00.000Z",
  patientName: "Robin Vale",
  passengerGender: "OTHER",
  pdob: "1990-04-05",
  reasonForTransport: "MENTAL_HEALTH_ACT",
  mha: "Section 3",
  patientMedication: true,
  medication: "Lorazepam 1 mg at 07:00",
  assaultStaff: "H",
  assaultStaffDesc: "Struck a nurse last week",
  selfHarm: "L",
  selfHarmDesc: "Nothing lately",
  walk: false,
  walkInfo: "Two people hold on",
  passengerRequiresRestraints: false,
  areStaffEscortingPatient: false,
  withheld: [],
  transportWorkerSpecList: [
    {
      workerSpecId: 11,
      rowId: "code-2",
      assignmentCode: 2,
      assignmentCodeName: "Driver",
      gender: "NO_PREFERENCE",
      numberOfStaff: 1,
      bookings: [
        {
          id: 11,
          version: 2,
          shiftStatus: "BOOKED",
          shiftDate: "2026-03-02T08:00:00.000Z",
          shiftEndDate: "2026-03-02T12:00:00.000Z",
          worker: { id: 12, firstname: "Grace", lastname: "Lee" }
        }
      ],
      bookingsCount: 1
    }
  ]
} as unknown as TransportJob
