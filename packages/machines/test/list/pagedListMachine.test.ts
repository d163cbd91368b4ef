import { type ListRequest, pagedListMachine } from "@crewfleet/machines"
import type { Page } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { openQuestions } from "./questions.ts"
import { listScript } from "./scripts.ts"

interface Filter {
  readonly city: string
}

const away = { _tag: "NetworkFailure" } as const
const page = (content: ReadonlyArray<string>, totalElements = content.length): Page<string> => ({
  content,
  totalElements
})

const hirers = { id: "hirers", description: "The hirers of a city.", size: 10 }

/** Somebody at a list of 23 hirers, ten a page. */
const someone = () => {
  const service = openQuestions<Page<string>, { readonly request: ListRequest<Filter> }>()
  const clock = new SimulatedClock()
  const list = pagedListMachine<string, Filter>(hirers)
  const actor = createActor(list.provide({ actors: { load: service.logic } }), {
    input: { filter: { city: "Leeds" } },
    clock
  }).start()
  return {
    actor,
    clock,
    service,
    sees: () => actor.getSnapshot(),
    types: (text: string) => actor.send({ type: "search.typed", text }),
    lastAsked: () => service.asked.at(-1)?.request
  }
}

describe("pagedListMachine, searching", () => {
  it("asks for the first page at once", async () => {
    const { service, sees } = someone()
    expect(sees().value).toBe("loading")
    expect(service.asked).toEqual([{ request: { search: "", page: 0, size: 10, filter: { city: "Leeds" } } }])
    await service.answer(page(["Ada"], 23))
    expect(sees().value).toBe("loaded")
    expect(sees().context.answer).toEqual(page(["Ada"], 23))
  })

  it("begins where it is told to", () => {
    const service = openQuestions<Page<string>, { readonly request: ListRequest<Filter> }>()
    const list = pagedListMachine<string, Filter>(hirers)
    const actor = createActor(list.provide({ actors: { load: service.logic } }), {
      input: { filter: { city: "Leeds" }, start: { search: "ada", page: 2 } }
    }).start()
    expect(service.asked).toEqual([
      { request: { search: "ada", page: 2, size: 10, filter: { city: "Leeds" } } }
    ])
    expect(actor.getSnapshot().context.typed).toBe("ada")
  })

  it("searches 400 ms after the last key and from the first page", async () => {
    const { actor, clock, service, types, lastAsked, sees } = someone()
    await service.answer(page(["Ada"], 23))
    actor.send({ type: "page.chosen", page: 2 })
    await service.answer(page(["Grace"], 23))
    types("a")
    clock.increment(399)
    types(" ad ")
    clock.increment(399)
    expect(service.asked).toHaveLength(2)
    expect(sees().context.typed).toBe(" ad ")
    clock.increment(1)
    expect(lastAsked()).toMatchObject({ search: "ad", page: 0 })
    expect(sees().value).toBe("refreshing")
    expect(sees().context.answer).toEqual(page(["Grace"], 23))
  })

  it("searches at once on Enter and not a second time after the pause", async () => {
    const { actor, clock, service, types, lastAsked } = someone()
    types("ada")
    actor.send({ type: "search.settled" })
    expect(lastAsked()).toMatchObject({ search: "ada" })
    clock.increment(1_000)
    expect(service.asked).toHaveLength(2)
  })

  it("does not search again for what it has searched already", async () => {
    const { clock, service, types } = someone()
    types("  ")
    clock.increment(400)
    expect(service.asked).toHaveLength(1)
  })

  it("lets the latest search win and aborts the earlier one", async () => {
    const { actor, service, types, sees } = someone()
    types("ada")
    actor.send({ type: "search.settled" })
    expect(service.aborted).toHaveLength(1)
    await service.answer(page(["Ada"]), 1)
    await service.answer(page(["Everybody"]), 0)
    expect(sees().context.answer?.content).toEqual(["Ada"])
  })
})

