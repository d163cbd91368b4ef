import type { LogActRequest } from "@crewfleet/machines"
import type { JourneyLog, LogRecord } from "@crewfleet/sdk"
import { incidentForm, propertyForm } from "@crewfleet/sdk/rules"
import { uuid } from "@crewfleet/sdk/testing"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type Answers, jobOf, openJob, ready } from "../transport/openTransport.tsx"

export const at = (minute: number) => `2026-11-24T10:${String(minute).padStart(2, "0")}:00.000Z`

export const record = (
  id: number,
  kind: LogRecord["kind"],
  content: LogRecord["content"],
  more: Partial<LogRecord> = {}
): LogRecord => ({
  ...{ id: uuid(id), kind, content, receivedAt: at(id), receivedFrom: "Grace Lee" },
  ...more
})

export const property = (...filled: ReadonlyArray<string>) => ({
  property: propertyForm.write({
    ...propertyForm.empty,
    propertyList: propertyForm.empty.propertyList.map((_, place) => filled[place] ?? "")
  })
})
export const incident = (kind: string, more: object = {}) => ({
  incident: incidentForm.write({ ...incidentForm.empty, kind, start: at(1), ...more })
})

export const logOf = (more: Partial<JourneyLog> = {}): JourneyLog => ({
  id: 7,
  agencyChecks: [],
  records: [],
  returns: [],
  keptBy: "Grace Lee",
  keeperId: 12,
  heardAt: at(30),
  lacks: ["Check the vehicle"],
  otherDefects: [],
  notLeaving: [],
  ...more
})

export const grace = { id: 12, firstname: "Grace", lastname: "Lee" }

/** The log of a journey that is on the road, and what was asked about it. */
export const openLog = async (log: JourneyLog, { jobs, ...answers }: Answers = {}) => {
  const acts: Array<LogActRequest> = []
  const logAct = (asked: LogActRequest) => {
    acts.push(asked)
    return answers.logAct?.(asked) ?? { log, readAt: ready.now }
  }
  const job = jobOf({ transportStatus: "IN_PROGRESS", teamLeader: grace })
  await openJob({ jobs: jobs ?? [job], logs: [log], ...answers, logAct })
  await userEvent.click(screen.getByRole("tab", { name: "Log" }))
  await screen.findByRole("heading", { name: "Where the log stands" })
  return acts
}

export const part = (name: string) => within(screen.getByRole("region", { name }))
