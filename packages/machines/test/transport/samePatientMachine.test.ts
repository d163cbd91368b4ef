import { samePatientLogic, samePatientMachine } from "@crewfleet/machines"
import { handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { SimulatedClock } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"
import { now } from "./someRequests.ts"
import { started } from "./startedWard.ts"

const service = scriptedService()

describe("samePatientMachine", () => {
  it("looks once the typing pauses, and tells what it found", async () => {
    const asked: Array<unknown> = []
    const found = { id: 8, ref: "TR-8", dateTimeRequired: now, transportStatus: "NEW" as const }
    service.use(
      handlers.transportRequest.samePatient(({ payload }) => {
        asked.push(payload)
        return [found]
      })
    )
    const clock = new SimulatedClock()
    const { actor, rests } = started(samePatientLogic(connect), {}, clock)
    const typed = (patientName: string) => ({ patientName, pdob: "1980-02-03", day: "2026-11-24" })
    actor.send({ type: "patient.typed", request: typed("Ad") })
    clock.increment(300)
    actor.send({ type: "patient.typed", request: typed("Ada") })
    clock.increment(600)
    await rests()
    expect(asked).toEqual([typed("Ada")])
    expect(actor.getSnapshot().context.found).toEqual([found])
    actor.send({ type: "patient.typed", request: undefined })
    expect(actor.getSnapshot().context.found).toEqual([])
  })
})

describeWalk(samePatientMachine, {
  inputs: [undefined],
  events: [
    { type: "patient.typed", request: { patientName: "Ada", pdob: "1980-02-03", day: "2026-11-24" } },
    { type: "patient.typed", request: undefined }
  ],
  answers: { look: [[]] }
})
