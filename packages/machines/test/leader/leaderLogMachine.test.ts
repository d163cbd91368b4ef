import { type CodeOutcome, leaderLogMachine } from "@crewfleet/machines"
import { leaderWords } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"

it("tells the leader that the feedback was received as soon as they have the telephone back, once", async () => {
  const unlock = fromPromise<CodeOutcome, { readonly code: string }>(async ({ input }) =>
    input.code === "135790" ? { _tag: "Opened" } : { _tag: "Paused", seconds: 5 }
  )
  const machine = leaderLogMachine.provide({ actors: { unlock } })
  const log = createActor(machine, { input: { step: 4, feedbackReceived: false } }).start()
  const giveBack = (code: string) => {
    log.send({ type: "telephone.returned" })
    log.send({ type: "code.submitted", code })
  }
  log.send({ type: "telephone.passed" })
  log.send({ type: "log.submitted" })
  expect(log.getSnapshot().matches({ passedOn: "answering" })).toBe(true)
  giveBack("000000")
  await waitFor(log, (state) => state.context.problem === leaderWords.codePaused(5))
  expect(log.getSnapshot().matches("passedOn")).toBe(true)
  log.send({ type: "code.submitted", code: "135790" })
  await waitFor(log, (state) => state.matches("successful"))
  log.send({ type: "ok.chosen" })
  expect(log.getSnapshot()).toMatchObject({ value: "keeping", context: { step: 5 } })
  log.send({ type: "telephone.passed" })
  giveBack("135790")
  await waitFor(log, (state) => state.matches("keeping"))
})
