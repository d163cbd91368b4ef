import { askBookings, type ExportRequest, exportLogic, exportMachine } from "@crewfleet/machines"
import type { ListedBooking } from "@crewfleet/sdk"
import { failing, handlers, inSequence } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const request: ExportRequest = {
  search: "hill",
  sort: { by: "start", direction: "descending" },
  filter: { agencyId: 7, statuses: ["BOOKED", "COMPLETE"], from: "2026-11-01", to: "" }
}
const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }))

/** Somebody who exports what a list shows. */
const someone = () => {
  const files: Array<ReadonlyArray<ListedBooking>> = []
  const complete: Array<number> = []
  const actor = createActor(exportLogic(connect, askBookings)((bookings) => void files.push(bookings)))
  actor.on("export.complete", ({ rows: count }) => complete.push(count))
  actor.start()
  actor.send({ type: "export.asked", request })
  return { actor, files, complete, settled: () => waitFor(actor, (state) => !state.hasTag("busy")) }
}

describe("exportMachine", () => {
  it("makes one file of all pages of what the list shows", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.booking.list(({ params, query }) => {
        asked.push({ page: params.page, size: params.size, ...query })
        const from = Number(params.page) * 500
        return { content: rows(from, Math.min(500, 1_203 - from)), totalElements: 1_203 }
      })
    )
    const { files, complete, settled } = someone()
    const { value, context } = await settled()
    expect(value).toBe("idle")
    expect(context).toMatchObject({ rows: 1_203, total: 1_203 })
    expect(files.map((file) => file.map(({ id }) => id))).toEqual([rows(0, 1_203).map(({ id }) => id)])
    expect(complete).toEqual([1_203])
    const query = {
      size: "500",
      agencyId: "7",
      statuses: "BOOKED,COMPLETE",
      from: "2026-11-01",
      searchCriteria: "hill",
      sort: "start",
      direction: "DESC"
    }
    expect(asked).toEqual(["0", "1", "2"].map((page) => ({ page, ...query })))
  })

  it("says how far it is, and of how many only once that is counted", async () => {
    service.use(
      handlers.booking.list(
        inSequence(
          () => ({ content: rows(0, 500), totalElements: 501, atLeast: true }),
          () => ({ content: rows(500, 500), totalElements: 1_001, atLeast: true }),
          () => ({ content: rows(1_000, 203), totalElements: 1_203 })
        )
      )
    )
    const { actor, files, settled } = someone()
    const reported = new Set<string>()
    actor.subscribe(({ context: { rows, total } }) => reported.add(`${rows} of ${total}`))
    await settled()
    expect([...reported]).toEqual(["500 of 0", "1000 of 0", "1203 of 1203"])
    expect(files.map((file) => file.length)).toEqual([1_203])
  })

  it("makes no file when a page fails half-way, and all of it after a retry", async () => {
    const whole = { content: rows(0, 500), totalElements: 501 }
    const rest = { content: rows(500, 1), totalElements: 501 }
    service.use(
      handlers.booking.list(
        inSequence(
          () => whole,
          failing(500),
          () => whole,
          () => rest
        )
      )
    )
    const { actor, files, settled } = someone()
    const { value, context } = await settled()
    expect(value).toBe("failed")
    expect(context.failure).toMatchObject({ status: 500 })
    expect(files).toEqual([])
    actor.send({ type: "export.retried" })
    expect((await settled()).value).toBe("idle")
    expect(files.map(({ length }) => length)).toEqual([501])
  })

  it("makes no file when bookings came or went meanwhile", async () => {
    service.use(
      handlers.booking.list(
        inSequence(
          () => ({ content: rows(0, 500), totalElements: 502 }),
          () => ({ content: rows(499, 2), totalElements: 502 })
        )
      )
    )
    const { files, settled } = someone()
    expect((await settled()).context.failure).toBe("changed")
    expect(files).toEqual([])
  })

  it("stops at once when it is cancelled, and makes no file", async () => {
    service.use(
      handlers.booking.list(
        inSequence(
          () => ({ content: rows(0, 500), totalElements: 900 }),
          () => new Promise(() => {})
        )
      )
    )
    const { actor, files } = someone()
    await waitFor(actor, ({ context }) => context.rows === 500)
    actor.send({ type: "export.cancelled" })
    expect(actor.getSnapshot().value).toBe("idle")
    expect(files).toEqual([])
  })
})

describeWalk(exportMachine, {
  events: [
    { type: "export.asked", request },
    { type: "export.cancelled" },
    { type: "export.retried" },
    { type: "rows.fetched", rows: 500, total: 501 },
    { type: "rows.complete", rows: 501 },
    { type: "rows.failed", failure: "changed" }
  ],
  answers: { collect: [undefined] as never }
})
