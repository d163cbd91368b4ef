import type { Failure } from "@crewfleet/sdk"
import { file, formInSections, text } from "@crewfleet/sdk/rules"
import { longFormEditor } from "../../src/form/longFormEditor.ts"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents, toldApart } from "../editing/editorEvents.ts"
import { uploadEnds } from "../upload/uploadScript.ts"

const now = "2026-11-20T10:00:00.000Z"
const blank = { id: 7, savedAt: null, left: {}, withheld: [], files: {}, submitted: null }

const short = formInSections(
  {
    one: {
      title: "One",
      questions: { first: text({ label: "First", max: 9, required: "Enter the first" }) }
    },
    other: { title: "Other", questions: { second: text({ label: "Second", max: 9 }) } }
  },
  { confirms: { first: ({ first }) => (first.length > 3 ? "That is long." : undefined) } }
)

const shortThing = (revision: number, first: string, second = "") => ({
  ...blank,
  revision,
  answers: { first, second }
})

// A form of its own: with sixty questions there are too many states to visit all.
describeWalk(
  longFormEditor(
    { kind: "short", title: "Short", version: 1, form: short },
    { id: "short", description: "A short form.", savesEvery: 10_000 }
  ),
  {
    inputs: [{}, { id: 7 }, { id: 7, form: { first: "", second: "" }, thing: shortThing(1, "a") }],
    events: [
      { type: "form.changed", changes: { first: "long" } },
      { type: "form.changed", changes: { first: "" } },
      { type: "act.asked", act: "none" },
      ...editorEvents(now)
    ],
    answers: {
      load: [shortThing(1, "a"), shortThing(2, "long")],
      save: [shortThing(3, "long")],
      act: [],
      upload: []
    },
    onlyFailures: toldApart,
    limit: 200_000,
    unused: ["confirming", "acting", "refreshing"]
  }
)

const chosen = { blobId: "b1", name: "b1.png", type: "image/png", size: 10 }
const sent = (id: string) => ({ id, name: `${id}.png`, type: "image/png", size: 10 })
const refused: Failure = {
  _tag: "Refused",
  status: 415,
  violations: [{ field: "file", message: "It will not do" }]
}

const onlyProof = formInSections({
  health: {
    title: "Health",
    questions: {
      proof: file({
        label: "Proof",
        accept: ["image/png"],
        max: 100,
        wrongType: "Only a picture",
        tooLarge: "Too large"
      })
    }
  }
})
const proofThing = (revision: number, proof: ReturnType<typeof sent> | null) => ({
  ...blank,
  revision,
  answers: { proof }
})

// A form of its own, with only what has to do with files: with more there are too many states to visit all.
describeWalk(
  longFormEditor(
    { kind: "proof", title: "Proof", version: 1, form: onlyProof },
    { id: "proof", description: "A form with one file.", savesEvery: 10_000 }
  ),
  {
    inputs: [{}, { id: 7 }, { id: 7, form: { proof: chosen }, thing: proofThing(1, sent("f0")) }],
    events: [
      { type: "form.changed", changes: { proof: null } },
      { type: "form.changed", changes: {} },
      { type: "connection.back" },
      { type: "upload.interrupted", id: "x9", failure: refused },
      { type: "upload.interrupted", id: "x9", failure: { _tag: "NetworkFailure" } },
      { type: "act.asked", act: "none" },
      ...editorEvents(now)
    ],
    answers: {
      load: [proofThing(1, sent("f0")), proofThing(2, { ...sent("f1"), name: "b1.png" })],
      save: [proofThing(3, null)],
      act: [],
      upload: uploadEnds({ files: [chosen], shrunk: [chosen] }, { id: "f1" }).slice(0, 2)
    },
    onlyFailures: toldApart,
    limit: 300_000,
    unused: ["confirming", "acting", "refreshing"]
  }
)
