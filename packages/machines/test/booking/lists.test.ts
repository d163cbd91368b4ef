import { bookableVehiclesLogic, bookingScheduleLogic, bookingsLogic } from "@crewfleet/machines"
import { handlers } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()

it("lists bookings as they were asked for, the latest start first", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.booking.list(({ params, query }) => {
      asked.push({ page: params.page, size: params.size, ...query })
      return { content: [{ id: 1 }], totalElements: 1 }
    })
  )
  const filter = {
    agencyId: 7,
    statuses: ["BOOKED", "COMPLETE"],
    from: "2026-11-01",
    to: "2026-11-30"
  } as const
  const actor = createActor(bookingsLogic(connect), { input: { filter } }).start()
  await waitFor(actor, (state) => state.matches("loaded"))
  actor.send({ type: "filter.chosen", filter: { statuses: [], from: "", to: "" } })
  actor.send({ type: "sort.chosen", sort: { by: "start", direction: "ascending" } })
  await waitFor(actor, (state) => !state.hasTag("busy"))
  expect(asked[0]).toEqual({
    page: "0",
    size: "25",
    agencyId: "7",
    statuses: "BOOKED,COMPLETE",
    from: "2026-11-01",
    to: "2026-11-30",
    sort: "start",
    direction: "DESC"
  })
  expect(asked.at(-1)).toEqual({ page: "0", size: "25", sort: "start", direction: "ASC" })
})

it("shows a schedule, and that there are no vehicles", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.booking.schedule(({ query }) => {
      asked.push(query)
      return []
    })
  )
  const request = { agencyId: 7, from: "2026-11-20T00:00:00Z", to: "2026-11-21T00:00:00Z" }
  const actor = createActor(bookingScheduleLogic(connect), { input: { request } }).start()
  expect((await waitFor(actor, (state) => !state.hasTag("busy"))).value).toBe("empty")
  expect(asked).toEqual([{ ...request, agencyId: "7" }])
})

it("offers the vehicles that a new booking can have", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.vehicleChoice.available(({ query }) => {
      asked.push(query)
      return { content: [{ id: 9, name: "Ford" }], totalElements: 1 }
    })
  )
  const request = { agencyId: 7, start: "2026-11-20T00:00:00Z", end: "2026-11-21T00:00:00Z" }
  const actor = createActor(bookableVehiclesLogic(connect), { input: { request } }).start()
  const { context } = await waitFor(actor, (state) => !state.hasTag("busy"))
  expect(context.value).toEqual([{ id: 9, name: "Ford" }])
  expect(asked).toEqual([{ ...request, agencyId: "7", page: "0", size: "500" }])
})
