import {
  formLooksMachine,
  formPdfLogic,
  formPdfMachine,
  formRecordsMachine,
  handedInMachine,
  nextFormMachine,
  waitingFormsMachine
} from "@crewfleet/machines"
import { bankLongForm } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import type { LongFormThing } from "../../src/form/longFormEditor.ts"
import { onboardingEditor } from "../../src/onboarding/onboardingEditor.ts"
import { describeWalk } from "../describeWalk.ts"
import { listScript, loadingScript } from "../list/scripts.ts"

const now = "2026-11-20T10:00:00.000Z"
const of = { workerId: 12, agencyId: 7 }
const another = { workerId: 13, agencyId: 7 }
const record = {
  form: "bank",
  status: "WAITING_APPROVAL",
  submitted: true,
  revision: 2,
  decisions: []
} as const
const submission = { revision: 2, version: 1, at: now, by: "Una Reed", hash: "0", confirmed: [] }

describeWalk(formRecordsMachine, { ...loadingScript(of, another, [[record]]), unused: ["empty"] })

describeWalk(handedInMachine, {
  ...loadingScript({ ...of, form: "bank" as const }, { ...another, form: "bank" as const }, [
    { worker: "Una Reed", record, submissions: [submission] }
  ]),
  unused: ["empty"]
})

const waiting = {
  id: 1,
  form: "bank",
  revision: 2,
  again: false,
  workerId: 12,
  firstname: "Una",
  lastname: "Reed",
  submitted: now
} as const

describeWalk(
  waitingFormsMachine,
  listScript({ agencyId: 7 }, { agencyId: 7, form: "bank" as const }, waiting)
)

describeWalk(nextFormMachine, {
  ...loadingScript({ ...of, form: "bank" as const }, { ...another, form: "bank" as const }, [
    { next: waiting, others: 3 }
  ]),
  unused: ["empty"]
})

describeWalk(formPdfMachine, {
  inputs: [{ of: { ...of, form: "bank" as const } }],
  events: [
    { type: "file.asked", as: "print" },
    { type: "file.asked", as: "download" }
  ],
  answers: { deliver: [undefined] }
})

it("tells in words of its own that a form's PDF could not be fetched, and can be asked again", async () => {
  const told: Array<string> = []
  const load = () => Promise.reject({ _tag: "Refused", status: 409, message: "Not yet", violations: [] })
  const actor = createActor(
    formPdfLogic(load, async () => {}),
    { input: { of: { ...of, form: "bank" as const } } }
  )
  actor.on("notice", ({ notice }) => told.push(notice.text))
  actor.start()
  actor.send({ type: "file.asked", as: "print" })
  await waitFor(actor, (state) => state.matches("ready"))
  expect(told).toEqual(["The PDF could not be fetched. Check your connection and try again."])
  actor.send({ type: "file.asked", as: "download" })
  expect(actor.getSnapshot().hasTag("busy")).toBe(true)
  actor.stop()
})

const look = { id: 1, at: now, by: "Grace Lee", organisation: "Northway", fields: ["code"] }
describeWalk(formLooksMachine, {
  ...loadingScript({ ...of, form: "bank" as const }, { ...another, form: "bank" as const }, [[look]]),
  unused: ["empty"]
})

it("warns in the words of the specification where something is missing that is handed in", async () => {
  const blank: LongFormThing<(typeof bankLongForm)["form"]> = {
    ...{ id: 12, revision: 0, savedAt: null, answers: {}, left: {}, withheld: [], files: {} },
    submitted: null
  }
  const warned: Array<string> = []
  const actor = createActor(
    onboardingEditor(bankLongForm).provide({
      actors: { load: fromPromise(async () => blank) }
    }),
    { input: { id: 12 } }
  )
  actor.on("notice", ({ notice }) => warned.push(notice.text))
  actor.start()
  await waitFor(actor, (state) => !state.hasTag("busy"))
  actor.send({ type: "save.asked", intent: "submit", now })
  expect(warned).toEqual(["Missing Required Info."])
  actor.stop()
})
