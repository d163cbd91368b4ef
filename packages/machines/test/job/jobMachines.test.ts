import { failedJobsMachine, scheduledJobsLogic, scheduledJobsMachine } from "@crewfleet/machines"
import type { FailedJob, Notice, ScheduledJob } from "@crewfleet/sdk"
import { handlers, unreachable } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { listScript } from "../list/scripts.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()

const erasing: ScheduledJob = {
  name: "erase-jobs",
  sentence: "Erases work that is done or has expired",
  everySeconds: 3600,
  standing: "DONE",
  done: 3,
  failed: 0,
  nextDueAt: "2026-11-20T10:00:00.000Z"
}

const failed: FailedJob = {
  id: 1,
  name: "remind-of-hires",
  subject: "Booking 17",
  dueAt: "2026-11-20T09:00:00.000Z",
  attempts: 3,
  failure: "Error EENVELOPE"
}

const visiting = () => {
  const notified: Array<Notice> = []
  const clock = new SimulatedClock()
  const actor = createActor(scheduledJobsLogic(connect), { clock })
  actor.on("notice", ({ notice }) => notified.push(notice))
  onTestFinished(() => void actor.stop())
  actor.start()
  return {
    actor,
    notified,
    clock,
    reaches: (state: "listed" | "started") => waitFor(actor, (s) => s.matches(state))
  }
}

describe("scheduledJobsMachine", () => {
  it("starts one and looks soon how that went", async () => {
    const ran: Array<string> = []
    service.use(
      handlers.job.list(() => [{ ...erasing, done: ran.length }]),
      handlers.job.run(({ params }) => {
        ran.push(String(params.name))
        return {}
      })
    )
    const { actor, notified, clock, reaches } = visiting()
    await reaches("listed")
    actor.send({ type: "run.asked", name: "erase-jobs" })
    expect(actor.getSnapshot().context.starting).toBe("erase-jobs")
    await reaches("started")
    expect(notified).toEqual([{ level: "success", text: "Started" }])
    clock.increment(1_500)
    const { context } = await reaches("listed")
    expect(ran).toEqual(["erase-jobs"])
    expect(context).toMatchObject({ jobs: [{ done: 1 }], starting: undefined })
  })

  it("keeps the list and says why one could not be started", async () => {
    service.use(
      handlers.job.list(() => [erasing]),
      handlers.job.run(unreachable)
    )
    const { actor, notified, reaches } = visiting()
    await reaches("listed")
    actor.send({ type: "run.asked", name: "erase-jobs" })
    const { context } = await reaches("listed")
    expect(context.jobs).toMatchObject([{ name: "erase-jobs" }])
    expect(notified).toEqual([{ level: "error", text: "Network Connection Failure" }])
  })
})

describeWalk(scheduledJobsMachine, {
  events: [{ type: "reload.asked" }, { type: "run.asked", name: "erase-jobs" }],
  answers: { list: [[erasing]], run: [undefined] }
})

describeWalk(failedJobsMachine, listScript({}, {}, failed))
