import {
  declineEditorLogic,
  declineEditorMachine,
  drivingLicenceEditorLogic,
  drivingLicenceEditorMachine,
  informationEditorLogic,
  informationEditorMachine,
  jobEditorLogic,
  jobEditorMachine,
  noteEditorLogic,
  noteEditorMachine,
  workerEditorLogic,
  workerEditorMachine
} from "@crewfleet/machines"
import {
  agencyWorkerForm,
  declineForm,
  drivingLicenceForm,
  informationForm,
  jobForm,
  noteForm
} from "@crewfleet/sdk/rules"
import { handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { type AnyStateMachine, createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"
import { connect, scriptedService } from "../session/service.ts"
import { grace, information, job, licence, scope } from "./someStaff.ts"

const now = "2026-11-20T10:00:00.000Z"
const service = scriptedService()

/** Somebody who opens an editor, types, and asks for it to be saved. */
const saving = async (logic: AnyStateMachine, changes: object, id?: number) => {
  const actor = createActor(logic, { input: { id } })
  const notices: Array<unknown> = []
  actor.on("notice", ({ notice }) => notices.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  await waitFor(actor, (state) => state.matches("open"))
  actor.send({ type: "form.changed", changes })
  actor.send({ type: "save.asked", intent: "submit", now })
  await waitFor(actor, (state) => !state.hasTag("busy"))
  return { notices, context: actor.getSnapshot().context }
}

describe("the editors of an agency's workers", () => {
  it("save what is known of a worker over the version that was seen", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.worker.byId(() => grace),
      handlers.worker.update(({ params, query, payload }) => {
        asked.push({ params, query, payload })
        return { ...grace, firstname: "Gracie", version: 5 }
      })
    )
    const { notices } = await saving(workerEditorLogic(connect, 7), { firstname: "Gracie" }, 12)
    expect(asked).toMatchObject([
      {
        params: { workerId: "12" },
        query: { agencyId: "7" },
        payload: { firstname: "Gracie", assignmentCode: { id: 3 }, nationality: "GB", version: 4 }
      }
    ])
    expect(notices).toEqual([{ level: "success", text: "Worker Info Updated Successfully" }])
  })

  it("save an agency's information with the numbers of what it is about", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agencyWorker.information(() => information),
      handlers.agencyWorker.updateInformation(({ payload }) => {
        asked.push(payload)
        return { ...information, version: 3 }
      })
    )
    const { notices } = await saving(
      informationEditorLogic(connect, scope),
      { paymentMethod: "Umbrella" },
      31
    )
    expect(asked).toMatchObject([{ id: 31, ...scope, paymentMethod: "Umbrella", version: 2 }])
    expect(notices).toEqual([{ level: "success", text: "Worker Info Updated Successfully" }])
  })

  it("save a driving licence over the version that was seen", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.driver.licence(() => licence),
      handlers.driver.saveLicence(({ params, query, payload }) => {
        asked.push({ params, query, payload })
        return { ...licence, version: 3 }
      })
    )
    const { notices } = await saving(drivingLicenceEditorLogic(connect, scope), { penaltyPoints: "6" }, 31)
    expect(asked).toMatchObject([
      {
        params: { workerId: "12" },
        query: { agencyId: "7" },
        payload: { licenceNumber: "LEE99952015G99AB", penaltyPoints: 6, issuedIn: null, version: 2 }
      }
    ])
    expect(notices).toEqual([{ level: "success", text: "Driving licence saved" }])
  })

  it("add a job by the numbers of what was chosen", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agencyWorker.addJob(({ payload }) => {
        asked.push(payload)
        return job
      })
    )
    const chosen = {
      assignmentCodeId: { id: "3", name: "Nurse" },
      paymentMethodId: { id: "1", name: "Paye" }
    }
    const { notices } = await saving(jobEditorLogic(connect, scope), chosen)
    expect(asked).toEqual([{ assignmentCodeId: 3, paymentMethodId: 1 }])
    expect(notices).toEqual([{ level: "success", text: "Worker Job Added Successfully" }])
  })

  it("write down a note", async () => {
    service.use(handlers.agencyWorker.addNote(({ payload }) => ({ id: 1, note: payload.note, at: now })))
    const { notices } = await saving(noteEditorLogic(connect, scope), { note: "Prefers nights" })
    expect(notices).toEqual([{ level: "success", text: "Worker Note Added Successfully" }])
  })

  it("decline an applicant, with the reason that they read", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.agencyWorker.decline(({ payload }) => {
        asked.push(payload)
        return { message: "Applicant Declined Successfully" }
      })
    )
    const { notices } = await saving(declineEditorLogic(connect, scope), { reason: "No licence" })
    expect(asked).toEqual([{ reason: "No licence" }])
    expect(notices).toEqual([{ level: "success", text: "Applicant declined" }])
  })

  it.each([
    ["a job", jobEditorMachine],
    ["a note", noteEditorMachine],
    ["a decision", declineEditorMachine]
  ])(
    "say Missing Required Info. of %s in which something is missing, and send nothing",
    async (_, machine) => {
      const { notices, context } = await saving(machine, {})
      expect(notices).toEqual([{ level: "warning", text: "Missing Required Info." }])
      expect(context.problems.length).toBeGreaterThan(0)
    }
  )
})

