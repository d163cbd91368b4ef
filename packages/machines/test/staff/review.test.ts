import { type ReviewEvent, type ReviewInput, reviewLogic, reviewMachine } from "@crewfleet/machines"
import type { WaitingRecord } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const today = "2026-11-20"

const waiting = (id: number, more: Partial<WaitingRecord> = {}): WaitingRecord => ({
  id,
  sort: "training",
  name: "Fire Safety",
  workerId: 12,
  firstname: "Grace",
  lastname: "Lee",
  expires: "2027-01-01",
  version: 2,
  uploaded: "2026-11-03T09:05:00.000Z",
  ...more
})

const approves: ReviewEvent = { type: "approval.chosen" }
const rejects: ReviewEvent = { type: "rejection.chosen" }
const leaves: ReviewEvent = { type: "record.left" }
const says = (because: "EXPIRED" | "OTHER"): ReviewEvent => ({ type: "reason.chosen", because })
const types = (comment: string): ReviewEvent => ({ type: "comment.typed", comment })

const record = {
  id: 1,
  name: "Fire Safety",
  status: "APPROVED",
  workerId: 12,
  version: 3,
  number: 2,
  uploaded: "2026-11-03T09:05:00.000Z"
} as const

/** A queue of so many records in the service, ten a page, and what is decided about them. */
const queueOf = (records: ReadonlyArray<WaitingRecord>) => {
  const asked: Array<string> = []
  const decided: Array<object> = []
  service.use(
    handlers.agencyWorker.waiting(({ query }) => {
      const from = Number(query.after ?? 0)
      asked.push(query.after ?? "")
      const content = records.slice(from, from + 10)
      return {
        content,
        totalElements: records.length,
        ...(from + 10 < records.length && { next: String(from + 10) })
      }
    }),
    handlers.training.review(({ params, query, payload }) => {
      decided.push({ sort: "training", id: Number(params.id), agencyId: query.agencyId, ...payload })
      return { ...record, trainingId: 4, type: "EXTERNAL" }
    }),
    handlers.compliance.review(({ params, query, payload }) => {
      decided.push({ sort: "compliance", id: Number(params.id), agencyId: query.agencyId, ...payload })
      return { ...record, complianceId: 4 }
    })
  )
  return { asked, decided }
}

const someone = async (input: Partial<ReviewInput> = {}) => {
  const told: Array<string> = []
  const actor = createActor(reviewLogic(connect), { input: { agencyId: 7, today, ...input } })
  actor.on("notice", ({ notice }) => told.push(notice.text))
  actor.on("record.decided", ({ id }) => told.push(`decided ${id}`))
  actor.start()
  onTestFinished(() => void actor.stop())
  const settled = () =>
    waitFor(actor, (state) => !state.hasTag("busy") && !state.matches({ looking: "fetching" }))
  const does = async (...events: ReadonlyArray<ReviewEvent>) => {
    for (const event of events) {
      actor.send(event)
      await settled()
    }
    return actor.getSnapshot()
  }
  await settled()
  return { does, told, now: () => actor.getSnapshot().context }
}

