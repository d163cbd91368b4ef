import { dashboardLogic, viewerOf } from "@crewfleet/machines"
import { handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor } from "xstate"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()

/** Somebody opening the dashboard of a service that answers only once every part has asked. */
const someone = async (viewer: Parameters<typeof viewerOf>[0]) => {
  const asked: Record<string, object> = {}
  const everybody = Promise.withResolvers<void>()
  const noting =
    <A>(part: string, answer: A) =>
    async ({ query }: { readonly query: object }) => {
      asked[part] = query
      if (Object.keys(asked).length === 5) everybody.resolve()
      await everybody.promise
      return answer
    }
  const overview = { bookings: { total: 2000 }, vehicles: { total: 60 }, clients: { total: 40 } }
  service.use(
    handlers.dashboard.overview(noting("overview", overview)),
    handlers.dashboard.graph(noting("graph", [{ timestamp: "2026-03-01T00:00:00Z", value: 4 }])),
    handlers.dashboard.bookingSummary(
      noting("bookingSummary", { byPaymentMethod: [], byStatus: [], bySource: [] })
    ),
    handlers.dashboard.vehicleSummary(
      noting("vehicleSummary", { byAgency: [], byBookings: [], byType: [], byStatus: [] })
    ),
    handlers.booking.list(noting("upcomingBookings", { content: [], totalElements: 0 }))
  )
  const actor = createActor(
    dashboardLogic(() => connect()),
    { input: viewerOf(viewer) }
  ).start()
  onTestFinished(() => void actor.stop())
  await everybody.promise
  return { actor, asked }
}

describe("dashboardLogic", () => {
  it("sends the first request of every part without waiting for an answer", async () => {
    const { asked } = await someone({ userType: "ADMIN" })
    expect(asked).toEqual({
      overview: {},
      graph: { timeframe: "last_30_days", metric: "count" },
      bookingSummary: { timeframe: "all_time" },
      vehicleSummary: {},
      upcomingBookings: { statuses: "BOOKED" }
    })
  })

  it("asks for an agency's own figures only", async () => {
    const { asked } = await someone({ userType: "AGENCY", agentId: 7 })
    expect(Object.values(asked)).toHaveLength(5)
    for (const query of Object.values(asked)) expect(query).toMatchObject({ agencyId: "7" })
  })

  it("shows each part as its answer comes", async () => {
    const { actor } = await someone({ userType: "ADMIN" })
    const { children } = actor.getSnapshot()
    await expect.poll(() => children.overview?.getSnapshot().value).toBe("loaded")
    await expect.poll(() => children.graph?.getSnapshot().value).toBe("loaded")
    await expect.poll(() => children.bookingSummary?.getSnapshot().value).toBe("loaded")
    await expect.poll(() => children.vehicleSummary?.getSnapshot().value).toBe("loaded")
    await expect.poll(() => children.upcomingBookings?.getSnapshot().value).toBe("empty")
  })
})
