import type { RunningService } from "../startService.ts"
import { askingAs, expect, logInWith } from "./portal.ts"

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

/** A job, as far as these tests look. */
export interface AskedJob {
  readonly id: number
  readonly version: number
  readonly refPrefix: string
  readonly transportStatus: string
  readonly transportWorkerSpecList: ReadonlyArray<{
    readonly workerSpecId: number
    readonly assignmentCode: number
  }>
}

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

/** What is asked of a driver or a nurse: no more than the law demands. */
const law = [
  { kind: "rightToWork", name: "Right to work" },
  { kind: "dbs", name: "DBS" }
].map(({ kind, name }) => ({ name, anyOf: [{ kind }], otherwise: "REFUSE", graceDays: 0 }))

/** What an agency keeps of a worker. */
const kept = {
  paymentMethod: "Paye",
  employmentStartDate: "2026-01-01",
  contractEndDate: "2097-01-01",
  nextCheckDate: "2097-01-01",
  rightToWork: "Citizen",
  dbsNumber: "001234567890"
}

const strong = "Harbour-Wall-7"

const bodyOf = (body: object): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body)
})

/** The desk of an agency that has people: what it asks of them, and how somebody comes to work for it. */
export const agencyDesk = async (service: RunningService, name = "agency") => {
  const desk = await callingAs(service, name)
  const agencyId = desk.agentId ?? 0
  for (const code of [2, 32])
    await desk.call(`/eligibility/requirements/${code}`, "PUT", { requirements: law, version: 0 })

  const mailTo = async (recipient: string, wanted: RegExp): Promise<string> => {
    const find = async () => {
      const mails: ReadonlyArray<{ readonly recipient: string; readonly text: string }> = await (
        await fetch(`${service.url}/outbox.json`)
      ).json()
      return mails
        .filter((mail) => mail.recipient === recipient)
        .map(({ text }) => wanted.exec(text)?.[1])
        .find((found) => found !== undefined)
    }
    await expect.poll(find).toBeTruthy()
    return (await find()) ?? ""
  }

  /** Somebody who registers, is taken on, may work as a driver or a nurse unless they lack everything, and signs in. */
  const employ = async (firstname: string, code: 2 | 32, lacksEverything = false) => {
    const email = `${firstname.toLowerCase()}.${agencyId}@post.example`
    const guest = (path: string, body: object) => fetch(`${service.url}/api/v1${path}`, bodyOf(body))
    const { ticket } = await (
      await guest("/guest/applicant", {
        ...{ agencyId, firstname, lastname: "Dale", dob: "1992-03-04", gender: "FEMALE", nationality: "GB" },
        ...{ email, phoneNumber: "07700 900123", assignmentCode: { id: code }, shares: true }
      })
    ).json()
    await guest("/guest/applicant/link", { agencyId, ticket, shares: true })
    const token = await mailTo(email, /token=([\w-]+)/)
    await fetch(
      `${service.url}/oauth-service/api/v1/user-permission/save-password`,
      bodyOf({ token, newPassword: strong, repeatedpass: strong })
    )
    const { access_token, workerId } = await logInWith(service, email, strong)
    const id = Number(workerId)
    await desk.call(`/agency-worker/${id}/take-on`, "POST", {})
    await desk.ask(`/agency-worker/${id}/jobs`, {
      method: "POST",
      body: JSON.stringify({ assignmentCodeId: code, paymentMethodId: 1 })
    })
    if (!lacksEverything) {
      await desk.call(`/agency-worker/${id}/information`, "PUT", kept)
      await desk.call(`/agency-worker/${id}/fit-to-work`, "PUT", { fitToWork: true })
    }
    const apply = async (specId: number) => {
      const answer = await fetch(`${service.url}/api/v1/worker/${id}/seats/${specId}`, {
        ...bodyOf({}),
        headers: { authorization: `Bearer ${access_token}` },
        body: null
      })
      if (!answer.ok) throw new Error(`${firstname} cannot apply: ${await answer.text()}`)
    }
    return { id, email, name: `${firstname} Dale`, apply }
  }

  return { ...desk, agencyId, mailTo, employ }
}

/** The line of a job's crew for a code. */
export const specOf = ({ transportWorkerSpecList }: AskedJob, code: number): number => {
  const spec = transportWorkerSpecList.find(({ assignmentCode }) => assignmentCode === code)
  if (!spec) throw new Error("The job has no such line")
  return spec.workerSpecId
}
