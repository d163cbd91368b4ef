import { resetPasswordLogic, savePasswordLogic } from "@crewfleet/machines"
import { handlers } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { connect, scriptedService } from "./service.ts"

const service = scriptedService()

it("resetPasswordLogic asks the service to send a link", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.session.resetPassword(({ payload }) => {
      asked.push(payload)
      return {}
    })
  )
  const actor = createActor(resetPasswordLogic(connect)).start()
  actor.send({ type: "email.submitted", email: "priya@crewfleet.example" })
  await waitFor(actor, (state) => state.matches({ asking: "sent" }))
  expect(asked).toEqual([{ email: "priya@crewfleet.example" }])
})

it("savePasswordLogic saves the password at the service", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.session.savePassword(({ payload }) => {
      asked.push(payload)
      return {}
    })
  )
  const actor = createActor(savePasswordLogic(connect), { input: { token: "t-1" } }).start()
  const typed = { newPassword: "Summer-2026", repeatedpass: "Summer-2026" }
  actor.send({ type: "password.submitted", ...typed })
  await waitFor(actor, (state) => state.matches("saved"))
  expect(asked).toEqual([{ token: "t-1", ...typed }])
})
