import { type GraphRequest, graphMachine } from "@crewfleet/machines"
import type { GraphPoint, UserType } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { openQuestions } from "../list/questions.ts"

const points: ReadonlyArray<GraphPoint> = [{ timestamp: "2026-03-01T00:00:00Z", value: 4 }]
const revenue = { type: "metric.chosen", metric: "revenue" } as const
const away = { _tag: "NetworkFailure" } as const

/** Somebody looking at the graph. */
const someone = (userType: UserType, agencyId?: number) => {
  const service = openQuestions<ReadonlyArray<GraphPoint>, GraphRequest>()
  const clock = new SimulatedClock()
  const actor = createActor(graphMachine.provide({ actors: { load: service.logic } }), {
    input: { userType, agencyId },
    clock
  }).start()
  return { actor, clock, service, sees: () => actor.getSnapshot() }
}

describe("graphMachine", () => {
  it("starts with the bookings of the last 30 days", async () => {
    const { service, sees } = someone("AGENCY", 7)
    expect(service.asked).toEqual([{ timeframe: "last_30_days", metric: "count", agencyId: 7 }])
    await service.answer(points)
    expect(sees().value).toBe("loaded")
    expect(sees().context.points).toEqual(points)
  })

  it("keeps revenue from everybody but admins", async () => {
    const { actor, service, sees } = someone("AGENCY", 7)
    await service.answer(points)
    expect(sees().can(revenue)).toBe(false)
    actor.send(revenue)
    expect(sees().context.request.metric).toBe("count")
    expect(someone("ADMIN").sees().can(revenue)).toBe(true)
  })

  it("loads again for another interval or metric, and the latest choice wins", async () => {
    const { actor, service, sees } = someone("ADMIN")
    await service.answer(points)
    actor.send({ type: "timeframe.chosen", timeframe: "today" })
    expect(sees().value).toBe("refreshing")
    expect(sees().context.points).toEqual(points)
    actor.send(revenue)
    expect(service.asked.at(-1)).toEqual({ timeframe: "today", metric: "revenue" })
    await service.answer([], 2)
    await service.answer(points, 1)
    expect(sees().value).toBe("empty")
  })

  it("keeps the selection after a failure and offers it again", async () => {
    const { actor, service, sees } = someone("ADMIN")
    actor.send({ type: "timeframe.chosen", timeframe: "this_year" })
    await service.fail(away)
    expect(sees().value).toBe("failed")
    expect(sees().context).toMatchObject({ failure: away, request: { timeframe: "this_year" } })
    actor.send({ type: "reload.asked" })
    expect(service.asked.at(-1)).toMatchObject({ timeframe: "this_year" })
  })

  it("tries again by itself while the service cannot be reached", async () => {
    const { clock, service, sees } = someone("ADMIN")
    await service.fail(away)
    clock.increment(2_000)
    await service.answer(points)
    expect(sees().value).toBe("loaded")
  })
})

const earned: ReadonlyArray<GraphPoint> = [
  { timestamp: "2026-03-01T00:00:00Z", value: 4, amounts: [{ currency: "EUR", value: 3 }] }
]
const euros = { type: "currency.chosen", currency: "EUR" } as const

describe("The currency of the graph", () => {
  it("can be chosen among those in which something was earned, and stays chosen", async () => {
    const { actor, service, sees } = someone("ADMIN")
    await service.answer(points)
    expect(sees().can(euros)).toBe(false)
    actor.send(revenue)
    await service.answer(earned)
    expect(sees().can({ type: "currency.chosen", currency: "USD" })).toBe(false)
    actor.send(euros)
    expect(sees().value).toBe("loaded")
    expect(sees().context.currency).toBe("EUR")
    actor.send({ type: "timeframe.chosen", timeframe: "today" })
    await service.answer(points)
    expect(sees().context.currency).toBe("EUR")
  })
})

describeWalk(graphMachine, {
  inputs: [{ userType: "ADMIN" }, { userType: "AGENCY", agencyId: 7 }],
  events: [revenue, euros, { type: "timeframe.chosen", timeframe: "today" }, { type: "reload.asked" }],
  answers: { load: [[], points, earned] }
})
