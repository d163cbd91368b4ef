import { inDays } from "../../booking/bookingsAt.ts"
import { formWith } from "../../file/formWith.ts"
import { pdfOf } from "../../file/pdfOf.ts"
import type { Belongings } from "../Belongings.ts"
import type { Row } from "../Row.ts"

const own = "401 403 403 200 404 403 403 403 403 403 403 403"
const ownOnly = "401 403 403 200 200 403 403 403 403 403 403 403"
const read = "401 200 403 200 404 403 403 403 403 403 403 403"
const refused = "401 403 403 409 404 403 403 403 403 403 403 403"
const nowhere = "401 403 403 404 404 403 403 403 403 403 403 403"
const one = "/transport/:transport"

const planned = ({ transport }: Belongings) => ({
  ...{ transportId: transport, start: inDays(2), breakTime: 30 },
  end: new Date(Date.parse(inDays(2)) + 3_600_000).toISOString()
})
const lines = {
  transportWorkerSpecList: [
    { rowId: "line-0", assignmentCode: 32, gender: "NO_PREFERENCE", numberOfStaff: 2 },
    { rowId: "line-1", assignmentCode: 2, gender: "NO_PREFERENCE", numberOfStaff: 1 }
  ]
}
const declined = { event: "job.declined", reason: "No crew" }
const message = { body: "The crew comes by the side door." }

/** Who carries out journeys, and who looks on. */
export const transportRows: ReadonlyArray<Row> = [
  ["401 200 403 200 200 403 403 403 403 403 403 403", "transport.list", "/transport/0/10"],
  [read, "transport.list", "/transport/0/10?agencyId=:agency"],
  [ownOnly, "transport.board", "/transport/board"],
  [own, "transport.board", "/transport/board?agencyId=:agency"],
  [ownOnly, "transport.schedule", "/transport/schedule?from=:from&to=:to"],
  [own, "transport.schedule", "/transport/schedule?from=:from&to=:to&agencyId=:agency"],
  [ownOnly, "transport.settings", "/transport/settings"],
  [own, "transport.saveSettings", "/transport/settings?agencyId=:agency", { usualMinutes: 300 }],
  [read, "transport.byId", one],
  ["401 404 403 404 404 403 403 403 403 403 403 403", "transport.byId", "/transport/:none"],
  [read, "transport.history", `${one}/history`],
  [read, "transport.looks", `${one}/looks/0/10`],
  [own, "transport.messages", `${one}/messages`],
  [own, "transport.addMessage", `${one}/messages`, message],
  [own, "transport.vehicles", `${one}/vehicles`],
  [own, "transport.drivers", `${one}/drivers`],
  [own, "transport.workers", `${one}/workers`],
  [own, "transport.seeChanges", `${one}/changes/seen`, {}],
  [own, "transport.pickVehicle", `${one}/vehicle`, ({ vehicle }) => ({ id: vehicle })],
  [own, "transport.pickDriver", `${one}/driver`, {}, "nobody"],
  [own, "transport.nameLeader", `${one}/leader`, ({ worker }) => ({ id: worker })],
  [own, "transport.saveCrew", `${one}/specs`, lines],
  [own, "transport.uploadRisk", `${one}/risk`, () => formWith(pdfOf(), "risk.pdf", "application/pdf")],
  [refused, "transport.authorise", `${one}/authorisation`, planned, "while much is missing"],
  [
    refused,
    "transport.bookWorker",
    `${one}/specs/:openLine/bookings`,
    ({ otherWorker }) => ({ workerId: otherWorker }),
    "who works elsewhere"
  ],
  [refused, "transport.approve", "/transport/bookings/:alsoApplied/approval", {}, "who works elsewhere"],
  [own, "transport.reject", "/transport/bookings/:applied/rejection", {}],
  [nowhere, "transport.reject", "/transport/bookings/:none/rejection", {}],
  [own, "transport.step", "/transport/:declinedTransport/status", declined],
  [nowhere, "transport.step", "/transport/:none/status", declined],
  [
    own,
    "transport.saveTimes",
    "/transport/:overTransport/times",
    ({ overTransport }) => ({ id: overTransport, times: [] }),
    "of nobody"
  ],
  ["401 200 403 403 403 403 403 403 403 403 403 403", "transport.dueForErasure", "/transport/erasure"],
  ["401 200 403 403 403 403 403 403 403 403 403 403", "transport.agencies", `${one}/agencies`],
  [
    "401 200 403 403 403 403 403 403 403 403 403 403",
    "transport.saveLegible",
    "/transport/:newTransport/agencies",
    ({ agency }) => ({ transportLegibleAgencyIds: [agency] })
  ]
]
