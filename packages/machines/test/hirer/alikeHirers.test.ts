import { alikeHirersLogic, alikeHirersMachine, type LikenessRequest } from "@crewfleet/machines"
import type { ListedHirer } from "@crewfleet/sdk"
import type { Likeness } from "@crewfleet/sdk/rules"
import { handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { openQuestions } from "../list/questions.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const ada: ListedHirer = { id: 5, name: "Ada Hill", email: "ada@post.example" }
const byEmail: Likeness = { email: "ada@post.example" }
const byTelephone: Likeness = { telephone: "0113 496 0000" }
const agency = { agencyId: 7 }

/** Somebody who types who is to be entered. */
const someone = () => {
  const looks = openQuestions<ReadonlyArray<ListedHirer>, LikenessRequest>()
  const clock = new SimulatedClock()
  const machine = alikeHirersMachine.provide({ actors: { find: looks.logic } })
  const actor = createActor(machine, { clock, input: agency }).start()
  const types = (likeness: Likeness | undefined) => actor.send({ type: "person.changed", likeness })
  return { looks, clock, types, sees: () => actor.getSnapshot().context.found }
}

describe("alikeHirersMachine", () => {
  it("looks once the typing has paused, and not again for the same", async () => {
    const { looks, clock, types, sees } = someone()
    types(byTelephone)
    clock.increment(399)
    types(byEmail)
    clock.increment(400)
    await looks.answer([ada])
    types({ ...byEmail })
    clock.increment(400)
    expect(looks.asked).toEqual([{ scope: agency, likeness: byEmail }])
    expect(sees()).toEqual([ada])
  })

  it("lets the latest win, and shows nobody once too little is typed", async () => {
    const { looks, clock, types, sees } = someone()
    types(byEmail)
    clock.increment(400)
    types(byTelephone)
    clock.increment(400)
    await looks.answer([ada], 0)
    expect(sees()).toEqual([])
    await looks.answer([{ ...ada, id: 6 }], 1)
    expect(sees()).toEqual([{ ...ada, id: 6 }])
    types(undefined)
    expect(sees()).toEqual([])
  })

  it("keeps nobody from going on when it fails, and looks for the next", async () => {
    const { looks, clock, types, sees } = someone()
    types(byEmail)
    clock.increment(400)
    await looks.fail(new Error("away"))
    expect(sees()).toEqual([])
    types(byTelephone)
    clock.increment(400)
    await looks.answer([ada])
    expect(sees()).toEqual([ada])
  })

  it("asks the service for the agency's own", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.alike(({ query }) => {
        asked.push(query)
        return [ada]
      })
    )
    const clock = new SimulatedClock()
    const actor = createActor(alikeHirersLogic(connect), { clock, input: agency }).start()
    actor.send({ type: "person.changed", likeness: byEmail })
    clock.increment(400)
    const { context } = await waitFor(actor, ({ context }) => context.found.length > 0)
    expect(context.found).toEqual([ada])
    expect(asked).toEqual([{ agencyId: "7", email: "ada@post.example" }])
  })
})

describeWalk(alikeHirersMachine, {
  inputs: [agency],
  events: [
    { type: "person.changed", likeness: byEmail },
    { type: "person.changed", likeness: undefined }
  ],
  answers: { find: [[ada], []] }
})