const acting = ["confirming", "acting", "refreshing"]
const noAct = { type: "act.asked", act: "end" } as const

const renamed = { ...grace, firstname: "Gracie", version: 5 }
describeWalk(workerEditorMachine, {
  inputs: [
    {},
    { id: 12 },
    { id: 12, form: agencyWorkerForm.read({ ...grace, lastname: "Leigh" }), thing: grace }
  ],
  events: [
    { type: "form.changed", changes: { firstname: "Gracie" } },
    { type: "form.changed", changes: { firstname: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [grace, renamed], save: [renamed], act: [], upload: [] },
  unused: acting
})

const umbrella = { ...information, paymentMethod: "Umbrella", version: 3 } as const
describeWalk(informationEditorMachine, {
  inputs: [
    {},
    { id: 31 },
    { id: 31, form: informationForm.read({ ...information, paymentMethod: "Pvt. Ltd" }), thing: information }
  ],
  events: [
    { type: "form.changed", changes: { paymentMethod: "Umbrella" } },
    { type: "form.changed", changes: { paymentMethod: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [information, umbrella], save: [umbrella], act: [], upload: [] },
  unused: acting
})

// The calendar in a British number is in none that is masked.
const abroad = { ...licence, issuer: "ABROAD", issuedIn: "Germany", licenceNumber: "B072RRE2I55" }
const pointed = { ...abroad, penaltyPoints: 3, version: 3 }
describeWalk(drivingLicenceEditorMachine, {
  inputs: [
    {},
    { id: 31 },
    { id: 31, form: drivingLicenceForm.read({ ...abroad, categories: "B" }), thing: abroad }
  ],
  events: [
    { type: "form.changed", changes: { penaltyPoints: "3" } },
    { type: "form.changed", changes: { licenceNumber: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [abroad, pointed], save: [pointed], act: [], upload: [] },
  unused: acting
})

/** What is only made is never loaded, nor is there another version of it. */
const loading = ["loading", "failed", "learning", "meeting", "comparing"]

const nurse = { assignmentCodeId: { id: "3", name: "Nurse" }, paymentMethodId: { id: "1", name: "Paye" } }
describeWalk(jobEditorMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: { ...jobForm.empty, ...nurse } }],
  events: [
    { type: "form.changed", changes: nurse },
    { type: "form.changed", changes: jobForm.empty },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{ id: 5 }], act: [], upload: [] },
  unused: [...loading, ...acting]
})

describeWalk(noteEditorMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: { note: "Prefers nights" } }],
  events: [
    { type: "form.changed", changes: { note: "Prefers nights" } },
    { type: "form.changed", changes: noteForm.empty },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{ id: 5 }], act: [], upload: [] },
  unused: [...loading, ...acting]
})

describeWalk(declineEditorMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: { reason: "No licence" } }],
  events: [
    { type: "form.changed", changes: { reason: "No licence" } },
    { type: "form.changed", changes: declineForm.empty },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{}], act: [], upload: [] },
  unused: [...loading, ...acting]
})
