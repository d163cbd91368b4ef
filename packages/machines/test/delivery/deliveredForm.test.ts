import { deliveryLogic } from "@crewfleet/machines"
import { uuid } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { sendsAs } from "./sendsAs.ts"
import { type StepDelivery, stepOptions } from "./step.ts"

const record = { jobId: 7, step: 1 }
const edits = (edit: StepDelivery["edit"]) => ({ type: "form.edited", edit }) as const

/** Somebody at work on a step of a job that begins then. */
const someone = async (begins: string) => {
  const sent: Array<unknown> = []
  const store = {
    read: async () => ({ draft: undefined, facts: { begins } }),
    keep: async () => {},
    forget: async () => {},
    attachment: async () => new Blob(["pixels"])
  }
  const logic = deliveryLogic<StepDelivery>(stepOptions, async () => ({}) as never, store, {
    send: async (_, { outgoing }) => {
      sent.push(outgoing)
      return { ...outgoing, receivedAt: "2026-03-02T10:05:00.000Z" }
    },
    attach: async (_, { record, id, file }) => void sent.push({ record, id, says: await file.text() })
  })
  const actor = createActor(logic, { input: record }).start()
  await waitFor(actor, (state) => state.matches({ filling: "known" }))
  const problems = () => actor.getSnapshot().context.problems.map(({ field, text: said }) => [field, said])
  return { actor, problems, sent }
}

it("is told what is wrong with its answers in the words of the form, until another one is given", async () => {
  const { actor, problems } = await someone("2026-03-02T00:00:00.000Z")
  actor.send(edits({ notes: "Far too many words to read" }))
  actor.send(sendsAs(uuid(50)))
  expect(problems()).toEqual([
    ["what", "Choose a step"],
    ["notes", expect.any(String)]
  ])
  actor.send(edits({ notes: "Few" }))
  expect(problems()).toEqual([["what", "Choose a step"]])
  actor.stop()
})

it("is held to rules that look at the moment and at what is known", async () => {
  const { actor, problems } = await someone("2026-03-03T00:00:00.000Z")
  actor.send(edits({ what: "LEFT" }))
  actor.send(sendsAs(uuid(50)))
  expect(problems()).toEqual([["what", "The job has not begun"]])
  actor.stop()
})

it("is sent as the form writes its answers, with the photos that these name", async () => {
  const { actor, sent } = await someone("2026-03-02T00:00:00.000Z")
  actor.send(edits({ what: "LEFT", photoIds: [uuid(2)] }))
  actor.send(sendsAs(uuid(50)))
  await waitFor(actor, ({ context }) => context.attachments.every(({ status }) => status === "received"))
  await waitFor(actor, (state) => state.matches("received"))
  expect(sent).toHaveLength(2)
  expect(sent).toContainEqual({ record, id: uuid(2), says: "pixels" })
  expect(sent).toContainEqual({
    id: uuid(50),
    follows: null,
    content: { what: "LEFT", notes: null, photoIds: [uuid(2)] }
  })
  actor.stop()
})
