import {
  askTransportRequests,
  cancellationLogic,
  cancellationMachine,
  clientTransportLogic,
  guestAgencyMachine,
  guestTransportLogic,
  mayCancelRequest,
  mayChangeRequest,
  samePatientLogic,
  samePatientMachine,
  type TransportRequestsFilter,
  transportChangeLogic,
  transportChangeMachine,
  transportCodeLogic,
  transportCodeMachine,
  transportMessageEditor,
  transportMessagesMachine,
  transportRequestMachine,
  transportRequestsMachine,
  wardMessageLogic,
  whyNoChange
} from "@crewfleet/machines"
import { endingByWard } from "@crewfleet/machines/life"
import type { ListedTransport, Notice } from "@crewfleet/sdk"
import { openTransportStatuses, transportChangeForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { type AnyStateMachine, createActor, SimulatedClock, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents, toldApart } from "../editing/editorEvents.ts"
import { listScript, loadingScript } from "../list/scripts.ts"
import { connect, scriptedService } from "../session/service.ts"
import { complete, job, now } from "./someRequests.ts"

const service = scriptedService()

const started = (logic: AnyStateMachine, input: object, clock?: SimulatedClock) => {
  const notices: Array<Notice> = []
  const actor = createActor(logic, { input, ...(clock && { clock }) })
  actor.on("notice", ({ notice }) => notices.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { actor, rests, said: () => notices.map(({ text }) => text) }
}

const saves = async (logic: AnyStateMachine, changes: object, id?: number) => {
  const { actor, rests, said } = started(logic, { id })
  await waitFor(actor, (state) => state.matches("open"))
  actor.send({ type: "form.changed", changes, key: "k-1" })
  actor.send({ type: "save.asked", intent: "submit", now })
  await rests()
  return { said, state: actor.getSnapshot() }
}

const moved = { destination: "Oak House", reason: " The bed was lost " }

describe("what a ward does with its request", () => {
  it("changes it over the version that was seen", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.byId(() => job),
      handlers.transportRequest.change(({ params, payload }) => {
        asked.push({ params, payload })
        return { ...job, version: 3 }
      })
    )
    const { said } = await saves(transportChangeLogic(connect), moved, 31)
    expect(asked).toMatchObject([{ params: { id: "31" }, payload: { destination: "Oak House", version: 2 } }])
    expect(said()).toEqual(["Request changed"])
  })

  it("asks why once an agency has accepted, and sends the reason", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.byId(() => ({ ...job, transportStatus: "ACCEPTED" })),
      handlers.transportRequest.change(({ payload }) => {
        asked.push(payload)
        return { ...job, transportStatus: "ACCEPTED", version: 3 }
      })
    )
    const none = await saves(transportChangeLogic(connect), { destination: "Oak House" }, 31)
    expect(none.state.context.problems).toMatchObject([
      { field: "reason", text: "Enter the reason for the change" }
    ])
    const { said } = await saves(transportChangeLogic(connect), moved, 31)
    expect(asked).toMatchObject([{ destination: "Oak House", reason: "The bed was lost" }])
    expect(said()).toEqual(["Request changed"])
  })

  it("compares both versions where somebody else was faster, and loses nothing", async () => {
    service.use(
      handlers.transportRequest.byId(() => job),
      handlers.transportRequest.change(failing(409))
    )
    const { actor } = started(transportChangeLogic(connect), { id: 31 })
    await waitFor(actor, (state) => state.matches("open"))
    actor.send({ type: "form.changed", changes: moved })
    service.use(handlers.transportRequest.byId(() => ({ ...job, version: 3, destination: "Elm House" })))
    actor.send({ type: "save.asked", intent: "submit", now })
    const met = await waitFor(actor, (state) => state.matches({ open: { saving: "comparing" } }))
    expect(met.context).toMatchObject({
      form: { destination: "Oak House" },
      theirs: { destination: "Elm House" }
    })
  })

  it("cancels it with a reason, which is asked for", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.cancel(({ payload }) => {
        asked.push(payload)
        return { ...job, transportStatus: "CANCELLED" }
      })
    )
    const none = await saves(cancellationLogic(connect, job), { reason: " " })
    expect(none.state.context.problems).toMatchObject([{ field: "reason", text: "Enter the reason" }])
    const { said } = await saves(cancellationLogic(connect, job), { reason: "The bed was lost" })
    expect(asked).toEqual([{ reason: "The bed was lost", version: 2 }])
    expect(said()).toEqual(["Job cancelled"])
  })

  it("says in the service's words why it cannot be cancelled", async () => {
    service.use(handlers.transportRequest.cancel(failing(409, "The journey is over")))
    const { said } = await saves(cancellationLogic(connect, job), { reason: "The bed was lost" })
    expect(said()).toEqual(["The journey is over"])
  })

  it("writes to the agency", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.addMessage(({ payload }) => {
        asked.push(payload)
        return { id: 1, side: "WARD", at: now, body: "Use the back door" }
      })
    )
    const { said } = await saves(wardMessageLogic(connect, { id: 31 }), { body: "Use the back door" })
    expect(asked).toEqual([{ body: "Use the back door" }])
    expect(said()).toEqual(["Message sent"])
  })

  it("may change or cancel it until the journey is over", () => {
    const open = ["NEW", "ACCEPTED", "AUTHORIZED", "COMMITTED", "IN_PROGRESS"]
    expect(open.every(mayChangeRequest) && open.every(mayCancelRequest)).toBe(true)
    expect(open.map(endingByWard)).toEqual([
      ...Array(3).fill("job.cancelled"),
      ...Array(2).fill("job.aborted")
    ])
    const over = ["LOGGED", "CLOSED", "DECLINED", "CANCELLED", "ABORTED", "EXPIRED", "DREAMT"]
    expect(over.some(mayChangeRequest) || over.some(mayCancelRequest)).toBe(false)
  })
})

