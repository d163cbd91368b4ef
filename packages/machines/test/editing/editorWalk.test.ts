import { describeWalk } from "../describeWalk.ts"
import { burns, note, noteMachine, pins, stayingNoteMachine, types } from "./cast.ts"
import { editorEvents } from "./editorEvents.ts"

const script = {
  inputs: [{}, { id: 4 }, { id: 4, form: { text: "Chains" }, thing: note }],
  events: [types("Chains"), types(""), pins, burns, ...editorEvents("2026-06-01T09:00:00.000Z")]
}
const load = [note, { ...note, text: "Other", version: 2 }]

describeWalk(noteMachine, { ...script, answers: { load, save: [undefined], act: [undefined] } })

describeWalk(stayingNoteMachine, { ...script, answers: { load, save: [note], act: [note] } })
