import { readFileSync } from "node:fs"
import { join } from "node:path"
import { dashboardMachine, signInMachine } from "@crewfleet/machines"
import { parseRecording } from "@crewfleet/machines/recording"
import { everyMachine } from "@crewfleet/machines/testing"
import { act, cleanup, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { createActor, fromPromise } from "xstate"
import { recordedRun } from "../../../src/inspector/screen/recordedRun.ts"
import { standInFor } from "../../../src/inspector/screen/standIns.ts"
import { SignInScreen } from "../../../src/portal/SignInScreen.tsx"
import { visiting } from "../../visiting.ts"

const file = join(import.meta.dirname, "../../../../../tests/recordings/oneTimePassword.json")
const recording = parseRecording(readFileSync(file, "utf8"))
const stepOf = (actor: string, event: string) =>
  recording.steps.findIndex(
    (step) => step.actor === actor && step._tag === "Heard" && step.event.type === event
  )
const asksCode = stepOf("signIn", "xstate.done.actor.login")

const asked = vi.fn()
const signIn = signInMachine.provide({
  actors: {
    restore: fromPromise(async () => asked("restore")),
    login: fromPromise(async () => asked("login"))
  }
})

visiting()
beforeEach(() => void asked.mockClear())
afterEach(cleanup)

const standingIn = () => {
  const standIns = standInFor(recordedRun(recording, everyMachine))
  onTestFinished(() => {
    cleanup()
    standIns.restore()
  })
  const goTo = (step: number) =>
    act(async () => {
      standIns.goTo(step)
      standIns.tell()
    })
  return { standIns, goTo }
}
const dialog = () => screen.queryByRole("dialog", { name: "Enter one-time password" })

it("shows the real screen at each step, forth and back", async () => {
  const { goTo } = standingIn()
  await goTo(1)
  render(<SignInScreen logic={signIn} />)
  expect(dialog()).toBeNull()
  await goTo(asksCode)
  expect(await screen.findByRole("dialog", { name: "Enter one-time password" })).toBeTruthy()
  await goTo(asksCode - 1)
  expect(dialog()).toBeNull()
})

it("asks no port, and is changed by nothing that is pressed", async () => {
  const { goTo } = standingIn()
  await goTo(1)
  render(<SignInScreen logic={signIn} />)
  await goTo(asksCode)
  const code = await screen.findByLabelText("One-time password")
  await userEvent.type(code, "123456{Enter}")
  expect(dialog()).not.toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

it("has the children of a machine stand in too, where they were", async () => {
  const { goTo } = standingIn()
  const dashboard = createActor(dashboardMachine, { input: { userType: "AGENCY", agencyId: 1 } }).start()
  const graph = () => dashboard.getSnapshot().children.graph?.getSnapshot().value
  await goTo(recording.steps.findIndex(({ actor }) => actor === "dashboard/graph"))
  expect(graph()).toBe("loading")
  await goTo(recording.steps.length - 1)
  expect(graph()).toBe("loaded")
})

it("leaves an actor that the recording does not know where it begins", async () => {
  const { goTo } = standingIn()
  await goTo(0)
  const actor = createActor(signIn).start()
  expect(actor.getSnapshot().value).toEqual({ asking: "restoring" })
  actor.send({ type: "credentials.submitted", username: "a@b.example", password: "x" })
  expect(actor.getSnapshot().value).toEqual({ asking: "restoring" })
  expect(asked).not.toHaveBeenCalled()
})

it("tells what the step told, once", async () => {
  const notice = { level: "success", text: "Somebody was told so" } as const
  const run = recordedRun(
    {
      ...recording,
      steps: recording.steps.map((step, index) =>
        index === asksCode ? { ...step, notices: [notice] } : step
      )
    },
    everyMachine
  )
  const standIns = standInFor(run)
  onTestFinished(standIns.restore)
  const heard = vi.fn()
  const actor = createActor(signIn).start()
  actor.on("notice", heard)
  standIns.goTo(asksCode - 1)
  standIns.tell()
  await Promise.resolve()
  expect(heard).not.toHaveBeenCalled()
  standIns.goTo(asksCode)
  standIns.tell()
  expect(heard.mock.calls).toEqual([[{ type: "notice", notice }]])
})

it("lets actors run again afterwards", async () => {
  const standIns = standInFor(recordedRun(recording, everyMachine))
  standIns.restore()
  const actor = createActor(signIn).start()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("restore"))
  actor.stop()
})
