import { failedJobsLogic, scheduledJobsLogic } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { render, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { ScheduledJobsScreen } from "../../src/job/ScheduledJobsScreen.tsx"
import { firstRow, press } from "../person.ts"
import { serving } from "../serving.ts"

const reminding = {
  name: "remind-of-hires",
  sentence: "Reminds hirers of a hire the day before it starts",
  dailyAt: "09:00",
  timeZone: "Europe/London",
  standing: "RETRYING" as const,
  begunAt: "2026-11-20T09:00:01Z",
  done: 41,
  failed: 1,
  nextDueAt: "2026-11-21T09:00:00Z"
}
const failure = {
  id: 7,
  name: "remind-of-hires",
  sentence: reminding.sentence,
  subject: "Booking 17",
  dueAt: "2026-11-20T09:00:00Z",
  attempts: 3,
  failure: "Error EENVELOPE",
  nextTryAt: "2026-11-20T09:05:00Z"
}

const service = setupServer(
  handlers.job.list(() => [reminding]),
  handlers.job.failures(() => ({ content: [failure], totalElements: 1 }))
)
serving(service)

const open = () => {
  const load = async () => makeClient({ baseUrl: location.origin })
  render(
    <ScheduledJobsScreen logics={{ scheduled: scheduledJobsLogic(load), failed: failedJobsLogic(load) }} />
  )
}

const rowOf = async (table: string) => firstRow(within(await screen.findByRole("table", { name: table })))

it("says of each job when it runs, how the latest run went and when the next is due", async () => {
  open()
  expect(await rowOf("Scheduled jobs")).toEqual([
    "Reminds hirers of a hire the day before it starts",
    "Daily at 09:00, London time",
    "Failed, trying again",
    "20 Nov 2026, 09:00:01",
    "–",
    "41",
    "1",
    "21 Nov 2026, 09:00:00",
    "Run now"
  ])
})

it("says what failed, of which subject, and when it is tried again", async () => {
  open()
  expect(await rowOf("Failures")).toEqual([
    "Reminds hirers of a hire the day before it starts",
    "Booking 17",
    "20 Nov 2026, 09:00:00",
    "Error EENVELOPE",
    "3",
    "20 Nov 2026, 09:05:00"
  ])
})

it("runs one now", async () => {
  const ran: Array<unknown> = []
  service.use(
    handlers.job.run(({ params }) => {
      ran.push(params.name)
      return {}
    })
  )
  open()
  await press("Run now: Reminds hirers of a hire the day before it starts")
  await expect.poll(() => ran).toEqual(["remind-of-hires"])
})

it("says why the jobs cannot be shown, and shows what failed all the same", async () => {
  service.use(handlers.job.list(failing(500)))
  open()
  expect(await screen.findByText("Error loading the scheduled jobs")).toBeTruthy()
  expect(await screen.findByText("Booking 17")).toBeTruthy()
  service.use(handlers.job.list(() => [reminding]))
  await press("Retry")
  expect((await rowOf("Scheduled jobs"))[5]).toBe("41")
})

it("says that nothing has failed", async () => {
  service.use(handlers.job.failures(() => ({ content: [], totalElements: 0 })))
  open()
  expect(await screen.findByText("Nothing has failed")).toBeTruthy()
})