describe("pagedListMachine, paging", () => {
  it("takes size, sorting and filter, and starts from the first page with each", async () => {
    const { actor, lastAsked } = someone()
    actor.send({ type: "page.chosen", page: 2 })
    expect(lastAsked()).toMatchObject({ page: 2 })
    actor.send({ type: "size.chosen", size: 25 })
    expect(lastAsked()).toMatchObject({ page: 0, size: 25 })
    actor.send({ type: "page.chosen", page: 1 })
    actor.send({ type: "sort.chosen", sort: { by: "start", direction: "descending" } })
    expect(lastAsked()).toMatchObject({ page: 0, sort: { by: "start", direction: "descending" } })
    actor.send({ type: "page.chosen", page: 1 })
    actor.send({ type: "filter.chosen", filter: { city: "York" } })
    expect(lastAsked()).toMatchObject({ page: 0, size: 25, filter: { city: "York" } })
  })

  it("goes to the last page when the one asked for is past the end", async () => {
    const { actor, service, lastAsked, sees } = someone()
    actor.send({ type: "page.chosen", page: 5 })
    await service.answer(page([], 23))
    expect(lastAsked()).toMatchObject({ page: 2 })
    await service.answer(page(["Zoe"], 23))
    expect(sees().value).toBe("loaded")
    expect(sees().context.request.page).toBe(2)
  })

  it("is empty, on the first page, when nothing is left at all", async () => {
    const { actor, service, sees } = someone()
    actor.send({ type: "page.chosen", page: 5 })
    await service.answer(page([], 0))
    await service.answer(page([], 0))
    expect(sees().value).toBe("empty")
    expect(sees().context.request.page).toBe(0)
  })
})

describe("pagedListMachine, failing", () => {
  it("keeps what was typed and chosen, and asks the same again", async () => {
    const { actor, service, types, lastAsked, sees } = someone()
    types("ada")
    actor.send({ type: "search.settled" })
    await service.fail(away)
    expect(sees().value).toBe("failed")
    expect(sees().context).toMatchObject({ typed: "ada", request: { search: "ada" }, failure: away })
    actor.send({ type: "reload.asked" })
    expect(sees().value).toBe("loading")
    expect(lastAsked()).toMatchObject({ search: "ada" })
  })

  it("tries the same again by itself while the service cannot be reached", async () => {
    const { actor, clock, service, lastAsked, sees } = someone()
    actor.send({ type: "page.chosen", page: 2 })
    await service.fail(away)
    clock.increment(2_000)
    await service.fail(away)
    clock.increment(5_000)
    expect(service.asked).toHaveLength(4)
    expect(lastAsked()).toMatchObject({ page: 2 })
    await service.answer(page(["Zoe"], 23))
    expect(sees().value).toBe("loaded")
    expect(sees().context.attempts).toBe(0)
  })
})

describe("pagedListMachine, led elsewhere", () => {
  const place = { search: "ada", page: 2, size: 50, sort: { by: "name", direction: "descending" } } as const

  it("asks at once for what an address tells, and shows the rows of before until they are there", async () => {
    const { actor, service, sees, lastAsked } = someone()
    await service.answer(page(["Ada"], 230))
    actor.send({ type: "place.changed", place: { ...place, filter: { city: "York" } } })
    expect(lastAsked()).toEqual({ ...place, filter: { city: "York" } })
    expect(sees().value).toBe("refreshing")
    expect(sees().context.typed).toBe("ada")
    expect(sees().context.answer?.content).toEqual(["Ada"])
  })

  it("takes what is not told as it was at first, whatever was chosen since", async () => {
    const { actor, service, lastAsked, sees } = someone()
    actor.send({ type: "place.changed", place: { ...place, filter: { city: "York" } } })
    actor.send({ type: "place.changed", place: { page: 1 } })
    expect(lastAsked()).toEqual({ search: "", page: 1, size: 10, filter: { city: "Leeds" } })
    expect(sees().context.typed).toBe("")
    await service.answer(page(["Ada"], 23))
    expect(sees().value).toBe("loaded")
  })

  it("no longer searches for what was being typed", () => {
    const { actor, clock, service, types } = someone()
    types("grace")
    actor.send({ type: "place.changed", place })
    clock.increment(1_000)
    expect(service.asked).toHaveLength(2)
  })

  it("clears search and filters at once, and keeps size and order", () => {
    const { actor, clock, service, types, lastAsked, sees } = someone()
    actor.send({ type: "place.changed", place })
    types("ada l")
    actor.send({ type: "filters.cleared", filter: { city: "" } })
    clock.increment(1_000)
    expect(service.asked).toHaveLength(3)
    expect(lastAsked()).toEqual({ ...place, search: "", page: 0, filter: { city: "" } })
    expect(sees().context.typed).toBe("")
  })

  it("knows a page that it corrected from one that was chosen", async () => {
    const { actor, service, sees } = someone()
    actor.send({ type: "place.changed", place: { page: 8 } })
    expect(sees().context.corrected).toBe(false)
    await service.answer(page([], 23))
    await service.answer(page(["Zoe"], 23))
    expect(sees().context).toMatchObject({ corrected: true, request: { page: 2 } })
    actor.send({ type: "page.chosen", page: 1 })
    expect(sees().context.corrected).toBe(false)
  })
})

describeWalk(pagedListMachine<string, Filter>(hirers), listScript({ city: "Leeds" }, { city: "York" }, "Ada"))
