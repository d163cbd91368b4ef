import { type StaffAct, type StaffActName, staffActLogic, staffActMachine } from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"
import { scope } from "./someStaff.ts"

const service = scriptedService()

const someone = () => {
  const told: Array<unknown> = []
  const actor = createActor(staffActLogic(connect))
  actor.on("notice", ({ notice }) => told.push(notice.text))
  actor.on("outdated", () => told.push("outdated"))
  actor.start()
  onTestFinished(() => void actor.stop())
  const does = async (act: StaffActName, more: Partial<StaffAct> = {}) => {
    actor.send({ type: "act.asked", act: { act, ...scope, ...more } })
    if (actor.getSnapshot().matches("confirming")) actor.send({ type: "act.confirmed" })
    await waitFor(actor, (state) => !state.hasTag("busy"))
    return told
  }
  return { actor, does }
}

describe("staffActLogic", () => {
  it("takes somebody on", async () => {
    service.use(handlers.agencyWorker.takeOn(() => ({ message: "Worker Taken On Successfully" })))
    expect(await someone().does("takeOn")).toEqual(["Worker taken on", "outdated"])
  })

  it.each([
    ["findFit", true],
    ["findUnfit", false]
  ] as const)("says with %s whether somebody is fit to work", async (act, fitToWork) => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agencyWorker.fitToWork(({ payload }) => {
        asked.push(payload)
        return { message: "" }
      })
    )
    expect(await someone().does(act)).toEqual(["Worker Fit To Work Updated Successfully", "outdated"])
    expect(asked).toEqual([{ workerId: 12, fitToWork }])
  })

  it("takes a job away once the person is sure", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agencyWorker.removeJob(({ params }) => {
        asked.push(params)
        return { message: "Worker Removed Successfully" }
      })
    )
    const { actor, does } = someone()
    actor.send({ type: "act.asked", act: { act: "removeJob", ...scope, jobId: 5 } })
    actor.send({ type: "act.cancelled" })
    expect(asked).toEqual([])
    expect(await does("removeJob", { jobId: 5 })).toEqual(["Worker Removed Successfully", "outdated"])
    expect(asked).toMatchObject([{ workerId: "12", jobId: "5" }])
  })

  it("says who was faster, and that what is shown is outdated", async () => {
    service.use(handlers.agencyWorker.letGo(failing(409, "Ada Hill has let this worker go already.")))
    expect(await someone().does("letGo")).toEqual(["Ada Hill has let this worker go already.", "outdated"])
  })

  it("says what went wrong, and may be asked again", async () => {
    service.use(handlers.agencyWorker.takeOn(failing(500)))
    const { does } = someone()
    expect(await does("takeOn")).toEqual(["Internal server error, please try later"])
    service.use(handlers.agencyWorker.takeOn(() => ({ message: "" })))
    expect(await does("takeOn")).toContain("Worker taken on")
  })
})

describeWalk(staffActMachine, {
  inputs: [undefined],
  events: [
    ...(["takeOn", "letGo", "findFit", "findUnfit"] as const).map(
      (act) => ({ type: "act.asked", act: { act, ...scope } }) as const
    ),
    { type: "act.asked", act: { act: "removeJob", ...scope, jobId: 5 } },
    { type: "act.confirmed" },
    { type: "act.cancelled" }
  ],
  answers: { do: [{}] }
})
