import {
  type QuotedHire,
  quoteLogic,
  quoteMachine,
  termsPriceLogic,
  termsPriceMachine
} from "@crewfleet/machines"
import type { Quote } from "@crewfleet/sdk"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { openQuestions } from "../list/questions.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const hire: QuotedHire = {
  vehicleId: 9,
  start: "2026-11-23T09:00:00.000Z",
  end: "2026-11-25T09:00:00.000Z",
  promoCode: ""
}
const quote = (totalAmount: number): Quote => ({
  daysHired: 2,
  invoiceItemResult: [],
  subTotalAmount: totalAmount,
  totalAmount
})

/** Somebody who types into a form with a price beside it. */
const someone = () => {
  const prices = openQuestions<Quote, { readonly hire: QuotedHire }>()
  const clock = new SimulatedClock()
  const actor = createActor(quoteMachine.provide({ actors: { quote: prices.logic } }), { clock }).start()
  const wants = (wanted: QuotedHire | undefined) => actor.send({ type: "hire.changed", hire: wanted })
  return { actor, clock, prices, wants, sees: () => actor.getSnapshot() }
}

describe("quoteMachine", () => {
  it("asks once the typing has paused, and not again for the same", async () => {
    const { clock, prices, wants, sees } = someone()
    wants({ ...hire, vehicleId: 8 })
    clock.increment(399)
    wants(hire)
    clock.increment(399)
    expect(prices.asked).toEqual([])
    clock.increment(1)
    expect(prices.asked).toEqual([{ hire }])
    await prices.answer(quote(100))
    wants({ ...hire })
    expect(sees().value).toBe("known")
    expect(sees().context.quote).toEqual(quote(100))
  })

  it("keeps the last price while the next one is on its way, and lets the latest win", async () => {
    const { clock, prices, wants, sees } = someone()
    wants(hire)
    clock.increment(400)
    await prices.answer(quote(100))
    wants({ ...hire, vehicleId: 8 })
    clock.increment(400)
    wants({ ...hire, vehicleId: 7 })
    expect(prices.aborted).toHaveLength(1)
    expect(sees().context.quote).toEqual(quote(100))
    clock.increment(400)
    await prices.answer(quote(70), 2)
    await prices.answer(quote(80), 1)
    expect(sees().context.quote).toEqual(quote(70))
  })

  it("asks once more for a price that may have changed, and keeps it in sight meanwhile", async () => {
    const { actor, clock, prices, wants, sees } = someone()
    wants(hire)
    clock.increment(400)
    await prices.answer(quote(100))
    actor.send({ type: "reload.asked" })
    expect(sees().context.quote).toEqual(quote(100))
    await prices.answer(quote(120))
    expect(prices.asked).toEqual([{ hire }, { hire }])
    expect(sees().context.quote).toEqual(quote(120))
  })

  it("forgets the price when there is nothing to price any more", async () => {
    const { clock, prices, wants, sees } = someone()
    wants(hire)
    clock.increment(400)
    await prices.answer(quote(100))
    wants(undefined)
    expect([sees().value, sees().context.quote]).toEqual(["waiting", undefined])
  })

  it("asks the service with the code, or without one", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.booking.price(({ query }) => {
        asked.push(query)
        return quote(1)
      })
    )
    for (const promoCode of [" TENTH ", " "]) {
      const actor = createActor(quoteLogic(connect), { clock: new SimulatedClock() }).start()
      actor.send({ type: "hire.changed", hire: { ...hire, promoCode } })
      ;(actor.clock as SimulatedClock).increment(400)
      await waitFor(actor, (state) => state.matches("known"))
    }
    const { promoCode: _, ...plain } = hire
    expect(asked).toEqual([
      { ...plain, vehicleId: "9", promoCode: "TENTH" },
      { ...plain, vehicleId: "9" }
    ])
  })

  it("keeps why there is no price, and asks again when asked to", async () => {
    service.use(
      handlers.booking.price(failing(400, [{ field: "promoCode", message: "There is no such code." }]))
    )
    const actor = createActor(quoteLogic(connect), { clock: new SimulatedClock() }).start()
    actor.send({ type: "hire.changed", hire })
    ;(actor.clock as SimulatedClock).increment(400)
    const { context } = await waitFor(actor, (state) => state.matches("failed"))
    expect(context.failure).toMatchObject({ violations: [{ field: "promoCode" }] })
  })
})

describeWalk(quoteMachine, {
  events: [
    { type: "hire.changed", hire },
    { type: "hire.changed", hire: undefined },
    { type: "reload.asked" }
  ],
  answers: { quote: [quote(100)] }
})

const changed = { end: "2026-11-26T09:00:00.000Z" }

describeWalk(termsPriceMachine, {
  events: [
    { type: "hire.changed", hire: { id: 12, agencyId: 7, changed } },
    { type: "hire.changed", hire: undefined },
    { type: "reload.asked" }
  ],
  answers: { quote: [{ before: quote(100), after: quote(120), difference: 20, available: true }] }
})

it("asks for the price of a change with what is changed alone", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.booking.termsPrice(({ params, query }) => {
      asked.push({ id: params.id, ...query })
      return { before: quote(100), after: quote(120), difference: 20, available: true }
    })
  )
  const actor = createActor(termsPriceLogic(connect), { clock: new SimulatedClock() }).start()
  actor.send({ type: "hire.changed", hire: { id: 12, agencyId: 7, changed } })
  ;(actor.clock as SimulatedClock).increment(400)
  await waitFor(actor, (state) => state.matches("known"))
  expect(asked).toEqual([{ id: "12", agencyId: "7", end: changed.end }])
})
