import { type EditorEvent, type EditorInput, editorMachine, isDirty } from "@crewfleet/machines"
import { type AnswersOf, form, rows, text } from "@crewfleet/sdk/rules"
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate"
import { success } from "./people.ts"

/** A thing with two answers and rows, of which the service tidies the first. */
export interface Plan {
  readonly id: number
  readonly version: number
  readonly title: string
  readonly place: string
  readonly rows: ReadonlyArray<{ readonly rowId: string; readonly day: string }>
}

const planForm = form({
  title: text({ label: "Title", max: 100, required: "Enter a title" }),
  place: text({ label: "Place", max: 100 }),
  rows: rows({
    label: "Days",
    one: "Day",
    each: form({ day: text({ label: "Day", max: 100 }) }),
    max: 7
  })
})

export type PlanForm = AnswersOf<typeof planForm>

export const plan: Plan = {
  id: 4,
  version: 1,
  title: "Winter",
  place: "Leeds",
  rows: [{ rowId: "a1", day: "Monday" }]
}

export const options = {
  id: "plan",
  description: "A plan is made or edited.",
  form: planForm,
  created: success("Plan made"),
  updated: success("Plan saved"),
  acts: { pin: { done: success("Plan pinned") } }
}

export const staying = { ...options, stays: true }
export const returning = { ...options, returnsThing: true }

export const types = (changes: Partial<PlanForm>, key = ""): EditorEvent<PlanForm> => ({
  type: "form.changed",
  changes,
  key
})
export const saves = (intent: "save" | "submit" = "submit"): EditorEvent<PlanForm> => ({
  type: "save.asked",
  intent,
  now: "2026-06-01T09:00:00.000Z"
})

/** Somebody who edits a plan with a service that answers when it is told to. */
export const someone = async (
  manner: Parameters<typeof editorMachine<Plan, PlanForm>>[0],
  input: EditorInput<PlanForm, Plan> = { id: 4 }
) => {
  const asked: Array<{ readonly port: string; readonly form?: PlanForm; readonly intent?: string }> = []
  const waiting: Array<{ answer: (value: unknown) => void; refuse: (failure: unknown) => void }> = []
  const notified: Array<string> = []
  const drafts: Array<unknown> = []
  const service = { plan }
  const slow = <Input extends object>(port: string) =>
    fromPromise<unknown, Input>(({ input }) => {
      asked.push({ port, ...input })
      return new Promise((answer, refuse) => waiting.push({ answer, refuse }))
    })
  const clock = new SimulatedClock()
  const logic = editorMachine<Plan, PlanForm>(manner).provide({
    actors: { load: fromPromise(async () => service.plan), save: slow("save"), act: slow("act") }
  })
  const actor = createActor(logic, { input, clock })
  actor.on("notice", ({ notice }) => notified.push(notice.text))
  actor.on("draft.changed", ({ draft }) => drafts.push(draft?.form))
  actor.start()
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  await rests()
  return {
    actor,
    asked,
    notified,
    drafts,
    service,
    clock,
    form: () => actor.getSnapshot().context.form,
    dirty: () => isDirty(actor.getSnapshot().context, options),
    answers: async (answer: unknown) => {
      waiting.shift()?.answer(answer)
      return rests()
    },
    refuses: async (failure: unknown) => {
      waiting.shift()?.refuse(failure)
      return rests()
    }
  }
}
