import { loadingMachine } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { openQuestions } from "./questions.ts"

const away = { _tag: "NetworkFailure" } as const
const machine = loadingMachine<ReadonlyArray<string>, { readonly city: string }>({
  id: "streets",
  description: "The streets of a city.",
  isEmpty: (streets) => streets.length === 0
})

/** Somebody looking at the streets of Leeds. */
const someone = () => {
  const service = openQuestions<ReadonlyArray<string>, { readonly request: { readonly city: string } }>()
  const clock = new SimulatedClock()
  const actor = createActor(machine.provide({ actors: { load: service.logic } }), {
    input: { request: { city: "Leeds" } },
    clock
  }).start()
  return { actor, clock, service, sees: () => actor.getSnapshot() }
}

describe("loadingMachine", () => {
  it("asks at once and shows the answer", async () => {
    const { service, sees } = someone()
    expect(sees().value).toBe("loading")
    expect(service.asked).toEqual([{ request: { city: "Leeds" } }])
    await service.answer(["Briggate"])
    expect(sees().value).toBe("loaded")
    expect(sees().context.value).toEqual(["Briggate"])
  })

  it("says when there is nothing to show", async () => {
    const { service, sees } = someone()
    await service.answer([])
    expect(sees().value).toBe("empty")
  })

  it("keeps the old answer visible while it loads again", async () => {
    const { actor, service, sees } = someone()
    await service.answer(["Briggate"])
    actor.send({ type: "reload.asked" })
    expect(sees().value).toBe("refreshing")
    expect(sees().hasTag("busy")).toBe(true)
    expect(sees().context.value).toEqual(["Briggate"])
    await service.answer(["Briggate", "Kirkgate"])
    expect(sees().context.value).toEqual(["Briggate", "Kirkgate"])
  })

  it("keeps what it shows when a refresh fails, and says why", async () => {
    const { actor, service, sees } = someone()
    await service.answer(["Briggate"])
    actor.send({ type: "reload.asked" })
    await service.fail(away)
    expect(sees().value).toBe("failed")
    expect(sees().context).toMatchObject({ value: ["Briggate"], failure: away })
    actor.send({ type: "reload.asked" })
    await service.answer(["Kirkgate"])
    expect(sees().context).toMatchObject({ value: ["Kirkgate"], failure: undefined })
  })

  it("shows no answer to another request when the one that was asked for last fails", async () => {
    const { actor, service, sees } = someone()
    await service.answer(["Briggate"])
    actor.send({ type: "request.changed", request: { city: "York" } })
    expect(sees().context.value).toEqual(["Briggate"])
    actor.send({ type: "reload.asked" })
    await service.fail(away)
    expect(sees().value).toBe("failed")
    expect(sees().context.value).toBeUndefined()
  })

  it("lets the latest of two requests win and aborts the earlier one", async () => {
    const { actor, service, sees } = someone()
    actor.send({ type: "request.changed", request: { city: "York" } })
    expect(service.aborted).toEqual([{ request: { city: "Leeds" } }])
    await service.answer(["Shambles"], 1)
    await service.answer(["Briggate"], 0)
    expect(sees().context.value).toEqual(["Shambles"])
  })

  it("keeps the failure and tries again when asked to", async () => {
    const { actor, service, sees } = someone()
    await service.fail(away)
    expect(sees().value).toBe("failed")
    expect(sees().context.failure).toEqual(away)
    actor.send({ type: "reload.asked" })
    expect(sees().value).toBe("loading")
    await service.answer(["Briggate"])
    expect(sees().value).toBe("loaded")
    expect(sees().context.failure).toBeUndefined()
  })

  it.each([
    ["no connection", away],
    ["no answer in time", { _tag: "TimedOut", limit: 15_000 }],
    ["a service that cannot answer now", { _tag: "Refused", status: 503, violations: [] }]
  ] as const)(
    "tries again by itself after %s, with longer and longer pauses, and goes on",
    async (_, failure) => {
      const { clock, service, sees } = someone()
      for (const pause of [2_000, 5_000, 15_000, 30_000, 30_000]) {
        await service.fail(failure)
        const asked = service.asked.length
        clock.increment(pause - 1)
        expect([sees().value, service.asked.length]).toEqual(["failed", asked])
        clock.increment(1)
        expect([sees().value, service.asked.length]).toEqual(["loading", asked + 1])
        expect(sees().context.failure).toEqual(failure)
      }
      await service.answer(["Briggate"])
      expect(sees().value).toBe("loaded")
      expect(sees().context).toMatchObject({ failure: undefined, attempts: 0 })
    }
  )

  it("waits as long as the service asks for", async () => {
    const { clock, service } = someone()
    await service.fail({ _tag: "Refused", status: 503, violations: [], retryAfter: 5 })
    clock.increment(4_999)
    expect(service.asked).toHaveLength(1)
    clock.increment(1)
    expect(service.asked).toHaveLength(2)
  })

  it("does not try what was refused again by itself", async () => {
    const { clock, service, sees } = someone()
    await service.fail({ _tag: "Refused", status: 403, violations: [] })
    clock.increment(3_600_000)
    expect([sees().value, service.asked.length]).toEqual(["failed", 1])
  })

  it("calls what nobody foresaw a defect", async () => {
    const { service, sees } = someone()
    await service.fail(new TypeError("boom"))
    expect(sees().context.failure).toEqual({ _tag: "Defect", name: "TypeError" })
  })
})

describeWalk(machine, {
  inputs: [{ request: { city: "Leeds" } }],
  events: [{ type: "reload.asked" }, { type: "request.changed", request: { city: "York" } }],
  answers: { load: [[], ["Briggate"]] }
})
