import type { PromiseClient } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import {
  agencyPackLogic,
  clientPackLogic,
  type HandPack,
  packMachine
} from "../../src/transport/packMachine.ts"
import { describeWalk } from "../describeWalk.ts"

describeWalk(packMachine, {
  inputs: [{ of: { id: 7 } }],
  events: [
    { type: "file.asked", as: "json" },
    { type: "file.asked", as: "pdf" }
  ],
  answers: { deliver: [undefined] }
})

it("hands on what each call answers, and keeps nothing of it", async () => {
  const handed: Array<unknown> = []
  const hand: HandPack = (bytes, form) => handed.push([String(bytes), form])
  const answering = (name: string) => async (asked: unknown) => `${name} ${JSON.stringify(asked)}`
  const names = ["ofJob", "pdfOfJob", "ofRequest", "pdfOfRequest"]
  const pack = Object.fromEntries(names.map((name) => [name, answering(name)]))
  const load = async () => ({ pack }) as unknown as PromiseClient
  for (const logic of [agencyPackLogic(load, hand), clientPackLogic(load, hand)])
    for (const form of ["json", "pdf"] as const) {
      const actor = createActor(logic, { input: { of: { id: 7 } } }).start()
      actor.send({ type: "file.asked", as: form })
      await waitFor(actor, (state) => state.matches("ready"))
      expect(actor.getSnapshot().context).toEqual({ of: { id: 7 } })
    }
  const of = (name: string) => `${name} {"params":{"id":7},"query":{}}`
  expect(handed).toEqual([
    [of("ofJob"), "json"],
    [of("pdfOfJob"), "pdf"],
    [of("ofRequest"), "json"],
    [of("pdfOfRequest"), "pdf"]
  ])
})

it("says in the service's words why a pack is not there, and can be asked again", async () => {
  const message = "The pack of this journey is being sealed. Try again in a minute."
  const notices: Array<string> = []
  const refusing = packMachine.provide({
    actors: {
      deliver: fromPromise(() => Promise.reject({ _tag: "Refused", status: 409, message, violations: [] }))
    }
  })
  const actor = createActor(refusing, { input: { of: { id: 7 } } })
  actor.on("notice", ({ notice }) => notices.push(notice.text))
  actor.start()
  actor.send({ type: "file.asked", as: "pdf" })
  await waitFor(actor, (state) => state.matches("ready"))
  expect(notices).toEqual([message])
})
