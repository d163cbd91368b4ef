import {
  type RequirementsOfCode,
  requirementsEditorLogic,
  requirementsEditorMachine
} from "@crewfleet/machines"
import { requirementsForm } from "@crewfleet/sdk/rules"
import { handlers } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"
import { connect, scriptedService } from "../session/service.ts"
import { matrix } from "./someEligibility.ts"

const set: RequirementsOfCode = {
  id: 3,
  assignmentCodeId: 3,
  assignmentCode: "Nurse",
  needsDbs: true,
  requirements: matrix.requirements,
  version: 2
}
const now = "2026-11-23T09:00:00Z"
const changes = {
  requirements: requirementsForm
    .read({ requirements: set.requirements })
    .requirements.map((row) => ({ ...row, name: "Fire" }))
}

const theirs = { ...set, version: 3, requirements: [] }

/** Nothing is done beside saving; and what an agency asks for is always there. */
const acting = ["confirming", "acting", "refreshing"]

describeWalk(requirementsEditorMachine, {
  inputs: [{}, { id: 3 }, { id: 3, thing: { ...set, version: 1 }, form: changes }],
  events: [
    { type: "form.changed", changes },
    {
      type: "form.changed",
      changes: { requirements: changes.requirements.map((row) => ({ ...row, name: "" })) }
    },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: { load: [set, theirs], save: [theirs], act: [], upload: [] },
  unused: acting
})

const service = scriptedService()

it("saves the whole set over the version that was edited", async () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.eligibility.requirements(() => set),
    handlers.eligibility.saveRequirements(({ params, payload }) => {
      sent.push([params.assignmentCodeId, payload])
      return { ...set, version: 3 }
    })
  )
  const actor = createActor(requirementsEditorLogic(connect), { input: { id: 3 } }).start()
  await waitFor(actor, (state) => state.context.thing !== undefined)
  actor.send({ type: "form.changed", changes })
  actor.send({ type: "save.asked", intent: "submit", now })
  await waitFor(actor, (state) => state.context.thing?.version === 3)
  expect(sent).toMatchObject([
    [
      "3",
      {
        version: 2,
        requirements: [{ id: 2, name: "Fire", anyOf: [{ kind: "training", id: 20 }], otherwise: "REFUSE" }]
      }
    ]
  ])
})
