import { loadingMachine } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { openQuestions } from "./questions.ts"

const away = { _tag: "NetworkFailure" } as const
const machine = loadingMachine<ReadonlyArray<string>, { readonly city: string }>({
  id: "streets",
  isEmpty: (streets) => streets.length === 0
})

/** Somebody looking at the streets of Leeds. */
const someone = () => {
  const service = openQuestions<ReadonlyArray<string>, { readonly request: { readonly city: string } }>()
  const actor = createActor(machine.provide({ actors: { load: service.logic } }), {
    input: { request: { city: "Leeds" } }
  }).start()
  return { actor, service, sees: () => actor.getSnapshot() }
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
