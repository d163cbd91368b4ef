import { type LeaderLog, makeClient } from "@crewfleet/sdk"
import { type LogRecordKind, logRecords } from "@crewfleet/sdk/rules"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { act, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, vi } from "vitest"
import { LogScreen } from "../../src/leader/LogScreen.tsx"
import type { OpenedLog } from "../../src/leader/OpenedLog.ts"
import type { SealedStore } from "../../src/sealed/makeSealedStore.ts"
import { someDevice } from "../delivery/guest.tsx"
import { serving } from "../serving.ts"
import { someJob } from "./someJob.ts"

/** jsdom has no canvas to draw on: signatures are drawn in a browser. */
const canvas = new Proxy({}, { get: () => () => {}, set: () => true })

/** What arrived at the service, in its order. */
export const sent: Array<{
  readonly kind: string
  readonly payload: { readonly id: string; readonly content: object }
}> = []

/** Whether the service can be reached. */
export const connection = { isThere: true }

/** A log of which nothing was noted. */
export const someLog: LeaderLog = {
  job: someJob,
  workerId: 12,
  isFormer: false,
  vehicle: {
    id: 3,
    name: "Ford Transit",
    regno: "AB12 CDE",
    lastMileage: 41_200,
    openDefects: [
      { id: 5, check: "horn", label: "Horn", gravity: "CRITICAL", note: "Quiet", refPrefix: "TR-3" }
    ]
  },
  agencyChecks: [{ id: "ramp", label: "Ramp", gravity: "MINOR" }],
  records: [],
  returns: []
}

const receive =
  (kind: string) => (request: { readonly payload: { readonly id: string; readonly content: object } }) => {
    if (!connection.isThere) return Response.error()
    sent.push({ kind, payload: request.payload })
    return { ...request.payload, receivedAt: "2026-03-02T10:05:00.000Z" } as never
  }

/** A service that takes every part. */
export const service = setupServer(
  handlers.leader.read(() => (connection.isThere ? someLog : Response.error()) as never),
  handlers.leader.sendVehicle(receive("vehicle") as never),
  handlers.leader.sendProperty(receive("property") as never),
  handlers.leader.sendMedication(receive("medication") as never),
  handlers.leader.sendDropOff(receive("dropOff") as never),
  handlers.leader.sendTimes(receive("times") as never),
  handlers.leader.sendIncident(receive("incident") as never)
)

/** Lets the service answer the tests of a file. */
export const serveLogs = (): void => {
  serving(service)
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(canvas as never)
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      }
    )
    sent.splice(0)
    connection.isThere = true
    history.replaceState(null, "", "/team-leader/entry/7")
    URL.createObjectURL = () => "blob:photo"
    URL.revokeObjectURL = () => {}
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
}

let opens = 0

/** The log of job 7, as its leader sees it on a device. */
export const openLog = (given: Partial<OpenedLog> & { readonly device?: SealedStore } = {}) => {
  opens += 1
  const acts = { lock: vi.fn(), leave: vi.fn(), reload: vi.fn(), signIn: vi.fn(), closeElsewhere: vi.fn() }
  const opened: OpenedLog = {
    jobId: 7,
    workerId: 12,
    owner: `link:transport_log/7:12:${opens}`,
    device: someDevice(),
    load: async () => makeClient({ baseUrl: location.origin, retries: 0 }),
    log: someLog,
    isFresh: true,
    isAllKept: true,
    isLost: false,
    unlock: async (code) => (code === "135790" ? { _tag: "Opened" } : { _tag: "Paused", seconds: 5 }),
    ...acts,
    ...given
  }
  const page = render(<LogScreen opened={opened} />)
  return { ...page, ...acts, opened }
}

/** Opens the log at a step, and waits for it. */
export const openStep = async (step: string, given: Parameters<typeof openLog>[0] = {}) => {
  history.replaceState(null, "", `/team-leader/entry/7?step=${step}`)
  const log = openLog(given)
  await screen.findByRole("heading", { name: "Job Refs TR-7" })
  await act(async () => {})
  return log
}

/** A record of a kind that the service has. */
export const recordOf = (
  kind: LogRecordKind,
  content: LeaderLog["records"][number]["content"],
  id: string
) => ({
  id,
  kind,
  receivedAt: "2026-03-02T09:05:00.000Z",
  content,
  ...(logRecords[kind].step === undefined && { incidentId: id })
})