describe("what a ward has changed", () => {
  const elsewhere = { ...complete, destination: "Oak House" }
  const calmer = { ...complete, mentalHealthStatus: "Very calm" }

  it("can be saved until the crew is sent, and after that where it leaves time, places and crew", () => {
    expect(whyNoChange("ACCEPTED", complete, elsewhere)).toBeUndefined()
    expect(whyNoChange("AUTHORIZED", complete, elsewhere)).toBeUndefined()
    expect(whyNoChange("COMMITTED", complete, calmer)).toBeUndefined()
    expect(whyNoChange("COMMITTED", complete, elsewhere)).toBe(
      "The crew was sent already: tell the agency by telephone what has to change"
    )
  })
})

describe("asking over HTTP", () => {
  it("sends a guest's request with its key and the odd answers that were passed", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.applicant.agency(() => ({ id: 1, name: "Northway" })),
      handlers.transportRequest.guest(({ payload }) => {
        asked.push(payload)
        return { refPrefix: "TR-31", dateTimeRequired: complete.dateTimeRequired, agencyName: "Northway" }
      })
    )
    const host = { recall: async () => undefined, isSignedIn: async () => false }
    const { actor, rests } = started(guestTransportLogic(connect, host), { agencyId: 1, lasting: 1_000 })
    await rests()
    actor.send({ type: "form.changed", changes: complete, key: "k-1" })
    actor.send({ type: "submit.asked", now, key: "k-2" })
    expect((await rests()).value).toBe("sent")
    expect(asked).toMatchObject([
      { agencyId: 1, idempotencyKey: "k-1", confirmed: [], semail: complete.semail }
    ])
  })

  it("begins a client's request like an earlier one, but without its time", async () => {
    service.use(
      handlers.transportRequest.agencies(() => [{ id: 1, name: "Northway" }]),
      handlers.transportRequest.byId(() => job)
    )
    const host = { recall: async () => undefined }
    const { actor, rests } = started(clientTransportLogic(connect, host), { from: 31, lasting: 1_000 })
    await rests()
    expect(actor.getSnapshot().context.form).toMatchObject({ patientName: "Ada Hale", dateTimeRequired: "" })
  })

  it("lists those of the statuses that are wanted", async () => {
    const asked: Array<URLSearchParams> = []
    service.use(
      handlers.transportRequest.list(({ query }) => {
        asked.push(new URLSearchParams(query as Record<string, string>))
        return { content: [], totalElements: 0, totalPages: 0 }
      })
    )
    const ask = async (standing: string | undefined, search = "") =>
      askTransportRequests(await connect(), { search, page: 0, size: 25, filter: { standing } }, {})
    await ask("OPEN", "TR")
    await ask("CLOSED")
    await ask(undefined)
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      { statuses: openTransportStatuses.join(","), searchCriteria: "TR" },
      { statuses: "CLOSED" },
      {}
    ])
  })
})

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
describeWalk(transportCodeMachine, {
  inputs: [{ id: 31 }],
  events: [
    { type: "code.requested" },
    { type: "code.submitted", code: "" },
    { type: "code.submitted", code: "123456" }
  ],
  answers: { sendCode: [{}], unlock: [job] }
})
describeWalk(
  transportRequestsMachine,
  listScript<ListedTransport, TransportRequestsFilter>(
    { standing: "OPEN" },
    { standing: "NEW" },
    {
      id: 31,
      refPrefix: "TR-31",
      transportStatus: "NEW" as const,
      dateTimeRequired: now
    }
  )
)
describeWalk(transportRequestMachine, { ...loadingScript({ id: 31 }, { id: 32 }, [job]), unused: ["empty"] })
describeWalk(transportMessagesMachine, { ...loadingScript({ id: 31 }, { id: 32 }, [[]]), unused: ["empty"] })
describeWalk(guestAgencyMachine, {
  ...loadingScript({ agencyId: 1 }, { agencyId: 2 }, [{ id: 1, name: "Northway" }]),
  unused: ["empty"]
})

const acting = ["confirming", "acting", "refreshing", "catchingUp", "uploading"]
const loading = ["loading", "failed", "learning", "meeting", "comparing"]
const noAct = { type: "act.asked", act: "none" } as const
/** What a rule says of masked answers is another thing, so these stay incomplete, and are saved as they are. */
const begun = { ...job, patientName: undefined }
const changed = { ...begun, version: 3, destination: "Oak House" }

describeWalk(transportChangeMachine, {
  inputs: [
    {},
    { id: 31 },
    { id: 31, form: transportChangeForm.read({ ...begun, destination: "Elm House" }), thing: begun }
  ],
  events: [
    { type: "form.changed", changes: { destination: "Oak House" } },
    { type: "form.changed", changes: { destination: "" } },
    { type: "save.asked", intent: "save", now },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [begun, changed], save: [changed], act: [], upload: [] },
  onlyFailures: toldApart,
  unused: [...acting, "confirmingAnswers"]
})
describeWalk(cancellationMachine, {
  inputs: [{}, { form: { reason: "The bed was lost" } }],
  events: [
    { type: "form.changed", changes: { reason: "The ward is full" } },
    { type: "form.changed", changes: { reason: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{}], act: [], upload: [] },
  unused: [...loading, ...acting, "confirmingAnswers"]
})
describeWalk(transportMessageEditor, {
  inputs: [{}, { form: { body: "The back door is locked" } }],
  events: [
    { type: "form.changed", changes: { body: "Please ring" } },
    { type: "form.changed", changes: { body: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{}], act: [], upload: [] },
  unused: [...loading, ...acting, "confirmingAnswers"]
})
