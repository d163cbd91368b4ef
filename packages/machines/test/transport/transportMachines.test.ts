import {
  agenciesForJobMachine,
  agencyChecksEditorMachine,
  askTransportJobs,
  authorisationEditorMachine,
  crewEditorMachine,
  driversForJobMachine,
  dueForErasureMachine,
  jobLooksMachine,
  transportBoardMachine,
  transportHistoryMachine,
  transportJobsMachine,
  transportScheduleMachine,
  usualLengthEditorMachine,
  vehiclesForJobMachine,
  workersForJobMachine
} from "@crewfleet/machines"
import type { PromiseClient } from "@crewfleet/sdk"
import { agencyChecksForm, authorisationForm, crewForm, usualLengthForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents, toldApart } from "../editing/editorEvents.ts"
import { listScript, loadingScript } from "../list/scripts.ts"
import { grace, jobOf, lineOf } from "./someJob.ts"

const [request, another] = [
  { id: 7, agencyId: 4 },
  { id: 8, agencyId: 4 }
]
const at = "2026-11-24T03:00:00.000Z"

describe("askTransportJobs", () => {
  const past = { dateTimeRequired: "2020-01-01T00:00:00.000Z" }
  const far = { dateTimeRequired: "2999-01-01T00:00:00.000Z" }
  const content = [
    lineOf({ id: 1, ...past, transportStatus: "LOGGED" }),
    lineOf({ id: 2, ...far, lacks: ["VEHICLE"] }),
    lineOf({ id: 3, ...past })
  ]
  const asked: Array<unknown> = []
  const list = async (query: unknown) => {
    asked.push(query)
    return { content, totalElements: 3 }
  }
  const client = { transport: { list } } as unknown as PromiseClient
  const asks = { search: "", page: 0, size: 25, filter: { agencyId: 4, statuses: [] } }

  it("marks what is late in the order of the service, which brings it to the top", async () => {
    const { content } = await askTransportJobs(client, asks, {})
    expect(content.map(({ id, urgency }) => [id, urgency])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, "LATE"]
    ])
    expect(asked.at(-1)).toEqual({
      params: { page: 0, size: 25 },
      query: { agencyId: 4, statuses: undefined, searchCriteria: undefined, direction: undefined }
    })
  })

  it("asks for an order that was chosen", async () => {
    const sort = { by: "dateTimeRequired", direction: "descending" } as const
    await askTransportJobs(client, { ...asks, sort }, {})
    expect(asked.at(-1)).toMatchObject({ query: { agencyId: 4, direction: "DESC" } })
  })
})

describeWalk(
  transportJobsMachine,
  listScript(
    { agencyId: 4, statuses: ["NEW"] },
    { agencyId: 4, statuses: [] },
    { ...lineOf(), urgency: "LATE" }
  )
)
describeWalk(jobLooksMachine, listScript(request, another, { id: 1, at, by: "Ada", audiences: ["care"] }))
const column = { transportStatus: "NEW" as const, total: 1, jobs: [lineOf()] }
describeWalk(transportBoardMachine, loadingScript({ agencyId: 4 }, { agencyId: 5 }, [[], [column]]))
const day = { from: "2026-11-24T00:00:00.000Z", to: "2026-11-25T00:00:00.000Z" }
const driving = { kind: "DRIVER" as const, id: 12, name: "Grace Lee", engagements: [] }
describeWalk(
  transportScheduleMachine,
  loadingScript({ agencyId: 4, ...day }, { agencyId: 5, ...day }, [[], [driving]])
)
const vehicle = { id: 3, name: "Ford Transit", approved: true, taken: [] }
describeWalk(vehiclesForJobMachine, loadingScript(request, another, [[], [vehicle]]))
const northway = { id: 4, name: "Northway", standing: "ASKED" as const }
describeWalk(agenciesForJobMachine, loadingScript(request, another, [[], [northway]]))
const leaving = {
  ...{ id: 7, refPrefix: "TJ-7", transportStatus: "CLOSED" as const },
  ...{ dateTimeRequired: day.from, erasedFrom: day.to }
}
describeWalk(dueForErasureMachine, loadingScript(undefined, undefined, [[], [leaving]]))
describeWalk(driversForJobMachine, loadingScript(request, another, [[], [grace]]))
describeWalk(
  workersForJobMachine,
  loadingScript(request, another, [[], [{ workerSpecId: 11, workers: [grace] }]])
)
const entry = { event: "job.accepted", toStatus: "ACCEPTED" as const, user: "Ada", at }
describeWalk(transportHistoryMachine, loadingScript(request, another, [[], [entry]]))