describe("reviewLogic", () => {
  it("goes through twenty-five records, each by one step, and loads more before they run out", async () => {
    const { asked, decided } = queueOf(Array.from({ length: 25 }, (_, at) => waiting(at + 1)))
    const { does, now } = await someone()
    for (let at = 0; at < 25; at += 1) {
      expect(now().queue[0]?.id).toBe(at + 1)
      if (at < 21) expect(now().queue.length).toBeGreaterThan(1)
      await does(approves)
    }
    expect(asked).toEqual(["", "10", "20"])
    expect(decided).toHaveLength(25)
    expect(decided[0]).toEqual({ sort: "training", id: 1, agencyId: "7", status: "APPROVED", version: 2 })
    expect(now()).toMatchObject({ total: 25, queue: [] })
    expect(now().decided).toHaveLength(25)
  })

  it("tells that a training or a compliance was updated", async () => {
    queueOf([waiting(1), waiting(2, { sort: "compliance" })])
    const { does, told } = await someone()
    await does(approves, approves)
    expect(told).toEqual([
      "Worker Training Updated Successfully",
      "decided 1",
      "Worker Compliance Updated Successfully",
      "decided 2"
    ])
  })

  it("rejects with one of the reasons and the comment, which is empty for the next one", async () => {
    const { decided } = queueOf([waiting(1), waiting(2)])
    const { does, now } = await someone()
    await does(types(" Out of date "), rejects, says("EXPIRED"))
    expect(decided).toMatchObject([{ status: "REJECTED", because: "EXPIRED", comment: "Out of date" }])
    expect(now()).toMatchObject({ comment: "", queue: [{ id: 2 }] })
  })

  it("sends no rejection for something else that says nothing, and no comment of more than 255 characters", async () => {
    const { decided } = queueOf([waiting(1)])
    const { does } = await someone()
    const silent = await does(rejects, says("OTHER"))
    expect(silent.context.problems).toEqual([{ field: "comment", text: "Say what is wrong with it" }])
    const long = await does(types("x".repeat(256)), says("OTHER"))
    expect(long.context.problems).toEqual([
      { field: "comment", text: "The comment must be 255 characters or fewer" }
    ])
    expect(decided).toEqual([])
    await does(types("x".repeat(255)), says("OTHER"))
    expect(decided).toHaveLength(1)
  })

  it("does not approve what has expired", async () => {
    const { decided } = queueOf([waiting(1, { expires: "2026-11-19" })])
    const { does } = await someone()
    const { context } = await does(approves)
    expect(context.problems).toMatchObject([{ text: expect.stringContaining("has expired") }])
    expect(decided).toEqual([])
  })

  it.each([
    [409, "Ada Hill has approved this document already."],
    [404, "This training cannot be found."]
  ])("tells what somebody else did meanwhile, and passes on (%i)", async (status, text) => {
    const { decided } = queueOf([waiting(1), waiting(2)])
    service.use(handlers.training.review(failing(status, text)))
    const { does, told, now } = await someone()
    await does(approves)
    expect(told).toEqual([text, "decided 1"])
    expect(now().queue[0]?.id).toBe(2)
    expect(decided).toEqual([])
  })

  it("stays with a record about which nothing could be decided, and keeps the comment", async () => {
    queueOf([waiting(1)])
    service.use(handlers.training.review(failing(500)))
    const { does, told, now } = await someone()
    const state = await does(types("Blurred"), rejects, says("EXPIRED"))
    expect(state.matches("explaining")).toBe(true)
    expect(now()).toMatchObject({ comment: "Blurred", queue: [{ id: 1 }] })
    expect(told).toEqual(["Internal server error, please try later"])
  })

  it("leaves a record for later, and begins with it anew", async () => {
    queueOf([waiting(1)])
    const { does } = await someone()
    const left = await does(leaves)
    expect(left.matches("done")).toBe(true)
    expect(left.context).toMatchObject({ left: [1], decided: [] })
    const again = await does({ type: "reload.asked" })
    expect(again.context).toMatchObject({ left: [], queue: [{ id: 1 }] })
  })

  it("decides about the one record that it is given", async () => {
    const { asked, decided } = queueOf([])
    const { does } = await someone({ record: waiting(9, { sort: "compliance" }) })
    const state = await does(approves)
    expect(state.matches("done")).toBe(true)
    expect(decided).toMatchObject([{ sort: "compliance", id: 9 }])
    expect(asked).toEqual([])
  })
})

const page = (...records: ReadonlyArray<WaitingRecord>) => ({
  content: records,
  totalElements: records.length
})

describeWalk(reviewMachine, {
  inputs: [
    { agencyId: 7, today },
    { agencyId: 7, today, record: waiting(1) }
  ],
  events: [
    approves,
    rejects,
    { type: "rejection.cancelled" },
    says("EXPIRED"),
    says("OTHER"),
    types("Blurred"),
    types("x".repeat(256)),
    leaves,
    { type: "reload.asked" }
  ],
  answers: {
    load: [page(), page(waiting(1)), { ...page(waiting(1)), next: "a cursor" }],
    decide: [{}]
  }
})
