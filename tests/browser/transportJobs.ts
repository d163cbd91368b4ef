import type { TransportJob } from "../../packages/sdk/src/transport/TransportJob.ts"
import type { RunningService } from "../startService.ts"
import { askingAs } from "./portal.ts"

const hour = 3_600_000

/** An instant so many hours from now, on the minute; negative hours are past. */
export const inHours = (hours: number): string =>
  new Date(Math.floor((Date.now() + hours * hour) / 60_000) * 60_000).toISOString()

/** How a clock in London shows an instant, as it is typed: `2026-11-25T03:00`. */
export const wallClock = (instant: string): string =>
  new Date(instant).toLocaleString("sv-SE", { timeZone: "Europe/London" }).replace(" ", "T").slice(0, 16)

/** A complete request for a journey, of one driver and two nurses, for a patient whom nobody else has. */
export const someRequest = (agencyId: number, dateTimeRequired: string, more: object = {}) => ({
  agencyId,
  dateTimeRequired,
  pickupPostCode: "BS1 4DJ",
  destination: "Callington Road Hospital",
  destinationPostCode: "BS4 5BJ",
  transportWorkerSpecList: [
    { rowId: "code-1", assignmentCode: 1, gender: "NO_PREFERENCE", numberOfStaff: 0 },
    { rowId: "code-2", assignmentCode: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 },
    { rowId: "code-32", assignmentCode: 32, gender: "NO_PREFERENCE", numberOfStaff: 2 }
  ],
  pward: "Willow Ward",
  pname: "Sister Grace Okafor",
  pcaddress: "Southmead Road\nBristol",
  pcemail: "willow@ward.example",
  patientName: "Ottoline Featherstone",
  pdob: "1971-03-09",
  passengerGender: "FEMALE",
  reasonForTransport: "MENTAL_HEALTH_ACT",
  mha: "Section 3",
  mentalHealthStatus: "Believes that she is followed",
  isPassengerAwareOfTransport: true,
  patientMedication: false,
  walk: true,
  passengerRequiresRestraints: false,
  areStaffEscortingPatient: false,
  selfHarm: "H",
  selfHarmDesc: "Scratches when she is left alone",
  submittedBy: "Grace Okafor",
  semail: "willow@ward.example",
  disclaimer: true,
  // What has passed already is asked for all the same: the ward says that it is right.
  confirmed: [
    {
      field: "dateTimeRequired",
      text: "This time has passed",
      answer: JSON.stringify(dateTimeRequired)
    }
  ],
  ...more
})

/** A job as somebody reads it. */
export type Job = typeof TransportJob.Type

/** What somebody asks of the service, and the answer; a refusal ends the test. */
export type Call = <A>(path: string, method: "POST" | "PUT", body: object) => Promise<A>

/** Calls in an account's name. */
export const callingAs = async (service: RunningService, name: string) => {
  const { ask, ...who } = await askingAs(service, name)
  const call: Call = async (path, method, body) => {
    const answer = await ask(path, { method, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text || "null")
  }
  return { ...who, name, ask, call }
}

interface Asked {
  readonly agencyId: number
  readonly inDays: number
  /** How many are needed, by the number of the assignment code. */
  readonly crew: Readonly<Record<number, number>>
}

/** Asks an agency for a journey as a ward of the demo does, without its screens. */
export const askFor = async (service: RunningService, { agencyId, inDays, crew }: Asked): Promise<Job> => {
  const { call } = await callingAs(service, "ward")
  const transportWorkerSpecList = Object.entries(crew).map(([code, numberOfStaff]) => ({
    ...{ rowId: `code-${code}`, assignmentCode: Number(code), gender: "NO_PREFERENCE", numberOfStaff }
  }))
  return call(
    "/transport-request",
    "POST",
    someRequest(agencyId, inHours(inDays * 24), { transportWorkerSpecList })
  )
}

/** The line of a job's crew for a code. */
export const specOf = ({ transportWorkerSpecList }: Job, code: number): number => {
  const spec = transportWorkerSpecList.find(({ assignmentCode }) => assignmentCode === code)
  if (!spec) throw new Error("The job has no such line")
  return spec.workerSpecId
}
