import { someRequest } from "../../transport/someRequest.ts"
import type { Belongings } from "../Belongings.ts"
import type { Row } from "../Row.ts"

const list = "/transport-request/0/10"
const one = "/transport-request/:request"
const none = "/transport-request/:none"
const asked = ({ agency }: Belongings) => someRequest(agency)
const ofNobody = ({ agency }: Belongings) => someRequest(agency, { patientName: "" })
const changed = (there: Belongings) => {
  const { agencyId: _, ...answers } = asked(there)
  return answers
}
const patient = { patientName: "Ottoline Featherstone", pdob: "1971-03-09", day: "2026-12-01" }
const message = { body: "Is there a nurse?" }
const reason = { reason: "No bed" }
const code = { code: "000000" }

/** Who asks for journeys, and whose requests they follow; the links here are to hires. */
export const transportRequestRows: ReadonlyArray<Row> = [
  [
    "400 400 400 400 400 400 400 400 400 400 400 400",
    "transportRequest.guest",
    "/guest/transport",
    ofNobody,
    "without a patient"
  ],
  [
    "401 403 403 403 403 200 403 403 200 403 403 403",
    "transportRequest.agencies",
    "/transport-request/agencies"
  ],
  [
    "401 403 403 403 403 200 403 403 404 403 403 403",
    "transportRequest.agencies",
    "/transport-request/agencies?clientId=:client"
  ],
  ["401 403 403 403 403 200 403 403 200 403 403 403", "transportRequest.list", list],
  ["401 403 403 403 403 200 403 403 404 403 403 403", "transportRequest.list", `${list}?clientId=:client`],
  ["401 403 403 403 403 200 403 403 200 403 403 403", "transportRequest.create", "/transport-request", asked],
  [
    "401 403 403 403 403 200 403 403 404 403 403 403",
    "transportRequest.create",
    "/transport-request?clientId=:client",
    asked
  ],
  [
    "401 403 403 403 403 200 403 403 200 403 403 403",
    "transportRequest.samePatient",
    "/transport-request/same-patient",
    patient
  ],
  ["401 403 403 403 403 200 403 403 404 403 403 403", "transportRequest.byId", one],
  ["401 403 403 403 403 404 403 403 404 403 403 403", "transportRequest.byId", none],
  ["401 403 403 403 403 200 403 403 404 403 403 403", "transportRequest.change", one, changed],
  ["401 403 403 403 403 200 403 403 404 403 403 403", "transportRequest.messages", `${one}/messages`],
  [
    "401 403 403 403 403 200 403 403 404 403 403 403",
    "transportRequest.addMessage",
    `${one}/messages`,
    message
  ],
  ["401 403 403 403 403 200 403 403 404 403 403 403", "transportRequest.looks", `${one}/looks/0/10`],
  [
    "401 403 403 403 403 200 403 403 404 403 403 403",
    "transportRequest.cancel",
    `${one}/cancellation`,
    reason
  ],
  [
    "401 403 403 403 403 404 403 403 404 403 403 403",
    "transportRequest.cancel",
    `${none}/cancellation`,
    reason
  ],
  ["401 403 403 403 403 403 403 403 403 403 403 403", "transportRequest.sendCode", `${one}/code`],
  ["401 403 403 403 403 403 403 403 403 403 403 403", "transportRequest.unlock", `${one}/code`, code]
]