const noAct = { type: "act.asked", act: "end" } as const
const acting = ["confirming", "acting", "refreshing"]

const planned = {
  id: 7,
  version: 3,
  start: "2026-11-24T08:00:00.000Z",
  end: "2026-11-24T12:00:00.000Z",
  breakTime: 30,
  dateTimeRequired: "2026-11-24T08:00:00.000Z"
}
const later = { start: "2026-11-24T08:30:00.000Z" }
const shorter = { ...planned, version: 4, breakTime: 15 }
describeWalk(authorisationEditorMachine, {
  limit: 120_000,
  inputs: [
    {},
    { form: authorisationForm.read(planned) },
    { id: 7 },
    { id: 7, form: authorisationForm.read({ ...planned, breakTime: 45 }), thing: planned }
  ],
  events: [
    { type: "form.changed", changes: { breakTime: "15" } },
    { type: "form.changed", changes: { end: "" } },
    { type: "form.changed", changes: later },
    noAct,
    ...editorEvents(at)
  ],
  answers: { load: [planned, shorter], save: [shorter], act: [], upload: [] },
  onlyFailures: toldApart,
  unused: acting
})

const { transportWorkerSpecList } = jobOf()
const crew = { id: 7, version: 3, transportWorkerSpecList }
const larger = {
  ...crew,
  version: 4,
  transportWorkerSpecList: transportWorkerSpecList.map((spec) => ({ ...spec, numberOfStaff: 2 }))
}
const unsaid = {
  transportWorkerSpecList: crewForm
    .read(crew)
    .transportWorkerSpecList.map((row) => ({ ...row, numberOfStaff: "" }))
}
describeWalk(crewEditorMachine, {
  inputs: [{}, { id: 7 }, { id: 7, form: crewForm.empty, thing: crew }],
  events: [
    { type: "form.changed", changes: crewForm.read(larger) },
    { type: "form.changed", changes: unsaid },
    noAct,
    ...editorEvents(at)
  ],
  answers: { load: [crew, larger], save: [{}], act: [], upload: [] },
  onlyFailures: toldApart,
  unused: acting
})

const usual = { id: 4, usualMinutes: 360 }
describeWalk(usualLengthEditorMachine, {
  inputs: [
    {},
    { form: usualLengthForm.read(usual) },
    { id: 4 },
    { id: 4, form: usualLengthForm.read({ ...usual, usualMinutes: 240 }), thing: usual }
  ],
  events: [
    { type: "form.changed", changes: { usualMinutes: "300" } },
    { type: "form.changed", changes: { usualMinutes: "" } },
    noAct,
    ...editorEvents(at)
  ],
  answers: { load: [usual, { ...usual, usualMinutes: 300 }], save: [{}], act: [], upload: [] },
  onlyFailures: toldApart,
  unused: acting
})

const checks = { id: 4, checks: [{ rowId: "ramp", label: "Ramp", gravity: "CRITICAL" }] }
describeWalk(agencyChecksEditorMachine, {
  inputs: [
    {},
    { form: agencyChecksForm.read(checks) },
    { id: 4 },
    { id: 4, form: agencyChecksForm.empty, thing: checks }
  ],
  events: [
    { type: "form.changed", changes: agencyChecksForm.read({ checks: [] }) },
    {
      type: "form.changed",
      changes: agencyChecksForm.read({ checks: [{ rowId: "ramp", label: " ", gravity: "CRITICAL" }] })
    },
    noAct,
    ...editorEvents(at)
  ],
  answers: {
    load: [checks, { ...checks, checks: [{ rowId: "lift", label: "Lift", gravity: "MINOR" }] }],
    save: [{}],
    act: [],
    upload: []
  },
  onlyFailures: toldApart,
  unused: acting
})
