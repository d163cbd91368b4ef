import { agenciesLogic, agenciesMachine } from "@crewfleet/machines"
import { handlers } from "@crewfleet/sdk/testing"
import { expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { listScript } from "../list/scripts.ts"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const agency = { id: 7, name: "Kestrel", city: "Hull", vehicles: 12, bookings: 40 }

describeWalk(agenciesMachine, listScript({}, {}, agency))

it("asks for a page of agencies, and for what was typed", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.agency.list(({ params, query }) => {
      asked.push({ page: params.page, size: params.size, ...query })
      return { content: [agency], totalElements: 1 }
    })
  )
  const actor = createActor(agenciesLogic(connect), { input: { filter: {} } }).start()
  onTestFinished(() => void actor.stop())
  await waitFor(actor, (state) => state.matches("loaded"))
  actor.send({ type: "search.typed", text: "kest" })
  actor.send({ type: "search.settled" })
  await waitFor(actor, (state) => state.matches("loaded"))
  expect(asked).toEqual([
    { page: "0", size: "25" },
    { page: "0", size: "25", searchCriteria: "kest" }
  ])
})
