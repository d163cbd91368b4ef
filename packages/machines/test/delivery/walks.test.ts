import { uuid } from "@crewfleet/sdk/testing"
import { note, noteOptions, receiptOf, record } from "./note.ts"
import { walkUnshared } from "./walkUnshared.ts"

// Nobody else leaves a note under the same link.
walkUnshared(noteOptions, {
  record,
  form: note,
  edit: { text: "" },
  attachments: [uuid(1), uuid(2)],
  receiptOf,
  earlierOf: (id) => receiptOf(id, { ...note, pages: [] })
})
