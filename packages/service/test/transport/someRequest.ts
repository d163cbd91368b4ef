import type { NewTransport } from "@crewfleet/sdk"
import { inDays } from "../booking/bookingsAt.ts"

/** Words of a request that are the patient's or about them, and must stand in no mail, list, log or address. */
export const patientWords = [
  "Ottoline",
  "Featherstone",
  "1971-03-09",
  "943 476 5919",
  "9434765919",
  "Believes",
  "olanzapine"
]

/** A complete request for a journey in three days' time, with nothing odd about it. */
export const someRequest = (agencyId: number, more: Partial<NewTransport> = {}): NewTransport => ({
  agencyId,
  dateTimeRequired: inDays(3),
  pickupPostCode: "BS1 4DJ",
  destination: "Callington Road Hospital",
  destinationPostCode: "BS4 5BJ",
  specialRequests: "Arrive at the side door",
  transportWorkerSpecList: [
    { rowId: "code-1", assignmentCode: 1, gender: "NO_PREFERENCE", numberOfStaff: 0 },
    { rowId: "code-2", assignmentCode: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 },
    { rowId: "code-32", assignmentCode: 32, gender: "FEMALE", numberOfStaff: 2 }
  ],
  pward: "Willow Ward",
  pcbusiness: "Southmead Hospital",
  pname: "Sister Grace Okafor",
  pcaddress: "Southmead Road\nBristol",
  pcemail: "willow@ward.example",
  patientName: "Ottoline Featherstone",
  pdob: "1971-03-09",
  passengerGender: "FEMALE",
  nhs: "943 476 5919",
  reasonForTransport: "MENTAL_HEALTH_ACT",
  mha: "Section 3",
  mentalHealthStatus: "Believes that she is followed",
  isPassengerAwareOfTransport: true,
  patientMedication: true,
  medication: "olanzapine 10 mg at noon",
  walk: true,
  passengerRequiresRestraints: false,
  areStaffEscortingPatient: false,
  selfHarm: "H",
  selfHarmDesc: "Scratches when she is left alone",
  bname: "Trust Finance",
  submittedBy: "Grace Okafor",
  semail: "grace@ward.example",
  disclaimer: true,
  ...more
})
