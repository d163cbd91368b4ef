import { dashboardLogic, viewerOf } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk/promise"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"

/** Somebody opening the dashboard of a service that never answers. */
const someone = (viewer: Parameters<typeof viewerOf>[0]) => {
  const asked: Array<string> = []
  const client = makeClient({
    baseUrl: "http://service.test",
    fetch: (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      asked.push(pathname + search)
      return new Promise(() => {})
    }
  })
  const actor = createActor(
    dashboardLogic(async () => client),
    { input: viewerOf(viewer) }
  ).start()
  return { actor, asked }
}

const soon = () => new Promise<void>((resolve) => setTimeout(resolve))

describe("dashboardLogic", () => {
  it("sends the first request of every part at once", async () => {
    const { actor, asked } = someone({ userType: "ADMIN" })
    await soon()
    expect(asked.toSorted()).toEqual([
      "/api/v1/stats/bookings/graph?timeframe=last_30_days&metric=count",
      "/api/v1/stats/bookings/summary?timeframe=all_time",
      "/api/v1/stats/overview",
      "/api/v1/stats/vehicles/summary",
      "/api/v1/vehicle-booking/0/10?statuses=BOOKED"
    ])
    actor.stop()
  })

  it("asks for an agency's own figures only", async () => {
    const { actor, asked } = someone({ userType: "AGENCY", agentId: 7 })
    await soon()
    expect(asked).toHaveLength(5)
    expect(asked.filter((address) => !address.includes("agencyId=7"))).toEqual([])
    actor.stop()
  })
})
