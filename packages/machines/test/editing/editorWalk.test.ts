import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "./editorEvents.ts"
import { burns, confirmingNoteMachine, note, noteMachine, pins, savingNoteMachine, types } from "./people.ts"

const script = {
  inputs: [{}, { id: 4 }, { id: 4, form: { text: "Other" }, thing: note }],
  events: [types("Other"), types(""), pins, burns, ...editorEvents("2026-06-01T09:00:00.000Z")]
}
const load = [note, { ...note, text: "Theirs", version: 2 }]

describeWalk(noteMachine, { ...script, answers: { load, save: [undefined], act: [undefined], upload: [] } })

describeWalk(confirmingNoteMachine, {
  ...script,
  answers: { load, save: [undefined], act: [undefined], upload: [] }
})

describeWalk(savingNoteMachine, {
  ...script,
  answers: { load, save: [note], act: [note], upload: [] },
  limit: 120_000
})
