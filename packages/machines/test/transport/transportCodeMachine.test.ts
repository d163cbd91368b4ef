import { transportCodeLogic, transportCodeMachine } from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"
import { job } from "./someRequests.ts"
import { started } from "./startedWard.ts"

const service = scriptedService()

describe("transportCodeMachine", () => {
  it("has a code mailed and takes it, spaces and all", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.sendCode(() => ({})),
      handlers.transportRequest.unlock(({ payload }) => {
        asked.push(payload)
        return job
      })
    )
    const { actor, rests, said } = started(transportCodeLogic(connect), { id: 31 })
    actor.send({ type: "code.requested" })
    await rests()
    expect(said()).toEqual(["A code is on its way by e-mail."])
    actor.send({ type: "code.submitted", code: "123 456" })
    expect((await rests()).value).toBe("unlocked")
    expect(asked).toEqual([{ code: "123456" }])
    expect(actor.getSnapshot().context.code).toBe("")
  })

  it("explains a wrong code and asks again", async () => {
    const violations = [{ field: "code", message: "This code is not the one that was sent" }]
    service.use(handlers.transportRequest.unlock(failing(400, violations)))
    const { actor, rests } = started(transportCodeLogic(connect), { id: 31 })
    actor.send({ type: "code.submitted", code: "1" })
    expect((await rests()).value).toBe("codeSent")
    expect(actor.getSnapshot().context.problems.map(({ text }: { text: string }) => text)).toEqual([
      "This code is not the one that was sent"
    ])
  })
})

describeWalk(transportCodeMachine, {
  inputs: [{ id: 31 }],
  events: [
    { type: "code.requested" },
    { type: "code.submitted", code: "" },
    { type: "code.submitted", code: "123456" }
  ],
  answers: { sendCode: [{}], unlock: [job] }
})
